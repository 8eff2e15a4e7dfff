// Layered layout of a diagram by dagre. A separate bundle that is loaded with the first diagram.
import { Graph, layout as runLayout } from '@dagrejs/dagre';
import type { Diagram } from '../../core/answering/record/picture.ts';
import type { DiagramLayout, PlacedEdge } from './placement.ts';

const boxHeight = 26;
const padding = 26;
const minBoxWidth = 48;
const margin = 8;
const labelPadding = 8;
const labelHeight = 18;

/** Lays `diagram` out; `measure` returns the width of a label in pixels. */
export function layoutOf(diagram: Diagram, measure: (text: string) => number): DiagramLayout {
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 34, edgesep: 8, marginx: margin, marginy: margin, acyclicer: 'greedy' });
  graph.setDefaultEdgeLabel(() => ({}));
  diagram.nodes.forEach(({ label }, i) => {
    graph.setNode(String(i), { width: Math.max(minBoxWidth, Math.ceil(measure(label)) + padding), height: boxHeight });
  });
  for (const { from, to, label } of diagram.edges) graph.setEdge(String(from), String(to), labelSize(label, measure));
  runLayout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const edges = diagram.edges.map((edge): PlacedEdge => {
    const graphEdge = graph.edge(String(edge.from), String(edge.to));
    return { edge, points: graphEdge?.points ?? [], ...(edge.label ? { label: { x: graphEdge?.x ?? 0, y: graphEdge?.y ?? 0 } } : {}) };
  });
  // The size from dagre covers the boxes, but not the edges around them.
  const xs = edges.flatMap(({ points }) => points.map(({ x }) => x));
  const leftOverhang = Math.max(0, Math.ceil(margin - xs.reduce((least, x) => Math.min(least, x), margin)));
  const rightEdge = xs.reduce((most, x) => Math.max(most, x + margin), width);
  return {
    width: Math.ceil(rightEdge) + leftOverhang,
    height: Math.ceil(height),
    nodes: diagram.nodes.map((node, index) => {
      const { x = 0, y = 0, width: w = 0, height: h = 0 } = graph.node(String(index));
      return { node, index, x: x + leftOverhang, y, width: w, height: h };
    }),
    edges: edges.map(({ edge, points, label }) => ({
      edge,
      points: points.map(({ x, y }) => ({ x: x + leftOverhang, y })),
      ...(label ? { label: { x: label.x + leftOverhang, y: label.y } } : {}),
    })),
  };
}

/** Room for the label of an arrow. */
function labelSize(label: string | undefined, measure: (text: string) => number): { width?: number; height?: number; labelpos?: 'c' } {
  return label ? { width: Math.ceil(measure(label)) + labelPadding, height: labelHeight, labelpos: 'c' } : {};
}
