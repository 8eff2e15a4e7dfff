// Document of the statistics: each figure about answers with its target and its alert level.
import * as l10n from '@vscode/l10n';
import type { AnswerRow } from './answerRow.ts';
import { modes } from '../../core/reading/mode.ts';

/** One figure. `worseSide` names the bad side of its target. */
interface Figure {
  readonly name: string;
  readonly value: number | undefined;
  readonly target: number;
  readonly alert: number;
  readonly worseSide: 'below' | 'above';
  readonly format: (value: number) => string;
  /** Number of answers behind it. */
  readonly answerCount: number;
}

/** Fewer answers than this allow no verdict. */
const minAnswers = 5;

/** Markdown about `rows`, newest last. */
export function statisticsText(rows: readonly AnswerRow[], enabled: boolean): string {
  const head = [
    `# ${l10n.t('Clew: statistics of answers')}`,
    l10n.t(
      'Figures of the last {0} answers, kept on this machine and never sent. "clew.statistics.enabled" switches them off.',
      rows.length,
    ),
  ];
  if (!enabled) head.push(l10n.t('Statistics are off: no answer is counted now.'));
  if (rows.length === 0) return `${head.join('\n\n')}\n`;
  return `${[...head, figureTable(figuresOf(rows)), ...modeSection(rows), ...phaseSection(rows)].join('\n\n')}\n`;
}

/** Figures with their targets and alert levels. */
function figuresOf(rows: readonly AnswerRow[]): readonly Figure[] {
  const classifiedCount = rows.filter(({ by }) => by === 'model' || by === 'rules').length;
  // A command sets the kind of question itself, so there is nothing to choose and nothing to correct.
  const correctedCount = rows.filter(({ by }) => by === 'user').length;
  const rowsWithGaps = rows.filter(({ gaps }) => gaps > 0);
  const ratedRows = rows.filter(({ thumb }) => thumb !== undefined);
  const share = (part: number, whole: number): number | undefined => (whole ? part / whole : undefined);
  return [
    {
      name: l10n.t('Questions whose kind was not corrected'),
      value: share(classifiedCount, classifiedCount + correctedCount),
      target: 0.9,
      alert: 0.8,
      worseSide: 'below',
      format: formatPercent,
      answerCount: classifiedCount + correctedCount,
    },
    {
      name: l10n.t('Missing pieces that were found'),
      value: share(sum(rowsWithGaps, 'resolved'), sum(rowsWithGaps, 'gaps')),
      target: 0.7,
      alert: 0.5,
      worseSide: 'below',
      format: formatPercent,
      answerCount: rowsWithGaps.length,
    },
    {
      name: l10n.t('Tokens of an answer'),
      value: share(sum(rows, 'tokens'), rows.length),
      target: 4000,
      alert: 5500,
      worseSide: 'above',
      format: formatWhole,
      answerCount: rows.length,
    },
    {
      name: l10n.t('Milliseconds besides the model'),
      value: share(sum(rows, 'ownMs'), rows.length),
      target: 3000,
      alert: 5000,
      worseSide: 'above',
      format: formatWhole,
      answerCount: rows.length,
    },
    {
      name: l10n.t('Citations that were verified'),
      value: share(sum(rows, 'citations') - sum(rows, 'unsupported'), sum(rows, 'citations')),
      target: 0.95,
      alert: 0.8,
      worseSide: 'below',
      format: formatPercent,
      answerCount: rows.length,
    },
    {
      name: l10n.t('Answers that were called helpful'),
      value: share(ratedRows.filter(({ thumb }) => thumb === 1).length, ratedRows.length),
      target: 0.8,
      alert: 0.7,
      worseSide: 'below',
      format: formatPercent,
      answerCount: ratedRows.length,
    },
  ];
}

function figureTable(figures: readonly Figure[]): string {
  const heads = [l10n.t('Figure'), l10n.t('Now'), l10n.t('Target'), l10n.t('Alert'), l10n.t('Answers'), ''];
  return markdownTable(
    heads,
    figures.map((each) => [
      each.name,
      each.value === undefined ? '–' : each.format(each.value),
      each.format(each.target),
      each.format(each.alert),
      String(each.answerCount),
      verdictWords(each),
    ]),
  );
}

function verdictWords({ value, target, alert, worseSide, answerCount }: Figure): string {
  if (value === undefined || answerCount < minAnswers) return l10n.t('too few to tell');
  const sign = worseSide === 'below' ? 1 : -1;
  if (sign * (value - alert) < 0) return l10n.t('alert');
  return sign * (value - target) < 0 ? l10n.t('below the target') : l10n.t('on target');
}

function modeSection(rows: readonly AnswerRow[]): readonly string[] {
  const heads = [
    l10n.t('Kind of question'),
    l10n.t('Answers'),
    l10n.t('with a model'),
    l10n.t('Passes'),
    l10n.t('Tokens'),
    l10n.t('High confidence'),
  ];
  const lines = modes.flatMap((mode) => {
    const rowsOfMode = rows.filter((row) => row.mode === mode);
    if (!rowsOfMode.length) return [];
    const highShare = rowsOfMode.filter(({ level }) => level === 'high').length / rowsOfMode.length;
    const passes = (sum(rowsOfMode, 'passes') / rowsOfMode.length).toFixed(1);
    const modelCount = rowsOfMode.filter(({ model }) => model).length;
    return [
      [
        mode,
        String(rowsOfMode.length),
        String(modelCount),
        passes,
        formatWhole(sum(rowsOfMode, 'tokens') / rowsOfMode.length),
        formatPercent(highShare),
      ],
    ];
  });
  return [`## ${l10n.t('By kind of question')}`, markdownTable(heads, lines)];
}

/** Median and 95th percentile of each phase. */
function phaseSection(rows: readonly AnswerRow[]): readonly string[] {
  const phases = [...new Set(rows.flatMap((row) => Object.keys(row.phases)))];
  const lines = phases.map((phase) => {
    const times = rows.flatMap((row) => row.phases[phase] ?? []).sort((a, b) => a - b);
    return [phase, formatWhole(percentile(times, 0.5)), formatWhole(percentile(times, 0.95)), String(times.length)];
  });
  const heads = [l10n.t('Phase'), l10n.t('Median (ms)'), l10n.t('95 % (ms)'), l10n.t('Answers')];
  return [`## ${l10n.t('Time by phase')}`, markdownTable(heads, lines)];
}

function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map((_, i) => (i ? '--:' : '---')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function sum(rows: readonly AnswerRow[], key: 'gaps' | 'resolved' | 'tokens' | 'ownMs' | 'citations' | 'unsupported' | 'passes'): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

function percentile(sortedValues: readonly number[], share: number): number {
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(share * sortedValues.length))] ?? 0;
}

function formatPercent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function formatWhole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
