// Searches for a query as the question itself was searched for: the same scope, settings and kind of question, in other words.
import type { Candidate } from '../../searching/candidate.ts';
import { rankPlaces } from '../../searching/rankPlaces.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { QueryRecord } from '../record/record.ts';
import { readQuestion } from '../understanding/understand.ts';

/** What is searched for. */
export type StepQuery = Pick<QueryRecord, 'query' | 'by' | 'wants'>;

/**
 * At most `most` places for `query`, best first. What is asked and how it is ranked is said by the question; names, words and messages by the query.
 * What was selected belongs to the question, which has its own finds.
 */
export async function searchFor({ query, wants }: StepQuery, run: AnswerRun, most: number): Promise<readonly Candidate[]> {
  const { mode, scope, settings, parts } = run;
  const { mode: kind, confidence, relation, aim, form, lead, flow, scopeFor } = run.intent;
  const read = readQuestion(query, parts.sources)();
  const intent = { ...read, mode: kind, confidence, relation, aim, form, lead, flow, scopeFor, ...(wants ? { wants } : {}) };
  return rankPlaces(mode.value, { intent, scope, focus: [], settings }, undefined, parts.sources, parts.clock, most);
}
