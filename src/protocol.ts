// Messages between the extension host and the panel: two discriminated unions, and the schemas that check them at the boundary. Free of
// vscode, Node and DOM, since both sides import it.
import * as v from 'valibot';
import { passBounds } from './core/answering/preparation/choice/defaults.ts';
import { depths } from './core/answering/input/depth.ts';
import type { AskEvent } from './core/answering/record/events.ts';
import type { AnswerRecord } from './core/answering/record/answerRecord.ts';
import type { CostStep, StrategyCost } from './core/answering/preparation/choice/strategyCost.ts';
import type { PendingRequest, SentRecord } from './models/gate/gate.ts';
import { gateDecisions } from './models/gate/gateDecision.ts';
import { amountSchema, eventSchema, turnSchema } from './turnSchemas.ts';
import { strategyNames } from './core/base/settings/strategies.ts';
import { modes } from './core/reading/mode.ts';

const modeSchema = v.picklist(modes);

/** A person's choices for the next questions; absent ones are left to Clew and its settings. */
export const choicesSchema = v.object({
  mode: v.optional(modeSchema),
  depth: v.optional(v.picklist(depths)),
  strategy: v.optional(v.picklist(strategyNames)),
  /** Most tokens of evidence. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(200_000))),
  /** Most passes; bounds the depth. */
  passes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(passBounds.least), v.maxValue(passBounds.most))),
  /** Folder, file or symbol to stay within; attachments win. */
  scope: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
  /** Whether to read the bodies of functions; otherwise only their heads. */
  includeSource: v.optional(v.boolean()),
  /** Whether to follow calls. */
  useGraph: v.optional(v.boolean()),
});
export type ChoicesView = v.InferOutput<typeof choicesSchema>;

const indexNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Panel -> host. Every action that a person can take in the panel. */
export const fromPanelSchema = v.variant('kind', [
  /** The panel has (re)loaded and requests its state. */
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('ask'), question: v.pipe(v.string(), v.maxLength(200_000)), mode: v.optional(modeSchema) }),
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('newChat') }),
  /** Asks the same question again, in another mode when one is given. */
  v.object({ kind: v.literal('askAgain'), answerId: v.string(), mode: v.optional(modeSchema) }),
  /** Opens a citation, a piece of evidence or a place of a picture. The host looks it up, since the panel cannot name paths. */
  v.object({
    kind: v.picklist(['openCitation', 'openEvidence', 'openPlace']),
    answerId: v.string(),
    n: indexNumberSchema,
    beside: v.optional(v.boolean()),
  }),
  /** Asks the follow-up question number `n` that the answer's pictures suggest. */
  v.object({ kind: v.literal('suggested'), answerId: v.string(), n: indexNumberSchema }),
  /** Saves a diagram where the person chooses. */
  v.object({ kind: v.literal('saveSvg'), text: v.pipe(v.string(), v.startsWith('<svg '), v.maxLength(5_000_000)) }),
  /** The person's decision on a request at the gate. */
  v.object({ kind: v.literal('gate'), turnId: v.string(), decision: v.picklist(gateDecisions) }),
  /** Opens the prompts of a strategy. */
  v.object({ kind: v.literal('showPrompts'), strategy: v.optional(v.picklist(strategyNames)) }),
  /** Continues an answer that reached the output limit. */
  v.object({ kind: v.literal('continue'), answerId: v.string() }),
  /** Opens the exact text that was sent for an answer. */
  v.object({ kind: v.literal('showSent'), answerId: v.string() }),
  /** Inserts code into the editor, in place of the selection. */
  v.object({ kind: v.literal('insert'), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  /** The person's mark on a piece of evidence: it matters, it is not relevant, or no mark. */
  v.object({ kind: v.literal('mark'), answerId: v.string(), n: indexNumberSchema, mark: v.picklist(['pinned', 'excluded', 'none']) }),
  /** Requests code related to a piece of evidence: callers, callees, members, tests, documents. */
  v.object({ kind: v.literal('related'), answerId: v.string(), n: indexNumberSchema }),
  /** Whether the running answer leaves out the look-up of a gap. */
  v.object({ kind: v.literal('skipGap'), answerId: v.string(), gap: v.pipe(v.string(), v.maxLength(1000)), skip: v.boolean() }),
  /** Whether the loop waits for the person before it looks anything up. */
  v.object({ kind: v.literal('hold'), answerId: v.string(), on: v.boolean() }),
  /** `addFile` asks for a file that the next pass reads; `goOn` lets the loop look up what is missing. */
  v.object({ kind: v.picklist(['addFile', 'goOn']), answerId: v.string() }),
  /**
   * `regenerate` lets the person choose how to ask again. `editQuestion` puts the question into the box. `branch` continues in another chat.
   * `showVersion` shows this answer instead of the others to its question. `copyContext` copies it for another assistant.
   */
  v.object({ kind: v.picklist(['regenerate', 'editQuestion', 'branch', 'showVersion', 'copyContext']), answerId: v.string() }),
  v.object({ kind: v.literal('cancelEdit') }),
  v.object({ kind: v.literal('sideBySide'), answerId: v.string(), on: v.boolean() }),
  /** The person's rating of an answer; 0 removes it. */
  v.object({ kind: v.literal('rate'), answerId: v.string(), thumb: v.picklist([1, 0, -1]) }),
  v.object({ kind: v.literal('choose'), choices: choicesSchema }),
  /** Requests the lines of a citation or a piece of evidence without opening them; the host answers with `lines`. */
  v.object({ kind: v.literal('peek'), answerId: v.string(), of: v.picklist(['citation', 'evidence']), n: indexNumberSchema }),
  /** Files and problems that were dragged into the box: addresses of files, and place and message of problems. */
  v.object({
    kind: v.literal('dropped'),
    uris: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(50)),
    problems: v.pipe(
      v.array(
        v.object({ uri: v.pipe(v.string(), v.maxLength(4000)), line: indexNumberSchema, message: v.pipe(v.string(), v.maxLength(10_000)) }),
      ),
      v.maxLength(200),
    ),
  }),
  v.object({ kind: v.literal('copy'), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  v.object({ kind: v.literal('draft'), text: v.pipe(v.string(), v.maxLength(200_000)) }),
  /** Removes attachment number `n` from the question. */
  v.object({ kind: v.literal('detach'), n: indexNumberSchema }),
  v.object({
    kind: v.literal('command'),
    command: v.picklist([
      'clew.rebuildIndex',
      'clew.showIndexStatus',
      'clew.startIndex',
      'clew.resumeIndexing',
      'clew.showLog',
      'clew.movePanel',
      'clew.chooseModel',
      'clew.testConnection',
      'clew.showUsage',
      'clew.embeddingActions',
      'clew.attach',
      'clew.attachEditor',
      'vscode.openFolder',
    ]),
  }),
]);
export type FromPanel = v.InferOutput<typeof fromPanelSchema>;

/** A request that waits at the gate for the person's decision. */
export interface GateView extends PendingRequest {
  /** Steps and cost of the strategy, with its first request. */
  readonly plan?: PlanView;
}

/** Cost of a question: its requests, and all their tokens at most. */
export type AmountView = Pick<StrategyCost, 'strategy' | 'least' | 'most' | 'tokens'>;

/** The cost in steps, each with its model. `budget`: tokens of one request for the answer. */
export interface PlanView extends AmountView, Pick<StrategyCost, 'budget'> {
  readonly steps: readonly (CostStep & { readonly model: string })[];
}

/** Cost of each strategy with the current choices, and of quick and deep with the chosen one. */
export interface PlansView {
  readonly strategies: Readonly<Record<string, AmountView>>;
  readonly quick: AmountView;
  readonly deep: AmountView;
}

/** A sent request as stored with its answer, without its text. */
export type SentView = Omit<SentRecord, 'messages'>;

/** The model of the next question. `message` is a whole sentence when the person needs to know something. */
export interface ModelView {
  readonly state: 'none' | 'ready' | 'problem';
  readonly name: string;
  readonly where: string;
  readonly local: boolean;
  readonly message?: string;
}

/** The person's mark on a piece of evidence. */
export interface MarkView {
  readonly n: number;
  readonly mark: 'pinned' | 'excluded';
}

/** Steering of a running answer. `missing`: it waits for the person to look at these gaps. */
export interface SteerView {
  readonly held: boolean;
  readonly added: readonly string[];
  readonly missing?: readonly { readonly gap: string; readonly skipped: boolean }[];
}

/** One question with its answer so far; `error` is a whole sentence for people. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  /** Subject of the question, for people: `src/a.ts:12-40` or the diagnostic's message. */
  readonly about?: string;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  /** Events so far, folded by `foldTurn` of the panel; empty once there is a record, which contains everything. */
  readonly events: readonly AskEvent[];
  readonly record?: AnswerRecord;
  readonly error?: string;
  /** The window was closed or reloaded before the answer was complete. */
  readonly interrupted?: true;
  /** A request of this turn that waits at the gate. */
  readonly gate?: GateView;
  readonly sent?: readonly SentView[];
  /** Id of the turn whose question this one repeats. */
  readonly of?: string;
  /** Another answer to the same question is shown in its place. */
  readonly aside?: true;
  readonly marks?: readonly MarkView[];
  readonly steer?: SteerView | undefined;
  /** Number of cited places that have changed since. */
  readonly stale?: number;
  /** The person's rating of the answer: 1 helpful, -1 not. Stored on this machine. */
  readonly thumb?: 1 | -1 | undefined;
}

/** The index as the panel shows it. `message` is a whole sentence when the person needs to know something. */
export interface IndexView {
  readonly state: 'waiting' | 'starting' | 'indexing' | 'paused' | 'ready' | 'no-folder' | 'failed';
  readonly phase: string;
  readonly done: number;
  readonly total: number;
  readonly files: number;
  readonly symbols: number;
  readonly skipped: number;
  readonly message?: string;
}

/** Attachments of the next question, for people: `src/a.ts:12-40`; `suggested` is the active file, while it is not attached. */
export interface ChipsView {
  readonly attached: readonly { readonly label: string; readonly tokens?: number }[];
  readonly suggested?: string;
  /** The question that the next one replaces. */
  readonly editing?: string;
}

/** A question that an empty panel offers, with its mode. */
export interface ExampleView {
  readonly mode: v.InferOutput<typeof modeSchema>;
  readonly question: string;
}

/** Present lines of a place, one-based; without `text` they have changed, or their whole file is `gone`. */
export interface LinesView {
  readonly answerId: string;
  readonly of: 'citation' | 'evidence';
  readonly n: number;
  readonly place: string;
  readonly firstLine: number;
  readonly text?: string;
  readonly gone?: true;
}

/** Host -> panel. The host owns the state; `state` replaces everything the panel shows. */
export type ToPanel =
  | {
      readonly kind: 'state';
      readonly turns: readonly Turn[];
      readonly index: IndexView;
      readonly draft: string;
      readonly chips: ChipsView;
      /** Turns of this chat that were dropped to stay within the storage limits. */
      readonly dropped: number;
      /** Records of this chat that could not be read. */
      readonly unreadable: number;
      readonly model: ModelView;
      readonly choices: ChoicesView;
      readonly plans?: PlansView | undefined;
      readonly examples: readonly ExampleView[];
      /** Bundle of the display language; empty for English. */
      readonly l10n: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'event'; readonly turnId: string; readonly event: AskEvent }
  | { readonly kind: 'index'; readonly index: IndexView }
  | { readonly kind: 'model'; readonly model: ModelView }
  | { readonly kind: 'chips'; readonly chips: ChipsView }
  | { readonly kind: 'choices'; readonly choices: ChoicesView }
  | { readonly kind: 'plans'; readonly plans: PlansView }
  | { readonly kind: 'examples'; readonly examples: readonly ExampleView[] }
  | ({ readonly kind: 'lines' } & LinesView)
  | { readonly kind: 'focus'; readonly draft?: string };

/** The message that replaces everything the panel shows. */
export type PanelStateMessage = Extract<ToPanel, { readonly kind: 'state' }>;

/** Checks an {@link IndexView}. */
export const indexViewSchema = v.looseObject({
  ...{ state: v.string(), phase: v.string(), done: v.number(), total: v.number() },
  ...{ files: v.number(), symbols: v.number(), skipped: v.number(), message: v.optional(v.string()) },
});
/** Checks {@link ChipsView}. */
export const chipsSchema = v.looseObject({
  attached: v.array(v.looseObject({ label: v.string(), tokens: v.optional(v.number()) })),
  suggested: v.optional(v.string()),
  editing: v.optional(v.string()),
});
/** Checks an {@link ExampleView}. */
export const exampleSchema = v.looseObject({ mode: modeSchema, question: v.string() });
/** Checks a {@link ModelView}. */
export const modelSchema = v.looseObject({
  ...{ state: v.string(), name: v.string(), where: v.string(), local: v.boolean(), message: v.optional(v.string()) },
});
/** Checks {@link PlansView}. */
export const plansSchema = v.looseObject({ strategies: v.record(v.string(), amountSchema), quick: amountSchema, deep: amountSchema });
/** Checks the texts of the display language, by their English texts. */
export const bundleSchema = v.record(v.string(), v.union([v.string(), v.looseObject({ message: v.string() })]));

/** The part of {@link ToPanel} that the panel reads without a check. Damaged messages and those of other versions are not shown in part. */
export const toPanelSchema = v.variant('kind', [
  v.looseObject({
    kind: v.literal('state'),
    turns: v.array(turnSchema),
    index: indexViewSchema,
    model: modelSchema,
    choices: choicesSchema,
    plans: v.optional(plansSchema),
    examples: v.array(exampleSchema),
    draft: v.string(),
    chips: chipsSchema,
    dropped: v.number(),
    unreadable: v.number(),
    l10n: bundleSchema,
  }),
  v.looseObject({ kind: v.literal('turn'), turn: turnSchema }),
  v.looseObject({ kind: v.literal('event'), turnId: v.string(), event: eventSchema }),
  v.looseObject({ kind: v.literal('index'), index: indexViewSchema }),
  v.looseObject({ kind: v.literal('model'), model: modelSchema }),
  v.looseObject({ kind: v.literal('focus'), draft: v.optional(v.string()) }),
  v.looseObject({ kind: v.literal('chips'), chips: chipsSchema }),
  v.looseObject({ kind: v.literal('choices'), choices: choicesSchema }),
  v.looseObject({ kind: v.literal('plans'), plans: plansSchema }),
  v.looseObject({ kind: v.literal('examples'), examples: v.array(exampleSchema) }),
  v.looseObject({
    kind: v.literal('lines'),
    answerId: v.string(),
    of: v.string(),
    n: v.number(),
    place: v.string(),
    firstLine: v.number(),
    text: v.optional(v.string()),
  }),
]);
