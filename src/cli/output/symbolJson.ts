// Formats one symbol with all its facts as JSON: lines one-based, names as in the graph.
import type { CodeGraph, Edge, SymbolNode } from '../../core/graph/edges/graphTypes.ts';
import type { NameAtLine } from '../../core/symbols/facts.ts';
import { linesOf } from './lines.ts';

/**
 * Returns all facts about `symbol`.
 * @param hash digest of its lines, null when the file cannot be read any more
 * @param docLength characters of the doc comment to print; the rest is counted, and search uses all of it
 */
export function symbolJson(graph: CodeGraph, symbol: SymbolNode, hash: string | null, docLength: number): object {
  const { id, path, language, role, fact } = symbol;
  return {
    id,
    name: fact.name,
    qualifiedName: fact.qualifiedName,
    kind: fact.kind,
    file: path,
    ...linesOf(fact.range),
    language,
    role,
    signature: fact.signature,
    doc: fact.doc.slice(0, docLength),
    docCut: Math.max(0, fact.doc.length - docLength),
    decorators: fact.decorators,
    declaration: fact.declaration ?? false,
    exported: fact.exported,
    extends: fact.extends,
    implements: fact.implements,
    parameters: fact.parameters,
    returnType: fact.returnType ?? null,
    route: fact.route ?? null,
    typeReferences: namesAtLines(fact.typeReferences),
    raises: fact.raises.map(({ name, line, declared }) => ({ name, line: line + 1, declared: declared ?? false })),
    mutates: namesAtLines(fact.mutates),
    reads: namesAtLines(fact.reads),
    errorStrings: fact.errorStrings.map((message) => ({ ...message, line: message.line + 1 })),
    calls: graph.callees(id).map((edge) => call(graph, edge, edge.callee)),
    calledBy: graph.callers(id).map((edge) => call(graph, edge, edge.caller)),
    hash,
  };
}

function namesAtLines(list: readonly NameAtLine[]): readonly NameAtLine[] {
  return list.map(({ name, line }) => ({ name, line: line + 1 }));
}

/** One call site; `file` and `line` locate the call, `symbol` is its other end. */
function call(graph: CodeGraph, edge: Edge, otherEnd: string | null): object {
  return {
    symbol: otherEnd,
    name: otherEnd === null ? edge.external : (graph.symbol(otherEnd)?.fact.qualifiedName ?? null),
    external: otherEnd === null,
    file: graph.symbol(edge.caller)?.path ?? null,
    line: edge.line + 1,
    evidence: edge.evidence,
    confidence: edge.confidence,
  };
}
