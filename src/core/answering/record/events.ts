// The one event stream of `ask`. Panel, log, command line and answer record are built from it; there is no other output.
import type { Notice, UserErrorCode } from '../../base/wording/errors.ts';
import type { Pictures } from './picture.ts';
import type {
  AnalysisRecord,
  AnswerRecord,
  Citation,
  EvidenceRecord,
  GapRecord,
  JudgementRecord,
  QueryRecord,
  RetrieverRecord,
  RoundRecord,
  StrategyChoice,
  ToolCallRecord,
} from './answerRecord.ts';
import type { ModeChoice } from '../../reading/mode.ts';

/** One event while a question is answered, in order. The last is always `done` or `failed`. */
export type AskEvent =
  | { readonly kind: 'classified'; readonly mode: ModeChoice }
  /** The strategy, where the question decides it. */
  | { readonly kind: 'strategy'; readonly choice: StrategyChoice }
  | { readonly kind: 'retrieved'; readonly retrievers: readonly RetrieverRecord[]; readonly evidence: readonly EvidenceRecord[] }
  /** Pictures of the results, before the first word of the answer. */
  | { readonly kind: 'pictured'; readonly pictures: Pictures }
  | { readonly kind: 'pass'; readonly n: number; readonly of: number }
  | { readonly kind: 'gap'; readonly pass: number; readonly gap: GapRecord }
  /** A tool call of the model, with its result. */
  | { readonly kind: 'tool'; readonly call: ToolCallRecord }
  /** The parts into which a model split the question before the search. */
  | { readonly kind: 'analysed'; readonly analysis: AnalysisRecord }
  /** One query of several, with its results. */
  | { readonly kind: 'query'; readonly query: QueryRecord }
  /** A model's judgement of the results so far. */
  | { readonly kind: 'judged'; readonly judgement: JudgementRecord }
  /** End of a round of a knowledge graph: its results, and whether they are judged to be enough. */
  | { readonly kind: 'round'; readonly round: RoundRecord }
  /** Progress between two other events: only for people who wait. */
  | { readonly kind: 'status'; readonly status: AskStatus; readonly args: readonly string[] }
  /** Why no model answers, or what else limits this answer. */
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** `drawn`: describes the pictures in words. `folded`: collapsed under a line of its own once the record says which. */
  | { readonly kind: 'delta'; readonly text: string; readonly drawn?: boolean; readonly folded?: boolean }
  | { readonly kind: 'citation'; readonly citation: Citation }
  | { readonly kind: 'done'; readonly record: AnswerRecord }
  | { readonly kind: 'failed'; readonly code: UserErrorCode | 'internal'; readonly args: readonly string[] };

/** Current work on an answer, for people who wait. Each comment begins with the arguments, if there are any. */
export type AskStatus =
  /** Waits for the consent of the person. */
  | 'consent'
  /** [model, where]: the request was sent. */
  | 'asking'
  /** [n, of, model, where]: one of several requests was sent. */
  | 'requesting'
  /** The model reasons. */
  | 'thinking'
  /** [seconds]: waits before another try. */
  | 'retrying'
  /** The request is sent again with less evidence. */
  | 'shrinking'
  /** [count, names]: looks up gaps. */
  | 'looking-up'
  /** [n, of]: looks for uses of `of` definitions. */
  | 'finding-uses'
  /** [model, where]: a model splits the question. */
  | 'analysing'
  /** [n, of, query]: one query of a round. */
  | 'searching'
  /** [model, where]: a model judges whether the results are enough. */
  | 'judging'
  /** [model, where, n, of]: a model takes notes on the places of round n. */
  | 'noting';
