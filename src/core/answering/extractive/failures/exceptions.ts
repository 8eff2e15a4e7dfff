// Writes about the exception that a failure names, beyond the sites: its class, other raisers, and its handlers.
import * as l10n from '@vscode/l10n';
import type { DiagnosticPlan } from '../../../planning/diagnosticPlan.ts';
import type { FunctionLine } from '../../../planning/failures/exceptionUse.ts';
import { code } from '../../page/markdownText.ts';
import { definitionLine } from '../definition.ts';
import { nameAsCode } from '../symbolText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';

const maxPlaces = 5;

/** Lines about the exceptions that the workspace defines; empty where it defines none of them. */
export async function exceptionLines(writerContext: WriterContext, { exceptions, sites }: DiagnosticPlan): Promise<string[]> {
  const siteIds = new Set(sites.map(({ symbol }) => symbol.id));
  const lines: string[] = [];
  for (const { type, raisers, catchers, unreadCount } of exceptions) {
    const name = type.fact.name;
    const otherRaisers = raisers.filter(({ symbol }) => !siteIds.has(symbol.id));
    lines.push(`- ${await definitionLine(writerContext, type, l10n.t('is the exception'))}`);
    if (otherRaisers.length)
      lines.push(`- ${l10n.t('Raised in: {0}', await placesOf(writerContext, otherRaisers, l10n.t('raises {0}', name)))}`);
    if (catchers.length) lines.push(`- ${l10n.t('Caught in: {0}', await placesOf(writerContext, catchers, l10n.t('catches {0}', name)))}`);
    if (unreadCount > 0) lines.push(`- ${unreadSentence(name, unreadCount)}`);
  }
  return lines.length ? [`**${l10n.t('The exception')}**`, '', ...lines] : [];
}

/** A handler may exist in the unread files even if none was found. */
export function unreadSentence(name: string, unreadCount: number): string {
  return unreadCount === 1
    ? l10n.t('One more file that uses {0} was not checked for who catches it.', code(name))
    : l10n.t('{0} more files that use {1} were not checked for who catches it.', unreadCount, code(name));
}

async function placesOf({ page }: WriterContext, places: readonly FunctionLine[], why: string): Promise<string> {
  const items: string[] = [];
  for (const { symbol, line } of places.slice(0, maxPlaces)) {
    const { root, path, fact } = symbol;
    items.push(nameAsCode(symbol) + (await page.cite({ root, path, lines: { first: line, last: line } }, fact.qualifiedName, why, symbol)));
  }
  return withRest(items, places.length);
}
