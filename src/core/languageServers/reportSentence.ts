// Says what the language servers confirmed, added and refuted in one answer.
import * as l10n from '@vscode/l10n';
import { languages } from '../syntax/languages.ts';
import type { ServerReport } from './consultation.ts';

/** Sentences for people; empty where the servers changed and confirmed nothing. */
export function reportSentence({ languages: ids, confirmed, added, refuted, isCut }: ServerReport): string {
  if (confirmed + added + refuted === 0) return '';
  const names = ids.map((id) => languages.get(id)?.name ?? id).join(', ');
  const sentences = [
    confirmed ? l10n.t('Confirmed by the {0} language server: {1}.', names, countText(confirmed)) : '',
    added ? l10n.t('Added by the {0} language server: {1}.', names, countText(added)) : '',
    refuted ? l10n.t('Left out because the {0} language server says that they mean something else: {1}.', names, countText(refuted)) : '',
    isCut ? l10n.t('It had no time to check the others.') : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function countText(count: number): string {
  return count === 1 ? l10n.t('1 place') : l10n.t('{0} places', count);
}
