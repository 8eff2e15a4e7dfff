// Walks the base types of a type in this workspace, level by level.
import type { CodeGraph, EdgeKind, SymbolNode } from '../edges/graphTypes.ts';

/**
 * The levels of bases above a type, nearest first, each base once and without the type itself; empty levels are left out.
 * @param kinds `extends`, with `implements` where interfaces count
 * @param maxLevels the limit also ends cycles in broken code
 */
export function* baseLevels(
  type: SymbolNode,
  graph: CodeGraph,
  kinds: readonly EdgeKind[],
  maxLevels: number,
): Generator<readonly SymbolNode[], void> {
  const visitedIds = new Set([type.id]);
  let level: readonly SymbolNode[] = [type];
  for (let depth = 0; depth < maxLevels; depth++) {
    level = level
      .flatMap(({ id }) => graph.outgoing(id, kinds))
      .flatMap(({ callee }) => (callee === null ? [] : (graph.symbol(callee) ?? [])))
      .filter(({ id }) => !visitedIds.has(id) && visitedIds.add(id));
    if (level.length === 0) return;
    yield level;
  }
}
