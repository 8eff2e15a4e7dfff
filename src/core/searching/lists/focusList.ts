// List of the symbols that the person selected in the editor.
import * as l10n from '@vscode/l10n';
import { listOf, symbolCandidate, type CandidateList } from '../candidate.ts';
import type { Inquiry } from '../inquiry.ts';

/** The definitions at the selection. */
export function focusListOf(inquiry: Inquiry): CandidateList {
  const items = inquiry.focus.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is what was selected')));
  return listOf('focus', 'focus', items, inquiry);
}
