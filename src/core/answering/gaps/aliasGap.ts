// Looks up a gap by the alias under which files import a module: `prShared`, or `prShared.NewFinder` for a definition in it.
import { fileKeyOf } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { GraphFile, SymbolNode } from '../../graph/edges/types.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { countPhrase, mostPlaces, nameAndPlace, type ScopedSources, type GapResult } from './gapResult.ts';

/** An import of a module under the alias. */
interface Importer {
  readonly file: GraphFile;
  readonly module: string;
  readonly line: number;
}

/** The modules that code inside the scope imports as `name`, or their definitions for `name.member`; undefined when there are none. */
export function aliasGap(name: string, within: ScopedSources): GapResult | undefined {
  const dot = name.indexOf('.');
  const [alias, member] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
  const importers = importersOf(alias, within);
  const modules = firstOfEach(importers, ({ module }) => module);
  if (modules.length === 0) return undefined;
  const matches = { how: 'facts', outcome: 'found', candidates: [], symbols: [] } as const;
  const files = countPhrase(new Set(importers.map(({ file }) => file.path)).size, 'file');
  const named = modules.slice(0, mostPlaces).map(({ module }) => module);
  const note = `\`${alias}\` is the name under which ${files} import ${named.join(', ')}`;
  const definitions = modules.flatMap((each) => definedIn(each, within));
  if (!member) {
    const places = modules.slice(0, mostPlaces).map(lineOf);
    return { ...matches, places, note: `${note}, which`, outline: definitions.map(({ fact }) => fact.qualifiedName) };
  }
  const symbols = definitions.filter(({ fact }) => fact.qualifiedName === member);
  if (symbols.length === 0) return undefined;
  const places = symbols.slice(0, mostPlaces).map((symbol) => ofSymbol(symbol, 1, l10n.t('defines {0}', name)));
  const outcome = symbols.length === 1 ? 'found' : 'ambiguous';
  return {
    ...matches,
    outcome,
    places,
    symbols: symbols.length === 1 ? symbols : [],
    note: `${note}; ${symbols.map(nameAndPlace).join('; ')}`,
  };
}

function importersOf(alias: string, { sources: { graph, search }, scope }: ScopedSources): readonly Importer[] {
  // Unpacking facts is expensive: only files that contain the word.
  const holding = search.filesWith([...new Set(termsOf(alias, 'code'))], scope.search);
  const keys = new Set(holding.map(fileKeyOf));
  const importers: Importer[] = [];
  for (const file of graph.files()) {
    if (!keys.has(fileKeyOf(file)) || !scope.contains(file.root, file.path)) continue;
    for (const { names, module, line } of file.facts.imports)
      if (names.some(({ local }) => local === alias)) importers.push({ file, module, line });
  }
  return importers;
}

function lineOf({ file: { root, path, role }, module, line }: Importer): Candidate {
  return {
    root,
    path,
    role,
    lines: { first: line, last: line },
    symbol: null,
    title: module,
    score: 1,
    why: l10n.t('imports {0}', module),
  };
}

/** Definitions at the top of the module's file or folder, within this workspace and the scope. */
function definedIn({ file, module }: Importer, { sources: { graph }, scope }: ScopedSources): readonly SymbolNode[] {
  const wanted = partsOf(module);
  const shared = (parts: readonly string[]): number => {
    let count = 0;
    while (count < parts.length && parts.at(-1 - count) === wanted.at(-1 - count)) count++;
    return count;
  };
  // A module is a file in most languages and a folder in some: the path that shares most parts with its name wins.
  const imported = graph.imports(file.root, file.path).map(({ root, path }) => {
    const parts = partsOf(path);
    const [asFile, asFolder] = [shared(parts.slice(0, -1)), shared(parts.slice(0, -2))];
    return { root, path, agrees: Math.max(asFile, asFolder), isFolder: asFolder > asFile };
  });
  const best = Math.max(1, ...imported.map(({ agrees }) => agrees));
  const [meant] = imported.filter(({ agrees }) => agrees === best);
  if (!meant) return [];
  const folder = meant.path.slice(0, meant.path.lastIndexOf('/') + 1);
  const isOfIt = ({ root, path }: GraphFile): boolean =>
    root === meant.root && (meant.isFolder ? path.startsWith(folder) && !path.slice(folder.length).includes('/') : path === meant.path);
  return [...graph.files()]
    .filter((each) => isOfIt(each) && scope.contains(each.root, each.path))
    .flatMap(({ root, path }) => graph.inFile(root, path))
    .filter(({ fact }) => fact.parent === 0 && fact.kind !== 'module' && !fact.name.startsWith('<'));
}

function partsOf(path: string): readonly string[] {
  return path.split(/[/.]/).filter(Boolean);
}
