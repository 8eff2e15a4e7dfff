// State of one answer in the panel, as a fold of its events: the same events give the same view, live or after a reload.
import { unfold, type FoldedText, type UnfoldedAnswer } from '../../core/answering/page/folds.ts';
import type { AskEvent, AskStatus } from '../../core/answering/record/events.ts';
import type { Pictures } from '../../core/answering/record/picture.ts';
import type {
  AnalysisRecord,
  AnswerRecord,
  Citation,
  EvidenceRecord,
  GapRecord,
  JudgementRecord,
  KnowledgeRecord,
  QueryRecord,
  RetrieverRecord,
  RoundRecord,
  StrategyChoice,
  ToolCallRecord,
} from '../../core/answering/record/answerRecord.ts';
import type { ModeChoice } from '../../core/reading/mode.ts';
import type { Notice } from '../../core/base/wording/errors.ts';
import type { GateView, MarkView, SentView, SteerView, Turn } from '../../protocol/toPanel.ts';

/** Reason why an answer waits. `model` is the one asked last, if any. */
export interface StatusView {
  readonly status: AskStatus;
  readonly args: readonly string[];
  readonly model?: string;
}

/** A notice of an answer. Leading ones explain why the answer is as it is, and stand above it. */
export interface NoticeView extends Notice {
  readonly leads: boolean;
}

/** One question and its answer, ready to draw. */
export interface TurnView {
  readonly id: string;
  readonly question: string;
  readonly about?: string;
  readonly state: Turn['state'];
  readonly mode?: ModeChoice;
  /** Markdown so far. */
  readonly text: string;
  /** Folded parts of the answer. */
  readonly folded?: readonly FoldedText[] | undefined;
  /** Citations by number; only checked ones are in here. */
  readonly citations: ReadonlyMap<number, Citation>;
  readonly evidence: readonly EvidenceRecord[];
  /** The retrievers, and how much each found. */
  readonly retrievers: readonly RetrieverRecord[];
  /** Pictures, which the answer's text does not repeat. */
  readonly pictures?: Pictures;
  readonly pass?: { readonly n: number; readonly of: number };
  /** Shown until the text continues. */
  readonly status?: StatusView;
  readonly notices: readonly NoticeView[];
  readonly gate?: GateView;
  readonly sent: readonly SentView[];
  readonly record?: AnswerRecord;
  readonly error?: string;
  /** The panel was open while the answer was made, so that its end is news. */
  readonly ranHere?: true | undefined;
  /** The window was closed or reloaded before the answer was complete. */
  readonly interrupted?: true | undefined;
  /** Number of cited places that have changed since. */
  readonly stale: number;
  /** Id of the turn whose question this one repeats. */
  readonly of?: string | undefined;
  /** Another answer to the same question is shown in its place. */
  readonly aside?: true | undefined;
  readonly marks: readonly MarkView[];
  /** Steering while the answer is made. */
  readonly steer?: SteerView | undefined;
  /** The person's rating. */
  readonly thumb?: Turn['thumb'];
  /** Gaps that passes named, in order, until the record has them. */
  readonly gaps: readonly { readonly pass: number; readonly gap: GapRecord }[];
  /** The model's own look-ups, in order. */
  readonly toolCalls?: readonly ToolCallRecord[] | undefined;
  /** The strategy of the answer, where the question decided it. */
  readonly strategyChoice?: StrategyChoice | undefined;
  /** A model's analysis of the question, for a strategy that searches several times. */
  readonly analysis?: AnalysisRecord | undefined;
  /** The searches of such a strategy. */
  readonly queries: readonly QueryRecord[];
  /** A model's judgements of their results. */
  readonly judgements: readonly JudgementRecord[];
  /** Finished rounds of a knowledge graph; all of it once the record has it. */
  readonly rounds: readonly RoundRecord[];
  readonly knowledge?: KnowledgeRecord | undefined;
  /** Characters so far of a further pass, which rewrites the answer. The text of the pass before stays until that one is complete. */
  readonly refining?: number;
}

/** Folds all data of a turn, as after a reload. */
export function foldTurn(turn: Turn): TurnView {
  const { id, question, about, state, error, gate, sent = [], stale = 0, thumb, of, aside, marks = [], steer, interrupted } = turn;
  const turnFields = { id, question, about, state, gate, sent, stale, thumb, of, aside, marks, steer, interrupted };
  const emptyView: TurnView = {
    ...turnFields,
    text: '',
    citations: new Map(),
    evidence: [],
    retrievers: [],
    notices: [],
    gaps: [],
    queries: [],
    judgements: [],
    rounds: [],
  };
  const view = turn.events.reduce(foldEvent, emptyView);
  const completeView = turn.record ? foldEvent(view, { kind: 'done', record: turn.record }) : view;
  return { ...completeView, state, error, ...(state === 'running' ? { ranHere: true } : {}) };
}

/** Adds one event. Text grows by concatenation, so that thousands of deltas stay cheap. */
export function foldEvent(view: TurnView, event: AskEvent): TurnView {
  switch (event.kind) {
    case 'classified':
      return { ...view, mode: event.mode };
    case 'strategy':
      return { ...view, strategyChoice: event.choice };
    case 'retrieved':
      return { ...view, retrievers: event.retrievers, evidence: mergeEvidence(view.evidence, event.evidence) };
    case 'pass':
      return { ...view, pass: { n: event.n, of: event.of }, status: undefined, refining: event.n > 1 ? 0 : undefined };
    case 'pictured':
      return { ...view, pictures: event.pictures };
    case 'delta':
      // Folded text comes with its line, which the record has.
      if (event.folded || (event.drawn && view.pictures)) return { ...view, status: undefined };
      return view.refining === undefined
        ? { ...view, text: view.text + event.text, status: undefined }
        : { ...view, refining: view.refining + event.text.length, status: undefined };
    case 'citation':
      return { ...view, citations: new Map(view.citations).set(event.citation.n, event.citation) };
    case 'done':
      return finishTurn(view, event.record);
    case 'failed':
      return { ...view, state: 'failed' };
    case 'status':
      return { ...view, status: statusOf(view, event.status, event.args) };
    case 'notice':
      return { ...view, notices: [...view.notices, { ...event.notice, leads: view.text === '' }] };
    case 'analysed':
      return { ...view, analysis: event.analysis };
    case 'query':
      return { ...view, queries: [...view.queries, event.query] };
    case 'judged':
      return { ...view, judgements: [...view.judgements, event.judgement] };
    case 'round':
      return { ...view, rounds: [...view.rounds, event.round] };
    case 'gap':
      return { ...view, gaps: [...view.gaps, { pass: event.pass, gap: event.gap }] };
    case 'tool':
      return { ...view, toolCalls: [...(view.toolCalls ?? []), event.call] };
    default:
      event satisfies never;
      return view;
  }
}

function statusOf(view: TurnView, status: AskStatus, args: readonly string[]): StatusView {
  return { status, args, model: status === 'asking' ? args[0] : view.status?.model };
}

function finishTurn(view: TurnView, record: AnswerRecord): TurnView {
  return {
    ...view,
    record,
    state: record.stop === 'user' ? 'stopped' : 'done',
    mode: record.mode,
    ...shownText(record),
    pictures: record.pictures,
    citations: new Map(record.citations.map((citation) => [citation.n, citation])),
    evidence: record.evidence,
    retrievers: record.search.retrievers,
    status: undefined,
    notices: record.notices.map((notice) => ({ ...notice, leads: record.model === null && notice.code.startsWith('model-') })),
    refining: undefined,
    strategyChoice: record.strategyChoice ?? view.strategyChoice,
    toolCalls: record.toolCalls ?? view.toolCalls,
    // The record of a continuation lacks the searches, which came before its first part.
    analysis: record.analysis ?? view.analysis,
    queries: record.queries ?? view.queries,
    judgements: record.judgements ?? view.judgements,
    rounds: record.knowledge?.rounds ?? view.rounds,
    knowledge: record.knowledge ?? view.knowledge,
    gaps: record.passes.flatMap(({ n, gaps }) => gaps.map((gap) => ({ pass: n, gap }))),
  };
}

/** Splits the answer into shown and folded text, without the parts that its pictures show. */
function shownText({ answer, drawn = [], folds = [], pictures }: AnswerRecord): UnfoldedAnswer {
  const { text, folded } = unfold({ answer, folds });
  if (!pictures) return { text, folded };
  const stretches = [...drawn, { start: text.length, end: text.length }].map(({ start }, i) => text.slice(drawn[i - 1]?.end ?? 0, start));
  return { text: stretches.join('').trim(), folded: folded.filter((each) => !each.drawn) };
}

function mergeEvidence(records: readonly EvidenceRecord[], more: readonly EvidenceRecord[]): readonly EvidenceRecord[] {
  const byNumber = new Map(records.map((evidence) => [evidence.n, evidence]));
  for (const evidence of more) byNumber.set(evidence.n, evidence);
  return [...byNumber.values()];
}
