// Scope of a question: a folder, a file, a root, or one symbol. Every retriever respects it.
import type { LineSpan } from '../base/positions.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Scope } from '../indexing/searchIndex.ts';
import type { Root } from '../ports.ts';
import type { PathIndex } from '../workspace/pathIndex.ts';
import { withMembersOutside } from './membersOutside.ts';

/** A resolved scope. `text` is the requested name; `known` is false when nothing in the workspace has it. */
export interface ResolvedScope {
  readonly text: string | null;
  readonly known: boolean;
  readonly search: Scope;
  /** For a symbol: all definitions of that name, and members outside the lines of their type. */
  readonly symbols: readonly SymbolNode[];
  /** Whether the zero-based line of the file is inside; without a line, whether any line of the file can be. */
  contains(root: string, path: string, line?: number): boolean;
}

/** The whole workspace. */
export const everywhere: ResolvedScope = { text: null, known: true, search: { paths: [] }, symbols: [], contains: () => true };

/** Lines excluded from a scope. Zero-based; `root` is a key. */
export interface ExcludedLines {
  readonly root: string;
  readonly path: string;
  readonly lines: LineSpan;
}

/** `scope` without hits that begin in `places`. */
export function scopeWithout(scope: ResolvedScope, places: readonly ExcludedLines[]): ResolvedScope {
  if (places.length === 0) return scope;
  const isExcluded = (root: string, path: string, line: number): boolean =>
    places.some((each) => each.root === root && each.path === path && each.lines.first <= line && each.lines.last >= line);
  return {
    ...scope,
    contains: (root, path, line) => scope.contains(root, path, line) && (line === undefined || !isExcluded(root, path, line)),
  };
}

/** Resolves the name `scopeText`. An unknown scope is empty, so that no answer pretends to respect it. */
export function resolveScope(
  scopeText: string | null | undefined,
  graph: CodeGraph,
  files: PathIndex,
  roots: readonly Root[],
): ResolvedScope {
  const scopeName = scopeText?.trim().replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
  if (!scopeName || scopeName === '.') return everywhere;
  const [first = '', ...rest] = scopeName.split('/');
  const root = roots.find((each) => each.name === first);
  if (root && rest.length === 0 && (roots.length > 1 || files.folders(scopeName).length === 0)) return pathScope(scopeName, [], root.key);
  if (root && rest.length && roots.length > 1) return pathScope(scopeName, [rest.join('/')], root.key);
  const paths = pathsOf(scopeName, files);
  const symbols = graph.byName(scopeName.replace(/\(\)$/, ''));
  // `Parser` means the type, even if a folder is called `parser`.
  const isPath =
    paths.some((path) => path === scopeName || path.endsWith(`/${scopeName}`)) || !symbols.some(({ fact }) => isClassLike(fact));
  if (paths.length && isPath) return pathScope(scopeName, paths);
  if (symbols.length) return symbolScope(scopeName, withMembersOutside(symbols, graph));
  return { text: scopeName, known: false, search: { paths: [scopeName] }, symbols: [], contains: () => false };
}

function pathsOf(scopeName: string, files: PathIndex): readonly string[] {
  const folders = files.folders(scopeName);
  const exact = folders.filter((folder) => folder === scopeName);
  if (exact.length) return exact;
  // An exact path wins over the same ending in other folders.
  if (files.has(scopeName)) return [scopeName];
  if (folders.length) return folders;
  const match = files.match(scopeName);
  return match?.whole ? [...new Set(match.files.map((file) => file.path))] : [];
}

function pathScope(text: string, paths: readonly string[], root?: string): ResolvedScope {
  return {
    text,
    known: true,
    search: root === undefined ? { paths } : { paths, root },
    symbols: [],
    contains: (inRoot, path) =>
      (root === undefined || root === inRoot) && (paths.length === 0 || paths.some((each) => path === each || path.startsWith(`${each}/`))),
  };
}

function symbolScope(text: string, symbols: readonly SymbolNode[]): ResolvedScope {
  return {
    text,
    known: true,
    search: { paths: [...new Set(symbols.map((symbol) => symbol.path))] },
    symbols,
    contains: (root, path, line) =>
      symbols.some(
        ({ root: itsRoot, path: itsPath, fact }) =>
          itsRoot === root && itsPath === path && (line === undefined || (line >= fact.range.start.line && line <= fact.range.end.line)),
      ),
  };
}

/** Whether a symbol lies in the scope. */
export function inScope(symbol: SymbolNode, scope: ResolvedScope): boolean {
  return scope.contains(symbol.root, symbol.path, symbol.fact.range.start.line);
}
