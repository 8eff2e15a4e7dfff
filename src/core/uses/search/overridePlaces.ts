// Finds definitions that override a method: each is a use of its own kind.
import type { CodeGraph, Edge } from '../../graph/edges/graphTypes.ts';
import type { FileTexts } from '../../text/fileTexts.ts';
import type { UsePlace, UseTarget } from '../target/usePlaces.ts';

/** Overrides of the target, also indirect ones. */
export async function overridePlaces({ symbol, name }: UseTarget, graph: CodeGraph, texts: FileTexts): Promise<readonly UsePlace[]> {
  if (name !== undefined || symbol.fact.kind !== 'method') return [];
  const edges = new Map<string, Edge>();
  // The loop extends the set.
  const bases = new Set([symbol.id]);
  for (const base of bases)
    for (const edge of graph.incoming(base, ['overrides']))
      if (!bases.has(edge.caller)) {
        bases.add(edge.caller);
        edges.set(edge.caller, edge);
      }
  const places: UsePlace[] = [];
  for (const [id, { evidence, confidence }] of edges) {
    const override = graph.symbol(id);
    if (!override) continue;
    const { root, path, role } = override;
    const { line, column } = override.fact.nameRange.start;
    const text = ((await texts.textOf(root, path)) ?? '').split('\n')[line] ?? '';
    places.push({
      root,
      path,
      role,
      line,
      column,
      kind: 'overrides',
      evidence,
      confidence,
      text: text.trim(),
      symbol: override,
      through: null,
    });
  }
  return places;
}
