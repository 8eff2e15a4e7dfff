// The one event stream of `ask`. Panel, log, command line and answer record are folds of it; there is no other output.
import type { Notice, UserErrorCode } from '../base/wording/errors.ts';
import type { Pictures } from './pictures/picture.ts';
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
} from './record/record.ts';
import type { ModeChoice } from '../reading/mode.ts';

/** One thing that happened while a question was answered, in order. The last is always `done` or `failed`. */
export type AskEvent =
  | { readonly kind: 'classified'; readonly mode: ModeChoice }
  /** By which strategy the answer is worked out, where the question decides that. */
  | { readonly kind: 'strategy'; readonly choice: StrategyChoice }
  | { readonly kind: 'retrieved'; readonly retrievers: readonly RetrieverRecord[]; readonly evidence: readonly EvidenceRecord[] }
  /** What can be drawn of what was found, before the first word of the answer. */
  | { readonly kind: 'pictured'; readonly pictures: Pictures }
  | { readonly kind: 'pass'; readonly n: number; readonly of: number }
  | { readonly kind: 'gap'; readonly pass: number; readonly gap: GapRecord }
  /** A model has called a tool, and this is what it brought. */
  | { readonly kind: 'tool'; readonly call: ToolCallRecord }
  /** How a model took the question apart before the search. */
  | { readonly kind: 'analysed'; readonly analysis: AnalysisRecord }
  /** One query of several, and what it found. */
  | { readonly kind: 'query'; readonly query: QueryRecord }
  /** What a model thinks of the finds so far. */
  | { readonly kind: 'judged'; readonly judgement: JudgementRecord }
  /** A round of a graph of knowledge is over: what it brought, and whether that is judged to be enough. */
  | { readonly kind: 'round'; readonly round: RoundRecord }
  /** Where things stand between two other events: only for people who wait. */
  | { readonly kind: 'status'; readonly status: AskStatus; readonly args: readonly string[] }
  /** Why there is no model's answer, or what else should be known of this one. */
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** `drawn`: says in words what the pictures show. `folded`: stands behind a line of its own once the record tells which. */
  | { readonly kind: 'delta'; readonly text: string; readonly drawn?: boolean; readonly folded?: boolean }
  | { readonly kind: 'citation'; readonly citation: Citation }
  | { readonly kind: 'done'; readonly record: AnswerRecord }
  | { readonly kind: 'failed'; readonly code: UserErrorCode | 'internal'; readonly args: readonly string[] };

/** `consent`: waits for the user; `asking` [model, where]: sent; `requesting` [n, of, model, where]: sent, one of several requests; `thinking`: the model reasons; `retrying` [seconds]; `shrinking`: sent again with less; `looking-up` [count, names]: gaps are looked up; `finding-uses` [n, of]: uses of so many definitions are looked for; `analysing` [model, where]: a model takes the question apart; `searching` [n, of, query]: one query of a round; `judging` [model, where]: a model says whether enough was found; `noting` [model, where, n, of]: a model notes what the places of round n of so many say. */
export type AskStatus =
  | 'consent'
  | 'asking'
  | 'requesting'
  | 'thinking'
  | 'retrying'
  | 'shrinking'
  | 'looking-up'
  | 'finding-uses'
  | 'analysing'
  | 'searching'
  | 'judging'
  | 'noting';
