// The one event stream of `ask`. Panel, log, command line and answer record are folds of it; there is no other output.
import type { UserErrorCode } from '../base/errors.ts';
import type { AnswerRecord, Citation, EvidenceRecord, GapRecord, ModeChoice, RetrieverRecord } from './record.ts';

/** One thing that happened while a question was answered, in order. The last is always `done` or `failed`. */
export type AskEvent =
  | { readonly kind: 'classified'; readonly mode: ModeChoice }
  | { readonly kind: 'retrieved'; readonly retrievers: readonly RetrieverRecord[]; readonly evidence: readonly EvidenceRecord[] }
  | { readonly kind: 'pass'; readonly n: number; readonly of: number }
  | { readonly kind: 'gap'; readonly pass: number; readonly gap: GapRecord }
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'citation'; readonly citation: Citation }
  | { readonly kind: 'done'; readonly record: AnswerRecord }
  | { readonly kind: 'failed'; readonly code: UserErrorCode | 'internal'; readonly args: readonly string[] };
