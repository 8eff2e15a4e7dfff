// Renders the measurement of a workspace as a document: hits of each search variant, their confidence, and their time.
import * as l10n from '@vscode/l10n';
import { tokenCost } from '../base/settings/cost.ts';
import type { Estimate } from './bootstrap.ts';
import type { MeasuredVariant, Measurement } from './measure.ts';
import type { Measure } from './scores.ts';
import type { ModelPrice } from '../ports.ts';
import { variants, type Variant } from '../searching/signals.ts';

/** Measures of the table, in order. */
const shownMeasures: readonly Measure[] = ['MRR@10', 'Acc@1', 'Acc@5', 'R@10'];

/** One embedder with the measurement of its vectors. */
export interface MeasuredEmbedder {
  /** Display name: "built in", or the model and its location. */
  readonly name: string;
  readonly measurement: Measurement;
  /** Seconds spent on the missing vectors. */
  readonly embeddingSeconds: number;
  /** Tokens sent; 0 for none, absent when they are reported elsewhere. */
  readonly tokens?: number;
  readonly price?: ModelPrice;
  /** Sentence for the case that the wanted vectors were missing in the end. */
  readonly problem?: string;
}

/** Compared variants. Words alone come first as the baseline; words with the graph are the search without an embedder. */
export const comparedVariants: readonly Variant[] = ['text', 'text+graph', 'vectors', 'text+vectors', 'all'];

/** The figures as Markdown. Figures without vectors are shown once, from the first embedder. */
export function measureTable(embedders: readonly MeasuredEmbedder[]): string {
  const [first] = embedders;
  const { documentation = 0, commit = 0 } = first?.measurement.questions ?? {};
  const head = `# ${l10n.t('Measured on this workspace')}`;
  if (!first || documentation + commit === 0)
    return `${head}\n\n${l10n.t('Neither doc comments nor commits of this workspace yield questions to measure with.')}\n`;
  const questions = l10n.t(
    '{0} questions: {1} from doc comments, which were hidden during the measurement, and {2} from commit messages.',
    documentation + commit,
    documentation,
    commit,
  );
  const parts = [
    head,
    questions,
    embedders.flatMap((embedder) => verdict(embedder)).join('\n'),
    table(embedders, 'all'),
    notes(),
    ...(documentation && commit
      ? [
          `## ${l10n.t('By doc comments')}`,
          table(embedders, 'documentation'),
          `## ${l10n.t('By commit messages')}`,
          table(embedders, 'commit'),
        ]
      : []),
    `## ${l10n.t('Cost of the measurement')}`,
    embedders.map((embedder) => `- ${costSentence(embedder)}`).join('\n'),
    timesTable(embedders),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Conclusion for one embedder in a sentence; empty when its vectors were not measured. */
function verdict({ name, measurement, problem }: MeasuredEmbedder): string[] {
  const gain = measurement.variants.find(({ variant }) => variant === 'all')?.gain?.['MRR@10'];
  if (!gain || problem !== undefined) return [];
  const by = percent(gain, true);
  if (gain.low > 0) return [`- ${l10n.t('{0}: search finds more here than with words alone, {1} in MRR@10.', name, by)}`];
  if (gain.high < 0) return [`- ${l10n.t('{0}: search finds less here than with words alone, {1} in MRR@10.', name, by)}`];
  return [`- ${l10n.t('{0}: no difference here from words alone beyond chance, {1} in MRR@10.', name, by)}`];
}

function notes(): string {
  return [
    `- ${l10n.t('MRR@10: one divided by the rank of the first right file, 0 beyond the tenth. Acc@k: all right files are among the first k. R@10: share of the right functions among the first ten results.')}`,
    `- ${l10n.t('In percent, with the interval that contains the true value in 95 of 100 cases (bootstrap). The gain is over words alone, question by question. Where its interval contains 0, it may be chance.')}`,
  ].join('\n');
}

type QuestionSource = 'all' | 'documentation' | 'commit';

function table(embedders: readonly MeasuredEmbedder[], kind: QuestionSource): string {
  const gains = kind === 'all';
  const heads = [l10n.t('Search by'), ...shownMeasures, ...(gains ? [l10n.t('Gain in MRR@10')] : [])];
  const rows = rowsOf(embedders).map(({ name, figures }) => [
    name,
    ...shownMeasures.map((measure) => percent(figures[kind][measure])),
    ...(gains ? [figures.gain ? percent(figures.gain['MRR@10'], true) : ''] : []),
  ]);
  return alignTable([heads, ...rows]);
}

function rowsOf(embedders: readonly MeasuredEmbedder[]): readonly { readonly name: string; readonly figures: MeasuredVariant }[] {
  return embedders.flatMap(({ name, measurement, problem }, i) =>
    measurement.variants
      // Variants without vectors are shown once. Variants named after vectors that were missing would mislead and are left out.
      .filter(({ variant }) => (variants[variant].vectors ? problem === undefined : i === 0))
      .map((figures) => ({ name: nameOf(figures.variant, name), figures })),
  );
}

function nameOf(variant: Variant, embedder: string): string {
  switch (variant) {
    case 'text':
      return l10n.t('words alone');
    case 'vectors':
      return l10n.t('vectors alone, {0}', embedder);
    case 'text+vectors':
      return l10n.t('words and vectors, {0}', embedder);
    case 'text+graph':
      return l10n.t('everything, no embedder');
    case 'all':
      return l10n.t('everything, {0}', embedder);
  }
}

function costSentence({ name, embeddingSeconds, tokens, price, problem }: MeasuredEmbedder): string {
  if (problem) return l10n.t('{0}: not measured. {1}', name, problem);
  const time = l10n.t('{0}: {1} s for the vectors that did not exist yet', name, embeddingSeconds.toFixed(1));
  if (tokens === undefined) return `${time}.`;
  if (tokens === 0) return l10n.t('{0}; nothing was sent.', time);
  const sentSentence = l10n.t('{0}; about {1} tokens were sent', time, tokens.toLocaleString('en'));
  if (!price) return `${sentSentence}.`;
  const cost = tokenCost({ promptTokens: tokens, completionTokens: 0, cachedTokens: 0 }, price);
  return l10n.t('{0}, for about {1} {2}.', sentSentence, cost.toFixed(4), price.currency);
}

/** Search times as a separate table, since the others already fill an editor beside a panel. */
function timesTable(embedders: readonly MeasuredEmbedder[]): string {
  const heads = [l10n.t('Search by'), l10n.t('ms, half of the questions'), l10n.t('ms, 95 of 100')];
  return alignTable([heads, ...rowsOf(embedders).map(({ name, figures: { ms } }) => [name, ms.p50.toFixed(0), ms.p95.toFixed(0)])]);
}

/** Non-breaking space: keeps an interval on one line in a narrow column. */
const noBreak = '\u00a0';

/** `74.4 [70.1, 78.2]`; with a sign for differences. */
function percent(estimate: Estimate | undefined, signed = false): string {
  if (!estimate) return '–';
  const [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map((share) => {
    const text = (100 * share).toFixed(1);
    return signed && share >= 0 ? `+${text}` : text;
  });
  return `${mean} [${low},${noBreak}${high}]`;
}

/** Aligns columns, so that the table is readable as text too. Names come from servers and must not break it. */
function alignTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((text) => text.replace(/[\n\r]+/g, ' ').replaceAll('|', '\\|')));
  const [heads = []] = cells;
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...cells.slice(1).map(line)].join('\n');
}
