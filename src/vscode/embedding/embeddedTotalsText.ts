// Document about what was embedded since the window opened: destination, amount, and the last few texts verbatim.
import * as l10n from '@vscode/l10n';
import type { EmbeddedTotals } from '../../models/gate/embeddedLog.ts';
import { fenceText } from '../documents/codeFence.ts';

/** Returns Markdown. */
export function embeddedTotalsText(totals: readonly EmbeddedTotals[]): string {
  const head = `# ${l10n.t('What was embedded')}`;
  if (!totals.length)
    return `${head}\n\n${l10n.t('Nothing was sent to be embedded since this window was opened. The built-in embedder works on this machine.')}\n`;
  const note = l10n.t('Counts are for this window. Texts are not kept, except the first ones of the last calls.');
  return `${[head, note, ...totals.flatMap(section)].join('\n\n')}\n`;
}

function section({
  destination,
  model,
  calls,
  texts,
  questions,
  tokens,
  files,
  secretsReplaced,
  lastAt,
  samples,
}: EmbeddedTotals): readonly string[] {
  const details = [
    `- ${l10n.t('Destination: {0}', destination)}`,
    `- ${l10n.t('Pieces of the workspace: {0}, of {1} files', formatCount(texts), formatCount(files))}`,
    `- ${l10n.t('Questions: {0}', formatCount(questions))}`,
    `- ${l10n.t('Calls: {0}, about {1} tokens', formatCount(calls), formatCount(tokens))}`,
    `- ${l10n.t('Secrets replaced by placeholders: {0}', formatCount(secretsReplaced))}`,
    `- ${l10n.t('Last: {0}', new Date(lastAt).toLocaleString())}`,
  ];
  const sampleTexts = samples.flatMap(({ at, kind, sample }) => [
    `### ${kind === 'query' ? l10n.t('A question, {0}', formatTime(at)) : l10n.t('Pieces of the workspace, {0}', formatTime(at))}`,
    ...sample.map((text) => fenceText(text)),
  ]);
  return [`## ${model}`, details.join('\n'), ...sampleTexts];
}

function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString();
}

function formatCount(value: number): string {
  return value.toLocaleString('en');
}
