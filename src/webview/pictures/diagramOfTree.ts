// Converts a call tree to a diagram: a repeated function becomes one box, so that the diagram shows where paths meet.
import type { CallTree, Diagram, DiagramEdge, DiagramNode } from '../../core/answering/record/picture.ts';
import type { CallNode } from '../../core/answering/record/picture.ts';

/** Boxes that people can still take in at a glance. */
const maxBoxes = 32;

/** The diagram of a tree, nearest steps first; arrows follow the calls. */
export function diagramOf({ kind, root }: CallTree): Diagram {
  const order = breadthFirst(root);
  const boxes = new Map([...order.keys()].slice(0, maxBoxes).map((key, i) => [key, i]));
  const nodes = [...boxes.keys()].flatMap((key): DiagramNode[] => {
    const node = order.get(key);
    if (!node) return [];
    const label = node.name.includes('/') ? node.name : node.name.split('.').slice(-2).join('.');
    return [
      {
        label,
        title: node.name,
        kind: 'symbol',
        ...(node.at === undefined ? {} : { at: node.at }),
        ...(isOutside(node) ? { outside: true } : {}),
      },
    ];
  });
  return {
    kind: 'paths',
    nodes,
    edges: [...edgesOf(root, boxes, kind === 'callers' || kind === 'failure').values()],
    omitted: order.size - nodes.length,
  };
}

function breadthFirst(root: CallNode): Map<number, CallNode> {
  const nodeByKey = new Map<number, CallNode>();
  for (let level: readonly CallNode[] = [root]; level.length; level = level.flatMap(({ children = [] }) => children)) {
    for (const node of level) if (!nodeByKey.has(node.key)) nodeByKey.set(node.key, node);
  }
  return nodeByKey;
}

function edgesOf(root: CallNode, boxes: ReadonlyMap<number, number>, backward: boolean): Map<string, DiagramEdge> {
  const edges = new Map<string, DiagramEdge>();
  const visit = (node: CallNode): void => {
    for (const child of node.children ?? []) {
      const isCall = child.kind !== 'raises' && child.kind !== 'state';
      const [a, b] = backward && isCall ? [child, node] : [node, child];
      const [from, to] = [boxes.get(a.key), boxes.get(b.key)];
      if (from !== undefined && to !== undefined && from !== to) {
        const weak = child.marks?.includes('weak') ?? false;
        const at = child.at === undefined ? {} : { at: child.at };
        edges.set(`${from} ${to}`, { from, to, calls: 1, imports: 0, weak, circular: child.marks?.includes('recursive') ?? false, ...at });
      }
      visit(child);
    }
  };
  visit(root);
  return edges;
}

function isOutside({ kind }: CallNode): boolean {
  return kind === 'external' || kind === 'raises' || kind === 'state';
}
