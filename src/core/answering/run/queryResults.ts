// Types for the results that a strategy with its own queries passes to the request of the answer and to the record.
import type { Candidate } from '../../searching/candidate.ts';
import type { GraphPlace } from '../material/knowledge/triple.ts';
import type { AnswerRecord } from '../record/answerRecord.ts';

/** A graph of triples as text. */
export interface GraphNotes {
  /** Maximum tokens of the text. */
  readonly tokens: number;
  /** The text, without secrets; `cite` formats a zero-based line as a citation, or gives undefined where the reader does not see it. */
  text(cite: (place: GraphPlace) => string | undefined): string;
}

/** Results that replace those of the question alone. */
export interface QueryResults {
  /** Best first, including those of the question; already cut to the readable number. */
  readonly places: readonly Candidate[];
  /** Number of all results. */
  readonly count: number;
  /** Tokens of the prompts for finding out what to look for. */
  readonly promptTokens: number;
  readonly record: Pick<AnswerRecord, 'queries' | 'analysis' | 'judgements' | 'knowledge'>;
  /** Notes on the evidence, as data beside it. */
  readonly graphNotes?: GraphNotes;
}
