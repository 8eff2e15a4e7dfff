// Writes about a message that no code of the workspace contains: the nearest line, and the installed package that may contain it.
import * as l10n from '@vscode/l10n';
import type { DiagnosticPlan } from '../../../planning/diagnostic.ts';
import { inBold } from '../../../searching/lists/messages/messageWords.ts';
import { code } from '../../page/markdown.ts';
import type { WriterContext } from '../definition.ts';

/** Empty where code contains the message, or the question has none. */
export async function unsaidLines(writing: WriterContext, plan: DiagnosticPlan): Promise<string[]> {
  if (plan.message !== 'missing') return [];
  const lines = [await nearestLine(writing, plan), await packageLine(writing, plan)].filter(Boolean).join(' ');
  if (plan.sites.length === 0) return [lines];
  const below = plan.anchored
    ? l10n.t('The results below raise its type, have a similar message, or are in its trace.')
    : l10n.t('The results below match only the words of the question.');
  return [lines, '', below];
}

async function nearestLine({ page }: WriterContext, { nearest, expected }: DiagnosticPlan): Promise<string> {
  const match = nearest?.message;
  if (expected?.at !== undefined) {
    const { root, path, at, why, symbol } = expected;
    const cited = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
    return l10n.t('No code here has this message; a test expects it: {0}{1}.', code(`${path}:${at + 1}`), cited);
  }
  if (!nearest || nearest.at === undefined || !match) return l10n.t('No code here has this message.');
  const { root, path, at, why, symbol } = nearest;
  const cited = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
  const line = code(`${path}:${at + 1}`);
  return l10n.t(
    'No code here has this message; the nearest is {0} ("{1}"){2}. The matching part of the message is marked: {3}',
    ...[line, page.prose(match.literal), cited, sentence(inBold(match, (text) => page.prose(text)))],
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

async function packageLine({ page }: WriterContext, { packages }: DiagnosticPlan): Promise<string> {
  if (!packages) return '';
  const { best, looked, all, unread } = packages;
  const limits = [
    looked < all ? l10n.t('Clew searched {0} of {1} installed packages, then its time ran out.', looked, all) : '',
    unread > 0 ? l10n.t('{0} of their files could not be read or are too large.', unread) : '',
  ].filter(Boolean);
  if (!best && looked === all) limits.unshift(l10n.t('None of the {0} installed packages has this message.', all));
  if (!best) return limits.join(' ');
  const { name, version, root } = best.package;
  const why = l10n.t('says the message in the package {0}', name);
  const cited = await page.cite({ root, path: best.path, lines: { first: best.line, last: best.line } }, best.path, why);
  const written = [code(name), version].filter(Boolean).join(' ');
  const from = l10n.t(
    'It may come from {0}: {1} ("{2}"){3}.',
    written,
    code(`${best.path}:${best.line + 1}`),
    page.prose(best.literal),
    cited,
  );
  // A whole match ends the search; for a partial one it matters which packages were not searched.
  return best.kind === 'whole' ? from : [from, ...limits].join(' ');
}
