// Looks up a gap that names a file, lines of a file, or a folder.
import * as l10n from '@vscode/l10n';
import { outsideSentence } from '../../indexing/files/fileStateWords.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { ofChunk, ofSymbol, type Candidate } from '../../searching/candidate.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { GapRequest } from './gapRequest.ts';
import { slashedPath, type GapView } from './gapView.ts';
import { countPhrase, mostPlaces, nothingFound, type GapSources, type GapResult } from './gapResult.ts';

/** Looks up `file` of `request`. */
export function fileGap(file: string, request: GapRequest, view: GapView, sources: GapSources): GapResult {
  const files = view.files(file);
  const [only] = files;
  if (!only) return folderGap(file, view) ?? missingFile(file, view, sources);
  if (files.length > 1) {
    const names = files.map(({ path }) => path);
    const note = `several files end in ${file}: ${names.slice(0, mostPlaces).join(', ')}`;
    return { how: 'file', outcome: 'ambiguous', places: [], symbols: [], candidates: names, note };
  }
  return request.lines ? lineGap(only, request.lines, sources) : wholeFile(only, request, sources);
}

/** Lists the files of a folder, so that the next request can name one. */
function folderGap(path: string, view: GapView): GapResult | undefined {
  const folder = view.folder(path);
  if (!folder) return undefined;
  const note = `${folder.path} is a folder of ${countPhrase(folder.files.length, 'file')}; it`;
  return { how: 'file', outcome: 'partial', places: [], symbols: [], candidates: [], note, outline: folder.files.map((each) => each.path) };
}

/** Reports why a file cannot be read: left out of the index, outside the scope, or missing. */
export function missingFile(file: string, view: GapView, { skipped }: GapSources): GapResult {
  const wanted = slashedPath(file);
  const ignored = skipped.find(({ path, directory }) => (directory ? `${wanted}/`.includes(`/${path}/`) : `/${path}`.endsWith(wanted)));
  if (ignored) {
    const { reason, detail, path } = ignored;
    const note = `${file} is not read: ${reason} (${path}${detail && `; ${detail}`})`;
    return { ...nothingFound, how: 'file', outcome: 'ignored', note, rule: outsideSentence(reason, detail) };
  }
  if (view.isPathOutside(file)) return view.outside(file, 'file');
  return { ...nothingFound, how: 'file', note: `no file ${file} in this workspace` };
}

function lineGap({ root, path, role }: PathFile, lines: NonNullable<GapRequest['lines']>, { sources, scope }: GapSources): GapResult {
  // A scope can be one definition: reads the requested lines inside it.
  let [first, last] = [lines.first, lines.last];
  const end = lastLine(root, path, sources);
  if (end !== undefined && first > end) return { ...nothingFound, how: 'file', note: `${path} ends with line ${end + 1}` };
  last = Math.min(last, end ?? last);
  while (first <= last && !scope.contains(root, path, first)) first++;
  while (last >= first && !scope.contains(root, path, last)) last--;
  if (first > last) {
    const note = `these lines of ${path} are outside the scope that the developer chose`;
    return { ...nothingFound, how: 'file', outcome: 'out-of-scope', note };
  }
  const symbol = sources.graph.at(root, path, first);
  const place: Candidate = {
    root,
    path,
    role,
    lines: { first, last },
    symbol: symbol && symbol.fact.range.start.line >= first ? symbol : null,
    title: path,
    score: 1,
    why: l10n.t('was requested'),
  };
  return { how: 'file', outcome: 'found', places: [place], symbols: [], candidates: [], note: `${path}, the lines asked for` };
}

/** Zero-based last line of a file with a grammar, from its module; undefined for other files. */
function lastLine(root: string, path: string, { graph }: GapSources['sources']): number | undefined {
  return graph.inFile(root, path).find(({ fact }) => fact.kind === 'module')?.fact.range.end.line;
}

/** Definitions of a file, those that match the other words of the request first, with all names as its outline. */
function wholeFile({ root, path }: PathFile, { text, file = '' }: GapRequest, { sources, scope }: GapSources): GapResult {
  const { graph, search } = sources;
  const inFile = graph.inFile(root, path).filter(({ fact }) => scope.contains(root, path, fact.range.start.line));
  const byIndex = new Map(inFile.map((each) => [each.fact.index, each]));
  const symbols = inFile.filter(({ fact }) => fact.kind !== 'module' && !fact.name.startsWith('<'));
  const outer = symbols.filter(({ fact }) => (byIndex.get(fact.parent)?.fact.kind ?? 'module') === 'module');
  const why = l10n.t('is in {0}', path);
  const words = new Set(termsOf(text.replace(file, ' ')));
  const shared = (name: string): number => termsOf(name).filter((term) => words.has(term)).length;
  const told = symbols.filter(({ fact }) => shared(fact.name) > 0).toSorted((a, b) => shared(b.fact.name) - shared(a.fact.name));
  const shown = [...new Set([...told, ...(outer.length ? outer : symbols)])];
  const chunks = search.inFile(root, path).filter(({ lines }) => scope.contains(root, path, lines.first));
  const places = shown.length ? shown.map((each) => ofSymbol(each, 1, why)) : chunks.map((chunk) => ofChunk(chunk, 1, why, graph));
  const outline = symbols.map(({ fact }) => fact.qualifiedName);
  return { how: 'file', outcome: 'found', places, symbols: [], candidates: [], note: path, outline };
}
