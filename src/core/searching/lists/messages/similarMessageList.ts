// Functions with messages similar to the one in the question, for messages that no code emits exactly.
import { shorten } from '../../../base/shorten.ts';
import * as l10n from '@vscode/l10n';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { roleFactor } from '../../roleFactors.ts';
import { inScope } from '../../scope.ts';
import { maxShownLength } from './messageLimits.ts';

/** Limit of places examined per message. */
const maxTexts = 8;

/**
 * Functions that raise or log something similar to a message of the question, for messages without an exact match. Texts in tests count
 * when the question asks for tests.
 */
export function similarMessageListOf(inquiry: Inquiry, sources: Sources): CandidateList {
  const { intent, scope } = inquiry;
  const items: Candidate[] = [];
  for (const quotedText of intent.quotedTexts) {
    const errorTexts = sources.graph
      .byErrorText(quotedText)
      .filter(({ symbol }) => inScope(symbol, scope) && (symbol.role !== 'test' || intent.wants === 'tests'));
    for (const { symbol, score, line, text } of errorTexts.slice(0, maxTexts)) {
      const short = shorten(text, maxShownLength);
      const why = l10n.t('has a similar message: "{0}"', short);
      items.push({ ...symbolCandidate(symbol, score * roleFactor(symbol.role, 'facts', inquiry), why), at: line });
    }
  }
  return listOf('error texts', 'similarMessages', bestOfEachPlace(items), inquiry);
}
