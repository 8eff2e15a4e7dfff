// What comes with a question: its options, the models that may answer it, and an answer to go on with.
import type { EditorProblem } from '../findings/editorProblems.ts';
import type { AskSettings } from '../base/settings/askSettings.ts';
import type { Depth } from './choice/depth.ts';
import type { EarlierTurn, Focus } from './session/earlierTurn.ts';
import type { Steering } from './steering.ts';
import type { Citation, EvidenceRecord } from './record/record.ts';
import type { Mode } from '../reading/mode.ts';
import type { Notice } from '../base/wording/errors.ts';
import type { Model } from '../ports.ts';
import type { CommandRelation } from '../searching/wantedRelation.ts';

/** Options of one question; each overrides a setting. Lines one-based. */
export interface AskOptions {
  readonly mode?: Mode;
  /** Who chose `mode`; the person when absent. */
  readonly modeBy?: 'user' | 'command';
  readonly strategy?: string;
  readonly maxPasses?: number;
  /** Quick is one request by no strategy but `single-pass`; deep, all that the strategy may take. */
  readonly depth?: Depth;
  /** End the loop when a pass has brought no new evidence (true). */
  readonly stopOnNoNewContext?: boolean;
  readonly budget?: number;
  readonly scope?: string;
  readonly sessionId?: string;
  /** Code that the question is about: a selection, or the place of a diagnostic. */
  readonly focus?: Focus;
  /** Turns of the same chat before this one, newest last: what "it" means, what was said, what was read. */
  readonly earlier?: readonly EarlierTurn[];
  /** Further code that the question is about. */
  readonly attached?: readonly Focus[];
  /** Code that is not to be looked at: what a person called not relevant. */
  readonly excluded?: readonly Focus[];
  /** What compilers and linters of the editor report, errors before warnings. */
  readonly problems?: readonly EditorProblem[];
  /** What is asked of the code in `focus`, where that is known without reading the question. */
  readonly relation?: CommandRelation;
  /** Language to answer in, such as `German`; that of the question when absent. */
  readonly language?: string;
  /** Most tokens of the answer (1,500). */
  readonly maxOutputTokens?: number;
  /** Numbers and switches of this question; the defaults where it says nothing. */
  readonly settings?: Partial<AskSettings>;
  /** Of the answer (0.2). */
  readonly temperature?: number;
  /** Goes on with an answer that reached the output limit. */
  readonly continuation?: Continuation;
}

/** An answer to go on with: its text so far with the citations in it, and what it was made from. */
export interface Continuation {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly evidence: readonly Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd' | 'why'>[];
  /** By which strategy it came about, for the record of the whole. */
  readonly strategy?: string;
}

/** The models that a question may use. Without `answering` the answer is made from the code alone, and `problem` says why. */
export interface AskModels {
  readonly answering?: Model;
  /** A small, cheap one; without it, rules classify. */
  readonly classifying?: Model;
  /** A small one that finds out what to look for, where a strategy asks that; without it, `answering` does. */
  readonly analysing?: Model;
  readonly problem?: Notice;
  /** Who may say something between two passes; nobody when absent. */
  readonly steering?: Steering;
}

/** A place in the editor that a question is about. */
export type QuestionFocus = NonNullable<AskOptions['focus']>;
