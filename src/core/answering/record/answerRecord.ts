// The answer record: everything about one answer. `ask --json` prints it and a session keeps it. Lines are one-based here.
import type { Notice } from '../../base/wording/errors.ts';
import type { ModelStrategy } from '../../base/settings/strategies.ts';
import type { ServerReport } from '../../languageServers/consultation.ts';
import type { FormChoice } from '../../reading/kind/form.ts';
import type { ModeChoice } from '../../reading/mode.ts';
import type { Pictures } from './picture.ts';

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
  /** Statements of the answer that these lines do not show, or a condition that could not be checked against them; in words for people. */
  readonly unchecked?: string;
  /** Digest of the cited lines at the time of the check, so that a click finds them after edits. */
  readonly hash?: string;
}

/** A sentence of an answer that nothing proves. */
export interface UnprovenSentence {
  readonly sentence: string;
  readonly reason: string;
}

/**
 * Why a person should look at lines before trusting an answer about them: `invisible` characters hide text or reorder it, `orders` speak to
 * language models.
 */
export type Caution = 'invisible' | 'orders';

/** A piece of the workspace that was read for an answer. `hash` is the digest of its lines when it was read. */
export interface EvidenceRecord {
  readonly n: number;
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly symbol?: string;
  /** Last line of the definition, if it continues below `lineEnd`. */
  readonly goesOnTo?: number;
  readonly why: string;
  readonly pass: number;
  /** Tokens of the lines sent to a model; of all lines without a model. */
  readonly tokens: number;
  readonly hash: string;
  /** Absent where nothing in its lines calls for caution. */
  readonly cautions?: readonly Caution[];
  /** A person's mark on it. */
  readonly mark?: 'pinned' | 'excluded';
}

/** Work of one retriever. */
export interface RetrieverRecord {
  readonly name: string;
  readonly ran: boolean;
  readonly found: number;
  readonly used: number;
  readonly ms: number;
  readonly error?: string;
}

/** One gap that a pass named, with its outcome. */
export interface GapRecord {
  readonly text: string;
  readonly normalized: string;
  readonly how: 'symbol-in-file' | 'file' | 'symbol' | 'facts' | 'semantic' | 'none';
  readonly outcome:
    | 'found'
    /** The named thing exists, but the requested relation is unknown: only places that name it were found. */
    | 'partial'
    | 'near'
    | 'ambiguous'
    | 'external'
    /** In the workspace, but outside the scope of the question. */
    | 'out-of-scope'
    | 'ignored'
    | 'not-found'
    | 'known-unresolvable'
    | 'not-pursued'
    | 'skipped';
  readonly evidence: readonly number[];
  readonly candidates?: readonly string[];
  /** For an ignored file: the rule that excludes it and its position, in words for people. */
  readonly rule?: string;
  /** A person asked for it, not the model. */
  readonly byUser?: true;
  readonly tokens: number;
  readonly ms: number;
}

/** One tool call of a model, with its result. */
export interface ToolCallRecord {
  /** The request whose reply contained the call, from 1 on. */
  readonly pass: number;
  readonly name: string;
  /** Arguments in one line, shortened. */
  readonly args: string;
  /** `repeated`: made before, so the result points to that; `not-run`: too many at once, no room, or a person refused it. */
  readonly outcome: 'found' | 'nothing' | 'refused' | 'failed' | 'repeated' | 'not-run';
  /** The first line of the result. */
  readonly said: string;
  /** Evidence in the result. */
  readonly evidence: readonly number[];
  readonly tokens: number;
  readonly ms: number;
}

/** Names of the gaps of an answer by outcome; each is in `identified` and in one of the others. */
export interface GapSummary {
  readonly identified: readonly string[];
  /** Looked up and found. */
  readonly resolved: readonly string[];
  /** Looked up, but not found as requested. */
  readonly unresolved: readonly string[];
  /** Not looked up: passes or budget were used up, or a person refused. Absent in answers of earlier versions. */
  readonly notPursued?: readonly string[];
  /** In a library whose code was not read. Absent in answers of earlier versions. */
  readonly external?: readonly string[];
}

/** One round of retrieving and answering. */
export interface PassRecord {
  readonly n: number;
  readonly gaps: readonly GapRecord[];
  readonly evidenceAdded: readonly number[];
  /** Evidence that the request of this pass omitted to make room, because the previous answer did not cite it. Absent without any. */
  readonly leftOut?: readonly number[];
  readonly tokens: number;
  readonly ms: number;
}

/** One query of a strategy with several searches, and its results. */
export interface QueryRecord {
  /** 1 for the question and the queries of its analysis; later rounds hold follow-ups. */
  readonly round: number;
  readonly query: string;
  /** Kind of place to search first, unless the search decides. */
  readonly wants?: 'code' | 'documentation';
  /** Origin: the question as asked, a rewording, one of its subjects, or a missing thing. */
  readonly by: 'question' | 'analysis' | 'component' | 'follow-up';
  readonly found: number;
  /** Number of places that no earlier query found. */
  readonly fresh: number;
  /** The best of those; without any, the best of all its results. */
  readonly best?: { readonly root: string; readonly file: string; readonly line: number; readonly symbol?: string };
  readonly ms: number;
}

/** The parts into which a model split the question before the search. */
export interface AnalysisRecord {
  readonly complex: boolean;
  /** Things that it names, or must be about. */
  readonly components: readonly string[];
  /** Likely next questions. */
  readonly followUps: readonly string[];
  /** Fields with defaults, because the model gave none. */
  readonly defaulted: readonly string[];
}

/** A model's judgement of the places found up to a round. */
export interface JudgementRecord {
  readonly round: number;
  readonly complete: boolean;
  readonly missing: readonly string[];
}

/** Place of a part of the knowledge graph. */
export interface KnowledgePlace {
  readonly root: string;
  readonly file: string;
  readonly line: number;
}

/** Subject of triples. Without a `tie` it is just a name that a model used; a tie has a place in the workspace. */
export interface EntityRecord extends Partial<KnowledgePlace> {
  readonly name: string;
  readonly tie?: 'symbol' | 'file';
}

/** Relation between two entities, by their names. */
export interface TripleRecord extends Partial<KnowledgePlace> {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  /** `known`: an edge of the code graph; `shown`: the line that a model named holds both ends; `claimed`: only the model says so. */
  readonly standing: 'known' | 'shown' | 'claimed';
  /** Whether a model stated it. */
  readonly stated: boolean;
  readonly round: number;
}

/** One round of finding places, taking notes on them and judging whether they are enough. */
export interface RoundRecord {
  readonly n: number;
  readonly query: string;
  /** Triples of the round; in the record in their final state, since a later round can prove an earlier claim. */
  readonly triples: readonly TripleRecord[];
  readonly sufficient: boolean;
  /** The model's reason; empty without one. */
  readonly reasoning: string;
  /** The next query that it wanted; empty without one. */
  readonly nextQuery: string;
}

/** The knowledge graph of a model from before the answer, and its rounds. */
export interface KnowledgeRecord {
  readonly rounds: readonly RoundRecord[];
  readonly entities: readonly EntityRecord[];
  /** Number of entities and triples beyond the limit. */
  readonly omitted: number;
  /** Why there was no further round; `no-judgement`: the model did not say whether its results are enough. */
  readonly end: 'sufficient' | 'max-rounds' | 'repeated-query' | 'nothing-new' | 'no-query' | 'no-judgement';
}

/** Cost of all model calls for one answer. */
export interface ModelUse {
  readonly where: string;
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  /** Our own counts, because the provider gave none. */
  readonly estimated: boolean;
  /** In `currency`, if a price is set. */
  readonly cost: number | null;
  readonly currency: string;
}

/** The strategy chosen for a question, and why: a sentence for people that quotes nothing of the question. */
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
  /** Why `auto` chose this strategy; absent where a person or the settings did. */
  readonly strategyChoice?: StrategyChoice;
  /** A further request continued the answer after its output limit; absent for a single reply. */
  readonly continued?: boolean;
  readonly model: string | null;
  readonly mode: ModeChoice;
  /** Form of its first sentence. Absent in answers of earlier versions. */
  readonly form?: FormChoice;
  /** Markdown; `[n]` refers to {@link Citation.n}. */
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly unsupportedSentences: number;
  /** Unproven sentences of the answer with reasons in words for people. Absent in answers of earlier versions. */
  readonly unproven?: readonly UnprovenSentence[];
  readonly confidence: { readonly level: 'high' | 'medium' | 'low'; readonly reasons: readonly string[] };
  readonly passes: readonly PassRecord[];
  readonly gaps: GapSummary;
  /** `one-pass`: the model was not asked for gaps, or the reply ended before them. */
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
    /** Tokens of prompts of small requests before the answer; absent where there were none. */
    readonly small?: number;
    /** Encoding of the counts; `estimate` without a model, since then nothing is sent. */
    readonly encoding: string;
  };
  readonly ms: Readonly<Record<string, number>>;
  readonly coverage: { readonly text: number; readonly graph: number; readonly vectors: number };
  readonly disclaimer: string;
  /** null when no model was called; set even when the calls failed. */
  readonly modelUse: ModelUse | null;
  /** The answer stopped at the output limit and can be continued. */
  readonly cut: boolean;
  readonly notices: readonly Notice[];
  /** Number of secrets in the evidence, replaced by placeholders in the answer and in requests. */
  readonly secretsReplaced: number;
  /** Ranges of `answer` (offsets) that describe {@link pictures} in words; absent where there are none. */
  readonly drawn?: readonly { readonly start: number; readonly end: number }[];
  /** Ranges of `answer` (offsets, in order) that are collapsed under one line each, with its label; absent where there are none. */
  readonly folds?: readonly { readonly start: number; readonly end: number; readonly label: string; readonly drawn?: boolean }[];
  /** Look-ups by the model itself, in order; absent where it called no tools. */
  readonly toolCalls?: readonly ToolCallRecord[];
  /** What language servers of the editor confirmed, added and refuted; absent where none answered. */
  readonly languageServers?: ServerReport;
  /** Pictures; absent where there is nothing to draw. */
  readonly pictures?: Pictures;
  /** Queries in order, the analysis of the question for them, and judgements of the results; absent after a single search. */
  readonly queries?: readonly QueryRecord[];
  readonly analysis?: AnalysisRecord;
  readonly judgements?: readonly JudgementRecord[];
  /** Notes on the evidence as a graph; absent where no graph was made. */
  readonly knowledge?: KnowledgeRecord;
}
