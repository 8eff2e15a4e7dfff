// All findings of a part of the workspace, worst first.
import type { CodeGraph } from '../graph/types.ts';
import { severities, type Finding } from './finding.ts';
import { noteFindings } from './notes.ts';
import { cycleFindings, sizeFindings } from './structure.ts';

/** Says whether a file belongs to the part that is asked about. */
export type FindingScope = (root: string, path: string) => boolean;

/** Structural findings and notes in comments within `scope`, by severity, then by place. */
export function findings(graph: CodeGraph, scope: FindingScope = () => true): readonly Finding[] {
  const all = [...sizeFindings(graph, scope), ...cycleFindings(graph, scope), ...noteFindings(graph, scope)];
  return all.sort(byUrgency);
}

/** Order of findings: by severity, then by place. */
export function byUrgency(a: Finding, b: Finding): number {
  const severity = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  const [placeA, placeB] = [`${a.root}:${a.path}`, `${b.root}:${b.path}`];
  return severity || (placeA < placeB ? -1 : placeA > placeB ? 1 : a.lines.first - b.lines.first);
}
