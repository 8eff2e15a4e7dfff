// Decides between overloads of a Java method or constructor at a place, by the edges of its line.
import { fileKeyOf } from '../../base/fileKey.ts';
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** Whether `symbol` constructs objects of a class of the same name. */
export function isNamedConstructor(symbol: SymbolNode): boolean {
  return rulesOf(symbol.language).constructorsBearClassName && isConstructor(symbol);
}

/** Overloads of one method. */
export class OverloadedMethod {
  /** Lines that call another overload, as `root:path:line`; a mere reference to the name does not show which one runs. */
  readonly #otherLines: ReadonlySet<string>;
  readonly #isOverloaded: boolean;

  constructor(symbol: SymbolNode, graph: CodeGraph) {
    const others = rulesOf(symbol.language).choosesOverloads && symbol.fact.kind === 'method' ? overloadsOf(symbol, graph) : [];
    this.#isOverloaded = others.length > 0;
    const edges = others.flatMap(({ id }) => graph.incoming(id, ['calls']));
    this.#otherLines = new Set(edges.flatMap((edge) => lineKeysOf(edge, graph)));
  }

  /** False where the name alone identifies the method. */
  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  /**
   * Whether a line, as `root:path:line`, calls the method or another overload.
   * @param edge the edge from the line to the method, if there is one
   */
  verdictAt(line: string, edge: Pick<Edge, 'evidence' | 'confidence'> | undefined): 'target' | 'undecided' | 'other' {
    if (edge) return edge.evidence !== 'name-only' && edge.confidence >= minSureConfidence ? 'target' : 'undecided';
    return this.#otherLines.has(line) ? 'other' : 'undecided';
  }
}

function overloadsOf({ id, root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((each) => each.fact.qualifiedName === fact.qualifiedName && each.id !== id);
}

function lineKeysOf({ caller, line }: Edge, graph: CodeGraph): readonly string[] {
  const callerSymbol = graph.symbol(caller);
  return callerSymbol ? [`${fileKeyOf(callerSymbol)}:${line}`] : [];
}
