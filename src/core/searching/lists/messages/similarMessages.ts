// Functions whose messages are like one of the question: for messages that no code says word for word.
import { shorten } from '../../../base/shorten.ts';
import * as l10n from '@vscode/l10n';
import { bestOfEach, listOf, ofSymbol, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { roleFactor } from '../../roleFactors.ts';
import { inScope } from '../../scope.ts';

/** Places that are looked at for one message. */
const mostTexts = 8;
/** Characters of a message in a reason. */
const longestShown = 60;

/** Functions that raise or log something like a message of the question, for questions whose message no code says. What tests expect counts where they are asked for. */
export function errorTextList(inquiry: Inquiry, sources: Sources): CandidateList {
  const { intent, scope } = inquiry;
  const items: Candidate[] = [];
  for (const asked of intent.quoted) {
    const inside = sources.graph
      .byErrorText(asked)
      .filter(({ symbol }) => inScope(symbol, scope) && (symbol.role !== 'test' || intent.wants === 'tests'));
    for (const { symbol, score, line, text } of inside.slice(0, mostTexts)) {
      const short = shorten(text, longestShown);
      const why = l10n.t('has a similar message: "{0}"', short);
      items.push({ ...ofSymbol(symbol, score * roleFactor(symbol.role, 'facts', inquiry), why), at: line });
    }
  }
  return listOf('error texts', 'similarMessages', bestOfEach(items), inquiry);
}
