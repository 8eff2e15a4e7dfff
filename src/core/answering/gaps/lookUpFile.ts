// Looks up a gap that names a file, lines of a file, or a folder.
import * as l10n from '@vscode/l10n';
import { outsideSentence } from '../../indexing/files/fileStateLabels.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { chunkCandidate, symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { GapRequest } from './gapRequest.ts';
import { slashedPath, type GapView } from './gapView.ts';
import { countPhrase, maxPlaces, notFoundResult, type GapSources, type GapResult } from './gapResult.ts';

/** The result for the path `file`: lines where `request` has some, otherwise the definitions of the file, or the files of the folder. */
export function lookUpFile(file: string, request: GapRequest, view: GapView, gapSources: GapSources): GapResult {
  const files = view.filesAt(file);
  const [onlyFile] = files;
  if (!onlyFile) return folderResult(file, view) ?? missingFileResult(file, view, gapSources);
  if (files.length > 1) {
    const names = files.map(({ path }) => path);
    const note = `several files end in ${file}: ${names.slice(0, maxPlaces).join(', ')}`;
    return { how: 'file', outcome: 'ambiguous', places: [], symbols: [], candidates: names, note };
  }
  return request.lines ? linesResult(onlyFile, request.lines, gapSources) : wholeFileResult(onlyFile, request, gapSources);
}

/** Lists the files of a folder, so that the next request can name one. */
function folderResult(path: string, view: GapView): GapResult | undefined {
  const folder = view.folderAt(path);
  if (!folder) return undefined;
  const note = `${folder.path} is a folder of ${countPhrase(folder.files.length, 'file')}; it`;
  return { how: 'file', outcome: 'partial', places: [], symbols: [], candidates: [], note, outline: folder.files.map((each) => each.path) };
}

/** Reports why a file cannot be read: left out of the index, outside the scope, or missing. */
export function missingFileResult(file: string, view: GapView, { skippedFiles }: GapSources): GapResult {
  const wantedPath = slashedPath(file);
  const skippedFile = skippedFiles.find(({ path, directory }) =>
    directory ? `${wantedPath}/`.includes(`/${path}/`) : `/${path}`.endsWith(wantedPath),
  );
  if (skippedFile) {
    const { reason, detail, path } = skippedFile;
    const note = `${file} is not read: ${reason} (${path}${detail && `; ${detail}`})`;
    return { ...notFoundResult, how: 'file', outcome: 'ignored', note, rule: outsideSentence(reason, detail) };
  }
  if (view.isPathOutside(file)) return view.outOfScopeResult(file, 'file');
  return { ...notFoundResult, how: 'file', note: `no file ${file} in this workspace` };
}

function linesResult({ root, path, role }: PathFile, lines: NonNullable<GapRequest['lines']>, { sources, scope }: GapSources): GapResult {
  // A scope can be one definition: reads the requested lines inside it.
  let [first, last] = [lines.first, lines.last];
  const endLine = lastLineOf(root, path, sources);
  if (endLine !== undefined && first > endLine) return { ...notFoundResult, how: 'file', note: `${path} ends with line ${endLine + 1}` };
  last = Math.min(last, endLine ?? last);
  while (first <= last && !scope.contains(root, path, first)) first++;
  while (last >= first && !scope.contains(root, path, last)) last--;
  if (first > last) {
    const note = `these lines of ${path} are outside the scope that the developer chose`;
    return { ...notFoundResult, how: 'file', outcome: 'out-of-scope', note };
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
function lastLineOf(root: string, path: string, { graph }: GapSources['sources']): number | undefined {
  return graph.inFile(root, path).find(({ fact }) => fact.kind === 'module')?.fact.range.end.line;
}

/** Definitions of a file, those that match the other words of the request first, with all names as its outline. */
function wholeFileResult({ root, path }: PathFile, { text, file = '' }: GapRequest, { sources, scope }: GapSources): GapResult {
  const { graph, fullText } = sources;
  const symbolsInFile = graph.inFile(root, path).filter(({ fact }) => scope.contains(root, path, fact.range.start.line));
  const byIndex = new Map(symbolsInFile.map((each) => [each.fact.index, each]));
  const symbols = symbolsInFile.filter(({ fact }) => fact.kind !== 'module' && !fact.name.startsWith('<'));
  const outerSymbols = symbols.filter(({ fact }) => (byIndex.get(fact.parent)?.fact.kind ?? 'module') === 'module');
  const why = l10n.t('is in {0}', path);
  const words = new Set(termsOfText(text.replace(file, ' ')));
  const countSharedTerms = (name: string): number => termsOfText(name).filter((term) => words.has(term)).length;
  const matchingSymbols = symbols
    .filter(({ fact }) => countSharedTerms(fact.name) > 0)
    .toSorted((a, b) => countSharedTerms(b.fact.name) - countSharedTerms(a.fact.name));
  const shownSymbols = [...new Set([...matchingSymbols, ...(outerSymbols.length ? outerSymbols : symbols)])];
  const chunks = fullText.inFile(root, path).filter(({ lines }) => scope.contains(root, path, lines.first));
  const places = shownSymbols.length
    ? shownSymbols.map((each) => symbolCandidate(each, 1, why))
    : chunks.map((chunk) => chunkCandidate(chunk, 1, why, graph));
  const outline = symbols.map(({ fact }) => fact.qualifiedName);
  return { how: 'file', outcome: 'found', places, symbols: [], candidates: [], note: path, outline };
}
