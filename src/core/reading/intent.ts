// What a question asks and what it mentions: all that the rest of Clew knows of its text.
import type { DecisionQuestion } from './asks/decisionQuestion.ts';
import type { InventoryQuestion } from './asks/inventoryQuestion.ts';
import type { ValueQuestion } from './asks/valueQuestion.ts';
import type { TestNames } from './mentions/testNames.ts';
import type { SettingsQuestion } from './asks/settingsQuestion.ts';
import type { RankingQuestion } from './asks/rankingQuestion.ts';
import type { LineAim } from './asks/lineAim.ts';
import type { Lead } from './asks/lead.ts';
import type { Aim } from './kind/classes.ts';
import type { FormChoice } from './kind/form.ts';
import type { Mode, ModeChoice } from './mode.ts';
import type { ForeignLanguage } from './questionLanguage.ts';
import type { Relation } from './relations.ts';
import type { Mentions } from './mentions/mentions.ts';

/** A start of a flow that is said without a name of code: where the program begins, or where options of the command line are handled. */
export type FlowAnchor = { readonly of: 'program' } | { readonly of: 'option'; readonly options: readonly string[] };

/** Where a flow that is asked for begins and ends. */
export type FlowQuestion =
  /** From one thing to another: what each half of the question mentions. */
  | { readonly kind: 'between'; readonly from: Mentions; readonly to: Mentions; readonly anchor?: FlowAnchor }
  /** From an anchor on, as far as it goes. */
  | { readonly kind: 'from'; readonly anchor: FlowAnchor }
  /** To what keeps data; what the question mentions beside that, and whether it begins where a request is answered. */
  | { readonly kind: 'to-storage'; readonly beside: Mentions; readonly fromRoute: boolean }
  /** From where a request that is not named comes in. */
  | { readonly kind: 'from-request' };

/** A relation as it is asked for, with its subject. */
export interface SubjectRelation {
  readonly relation: Relation;
  /** As code writes it; undefined where the question only describes it. */
  readonly name: string | undefined;
  /** Whether it is written as only code is, or said to be a name of code. */
  readonly isCode: boolean;
}

/** A question that has been read. */
export interface Intent extends Mentions {
  readonly mode: ModeChoice;
  /** 0 to 1: how sure it is that both the mode and what is asked for are right. */
  readonly confidence: number;
  /** What is asked of something that is named: who calls it, what it raises. */
  readonly relation: SubjectRelation | undefined;
  /** What is asked for: a relation, a way, or what nobody uses. */
  readonly aim: Aim | undefined;
  /** What the first sentence of the answer is to say: a number, yes or no, a place. */
  readonly form: FormChoice;
  /** How the answer begins, where that is sure; undefined where it keeps its usual shape. */
  readonly lead: Lead | undefined;
  /** What a condition, a line of a body or a pair of definitions decides. */
  readonly decision: DecisionQuestion | undefined;
  readonly flow: FlowQuestion | undefined;
  /** Asks how something is used, not how it works inside. */
  readonly asksHowToUse: boolean;
  /** Describes what the project does, and asks where, how or when: what it names in passing is part of the description. */
  readonly describesBehaviour: boolean;
  /** The kind of line that answers such a question. */
  readonly lineAim: LineAim;
  /** Asks about the project itself and not about something in it. */
  readonly asksAboutProject: boolean;
  /** Asks for all that the code warns of: what is dangerous, insecure, deprecated. */
  readonly asksForWarnings: boolean;
  /** What the question wants the first of, by a measure: the longest function, the most used file. */
  readonly ranking: RankingQuestion | undefined;
  /** What the question asks for all of; undefined where it asks for something in particular. */
  readonly inventory: InventoryQuestion | undefined;
  /** What it may name tests by, as reports of failed tests do. */
  readonly testNames: TestNames;
  /** What the program takes from outside, where the question asks for that: environment variables, options of the command line. */
  readonly settings: SettingsQuestion | undefined;
  /** A value, a default, a limit or members that the question asks for. */
  readonly value: ValueQuestion | undefined;
  /** Words of prose that say what it is about, and not how it is asked. */
  readonly content: readonly string[];
  /** The part of the workspace that the question keeps itself to when it is of `mode`, as it is written. */
  readonly scopeFor: (mode: Mode) => string | null;
  /** The language of the title, undefined for English, code and what cannot be told. */
  readonly language: ForeignLanguage | undefined;
}
