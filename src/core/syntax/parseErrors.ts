// Measures how much of a text the parser did not understand.
import type { Node, Tree } from 'web-tree-sitter';

/** Number of outermost ERROR nodes and missing nodes. */
export function countErrors(tree: Tree): number {
  return [...errorsOf(tree)].length;
}

/** Length of all parts that the parser did not understand; a missing token counts as one character. */
export function errorExtent(tree: Tree): number {
  let extent = 0;
  for (const { startIndex, endIndex } of errorsOf(tree)) extent += Math.max(1, endIndex - startIndex);
  return extent;
}

/** ERROR and missing nodes, outermost ones only; visits only subtrees that report an error. */
function* errorsOf(tree: Tree): Generator<Node> {
  if (!tree.rootNode.hasError) return;
  const cursor = tree.walk();
  try {
    for (;;) {
      const node = cursor.currentNode;
      const isUnread = node.isError || node.isMissing;
      if (isUnread) yield node;
      if (!isUnread && node.hasError && cursor.gotoFirstChild()) continue;
      while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return;
    }
  } finally {
    cursor.delete();
  }
}
