// Searches for a further query like for the question itself: the same scope, settings and kind of question, with other words.
import { readIntent } from '../../../reading/readIntent.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import { rankPlaces } from '../../../searching/rankPlaces.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import type { QueryRecord } from '../../record/answerRecord.ts';
import { vocabularyOf } from '../../understanding/understand.ts';

/** Query of a search. */
export type StepQuery = Pick<QueryRecord, 'query' | 'by' | 'wants'>;

/**
 * At most `limit` places for `query`, best first. The question determines intent and ranking; the query determines names, words and
 * messages. The selection belongs to the question, which has its own results.
 */
export async function searchFor({ query, wants }: StepQuery, run: AnswerRun, limit: number): Promise<readonly Candidate[]> {
  const { mode, scope, settings, dependencies } = run;
  const { mode: kind, confidence, relation, aim, form, lead, flow, scopeByMode } = run.intent;
  const queryIntent = readIntent(query, vocabularyOf(dependencies.sources));
  const intent = { ...queryIntent, mode: kind, confidence, relation, aim, form, lead, flow, scopeByMode, ...(wants ? { wants } : {}) };
  return rankPlaces(mode.value, { intent, scope, focus: [], settings }, undefined, dependencies.sources, dependencies.clock, limit);
}
