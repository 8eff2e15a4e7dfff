// Collects the findings of a part of the workspace, ordered by impact and mixed by kind.
import { fileKeyOf } from '../base/fileKey.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import { cycleFindings } from './cycleFindings.ts';
import { copyFindings } from './copyFindings.ts';
import { severities, type Finding, type FindingScope } from './finding.ts';
import { functionFindings } from './functionFindings.ts';
import { noteFindings } from './noteFindings.ts';
import { sharedPartFindings } from './sharedPartFindings.ts';

/** Structural findings and notes in comments within `isInScope`, in the order of {@link sortByWeight}. */
export function structuralFindings(graph: CodeGraph, isInScope: FindingScope = () => true): readonly Finding[] {
  return sortByWeight([
    ...cycleFindings(graph, isInScope),
    ...sharedPartFindings(graph, isInScope),
    ...copyFindings(graph, isInScope),
    ...functionFindings(graph, isInScope),
    ...noteFindings(graph, isInScope),
  ]);
}

/**
 * Sorts by severity, then takes the finding of each kind with the largest impact in turn: ten long functions in a row would hide the one
 * cycle that makes them hard to separate. Findings of a reviewer come before counted ones.
 */
export function sortByWeight(findings: readonly Finding[]): readonly Finding[] {
  const turns = new Map<string, number>();
  const rankedFindings = findings.toSorted(compareByEffect).map((finding) => {
    const kind = `${finding.severity} ${finding.rule}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return { finding, turn };
  });
  return rankedFindings
    .sort(
      (a, b) =>
        severities.indexOf(a.finding.severity) - severities.indexOf(b.finding.severity) ||
        a.turn - b.turn ||
        ruleOrder.indexOf(a.finding.rule) - ruleOrder.indexOf(b.finding.rule),
    )
    .map(({ finding }) => finding);
}

/** Order of rules; those that say most about the structure come first. */
const ruleOrder: readonly Finding['rule'][] = [
  'review',
  'folder-cycle',
  'import-cycle',
  'hub',
  'large-class',
  'copy',
  'long-function',
  'fan-out',
  'remark',
  'note',
  'call-cycle',
  'fan-in',
];

function compareByEffect(a: Finding, b: Finding): number {
  const [placeA, placeB] = [fileKeyOf(a), fileKeyOf(b)];
  return (b.effect ?? 0) - (a.effect ?? 0) || (placeA < placeB ? -1 : placeA > placeB ? 1 : a.lines.first - b.lines.first);
}
