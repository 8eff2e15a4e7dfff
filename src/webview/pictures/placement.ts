// Diagram with positions of its boxes and arrows: the path of an arrow, and the target box of an arrow key.
import type { DiagramEdge, DiagramNode } from '../../core/answering/record/picture.ts';

/** A point in pixels of the drawing. */
export interface DrawingPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode extends DrawingPoint {
  readonly node: DiagramNode;
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow along `points`. */
export interface PlacedEdge {
  readonly edge: DiagramEdge;
  readonly points: readonly DrawingPoint[];
  /** Position of its label, if it has one. */
  readonly label?: DrawingPoint;
}

/** A diagram that can be drawn. */
export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** A path through `points` as the `d` of SVG: straight at its ends, rounded at bends. */
export function curve(points: readonly DrawingPoint[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return '';
  const middle = (a: DrawingPoint, b: DrawingPoint): string => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const bends = rest.slice(0, -1).map((point, i) => `Q ${round(point.x)} ${round(point.y)} ${middle(point, rest[i + 1] ?? last)}`);
  return [`M ${round(first.x)} ${round(first.y)}`, ...bends, `L ${round(last.x)} ${round(last.y)}`].join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The target of an arrow key from box `index`: the nearest box in that direction, by distance along and across. */
export function neighbour({ nodes }: DiagramLayout, index: number, key: string): number | undefined {
  const from = nodes[index];
  if (!from) return undefined;
  const offsetTo = (to: DrawingPoint): { readonly along: number; readonly across: number } | undefined => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (key === 'ArrowRight') return { along: dx, across: dy };
    if (key === 'ArrowLeft') return { along: -dx, across: dy };
    if (key === 'ArrowDown') return { along: dy, across: dx };
    return key === 'ArrowUp' ? { along: -dy, across: dx } : undefined;
  };
  const reachable = nodes.flatMap((to) => {
    const offset = offsetTo(to);
    return offset && to.index !== index && offset.along > 1 ? [{ index: to.index, cost: offset.along + Math.abs(offset.across) }] : [];
  });
  return reachable.sort((a, b) => a.cost - b.cost)[0]?.index;
}
