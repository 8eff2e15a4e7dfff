// How much of a text a parser could not make sense of.
import type { Node, Tree } from 'web-tree-sitter';

/** Number of ERROR and missing nodes, outermost ones only. */
export function countErrors(tree: Tree): number {
  return [...errorsOf(tree)].length;
}

/** Length of all stretches that were not understood; a missing token counts as one character. */
export function errorExtent(tree: Tree): number {
  let extent = 0;
  for (const { startIndex, endIndex } of errorsOf(tree)) extent += Math.max(1, endIndex - startIndex);
  return extent;
}

/** ERROR and missing nodes, outermost ones only; goes down only where the tree says there is an error. */
function* errorsOf(tree: Tree): Generator<Node> {
  if (!tree.rootNode.hasError) return;
  const cursor = tree.walk();
  try {
    for (;;) {
      const node = cursor.currentNode;
      const bad = node.isError || node.isMissing;
      if (bad) yield node;
      if (!bad && node.hasError && cursor.gotoFirstChild()) continue;
      while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return;
    }
  } finally {
    cursor.delete();
  }
}
