// The answer record: all that is known of one answer. It is what `ask --json` prints and what a session keeps. Lines are one-based here.

import type { Notice } from '../../base/wording/errors.ts';
import type { ModelStrategy } from '../../base/settings/strategies.ts';
import type { FormChoice } from '../../reading/kind/form.ts';
import type { ModeChoice } from '../../reading/mode.ts';
import type { Pictures } from '../pictures/picture.ts';

/** A numbered claim of the answer, tied to lines. Only `verified` and `moved` become links. */
export interface Citation {
  readonly n: number;
  /** Name of the root, when there are several; else empty. */
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly title: string;
  readonly status: 'verified' | 'moved' | 'unsupported';
  readonly reason?: string;
  /** What the answer says beside these lines and they do not show, or a condition that could not be checked against them; in words for people. */
  readonly unchecked?: string;
  /** Digest of the cited lines when they were checked, so that a click finds them after edits. */
  readonly hash?: string;
}

/** A sentence of an answer that nothing proves. */
export interface UnprovenSentence {
  readonly sentence: string;
  readonly reason: string;
}

/** A piece of the workspace that was read for an answer. `hash` is the digest of its lines when it was read. */
export interface EvidenceRecord {
  readonly n: number;
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly symbol?: string;
  /** Last line of the definition, where it goes on below `lineEnd`. */
  readonly goesOnTo?: number;
  readonly why: string;
  readonly pass: number;
  /** Of its lines that a model was sent; of all its lines where no model was asked. */
  readonly tokens: number;
  readonly hash: string;
  /** What a person said of it. */
  readonly mark?: 'pinned' | 'excluded';
}

/** What one retriever did. */
export interface RetrieverRecord {
  readonly name: string;
  readonly ran: boolean;
  readonly found: number;
  readonly used: number;
  readonly ms: number;
  readonly error?: string;
}

/** One gap that a pass named, and what became of it. */
export interface GapRecord {
  readonly text: string;
  readonly normalized: string;
  readonly how: 'symbol-in-file' | 'file' | 'symbol' | 'facts' | 'semantic' | 'none';
  readonly outcome:
    | 'found'
    /** What was named is there; the relation that was asked for is not known, so that places that name it are all there is. */
    | 'partial'
    | 'near'
    | 'ambiguous'
    | 'external'
    /** It is in the workspace, and not in the scope that the question was kept to. */
    | 'out-of-scope'
    | 'ignored'
    | 'not-found'
    | 'known-unresolvable'
    | 'not-pursued'
    | 'skipped';
  readonly evidence: readonly number[];
  readonly candidates?: readonly string[];
  /** Of one that is ignored: the rule that leaves it out and where that stands, in words for people. */
  readonly rule?: string;
  /** A person asked for it, not the model. */
  readonly byUser?: true;
  readonly tokens: number;
  readonly ms: number;
}

/** One call of a tool by a model, and what it brought. */
export interface ToolCallRecord {
  /** The request whose reply made the call, from 1 on. */
  readonly pass: number;
  readonly name: string;
  /** Arguments in one line, shortened. */
  readonly args: string;
  /** `repeated`: made before, and answered by a pointer to that; `not-run`: too many at once, no room, or a person said that it is not needed. */
  readonly outcome: 'found' | 'nothing' | 'refused' | 'failed' | 'repeated' | 'not-run';
  /** The first line of what the model was told. */
  readonly said: string;
  /** Evidence that it brought. */
  readonly evidence: readonly number[];
  readonly tokens: number;
  readonly ms: number;
}

/** Names of the gaps of an answer by what became of them; each is in `identified` and in one of the others. */
export interface GapSummary {
  readonly identified: readonly string[];
  /** Looked up and found. */
  readonly resolved: readonly string[];
  /** Looked up and not found as asked for. */
  readonly unresolved: readonly string[];
  /** Not looked up: passes or budget were used up, or a person said so. Absent in answers of earlier versions. */
  readonly notPursued?: readonly string[];
  /** Of a library, whose code was not read. Absent in answers of earlier versions. */
  readonly external?: readonly string[];
}

/** One round of retrieving and answering. */
export interface PassRecord {
  readonly n: number;
  readonly gaps: readonly GapRecord[];
  readonly evidenceAdded: readonly number[];
  /** Numbers of evidence that the request of this pass left out to make room, since the answer before did not cite it. Absent when none was. */
  readonly leftOut?: readonly number[];
  readonly tokens: number;
  readonly ms: number;
}

/** One query of a strategy that searches several times, and what it found. */
export interface QueryRecord {
  /** 1 for the question and what an analysis made of it; follow-ups come in later ones. */
  readonly round: number;
  readonly query: string;
  /** Where it looks first, when that is not for the search to say. */
  readonly wants?: 'code' | 'documentation';
  /** Where it comes from: the question as it was asked, other words for it, a thing that it is about, or what was missing. */
  readonly by: 'question' | 'analysis' | 'component' | 'follow-up';
  readonly found: number;
  /** Places that no query before it had found. */
  readonly fresh: number;
  /** The best of those; of a query that found nothing new the best that it found. */
  readonly best?: { readonly root: string; readonly file: string; readonly line: number; readonly symbol?: string };
  readonly ms: number;
}

/** A question as a model took it apart before the search. */
export interface AnalysisRecord {
  readonly complex: boolean;
  /** What it names, or must be about. */
  readonly components: readonly string[];
  /** What is likely to be asked next. */
  readonly followUps: readonly string[];
  /** Fields that the model did not say, so that defaults stand. */
  readonly defaulted: readonly string[];
}

/** What a model thought of the places that were found up to a round. */
export interface JudgementRecord {
  readonly round: number;
  readonly complete: boolean;
  readonly missing: readonly string[];
}

/** Where something of a graph of knowledge stands. */
export interface KnowledgePlace {
  readonly root: string;
  readonly file: string;
  readonly line: number;
}

/** Something that triples are about. Without a `tie` it is a name that a model used; a tie has its place in the workspace. */
export interface EntityRecord extends Partial<KnowledgePlace> {
  readonly name: string;
  readonly tie?: 'symbol' | 'file';
}

/** What one entity has to do with another, by their names. */
export interface TripleRecord extends Partial<KnowledgePlace> {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  /** `known`: an edge of the code graph; `shown`: the line that a model named holds both ends; `claimed`: its word alone, no fact. */
  readonly standing: 'known' | 'shown' | 'claimed';
  /** A model said it. */
  readonly stated: boolean;
  readonly round: number;
}

/** One round of finding places, noting what they say and judging whether that is enough. */
export interface RoundRecord {
  readonly n: number;
  readonly query: string;
  /** What it brought; in the record as all rounds together have it, so that a later round can have proven a claim of an earlier one. */
  readonly triples: readonly TripleRecord[];
  readonly sufficient: boolean;
  /** Why the model judged so; empty where it did not say. */
  readonly reasoning: string;
  /** What it wanted to look for next; empty when nothing. */
  readonly nextQuery: string;
}

/** The graph that a model noted before the answer, and how it came about. */
export interface KnowledgeRecord {
  readonly rounds: readonly RoundRecord[];
  readonly entities: readonly EntityRecord[];
  /** Entities and triples that a limit left out. */
  readonly omitted: number;
  /** Why no further round was made; `no-judgement`: the model did not say whether what it has is enough. */
  readonly end: 'sufficient' | 'max-rounds' | 'repeated-query' | 'nothing-new' | 'no-query' | 'no-judgement';
}

/** What the calls of a model for one answer came to. */
export interface ModelUse {
  readonly where: string;
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  /** The provider did not count; these are our own counts. */
  readonly estimated: boolean;
  /** In `currency`, when a price is set. */
  readonly cost: number | null;
  readonly currency: string;
}

/** Which strategy was chosen for a question, and why: a sentence for people that quotes nothing of the question. */
export interface StrategyChoice {
  readonly strategy: ModelStrategy;
  readonly reason: string;
}

/** Everything about one answer. `model: null` means extractive. */
export interface AnswerRecord {
  readonly id: string;
  readonly sessionId: string;
  readonly question: string;
  readonly strategy: string;
  /** Why it was this strategy, where `auto` chose it; absent where a person or the settings did. */
  readonly strategyChoice?: StrategyChoice;
  /** A further request went on with the answer after its output limit; absent where one reply is all of it. */
  readonly continued?: boolean;
  readonly model: string | null;
  readonly mode: ModeChoice;
  /** What its first sentence was to say. Absent in answers of earlier versions. */
  readonly form?: FormChoice;
  /** Markdown; `[n]` refers to {@link Citation.n}. */
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly unsupportedSentences: number;
  /** These sentences as the answer has them, and why nothing proves them, in words for people. Absent in answers of earlier versions. */
  readonly unproven?: readonly UnprovenSentence[];
  readonly confidence: { readonly level: 'high' | 'medium' | 'low'; readonly reasons: readonly string[] };
  readonly passes: readonly PassRecord[];
  readonly gaps: GapSummary;
  /** `one-pass`: nobody was asked what is missing, or the reply ended before it said so. */
  readonly stop: 'no-gaps' | 'one-pass' | 'unresolvable' | 'nothing-new' | 'max-passes' | 'budget' | 'user' | 'error';
  readonly contextFromCache: boolean;
  readonly search: { readonly retrievers: readonly RetrieverRecord[]; readonly found: number; readonly used: number };
  readonly evidence: readonly EvidenceRecord[];
  readonly tokens: {
    readonly prompt: number;
    readonly initial: number;
    readonly byPass: readonly number[];
    readonly total: number;
    readonly budget: number;
    readonly cached?: number;
    /** Of the prompts of small requests before the answer; absent where there were none. */
    readonly small?: number;
    /** What they were counted in; `estimate` where no model was asked, since then nothing is sent. */
    readonly encoding: string;
  };
  readonly ms: Readonly<Record<string, number>>;
  readonly coverage: { readonly text: number; readonly graph: number; readonly vectors: number };
  readonly disclaimer: string;
  /** null when no model was called; also there when the calls came to nothing. */
  readonly modelUse: ModelUse | null;
  /** The answer stopped at the output limit and can be continued. */
  readonly cut: boolean;
  readonly notices: readonly Notice[];
  /** Secrets in what was read that stand as placeholders in the answer and in what was sent. */
  readonly secretsReplaced: number;
  /** Stretches of `answer` (offsets) that say in words what {@link pictures} show; absent where there are none. */
  readonly drawn?: readonly { readonly start: number; readonly end: number }[];
  /** Stretches of `answer` (offsets, in order) that stand behind one line each, which says what they are and how much; absent where there are none. */
  readonly folds?: readonly { readonly start: number; readonly end: number; readonly label: string; readonly drawn?: boolean }[];
  /** What a model looked up itself, in order; absent where it called no tools. */
  readonly toolCalls?: readonly ToolCallRecord[];
  /** What can be drawn of it; absent where there is nothing to draw. */
  readonly pictures?: Pictures;
  /** What was searched for, in order, how the question was taken apart for that, and what was thought of the finds; absent where one search was all. */
  readonly queries?: readonly QueryRecord[];
  readonly analysis?: AnalysisRecord;
  readonly judgements?: readonly JudgementRecord[];
  /** What was noted of the evidence as a graph; absent where no graph was made. */
  readonly knowledge?: KnowledgeRecord;
}
