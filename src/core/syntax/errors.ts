// How much of a text a parser could not make sense of.
import type { Tree } from 'web-tree-sitter';

/** Counts ERROR and missing nodes, outermost ones only, going down only where the tree says there is an error. */
export function countErrors(tree: Tree): number {
  if (!tree.rootNode.hasError) return 0;
  const cursor = tree.walk();
  let count = 0;
  try {
    for (;;) {
      const node = cursor.currentNode;
      const bad = node.isError || node.isMissing;
      if (bad) count += 1;
      if (!bad && node.hasError && cursor.gotoFirstChild()) continue;
      while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return count;
    }
  } finally {
    cursor.delete();
  }
}
