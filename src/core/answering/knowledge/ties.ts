// Ties the names that a model writes to what the workspace has: definitions by the code graph, files by their path. All else stays a name.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { Piece } from '../gather.ts';
import { named } from '../relations/relation.ts';
import { lettersOf } from './spelling.ts';
import type { Entity } from './triple.ts';

/** An ordinary word: many a thing is called so, and a definition of that name is seldom the one that is meant. By two questions that were tried by hand. */
const ordinaryWord = /^\p{Ll}+$/u;

/** Knows what has been shown, so that of several definitions of a name the one that a model saw is meant. */
export class Ties {
  readonly #graph: CodeGraph;
  readonly #scope: Pick<ResolvedScope, 'contains'>;
  readonly #symbols = new Map<string, SymbolNode>();
  readonly #files = new Map<string, { readonly root: string; readonly path: string }>();

  constructor(graph: CodeGraph, scope: Pick<ResolvedScope, 'contains'>) {
    this.#graph = graph;
    this.#scope = scope;
  }

  /** Takes in what a model is shown: definitions whose name stands in a line of it, and its files. */
  see(pieces: readonly Piece[]): void {
    for (const { evidence, lines } of pieces) {
      const { root, path } = evidence;
      this.#files.set(fileKeyOf(evidence), { root, path });
      const shown = new Set(lines);
      for (const symbol of this.#graph.inFile(root, path))
        if (symbol.fact.kind !== 'module' && shown.has(symbol.fact.nameRange.start.line)) this.#symbols.set(symbol.id, symbol);
    }
  }

  /** Definitions that were shown, by id. */
  get symbols(): ReadonlyMap<string, SymbolNode> {
    return this.#symbols;
  }

  /** The entity that `name` means. */
  of(name: string): Entity {
    const file = this.#file(name);
    if (file) return fileEntity(file.root, file.path);
    const symbol = this.#symbol(name);
    return symbol ? entityOf(symbol) : { key: `name:${lettersOf(name)}`, name };
  }

  #file(name: string): { readonly root: string; readonly path: string } | undefined {
    if (!/[./]/.test(name)) return undefined;
    const [only, ...others] = [...this.#files.values()].filter(({ path }) => `/${path}`.endsWith(`/${name.replace(/^\.?\//, '')}`));
    return others.length ? undefined : only;
  }

  #symbol(name: string): SymbolNode | undefined {
    const written = name.replaceAll('::', '.').replaceAll('#', '.');
    const all = this.#within(this.#graph.byName(written));
    const shown = (symbols: readonly SymbolNode[]): readonly SymbolNode[] => symbols.filter(({ id }) => this.#symbols.has(id));
    // A word such as `read` is as often a field or a value as the method that is called so.
    const isPlain = ordinaryWord.test(written);
    // In other letters a name means what was shown or nothing that could be known.
    const likely = shown(all.length ? all : this.#within(this.#graph.spellings(written).flatMap((each) => this.#graph.byName(each))));
    const own = isPlain ? likely.filter(({ fact }) => fact.qualifiedName === written) : likely;
    const [only, ...others] = own.length || isPlain ? own : all;
    return others.length ? undefined : only;
  }

  #within(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
    return symbols.filter(({ root, path, fact }) => fact.kind !== 'module' && this.#scope.contains(root, path, fact.nameRange.start.line));
  }
}

/** A definition as an entity; a module is its file. */
export function entityOf(symbol: SymbolNode): Entity {
  const { id, root, path, fact } = symbol;
  if (fact.kind === 'module') return fileEntity(root, path);
  return { key: `symbol:${id}`, name: named(symbol), tie: 'symbol', place: { root, path, line: fact.nameRange.start.line } };
}

function fileEntity(root: string, path: string): Entity {
  return { key: `file:${fileKey(root, path)}`, name: path, tie: 'file', place: { root, path, line: 0 } };
}
