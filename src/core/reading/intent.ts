// Data model of a question that has been read: what it asks and what it mentions. Later code uses this instead of the text.
import type { DecisionQuestion } from './asks/decisionQuestion.ts';
import type { InventoryQuestion } from './asks/inventoryQuestion.ts';
import type { ValueQuestion } from './asks/valueQuestion.ts';
import type { TestNames } from './mentions/testNames.ts';
import type { SettingsQuestion } from './asks/settingsQuestion.ts';
import type { RankingQuestion } from './asks/rankingQuestion.ts';
import type { LineAim } from './asks/lineAim.ts';
import type { Lead } from './asks/lead.ts';
import type { Aim } from './kind/questionKinds.ts';
import type { FormChoice } from './kind/form.ts';
import type { Mode, ModeChoice } from './mode.ts';
import type { ForeignLanguage } from './questionLanguage.ts';
import type { Relation } from './relations.ts';
import type { Mentions } from './mentions/mentions.ts';

/** A start of a flow without a name of code: the start of the program, or the handling of command-line options. */
export type FlowAnchor = { readonly of: 'program' } | { readonly of: 'option'; readonly options: readonly string[] };

/** Start and end of a requested flow. */
export type FlowQuestion =
  /** From one thing to another, with the mentions of each half. */
  | { readonly kind: 'between'; readonly from: Mentions; readonly to: Mentions; readonly anchor?: FlowAnchor }
  /** From an anchor onwards. */
  | { readonly kind: 'from'; readonly anchor: FlowAnchor }
  /** To the data store, with the other mentions, and whether it starts at a route. */
  | { readonly kind: 'to-storage'; readonly otherMentions: Mentions; readonly fromRoute: boolean }
  /** From the arrival of an unnamed request. */
  | { readonly kind: 'from-request' };

/** A requested relation with its subject. */
export interface SubjectRelation {
  readonly relation: Relation;
  /** As code writes it; undefined when the question only describes it. */
  readonly name: string | undefined;
  /** Whether it has code spelling, or the question calls it a name of code. */
  readonly isCode: boolean;
  /** The name with signs that no identifier has, such as `orders/list.html`; absent where it has none. */
  readonly written?: string;
}

/** A question that has been read. */
export interface Intent extends Mentions {
  readonly mode: ModeChoice;
  /** 0 to 1: confidence in mode and aim together. */
  readonly confidence: number;
  /** Relation to a named subject: its callers, the errors it raises. */
  readonly relation: SubjectRelation | undefined;
  /** Requested relation, path, or unused code. */
  readonly aim: Aim | undefined;
  /** Form of the first sentence of the answer: a number, yes or no, a place. */
  readonly form: FormChoice;
  /** First sentence of the answer, when it is certain; undefined for the usual shape. */
  readonly lead: Lead | undefined;
  /** Question that a condition, a line of a body or a pair of definitions decides. */
  readonly decision: DecisionQuestion | undefined;
  readonly flow: FlowQuestion | undefined;
  /** Asks for usage rather than inner workings. */
  readonly asksHowToUse: boolean;
  /** Describes behaviour of the project and asks where, how or when: names in it are part of the description. */
  readonly describesBehaviour: boolean;
  /** Kind of line that answers such a question. */
  readonly lineAim: LineAim;
  /** Asks about the whole project rather than something in it. */
  readonly asksAboutProject: boolean;
  /** Names in the question that stand for the project, as written; a class may have the same name. */
  readonly ownNames: readonly string[];
  /** Asks for all warnings in the code: dangerous, insecure, deprecated. */
  readonly asksForWarnings: boolean;
  /** Ranking by a measure: the longest function, the most used file. */
  readonly ranking: RankingQuestion | undefined;
  /** Question for all definitions of a kind; undefined for a particular one. */
  readonly inventory: InventoryQuestion | undefined;
  /** Possible names of tests, as in reports of failed tests. */
  readonly testNames: TestNames;
  /** Question for outside settings of the program: environment variables, command-line options. */
  readonly settings: SettingsQuestion | undefined;
  /** Question for a value, a default, a limit or members. */
  readonly value: ValueQuestion | undefined;
  /** Prose words for the topic rather than the form of the question. */
  readonly content: readonly string[];
  /** The scope that the question names, as written, for each mode that it may turn out to have; null when it names none. */
  readonly scopeByMode: Readonly<Record<Mode, string | null>>;
  /** Language of the title; undefined for English, code and undetermined text. */
  readonly language: ForeignLanguage | undefined;
}
