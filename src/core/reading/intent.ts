// What a question asks and what it mentions: all that the rest of Clew knows of its text.
import type { RuntimeText } from '../messages/runtime/row.ts';
import type { ReadMessage } from '../messages/questions/reading.ts';
import type { DecisionQuestion } from './asks/decision.ts';
import type { InventoryQuestion } from './asks/inventory.ts';
import type { ValueQuestion } from './asks/value.ts';
import type { TestNames } from './mentions/testNames.ts';
import type { SettingsQuestion } from './asks/outsideSettings.ts';
import type { RankingQuestion } from './asks/ranking.ts';
import type { LineAim } from './asks/lineAim.ts';
import type { Lead } from './asks/lead.ts';
import type { Aim } from './kind/classes.ts';
import type { FormChoice } from './kind/form.ts';
import type { Mode, ModeChoice } from './mode.ts';
import type { ForeignLanguage } from './questionLanguage.ts';
import type { QuestionText } from './questionText.ts';
import type { Relation } from './relations.ts';

/** One line of a stack trace. `line` is zero-based, -1 when the frame has none. */
export interface Frame {
  /** Path as written; for Java and Kotlin made from the package and the file name. */
  readonly path: string;
  readonly line: number;
  /** Function or `Class.method` as written, without arguments; empty when the frame names none. */
  readonly symbol: string;
  readonly text: string;
  /** The line of code that the trace shows under the frame; tells the place even when line numbers have changed. */
  readonly source?: string;
  /** Where the frame names no file: paths that its modules may have, the likeliest first; `path` is one of them. */
  readonly modules?: readonly string[];
  /** Of the function, where the frame lists them: they tell which of several with its name it is. */
  readonly parameters?: readonly FrameParameter[];
  /** A compiler says it: nothing need have run there. */
  readonly compiler?: true;
}

/** A parameter in a frame of .NET: `Int32 size`. */
export interface FrameParameter {
  readonly type: string;
  /** Empty where the frame has the type alone. */
  readonly name: string;
}

/** A file that the question names, with the zero-based line when it says one. */
export interface PathMention {
  readonly path: string;
  readonly line?: number;
}

/** A name that looks like code. `weight` 0..1 says how much the question is about it; `marked` that it stood in backticks or was called. */
export interface NameMention {
  readonly name: string;
  readonly weight: number;
  readonly marked: boolean;
}

/** A request to a server as a question writes it: `GET /users/:id`, or a path alone. */
export interface RequestMention {
  readonly method: string | undefined;
  readonly path: string;
}

/** A word of the title that belongs to no name, path, call or quotation. */
export interface ProseWord {
  readonly text: string;
  /** It begins the sentence, where a capital says nothing. */
  readonly opens: boolean;
}

/** What a text mentions. Lists are ordered, most telling first. */
export interface Mentions {
  readonly text: QuestionText;
  /** The whole text is one line. */
  readonly isOneLine: boolean;
  readonly names: readonly NameMention[];
  readonly paths: readonly PathMention[];
  readonly requests: readonly RequestMention[];
  /** What the question says that code may say, best first: errors, lines of logs, quotations. */
  readonly messages: readonly ReadMessage[];
  /** A text among them that only a runtime writes. */
  readonly runtime: RuntimeText | undefined;
  /** Their texts, and whatever else stands in quotation marks: text that code may hold. */
  readonly quoted: readonly string[];
  /** The title, where it ends with a question mark: it may itself be a text that somebody saw. */
  readonly asksAsText: string | undefined;
  /** Exception and error types. */
  readonly exceptions: readonly string[];
  /** HTTP status codes and error codes such as `ECONNRESET` or `E1101`. */
  readonly codes: readonly string[];
  /** Status codes of HTTP that a question asks about. */
  readonly statuses: readonly number[];
  /** Frames of the stack traces, innermost of the root cause first. */
  readonly frames: readonly Frame[];
  /** Weighted search terms. */
  readonly terms: ReadonlyMap<string, number>;
  /** Words of the title in their order, parts of names among them. */
  readonly titleWords: readonly string[];
  /** Words of the title that may be types: they begin with a capital in the middle of a sentence. */
  readonly capitalised: readonly string[];
  /** Those of both that stand only inside of a message that the question quotes: where code says the message, it is not about them. */
  readonly onlyQuoted: readonly string[];
  /** Words of the title that are prose. */
  readonly prose: readonly ProseWord[];
  /** Words of the whole text. */
  readonly words: readonly string[];
  /** Words of the whole text that may be names of packages. */
  readonly packageNames: readonly string[];
  /** Texts of a question that is nothing but a pasted message, if code says them; the likeliest first. */
  readonly mayBePasted: readonly string[];
  /** The title speaks of requests, routes or what answers them. */
  readonly speaksOfRequests: boolean;
  /** What the answer should be looked for in, when the question says so. */
  readonly wants: 'code' | 'tests' | 'documentation';
  /** A question asks, a statement says what code does or what is wrong with it, a report tells so at length. */
  readonly act: 'question' | 'statement' | 'report';
  /** Characters that were not looked at because the text is too long. */
  readonly unread: number;
}

/** Where a flow that is asked for begins and ends. */
export type FlowQuestion =
  /** From one thing to another: what each half of the question mentions. */
  | { readonly kind: 'between'; readonly from: Mentions; readonly to: Mentions }
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
