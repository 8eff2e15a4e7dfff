// How often edges are right, by the kind of their evidence, beside the confidence that they carry.
import type { CodeGraph, Edge, EdgeEvidence } from '../../../src/core/graph/edges/graphTypes.ts';
import { share, type Verdict } from './scipScore.ts';

/** An edge with what some truth says of it. */
export interface CalibratedEdge {
  /** Projects are told apart so that what is fitted on some can be checked on others. */
  readonly project: string;
  readonly language: string;
  readonly evidence: EdgeEvidence;
  readonly confidence: number;
  /** How many edges the same call has. */
  readonly candidates: number;
  readonly verdict: Verdict;
}

/** A row: edges of one evidence and confidence (and language). */
export interface CalibrationRow {
  readonly group: string;
  readonly claimed: number;
  readonly judged: number;
  readonly unseen: number;
  readonly right: number;
  /** The same share in two halves of the projects. */
  readonly halves: readonly [number, number];
}

/** Rows by evidence and confidence, the surest first. */
export function calibrationRows(edges: readonly CalibratedEdge[], byLanguage = false): readonly CalibrationRow[] {
  const projects = [...new Set(edges.map(({ project }) => project))].sort();
  const isFirstHalf = (edge: CalibratedEdge): boolean => projects.indexOf(edge.project) % 2 === 0;
  const groups = Map.groupBy(edges, (edge) => groupOf(edge, byLanguage));
  const rows = [...groups].map(([group, members]): CalibrationRow => {
    const judged = members.filter(({ verdict }) => verdict !== 'unseen');
    const halves = [judged.filter(isFirstHalf), judged.filter((edge) => !isFirstHalf(edge))] as const;
    return {
      ...{ group, claimed: members[0]?.confidence ?? 0, judged: judged.length, unseen: members.length - judged.length },
      right: rightShare(judged),
      halves: [rightShare(halves[0]), rightShare(halves[1])],
    };
  });
  return rows.sort((a, b) => b.claimed - a.claimed || (a.group < b.group ? -1 : 1));
}

/** The mean distance of claimed confidence and share right, weighted by the number of edges (expected calibration error). */
export function calibrationError(rows: readonly CalibrationRow[]): number {
  const judged = rows.reduce((sum, row) => sum + row.judged, 0);
  return share(
    rows.reduce((sum, row) => sum + row.judged * Math.abs(row.claimed - row.right), 0),
    judged,
  );
}

/** The rows as a table of text. */
export function calibrationTable(rows: readonly CalibrationRow[]): string {
  const lines = [
    '| evidence | claimed | judged | right | half of the projects / the other | not to be told |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
  ];
  for (const { group, claimed, judged, unseen, right, halves } of rows) {
    const shares = halves.map((half) => half.toFixed(2)).join(' / ');
    lines.push(`| ${group} | ${claimed.toFixed(2)} | ${judged} | ${judged ? right.toFixed(2) : '–'} | ${shares} | ${unseen} |`);
  }
  return [...lines, '', `mean distance of claimed and right: ${calibrationError(rows).toFixed(3)}`].join('\n');
}

/** Counts the edges that the call of an edge has: those of its line with the same name. */
export function candidatesOf(graph: CodeGraph): (edge: Edge) => number {
  const name = (edge: Edge): string =>
    `${edge.caller} ${edge.line} ${edge.evidence} ${edge.confidence} ${graph.symbol(edge.callee ?? '')?.fact.name ?? ''}`;
  const counts = new Map<string, number>();
  for (const edge of graph.edges()) {
    if (edge.kind === 'calls') counts.set(name(edge), (counts.get(name(edge)) ?? 0) + 1);
  }
  return (edge) => counts.get(name(edge)) ?? 1;
}

function groupOf({ evidence, confidence, language }: CalibratedEdge, byLanguage: boolean): string {
  return `${evidence} ${confidence.toFixed(2)}${byLanguage ? ` ${language}` : ''}`;
}

function rightShare(judged: readonly CalibratedEdge[]): number {
  return share(judged.filter(({ verdict }) => verdict === 'right').length, judged.length);
}
