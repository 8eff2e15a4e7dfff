// What a strategy with queries of its own hands over to the request of the answer and to the record.
import type { Candidate } from '../../searching/candidate.ts';
import type { AnswerRecord } from '../record.ts';

/** Finds that take the place of those of the question alone. */
export interface Searched {
  /** Best first, those of the question among them; already cut to as many as may be read. */
  readonly places: readonly Candidate[];
  /** Of all that were found. */
  readonly count: number;
  /** Tokens of the prompts that asked what to look for. */
  readonly promptTokens: number;
  readonly record: Pick<AnswerRecord, 'queries' | 'analysis' | 'judgements'>;
}
