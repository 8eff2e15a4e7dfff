// Scores of the bench of messages: what was right by kind and language, with intervals and the least that leaving one repository out gives.
import { wilsonInterval } from '../../../src/core/measuring/wilson.ts';
import type { MessageTask } from './tasks.ts';
import type { Place } from './resources.ts';
import { percentiles } from '../timing.ts';

/** A place that was shown, one-based. `line`: the line that it points at. */
export interface ShownPlace extends Place {
  readonly line: number;
  readonly why: string;
}

/** A task with what search and `ask` showed for it. */
export interface MessageOutcome {
  readonly repository: string;
  readonly task: MessageTask;
  readonly ranked: readonly ShownPlace[];
  readonly cited: readonly ShownPlace[];
  /** What exact search finds for the message as it is pasted. */
  readonly pasted: readonly ShownPlace[];
  readonly opening: string;
  readonly searchMs: number;
  readonly askMs: number;
}

/** Citations of more lines do not point at the line that decides, unless the literal itself is longer. */
const mostCitedLines = 5;

type Judge = (shown: ShownPlace, gold: Place) => boolean;

/** The line that a result points at is one of the literal's. */
const pointsAt: Judge = (shown, gold) => shown.file === gold.file && shown.line >= gold.first && shown.line <= gold.last;
/** What is shown holds the literal. A long definition is cut, and the line it points at may lie behind the cut. */
const overlaps: Judge = (shown, gold) =>
  pointsAt(shown, gold) || (shown.file === gold.file && shown.first <= gold.last && shown.last >= gold.first);
/** The cited lines are hardly more than the literal's. */
const citesLine: Judge = (shown, gold) =>
  overlaps(shown, gold) && shown.last - shown.first < Math.max(mostCitedLines, gold.last - gold.first + 1);

const measures: readonly { readonly name: string; readonly right: (outcome: MessageOutcome) => boolean }[] = [
  { name: 'place@1 function', right: ({ task, ranked }) => anyOf(task, ranked.slice(0, 1), overlaps) },
  { name: 'place@1 line', right: ({ task, ranked }) => anyOf(task, ranked.slice(0, 1), pointsAt) },
  { name: 'place@5 function', right: ({ task, ranked }) => found(task, ranked.slice(0, 5), overlaps) },
  { name: 'place@5 line', right: ({ task, ranked }) => found(task, ranked.slice(0, 5), pointsAt) },
  { name: 'ask first function', right: ({ task, cited }) => anyOf(task, cited.slice(0, 1), overlaps) },
  { name: 'ask first line', right: ({ task, cited }) => anyOf(task, cited.slice(0, 1), citesLine) },
  { name: 'ask at all function', right: ({ task, cited }) => found(task, cited, overlaps) },
  { name: 'ask at all line', right: ({ task, cited }) => found(task, cited, citesLine) },
  { name: 'pasted into find in files', right: ({ task, pasted }) => anyOf(task, pasted, pointsAt) },
];

/** Names of the measures, in their order. */
export const measureNames = measures.map(({ name }) => name);

/** Whether each measure is right of `outcome`. */
export function judged(outcome: MessageOutcome): boolean[] {
  return measures.map(({ right }) => right(outcome));
}

function anyOf({ gold }: MessageTask, shown: readonly ShownPlace[], judge: Judge): boolean {
  return gold.some(({ places }) => holdsOne(places, shown, judge));
}

/** Of a chain both parts must be there; of a resource its key or a use. */
function found(task: MessageTask, shown: readonly ShownPlace[], judge: Judge): boolean {
  if (task.kind !== 'chain') return anyOf(task, shown, judge);
  return task.gold.every(({ places }) => holdsOne(places, shown, judge));
}

function holdsOne(places: readonly Place[], shown: readonly ShownPlace[], judge: Judge): boolean {
  return places.some((place) => shown.some((each) => judge(each, place)));
}

/** The table as Markdown: a row a kind, a language, a part of the gold, and all; then times. */
export function scoreTable(outcomes: readonly MessageOutcome[]): string {
  const groups = new Map<string, MessageOutcome[]>();
  const into = (name: string, outcome: MessageOutcome): void => void (groups.get(name)?.push(outcome) ?? groups.set(name, [outcome]));
  for (const outcome of outcomes) {
    const { kind, language, gold } = outcome.task;
    into('all', outcome);
    into(kind, outcome);
    into(`in ${language}`, outcome);
    into(`of ${outcome.repository}`, outcome);
    if (gold.length > 1)
      for (const part of gold) into(`… ${part.name}`, { ...outcome, task: { ...outcome.task, kind: 'const', gold: [part] } });
  }
  const order = (name: string): number => ['in ', 'of ', '… '].findIndex((front) => name.startsWith(front));
  const names = [...groups.keys()].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  const rows = names.map((name) => tableRow(name, groups.get(name) ?? []));
  const head = [`| | n | ${measureNames.join(' | ')} |`, `| --- | ---: |${measureNames.map(() => ' ---: |').join('')}`];
  return [...head, ...rows, leaveOneOut(outcomes), '', times(outcomes)].join('\n');
}

function tableRow(name: string, outcomes: readonly MessageOutcome[]): string {
  const all = outcomes.length;
  const shares = measures.map(({ right }) => withInterval(outcomes.filter(right).length, all));
  return `| ${name} | ${all} | ${shares.join(' | ')} |`;
}

/** A share in percent with its 95 % interval. */
export function withInterval(right: number, all: number): string {
  const { low, high } = wilsonInterval(right, all);
  return `${percent(right / Math.max(1, all))} [${percent(low)}, ${percent(high)}]`;
}

function leaveOneOut(outcomes: readonly MessageOutcome[]): string {
  const repositories = [...new Set(outcomes.map(({ repository }) => repository))];
  const least = measures.map(({ right }) =>
    Math.min(
      ...repositories.map((left) => {
        const rest = outcomes.filter(({ repository }) => repository !== left);
        return rest.filter(right).length / Math.max(1, rest.length);
      }),
    ),
  );
  return `| least without one repository | | ${least.map(percent).join(' | ')} |`;
}

function times(outcomes: readonly MessageOutcome[]): string {
  const told = (['searchMs', 'askMs'] as const).map((name) => {
    const { p50, p95, max } = percentiles(outcomes.map((outcome) => outcome[name]));
    return `${name === 'askMs' ? 'ask' : 'search'}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${max.toFixed(0)} ms`;
  });
  return told.join('; ');
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
