// Writes about a message that no code of the workspace contains: the nearest line, and the installed package that may contain it.
import * as l10n from '@vscode/l10n';
import type { DiagnosticPlan } from '../../../planning/diagnosticPlan.ts';
import { coversEnd, inBold } from '../../../searching/lists/messages/messageParts.ts';
import { code } from '../../page/markdownText.ts';
import type { WriterContext } from '../writerContext.ts';

/** Lines of the answer; empty where code contains the message, or the question has none. */
export async function missingMessageLines(writerContext: WriterContext, plan: DiagnosticPlan): Promise<string[]> {
  if (plan.message !== 'missing') return [];
  if (plan.nearest?.message && coversEnd(plan.nearest.message)) return [await nearestLine(writerContext, plan)];
  const sentences = [await nearestLine(writerContext, plan), await packageLine(writerContext, plan)].filter(Boolean).join(' ');
  if (plan.sites.length === 0) return [sentences];
  const resultsNote = plan.anchored
    ? l10n.t('The results below raise its type, have a similar message, or are in its trace.')
    : l10n.t('The results below match only the words of the question.');
  return [sentences, '', resultsNote];
}

async function nearestLine({ page }: WriterContext, { nearest, expectingTest }: DiagnosticPlan): Promise<string> {
  const messageMatch = nearest?.message;
  if (expectingTest?.at !== undefined) {
    const { root, path, at, why, symbol } = expectingTest;
    const citation = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
    return l10n.t('No code here has this message; a test expects it: {0}{1}.', code(`${path}:${at + 1}`), citation);
  }
  if (!nearest || nearest.at === undefined || !messageMatch) return l10n.t('No code here has this message.');
  const { root, path, at, why, symbol } = nearest;
  const citation = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
  const line = code(`${path}:${at + 1}`);
  if (coversEnd(messageMatch))
    return l10n.t(
      '{0}{1} has this message but for its beginning, which other code puts in front: {2}',
      ...[line, citation, endSentence(inBold(messageMatch, (text) => page.prose(text)))],
    );
  return l10n.t(
    'No code here has this message; the nearest is {0} ("{1}"){2}. The matching part of the message is marked: {3}',
    ...[line, page.prose(messageMatch.literal), citation, endSentence(inBold(messageMatch, (text) => page.prose(text)))],
  );
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

async function packageLine({ page }: WriterContext, { packages }: DiagnosticPlan): Promise<string> {
  if (!packages) return '';
  const { best, searchedCount, all, unread } = packages;
  const limitNotes = [
    searchedCount < all ? l10n.t('Clew searched {0} of {1} installed packages, then its time ran out.', searchedCount, all) : '',
    unread > 0 ? l10n.t('{0} of their files could not be read or are too large.', unread) : '',
  ].filter(Boolean);
  if (!best && searchedCount === all) limitNotes.unshift(l10n.t('None of the {0} installed packages has this message.', all));
  if (!best) return limitNotes.join(' ');
  const { name, version, root } = best.package;
  const why = l10n.t('says the message in the package {0}', name);
  const citation = await page.cite({ root, path: best.path, lines: { first: best.line, last: best.line } }, best.path, why);
  const packageTitle = [code(name), version].filter(Boolean).join(' ');
  const packageSentence = l10n.t(
    'It may come from {0}: {1} ("{2}"){3}.',
    packageTitle,
    code(`${best.path}:${best.line + 1}`),
    page.prose(best.literal),
    citation,
  );
  // A whole match ends the search; for a partial one it matters which packages were not searched.
  return best.kind === 'whole' ? packageSentence : [packageSentence, ...limitNotes].join(' ');
}
