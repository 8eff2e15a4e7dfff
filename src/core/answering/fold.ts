// Folds the events of an answer into what is known so far: one pure function that panel, command line and log share.
import type { Notice } from '../base/errors.ts';
import type { AskEvent, AskStatus } from './events.ts';
import type { AnswerRecord, Citation, EvidenceRecord, GapRecord, ModeChoice, RetrieverRecord } from './record.ts';

/** What the events so far amount to. */
export interface AnswerState {
  readonly state: 'waiting' | 'answering' | 'done' | 'failed';
  readonly mode?: ModeChoice;
  readonly retrievers: readonly RetrieverRecord[];
  readonly evidence: readonly EvidenceRecord[];
  readonly pass?: { readonly n: number; readonly of: number };
  readonly gaps: readonly { readonly pass: number; readonly gap: GapRecord }[];
  /** What is being waited for, as far as is known. */
  readonly status?: { readonly status: AskStatus; readonly args: readonly string[] };
  readonly notices: readonly Notice[];
  /** Markdown as far as it has come. */
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly record?: AnswerRecord;
  readonly failure?: { readonly code: string; readonly args: readonly string[] };
}

/** Before the first event. */
export const noAnswer: AnswerState = { state: 'waiting', retrievers: [], evidence: [], gaps: [], notices: [], text: '', citations: [] };

/** The state after `event`. A citation that comes again replaces the one of its number; the record of `done` has the last word. */
export function foldEvent(state: AnswerState, event: AskEvent): AnswerState {
  switch (event.kind) {
    case 'classified':
      return { ...state, state: 'answering', mode: event.mode };
    case 'retrieved':
      return { ...state, retrievers: event.retrievers, evidence: event.evidence };
    case 'pass':
      return { ...state, pass: { n: event.n, of: event.of } };
    case 'gap':
      return { ...state, gaps: [...state.gaps, { pass: event.pass, gap: event.gap }] };
    case 'status':
      return { ...state, status: { status: event.status, args: event.args } };
    case 'notice':
      return { ...state, notices: [...state.notices, event.notice] };
    case 'delta':
      return { ...state, text: state.text + event.text };
    case 'citation':
      return { ...state, citations: [...state.citations.filter(({ n }) => n !== event.citation.n), event.citation] };
    case 'done':
      return { ...state, state: 'done', record: event.record, text: event.record.answer, citations: event.record.citations };
    case 'failed':
      return { ...state, state: 'failed', failure: { code: event.code, args: event.args } };
  }
}

/** Folds a list of events, from the beginning. */
export function foldEvents(events: Iterable<AskEvent>): AnswerState {
  let state = noAnswer;
  for (const event of events) state = foldEvent(state, event);
  return state;
}
