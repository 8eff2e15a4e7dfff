// View of the workspace for look-ups of gaps: definitions and files inside the scope, and whether something is only outside.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import { notFoundResult, type GapResult, type ScopedSources } from './gapResult.ts';

/** Applies a scope. Every look-up goes through it, so that none can forget the scope. */
export class GapView {
  readonly #scopedSources: ScopedSources;

  constructor(scopedSources: ScopedSources) {
    this.#scopedSources = scopedSources;
  }

  /** The `symbols` inside the scope. */
  inScope(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
    return symbols.filter(({ root, path, fact }) => this.#scopedSources.scope.contains(root, path, fact.range.start.line));
  }

  /** Definitions with exactly this name; otherwise a single group that differs only in case. */
  symbolsNamed(name: string): readonly SymbolNode[] {
    return this.inScope(this.#exactOrOnlySpelling(name, (symbols) => this.inScope(symbols).length > 0));
  }

  /** Whether `name` is defined in this workspace but nowhere inside the scope. */
  isOutside(name: string): boolean {
    return this.symbolsNamed(name).length === 0 && this.#exactOrOnlySpelling(name, (symbols) => symbols.length > 0).length > 0;
  }

  #exactOrOnlySpelling(name: string, isEnough: (symbols: readonly SymbolNode[]) => boolean): readonly SymbolNode[] {
    const { graph } = this.#scopedSources.sources;
    const exactSymbols = graph.byName(name);
    if (isEnough(exactSymbols)) return exactSymbols;
    const lastPart = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const [spelling, anotherSpelling] = graph.spellings(lastPart);
    if (spelling === undefined || anotherSpelling !== undefined) return [];
    const owner = name.slice(0, name.lastIndexOf('.') + 1).toLowerCase();
    return graph.byName(spelling).filter((each) => `.${each.fact.qualifiedName.toLowerCase()}`.endsWith(`.${owner}${lastPart}`));
  }

  /** Files inside the scope whose path ends with all parts of `path`. */
  filesAt(path: string): readonly PathFile[] {
    const files = this.#allFilesAt(path).filter((file) => this.#scopedSources.scope.contains(file.root, file.path));
    const exactFiles = files.filter((file) => `/${file.path}` === slashedPath(path));
    return exactFiles.length ? exactFiles : files;
  }

  /** Files inside the scope with the base name `name` in any case, without extension; only those nearest to the root. */
  filesWithBaseName(name: string): readonly PathFile[] {
    const depth = (path: string): number => path.split('/').length;
    const files = this.#scopedSources.sources.files
      .filesWithStem(name)
      .filter(({ root, path }) => this.#scopedSources.scope.contains(root, path));
    const minDepth = Math.min(...files.map(({ path }) => depth(path)));
    return files.filter(({ path }) => depth(path) === minDepth);
  }

  /** Whether `path` is a file or folder of this workspace outside the scope. */
  isPathOutside(path: string): boolean {
    if (this.#scopedSources.scope.text === null || this.filesAt(path).length > 0 || this.folderAt(path)) return false;
    return this.#allFilesAt(path).length > 0 || this.#scopedSources.sources.files.folders(path).length > 0;
  }

  #allFilesAt(path: string): readonly PathFile[] {
    const match = this.#scopedSources.sources.files.match(path);
    const wantedPath = slashedPath(path);
    const isMatch = (each: string): boolean =>
      match?.compiled === true || `/${each}`.endsWith(wantedPath) || (each.includes('/') && wantedPath.endsWith(`/${each}`));
    return match?.whole ? match.files.filter((file) => isMatch(file.path)) : [];
  }

  /** The folder that `path` means, with its files inside the scope; undefined when there is no such folder or file. */
  folderAt(path: string): { readonly path: string; readonly files: readonly PathFile[] } | undefined {
    const folderPath = slashedPath(path).replace(/\/+$/, '').slice(1);
    for (const folder of folderPath ? this.#scopedSources.sources.files.folders(folderPath) : []) {
      const files = [...this.#scopedSources.sources.graph.files()].filter(
        (file) => file.path.startsWith(`${folder}/`) && this.#scopedSources.scope.contains(file.root, file.path),
      );
      if (files.length) return { path: folder, files: files.map(({ root, path: each, role }) => ({ root, path: each, role })) };
    }
    return undefined;
  }

  /** Outcome for `what`, which is in the workspace but not in the scope. Does not reveal its place. */
  outOfScopeResult(what: string, how: GapResult['how']): GapResult {
    const scope = this.#scopedSources.scope.text;
    return {
      ...notFoundResult,
      how,
      outcome: 'out-of-scope',
      note: `${what} is outside the scope that the developer chose${scope ? ` (${scope})` : ''}`,
    };
  }
}

/** The path with a leading slash and without parts that only lead to the workspace. */
export function slashedPath(path: string): string {
  return `/${path.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)+/, '')}`;
}
