// The report of an evaluation as text: one block a group of tasks, one line a measure, one column a variant.
import * as l10n from '@vscode/l10n';
import type { Estimate } from '../core/measuring/bootstrap.ts';
import { measures } from '../core/measuring/scores.ts';
import type { EvalReport, TaskGroup } from './evalScores.ts';

const width = 20;

/** Lines of the report, in percent with 95 % intervals. */
export function evalText({ variants, groups, ms }: EvalReport): string[] {
  const gained = variants.length > 1 ? [`${variants.at(-1)} - ${variants[0]}`] : [];
  const times = variants.map((variant) => {
    const { p50, p95 } = ms[variant] ?? { p50: 0, p95: 0 };
    return l10n.t('{0}: p50 {1} ms, p95 {2} ms', variant, p50.toFixed(1), p95.toFixed(1));
  });
  return [
    l10n.t('Percent, with the 95 % interval of the bootstrap.'),
    ...groups.flatMap((group) => ['', row(nameOf(group), [...variants, ...gained]), ...lines(group, variants)]),
    '',
    ...(groups.length ? [l10n.t('Time of a search:'), ...times] : []),
  ];
}

function nameOf({ by, name, tasks }: TaskGroup): string {
  return by === 'all' ? l10n.t('ALL ({0})', tasks) : `${by} ${name} (${tasks})`;
}

function lines({ variants, gain }: TaskGroup, names: EvalReport['variants']): string[] {
  return measures.flatMap((measure) => {
    const cells = names.map((name) => variants[name]?.[measure]);
    if (cells.every((cell) => cell === undefined)) return [];
    return [row(`  ${measure}`, [...cells.map((cell) => percent(cell)), ...(gain ? [percent(gain[measure], true)] : [])])];
  });
}

function row(head: string, cells: readonly string[]): string {
  return head.padEnd(width) + cells.map((cell) => cell.padStart(width)).join(' ');
}

/** `74.4 [70.1, 78.2]`; with a sign for differences. */
function percent(estimate: Estimate | undefined, signed = false): string {
  if (!estimate) return '-';
  const [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map((share) => {
    const text = (100 * share).toFixed(1);
    return signed && share >= 0 ? `+${text}` : text;
  });
  return `${mean} [${low}, ${high}]`;
}
