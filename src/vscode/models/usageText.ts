// Document about the models' usage: a table for each day, newest first.
import * as l10n from '@vscode/l10n';
import type { DayUsage, ModelTotals } from '../../models/gate/ledger.ts';

/** Returns Markdown. `cap`: most that may be spent in a day, 0 for no cap. */
export function usageText(days: readonly DayUsage[], cap: { readonly amount: number; readonly currency: string }): string {
  const head = [`# ${l10n.t('Model usage')}`];
  if (cap.amount > 0) head.push(l10n.t('Daily cap: {0} {1}', cap.amount, cap.currency));
  if (!days.length) return `${[...head, l10n.t('No model has been asked yet.')].join('\n\n')}\n`;
  const note = l10n.t(
    'Counts marked with ~ are partly or fully estimates, because the provider did not count. Costs follow the price in the settings.',
  );
  return `${[...head, ...days.flatMap(daySection), note].join('\n\n')}\n`;
}

function daySection({ day, models }: DayUsage): readonly string[] {
  const heads = [
    l10n.t('Model'),
    l10n.t('Where'),
    l10n.t('Calls'),
    l10n.t('Tokens in'),
    l10n.t('of which cached'),
    l10n.t('Tokens out'),
    l10n.t('Cost'),
  ];
  const rows = [heads, ['---', '---', '--:', '--:', '--:', '--:', '--:'], ...models.map(totalsRow)];
  return [`## ${day}`, rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n')];
}

function totalsRow({
  kind,
  model,
  where,
  calls,
  promptTokens,
  cachedTokens,
  completionTokens,
  estimatedCalls,
  cost,
}: ModelTotals): readonly string[] {
  const estimateMark = estimatedCalls > 0 ? '~' : '';
  const costs = Object.entries(cost).map(([currency, amount]) => `${estimateMark}${amount.toFixed(4)} ${currency}`);
  const counts = [promptTokens, cachedTokens, completionTokens].map((count) => `${estimateMark}${count.toLocaleString('en')}`);
  const name = nameOf(kind, model);
  return [name, where, String(calls), ...counts, costs.join(', ') || '–'];
}

function nameOf(kind: ModelTotals['kind'], model: string): string {
  if (kind === 'embedding') return l10n.t('{0} (embedding)', model);
  return kind === 'tool' ? l10n.t('{0} (tool of Clew, called by a chat)', model) : model;
}

/** Names come from servers and must not break the table. */
function escapeCell(text: string): string {
  return text.replace(/[\n\r]+/g, ' ').replaceAll('|', '\\|');
}
