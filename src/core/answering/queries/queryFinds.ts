// What a strategy with queries of its own hands over to the request of the answer and to the record.
import type { Candidate } from '../../searching/candidate.ts';
import type { GraphPlace } from '../knowledge/triple.ts';
import type { AnswerRecord } from '../record/record.ts';

/** A graph of triples as text. */
export interface GraphNotes {
  /** Tokens that it takes at most. */
  readonly tokens: number;
  /** The text, without secrets; `cite` gives a zero-based line as the reader can cite it, or undefined where the reader does not see it. */
  text(cite: (place: GraphPlace) => string | undefined): string;
}

/** Finds that take the place of those of the question alone. */
export interface QueryFinds {
  /** Best first, those of the question among them; already cut to as many as may be read. */
  readonly places: readonly Candidate[];
  /** Of all that were found. */
  readonly count: number;
  /** Tokens of the prompts that asked what to look for. */
  readonly promptTokens: number;
  readonly record: Pick<AnswerRecord, 'queries' | 'analysis' | 'judgements' | 'knowledge'>;
  /** What was noted of the evidence, as data beside it. */
  readonly noted?: GraphNotes;
}
