// Formats the report of an evaluation: one block per group of tasks, one line per measure, one column per variant.
import * as l10n from '@vscode/l10n';
import type { Estimate } from '../../core/measuring/bootstrap.ts';
import { measures } from '../../core/measuring/scores.ts';
import type { Measurement } from '../../core/measuring/measure.ts';
import type { Latency } from '../../core/measuring/summary.ts';
import type { Variant } from '../../core/searching/signals.ts';
import type { EvalReport, TaskGroup } from './evalScores.ts';

const columnWidth = 20;

/** Lines of the report, in percent with 95 % intervals. */
export function evalText({ variants, groups, ms }: EvalReport): string[] {
  const gainColumns = variants.length > 1 ? [`${variants.at(-1)} - ${variants[0]}`] : [];
  return [
    l10n.t('Percent, with the 95 % interval of the bootstrap.'),
    ...groups.flatMap((group) => ['', row(nameOf(group), [...variants, ...gainColumns]), ...measureLines(group, variants)]),
    ...timeLines(
      variants.filter((column) => column !== 'beside' && column !== 'bm25').map((variant) => [variant, ms[variant] ?? { p50: 0, p95: 0 }]),
    ),
  ];
}

/** Formats the figures of a workspace: one block per kind of question. */
export function measureText({ questions, variants }: Measurement): string[] {
  const names = variants.map(({ variant }) => variant);
  const gainColumns = names.length > 1 ? [`${names.at(-1)} - ${names[0]}`] : [];
  const kinds = [
    ['documentation', l10n.t('doc comments ({0})', questions.documentation)],
    ['commit', l10n.t('commits ({0})', questions.commit)],
    ['all', l10n.t('ALL ({0})', questions.documentation + questions.commit)],
  ] as const;
  const blocks = kinds.flatMap(([kind, head]) => {
    const byVariant = Object.fromEntries(variants.map((each) => [each.variant, each[kind]]));
    const gain = kind === 'all' ? (variants.at(-1)?.gain ?? null) : null;
    const body = measureLines({ variants: byVariant, gain }, names);
    return body.length ? ['', row(head, [...names, ...(gain ? gainColumns : [])]), ...body] : [];
  });
  return [
    l10n.t('Percent, with the 95 % interval of the bootstrap.'),
    ...blocks,
    ...timeLines(variants.map(({ variant, ms }) => [variant, ms])),
  ];
}

function timeLines(latencies: readonly (readonly [Variant, Latency])[]): string[] {
  const each = latencies.map(([variant, { p50, p95 }]) => l10n.t('{0}: p50 {1} ms, p95 {2} ms', variant, p50.toFixed(1), p95.toFixed(1)));
  return ['', l10n.t('Time of a search:'), ...each];
}

function nameOf({ by, name, tasks }: TaskGroup): string {
  return by === 'all' ? l10n.t('ALL ({0})', tasks) : `${by} ${name} (${tasks})`;
}

function measureLines({ variants, gain }: Pick<TaskGroup, 'variants' | 'gain'>, names: EvalReport['variants']): string[] {
  return measures.flatMap((measure) => {
    const cells = names.map((name) => variants[name]?.[measure]);
    if (cells.every((cell) => cell === undefined)) return [];
    return [row(`  ${measure}`, [...cells.map((cell) => percent(cell)), ...(gain ? [percent(gain[measure], true)] : [])])];
  });
}

function row(head: string, cells: readonly string[]): string {
  return head.padEnd(columnWidth) + cells.map((cell) => cell.padStart(columnWidth)).join(' ');
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
