// View of the workspace for look-ups of gaps: definitions and files inside the scope, and whether something is only outside.
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import { nothingFound, type GapSources, type GapResult } from './gapResult.ts';

/** Applies a scope. Every look-up goes through it, so that none can forget the scope. */
export class GapView {
  readonly #in: Pick<GapSources, 'sources' | 'scope'>;

  constructor(sources: Pick<GapSources, 'sources' | 'scope'>) {
    this.#in = sources;
  }

  /** The `symbols` inside the scope. */
  inside(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
    return symbols.filter(({ root, path, fact }) => this.#in.scope.contains(root, path, fact.range.start.line));
  }

  /** Definitions with exactly this name; otherwise a single group that differs only in case. */
  named(name: string): readonly SymbolNode[] {
    return this.inside(this.#named(name, (all) => this.inside(all).length > 0));
  }

  /** Whether `name` is defined in this workspace but nowhere inside the scope. */
  isOutside(name: string): boolean {
    return this.named(name).length === 0 && this.#named(name, (all) => all.length > 0).length > 0;
  }

  #named(name: string, counts: (all: readonly SymbolNode[]) => boolean): readonly SymbolNode[] {
    const { graph } = this.#in.sources;
    const exact = graph.byName(name);
    if (counts(exact)) return exact;
    const own = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const [spelling, other] = graph.spellings(own);
    if (spelling === undefined || other !== undefined) return [];
    const owner = name.slice(0, name.lastIndexOf('.') + 1).toLowerCase();
    return graph.byName(spelling).filter((each) => `.${each.fact.qualifiedName.toLowerCase()}`.endsWith(`.${owner}${own}`));
  }

  /** Files inside the scope whose path ends with all parts of `path`. */
  files(path: string): readonly PathFile[] {
    const all = this.#files(path).filter((file) => this.#in.scope.contains(file.root, file.path));
    const exact = all.filter((file) => `/${file.path}` === slashedPath(path));
    return exact.length ? exact : all;
  }

  /** Files inside the scope with the base name `name` in any case, without extension; only those nearest to the root. */
  filesCalled(name: string): readonly PathFile[] {
    const depth = (path: string): number => path.split('/').length;
    const all = this.#in.sources.files.called(name).filter(({ root, path }) => this.#in.scope.contains(root, path));
    const least = Math.min(...all.map(({ path }) => depth(path)));
    return all.filter(({ path }) => depth(path) === least);
  }

  /** Whether `path` is a file or folder of this workspace outside the scope. */
  isPathOutside(path: string): boolean {
    if (this.#in.scope.text === null || this.files(path).length > 0 || this.folder(path)) return false;
    return this.#files(path).length > 0 || this.#in.sources.files.folders(path).length > 0;
  }

  #files(path: string): readonly PathFile[] {
    const match = this.#in.sources.files.match(path);
    const plain = slashedPath(path);
    const fits = (each: string): boolean =>
      match?.compiled === true || `/${each}`.endsWith(plain) || (each.includes('/') && plain.endsWith(`/${each}`));
    return match?.whole ? match.files.filter((file) => fits(file.path)) : [];
  }

  /** The folder that `path` means, with its files inside the scope; undefined when there is no such folder or file. */
  folder(path: string): { readonly path: string; readonly files: readonly PathFile[] } | undefined {
    const plain = slashedPath(path).replace(/\/+$/, '').slice(1);
    for (const folder of plain ? this.#in.sources.files.folders(plain) : []) {
      const files = [...this.#in.sources.graph.files()].filter(
        (file) => file.path.startsWith(`${folder}/`) && this.#in.scope.contains(file.root, file.path),
      );
      if (files.length) return { path: folder, files: files.map(({ root, path: each, role }) => ({ root, path: each, role })) };
    }
    return undefined;
  }

  /** Outcome for `what`, which is in the workspace but not in the scope. Does not reveal its place, which is outside, too. */
  outside(what: string, how: GapResult['how']): GapResult {
    const scope = this.#in.scope.text;
    return {
      ...nothingFound,
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
