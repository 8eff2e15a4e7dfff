// Finds where users of a library begin if no manifest, README or program says so: the types and functions that most of its tests use.
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { membersOf } from '../../graph/files/enclosingSymbols.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { isProjectCode, type ProjectEntry } from './projectEntries.ts';
import type { ProjectFiles } from './projectFiles.ts';

const maxEntries = 3;
/** Maximum functions among which the start of the main path is chosen. */
const maxFunctions = 20;
/** Fewer test files tell nothing: every test uses what it tests. */
const minTestFiles = 3;

/** Entries for the exported types and functions that most test files use, most used first; empty where no three test files share one. */
export function testedEntries({ root, at, files }: ProjectFiles, graph: CodeGraph): readonly ProjectEntry[] {
  const entries: (ProjectEntry & { readonly testFiles: number })[] = [];
  for (const { path } of files.filter(isProjectCode)) {
    const symbols = graph.inFile(root, path);
    for (const symbol of symbols) {
      if (!isOpen(symbol, symbols)) continue;
      const members = isClassLike(symbol.fact) ? membersOf(symbol, graph) : [];
      const testFiles = testFilesOf([symbol, ...members], graph);
      const file = testFiles < minTestFiles ? undefined : at(path);
      if (file) entries.push({ file, symbol, manifestLine: undefined, testFiles });
    }
  }
  return entries.sort((a, b) => b.testFiles - a.testFiles).slice(0, maxEntries);
}

/** The functions that most test files call, most used first. */
export function testedFunctions({ root, files }: ProjectFiles, graph: CodeGraph): readonly SymbolNode[] {
  return files
    .filter(isProjectCode)
    .flatMap(({ path }) => graph.inFile(root, path))
    .filter((symbol) => isFunction(symbol) && symbol.role === 'code' && symbol.fact.exported)
    .map((symbol) => ({ symbol, testFiles: testFilesOf([symbol], graph) }))
    .filter(({ testFiles }) => testFiles >= minTestFiles)
    .sort((a, b) => b.testFiles - a.testFiles)
    .slice(0, maxFunctions)
    .map(({ symbol }) => symbol);
}

/** Whether others can use a type or function, which stands in no other type or function. */
function isOpen(symbol: SymbolNode, symbols: readonly SymbolNode[]): boolean {
  const { role, fact } = symbol;
  return role === 'code' && fact.exported && (isClassLike(fact) || isFunction(symbol)) && symbols[fact.parent]?.fact.kind === 'module';
}

/** Number of test files that use any of `symbols`. */
function testFilesOf(symbols: readonly SymbolNode[], graph: CodeGraph): number {
  const paths = new Set<string>();
  for (const { id } of symbols) {
    for (const { caller, evidence, confidence } of graph.incoming(id)) {
      const user = evidence === 'name-only' || confidence < minSureConfidence ? undefined : graph.symbol(caller);
      if (user?.role === 'test') paths.add(user.path);
    }
  }
  return paths.size;
}
