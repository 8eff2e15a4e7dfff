// Formats the report of an evaluation: one block per group of tasks, one line per measure, one column per variant.
import * as l10n from '@vscode/l10n';
import type { Estimate } from '../../core/measuring/bootstrap.ts';
import { measures } from '../../core/measuring/scores.ts';
import type { Measurement } from '../../core/measuring/measure.ts';
import type { Latency } from '../../core/measuring/summary.ts';
import type { Variant } from '../../core/searching/signals.ts';
import type { EvalReport, TaskGroup } from './evalScores.ts';

const width = 20;

/** Lines of the report, in percent with 95 % intervals. */
export function evalText({ variants, groups, ms }: EvalReport): string[] {
  const gained = variants.length > 1 ? [`${variants.at(-1)} - ${variants[0]}`] : [];
  return [
    l10n.t('Percent, with the 95 % interval of the bootstrap.'),
    ...groups.flatMap((group) => ['', row(nameOf(group), [...variants, ...gained]), ...lines(group, variants)]),
    ...times(variants.map((variant) => [variant, ms[variant] ?? { p50: 0, p95: 0 }])),
  ];
}

/** Formats the figures of a workspace: one block per kind of question. */
export function measureText({ questions, variants }: Measurement): string[] {
  const names = variants.map(({ variant }) => variant);
  const gained = names.length > 1 ? [`${names.at(-1)} - ${names[0]}`] : [];
  const kinds = [
    ['documentation', l10n.t('doc comments ({0})', questions.documentation)],
    ['commit', l10n.t('commits ({0})', questions.commit)],
    ['all', l10n.t('ALL ({0})', questions.documentation + questions.commit)],
  ] as const;
  const blocks = kinds.flatMap(([kind, head]) => {
    const byVariant = Object.fromEntries(variants.map((each) => [each.variant, each[kind]]));
    const gain = kind === 'all' ? (variants.at(-1)?.gain ?? null) : null;
    const body = lines({ variants: byVariant, gain }, names);
    return body.length ? ['', row(head, [...names, ...(gain ? gained : [])]), ...body] : [];
  });
  return [
    l10n.t('Percent, with the 95 % interval of the bootstrap.'),
    ...blocks,
    ...times(variants.map(({ variant, ms }) => [variant, ms])),
  ];
}

function times(all: readonly (readonly [Variant, Latency])[]): string[] {
  const each = all.map(([variant, { p50, p95 }]) => l10n.t('{0}: p50 {1} ms, p95 {2} ms', variant, p50.toFixed(1), p95.toFixed(1)));
  return ['', l10n.t('Time of a search:'), ...each];
}

function nameOf({ by, name, tasks }: TaskGroup): string {
  return by === 'all' ? l10n.t('ALL ({0})', tasks) : `${by} ${name} (${tasks})`;
}

function lines({ variants, gain }: Pick<TaskGroup, 'variants' | 'gain'>, names: EvalReport['variants']): string[] {
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
