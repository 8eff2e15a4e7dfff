// Which of several methods of one name, or constructors of one class, a place of Java means: the edges of its line tell them apart.
import { fileKeyOf } from '../base/fileKey.ts';
import { sureEnough } from '../graph/edges/confidence.ts';
import { isConstructor } from '../graph/typing/constructors.ts';
import { familyOf } from '../graph/edges/families.ts';
import type { CodeGraph, Edge, SymbolNode } from '../graph/edges/types.ts';

/** Whether `symbol` constructs objects of a class of the same name. */
export function isNamedConstructor(symbol: SymbolNode): boolean {
  return familyOf(symbol.language) === 'java' && isConstructor(symbol);
}

/** Overloads of one method. */
export class OverloadedMethod {
  /** Lines on which another overload is called, as `root:path:line`; what only refers to the name does not say which one runs. */
  readonly #elsewhere: ReadonlySet<string>;
  readonly #isOverloaded: boolean;

  constructor(symbol: SymbolNode, graph: CodeGraph) {
    const others = familyOf(symbol.language) === 'java' && symbol.fact.kind === 'method' ? overloadsOf(symbol, graph) : [];
    this.#isOverloaded = others.length > 0;
    const edges = others.flatMap(({ id }) => graph.incoming(id, ['calls']));
    this.#elsewhere = new Set(edges.flatMap((edge) => lineOf(edge, graph)));
  }

  /** False where the name alone tells which method is meant. */
  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  /** @param edge the edge to the method that begins on the line */
  at(line: string, edge: Pick<Edge, 'evidence' | 'confidence'> | undefined): 'it' | 'undecided' | 'other' {
    if (edge) return edge.evidence !== 'name-only' && edge.confidence >= sureEnough ? 'it' : 'undecided';
    return this.#elsewhere.has(line) ? 'other' : 'undecided';
  }
}

function overloadsOf({ id, root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((each) => each.fact.qualifiedName === fact.qualifiedName && each.id !== id);
}

function lineOf({ caller, line }: Edge, graph: CodeGraph): readonly string[] {
  const from = graph.symbol(caller);
  return from ? [`${fileKeyOf(from)}:${line}`] : [];
}
