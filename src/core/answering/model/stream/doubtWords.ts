// Says in words for people what is wrong or unchecked in a cited sentence.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import type { Doubt } from '../../proof/proof.ts';

/** Maximum names in a reason. */
const maxNames = 3;
/** Maximum characters of a sentence that a note repeats. */
const maxSentenceLength = 80;

/** Note for a citation whose lines do not show all of its sentence. */
export function doubtNote(doubt: Doubt): string {
  const { kind, lacking, sentence } = doubt;
  if (kind === 'lacking')
    return l10n.t('These lines do not show everything that the answer says about them: {0}.', lacking.slice(0, maxNames).join(', '));
  return kind === 'call' ? doubtReason(doubt) : `${doubtReason(doubt)} ${shortSentence(sentence)}`;
}

/** Why a sentence is wrong or unchecked, in words for people. */
export function doubtReason({ kind, lacking }: Doubt): string {
  const [from = '', to = ''] = lacking;
  switch (kind) {
    case 'lacking':
      return unshownReason(lacking);
    case 'compares':
      return l10n.t('These lines make a different comparison.');
    case 'reversed':
      return l10n.t('These lines show {0} in {1}, not the other way round.', from, to);
    case 'order':
      return l10n.t('These lines have another order.');
    case 'count':
      return l10n.t('The number {0} is not the number of listed items.', from);
    case 'call':
      return l10n.t('These lines do not show that {0} leads to {1}.', from, to);
    case 'value':
      return l10n.t('These lines do not show {0}, so it was not checked.', lacking.slice(0, maxNames).join(', '));
    case 'condition':
      return l10n.t('The condition was not checked against these lines.');
  }
}

export function unshownReason(names: readonly string[]): string {
  if (names.length === 0) return l10n.t('These lines do not show what the answer says about them.');
  return l10n.t('These lines do not show what the answer says about them: {0}.', names.slice(0, maxNames).join(', '));
}

/** Enough of a sentence to identify it. */
function shortSentence(sentence: string): string {
  return shorten(sentence.replace(/\s*\[\d{1,4}\]/g, '').replaceAll('`', ''), maxSentenceLength);
}
