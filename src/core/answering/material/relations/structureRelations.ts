// Writes measurements of the code as lines for a model: findings, outliers in size and dependencies, cycles, calls between folders.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { Finding } from '../../../findings/finding.ts';
import type { AnalyticalPlan, SymbolMetric } from '../../../planning/analyticalPlan.ts';
import { atLine, readableName, oneLine, type RelationNote } from './relationNote.ts';

const maxFindings = 10;
const maxCycles = 3;
const maxFilesInCycle = 8;

/** Relations of `plan`: counts first, then findings by severity, then the rest. */
export function structureRelations(plan: AnalyticalPlan): RelationNote[] {
  const { files, symbols, findings, topFanIn, topFanOut, longest, cycles, coupling, cohesion } = plan;
  const facts = [`measured: ${count(files, 'code file')}, ${symbols} functions and methods, ${count(findings.length, 'finding')}`];
  const metrics = firstOfEach([...topFanOut.slice(0, 4), ...topFanIn.slice(0, 4), ...longest.slice(0, 3)], ({ symbol }) => symbol.id);
  const between = coupling.map(({ from, to, calls }) => `measured: ${count(calls, 'call')} from folder ${oneLine(from)} to ${oneLine(to)}`);
  const possible = plan.possibleCalls
    ? [
        `not counted: ${count(plan.possibleCalls, 'call')} that may lead to another folder, by a name alone or as one of several that may run`,
      ]
    : [];
  const figures = cohesion.map(
    (each) =>
      `measured: ${oneLine(each.module)} keeps ${percent(each.cohesion)} to itself: ${each.inside} calls inside, ${each.outgoing} out, ${each.incoming} in`,
  );
  return [
    ...facts.map(plainNote),
    ...findings.slice(0, maxFindings).map(findingRelation),
    ...metrics.map(metricRelation),
    ...(cycles.length ? cycles.slice(0, maxCycles).map(cycleRelation) : [plainNote('measured: no files import each other in a circle')]),
    ...between.map(plainNote),
    ...possible.map(plainNote),
    ...figures.map(plainNote),
  ];
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function plainNote(note: string): RelationNote {
  return { note, depth: 0 };
}

function findingRelation({ root, path, lines, severity, category, message }: Finding): RelationNote {
  const place = { root, path, lines: { first: lines.first, last: lines.first } };
  return { note: `finding, ${severity}, ${category}: ${oneLine(message)}`, depth: 0, place, why: l10n.t('is a finding') };
}

function metricRelation({ symbol, fanIn, fanOut, span, lines }: SymbolMetric): RelationNote {
  const length = span === lines ? count(span, 'line') : `${count(span, 'line')}, ${lines} without the named functions in it`;
  const note = `measured: ${readableName(symbol)}: called from other files by ${fanIn}, calls ${fanOut}, ${length}`;
  return atLine(symbol, symbol.fact.nameRange.start.line, note, l10n.t('stands out in size or dependencies'));
}

function cycleRelation(cycle: readonly { readonly path: string }[]): RelationNote {
  const shownPaths = cycle.slice(0, maxFilesInCycle).map(({ path }) => oneLine(path));
  const omittedCount = cycle.length - shownPaths.length;
  return plainNote(
    `measured: these files import each other in a circle: ${shownPaths.join(', ')}${omittedCount > 0 ? ` and ${omittedCount} more` : ''}`,
  );
}
