// Input of `ask` beside the question: its options, the models that may answer it, and an answer to continue.
import type { EditorProblem } from '../../findings/problemFindings.ts';
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Depth } from './depth.ts';
import type { EarlierTurn, Focus } from '../session/earlierTurn.ts';
import type { Steering } from './steering.ts';
import type { Citation, EvidenceRecord } from '../record/answerRecord.ts';
import type { Mode } from '../../reading/mode.ts';
import type { Notice } from '../../base/wording/errors.ts';
import type { Model } from '../../ports.ts';
import type { CallRelation } from '../../searching/callRelation.ts';

/** Options of one question; each overrides a setting. Lines one-based. */
export interface AskOptions {
  readonly mode?: Mode;
  /** Who chose `mode`; the person when absent. */
  readonly modeBy?: 'user' | 'command';
  readonly strategy?: string;
  readonly maxPasses?: number;
  /** `quick` is one request with `single-pass`; `deep` uses all that the strategy may take. */
  readonly depth?: Depth;
  /** Ends the loop after a pass without new evidence; true when absent. */
  readonly stopOnNoNewContext?: boolean;
  readonly budget?: number;
  readonly scope?: string;
  readonly sessionId?: string;
  /** Code that the question is about: a selection, or the place of a diagnostic. */
  readonly focus?: Focus;
  /** Earlier turns of the same chat, newest last: for the meaning of "it", for the conversation, and for evidence to read again. */
  readonly earlier?: readonly EarlierTurn[];
  /** Further code that the question is about. */
  readonly attached?: readonly Focus[];
  /** Code to leave out: a person marked it as not relevant. */
  readonly excluded?: readonly Focus[];
  /** Problems that compilers and linters of the editor report, errors before warnings. */
  readonly problems?: readonly EditorProblem[];
  /** The relation asked for of the code in `focus`, where a command already states it. */
  readonly relation?: CallRelation;
  /** Language to answer in, such as `German`; that of the question when absent. */
  readonly language?: string;
  /** Maximum tokens of the answer; 1,500 when absent. */
  readonly maxOutputTokens?: number;
  /** Numbers and switches of this question; defaults for the absent ones. */
  readonly settings?: Partial<AskSettings>;
  /** Temperature of the answer; 0.2 when absent. */
  readonly temperature?: number;
  /** An answer to continue because it reached the output limit. */
  readonly continuation?: Continuation;
}

/** An answer to continue: its text so far with the citations in it, and its evidence. */
export interface Continuation {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly evidence: readonly Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd' | 'why'>[];
  /** The strategy that wrote it, for the record of the whole. */
  readonly strategy?: string;
}

/** The models that a question may use. Without `answering` the answer is made from the code alone, and `problem` says why. */
export interface AskModels {
  readonly answering?: Model;
  /** A small, cheap model that reads the question where the rules are unsure; named after the settings `classify.*`. */
  readonly classifying?: Model;
  /** A small model that finds out what to look for, where a strategy needs that; without it, `answering` does. */
  readonly analysing?: Model;
  readonly problem?: Notice;
  /** Lets a person intervene between two passes; absent: nobody does. */
  readonly steering?: Steering;
}

/** A place in the editor that a question is about. */
export type QuestionFocus = NonNullable<AskOptions['focus']>;
