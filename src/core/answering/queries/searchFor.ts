// Searches for a further query like for the question itself: the same scope, settings and kind of question, with other words.
import type { Candidate } from '../../searching/candidate.ts';
import { rankPlaces } from '../../searching/rankPlaces.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { QueryRecord } from '../record/record.ts';
import { readQuestion } from '../understanding/understand.ts';

/** Query of a search. */
export type StepQuery = Pick<QueryRecord, 'query' | 'by' | 'wants'>;

/**
 * At most `most` places for `query`, best first. The question determines intent and ranking; the query determines names, words and
 * messages. The selection belongs to the question, which has its own results.
 */
export async function searchFor({ query, wants }: StepQuery, run: AnswerRun, most: number): Promise<readonly Candidate[]> {
  const { mode, scope, settings, parts } = run;
  const { mode: kind, confidence, relation, aim, form, lead, flow, scopeFor } = run.intent;
  const read = readQuestion(query, parts.sources)();
  const intent = { ...read, mode: kind, confidence, relation, aim, form, lead, flow, scopeFor, ...(wants ? { wants } : {}) };
  return rankPlaces(mode.value, { intent, scope, focus: [], settings }, undefined, parts.sources, parts.clock, most);
}
