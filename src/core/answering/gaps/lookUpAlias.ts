// Looks up a gap by the alias under which files import a module: `prShared`, or `prShared.NewFinder` for a definition in it.
import { fileKeyOf } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { GraphFile, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { countPhrase, maxPlaces, nameAndPlace, type ScopedSources, type GapResult } from './gapResult.ts';

/** An import of a module under the alias. */
interface Importer {
  readonly file: GraphFile;
  readonly module: string;
  readonly line: number;
}

/** The modules that code inside the scope imports as `name`, or their definitions for `name.member`; undefined when there are none. */
export function lookUpAlias(name: string, scopedSources: ScopedSources): GapResult | undefined {
  const dot = name.indexOf('.');
  const [alias, member] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
  const importers = importersOf(alias, scopedSources);
  const modules = firstOfEach(importers, ({ module }) => module);
  if (modules.length === 0) return undefined;
  const foundResult = { how: 'facts', outcome: 'found', candidates: [], symbols: [] } as const;
  const files = countPhrase(new Set(importers.map(({ file }) => file.path)).size, 'file');
  const moduleNames = modules.slice(0, maxPlaces).map(({ module }) => module);
  const note = `\`${alias}\` is the name under which ${files} import ${moduleNames.join(', ')}`;
  const definitions = modules.flatMap((each) => definitionsIn(each, scopedSources));
  if (!member) {
    const places = modules.slice(0, maxPlaces).map(importCandidate);
    return { ...foundResult, places, note: `${note}, which`, outline: definitions.map(({ fact }) => fact.qualifiedName) };
  }
  const symbols = definitions.filter(({ fact }) => fact.qualifiedName === member);
  if (symbols.length === 0) return undefined;
  const places = symbols.slice(0, maxPlaces).map((symbol) => symbolCandidate(symbol, 1, l10n.t('defines {0}', name)));
  const outcome = symbols.length === 1 ? 'found' : 'ambiguous';
  return {
    ...foundResult,
    outcome,
    places,
    symbols: symbols.length === 1 ? symbols : [],
    note: `${note}; ${symbols.map(nameAndPlace).join('; ')}`,
  };
}

function importersOf(alias: string, { sources: { graph, fullText }, scope }: ScopedSources): readonly Importer[] {
  // Unpacking facts is expensive: only files that contain the word.
  const namingFiles = fullText.filesWith([...new Set(termsOfText(alias, 'code'))], scope.search);
  const keys = new Set(namingFiles.map(fileKeyOf));
  const importers: Importer[] = [];
  for (const file of graph.files()) {
    if (!keys.has(fileKeyOf(file)) || !scope.contains(file.root, file.path)) continue;
    for (const { names, module, line } of file.facts.imports)
      if (names.some(({ local }) => local === alias)) importers.push({ file, module, line });
  }
  return importers;
}

function importCandidate({ file: { root, path, role }, module, line }: Importer): Candidate {
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
function definitionsIn({ file, module }: Importer, { sources: { graph }, scope }: ScopedSources): readonly SymbolNode[] {
  const moduleParts = partsOf(module);
  const countSharedParts = (parts: readonly string[]): number => {
    let count = 0;
    while (count < parts.length && parts.at(-1 - count) === moduleParts.at(-1 - count)) count++;
    return count;
  };
  // A module is a file in most languages and a folder in some: the path that shares most parts with its name wins.
  const importedFiles = graph.imports(file.root, file.path).map(({ root, path }) => {
    const parts = partsOf(path);
    const [asFile, asFolder] = [countSharedParts(parts.slice(0, -1)), countSharedParts(parts.slice(0, -2))];
    return { root, path, sharedParts: Math.max(asFile, asFolder), isFolder: asFolder > asFile };
  });
  const maxSharedParts = Math.max(1, ...importedFiles.map(({ sharedParts }) => sharedParts));
  const [moduleFile] = importedFiles.filter(({ sharedParts }) => sharedParts === maxSharedParts);
  if (!moduleFile) return [];
  const folder = moduleFile.path.slice(0, moduleFile.path.lastIndexOf('/') + 1);
  const isInModule = ({ root, path }: GraphFile): boolean =>
    root === moduleFile.root &&
    (moduleFile.isFolder ? path.startsWith(folder) && !path.slice(folder.length).includes('/') : path === moduleFile.path);
  return [...graph.files()]
    .filter((each) => isInModule(each) && scope.contains(each.root, each.path))
    .flatMap(({ root, path }) => graph.inFile(root, path))
    .filter(({ fact }) => fact.parent === 0 && fact.kind !== 'module' && !fact.name.startsWith('<'));
}

function partsOf(path: string): readonly string[] {
  return path.split(/[/.]/).filter(Boolean);
}
