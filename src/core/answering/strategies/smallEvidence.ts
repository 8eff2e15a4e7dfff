// Evidence for a small model while a strategy finds out what to look for: few places, between delimiters of their own.
import { budgetOf, limitBudget } from '../../packing/budget.ts';
import type { ModelInfo } from '../../ports.ts';
import { keyOf, type Candidate } from '../../searching/candidate.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { EvidenceBook } from '../material/evidence/evidenceBook.ts';
import { gatherAgain } from '../material/evidence/gatherEvidence.ts';
import type { EvidenceSet } from '../material/evidence/evidenceSet.ts';
import { queryNames } from '../preparation/queries/queryNames.ts';
import { nonceFor } from '../preparation/requests/assembleRequest.ts';

/** Places and the queries that found them. */
export interface QueriedPlaces {
  readonly places: readonly Candidate[];
  readonly queries: readonly string[];
}

/**
 * Reads and cuts places as for an answer; lines with names of the queries are cut last. Takes at most `tokens`, and at most half of what
 * the model can read: the other half is for the rules and the question.
 */
export function readForSmall(
  run: AnswerRun,
  { maxInputTokens = Infinity }: ModelInfo,
  { places, queries }: QueriedPlaces,
  tokens: number,
): Promise<EvidenceSet> {
  const { dependencies, placeholders, mode, settings } = run;
  const book = new EvidenceBook(dependencies.currentTexts, dependencies.digest, placeholders);
  const budget = limitBudget(budgetOf(mode.value, undefined, settings), Math.min(tokens, maxInputTokens / 2));
  return gatherAgain(places, budget, book, { isAsked: () => false, keptNames: queryNames(queries, run) });
}

/** Part of the delimiters of a request that holds `texts`; occurs in none of them. */
export function nonceOf({ dependencies: { clock, digest } }: AnswerRun, texts: readonly string[]): string {
  return nonceFor(texts.join('\n'), `${clock.now()}:${clock.monotonic()}:${texts[0] ?? ''}`, digest);
}

/** The `places` of which the evidence set shows something; the others found no room. */
export function placesIn({ pieces, relations }: EvidenceSet, places: readonly Candidate[]): readonly Candidate[] {
  const shownKeys = new Set([...pieces, ...relations].flatMap(({ evidence }) => (evidence ? keyOf(evidence) : [])));
  return places.filter((place) => shownKeys.has(keyOf(place)));
}
