// Messages between the extension host and the panel: two discriminated unions, and the schemas that check them at the boundary.
// Free of vscode, Node and DOM, since both sides import it.
import * as v from 'valibot';
import { passBounds } from './core/answering/requests/defaults.ts';
import { depths } from './core/answering/strategies/depth.ts';
import type { AskEvent } from './core/answering/events.ts';
import type { AnswerRecord } from './core/answering/record/record.ts';
import type { CostStep, StrategyCost } from './core/answering/strategies/strategyCost.ts';
import type { PendingRequest, SentRecord } from './models/gate/gate.ts';
import { gateDecisions } from './models/gate/gateDecision.ts';
import { amountSchema, eventSchema, turnSchema } from './turnSchemas.ts';
import { strategyNames } from './core/base/settings/strategies.ts';
import { modes } from './core/reading/mode.ts';

const modeSchema = v.picklist(modes);

/** How a person wants the next questions to be answered; what is absent is left to Clew and its settings. */
export const choicesSchema = v.object({
  mode: v.optional(modeSchema),
  depth: v.optional(v.picklist(depths)),
  strategy: v.optional(v.picklist(strategyNames)),
  /** Most tokens of evidence. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(200_000))),
  /** Most passes; bounds the depth. */
  passes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(passBounds.least), v.maxValue(passBounds.most))),
  /** Folder, file or symbol to keep to; what is attached wins. */
  scope: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
  /** Whether bodies of functions are read, or heads alone; whether calls are followed. */
  includeSource: v.optional(v.boolean()),
  useGraph: v.optional(v.boolean()),
});
export type ChoicesView = v.InferOutput<typeof choicesSchema>;

const indexSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Panel -> host. Everything that a person can do in the panel. */
export const fromPanelSchema = v.variant('kind', [
  /** The panel has been (re)loaded and wants its state. */
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('ask'), question: v.pipe(v.string(), v.maxLength(200_000)), mode: v.optional(modeSchema) }),
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('newChat') }),
  /** Asks the same question again, in another mode when one is given. */
  v.object({ kind: v.literal('askAgain'), answerId: v.string(), mode: v.optional(modeSchema) }),
  /** Opens a citation, a piece of evidence or a place of a picture of an answer; the host looks it up, the panel cannot name paths. */
  v.object({
    kind: v.picklist(['openCitation', 'openEvidence', 'openPlace']),
    answerId: v.string(),
    n: indexSchema,
    beside: v.optional(v.boolean()),
  }),
  /** Asks the follow-up question number `n` that the answer's pictures suggest. */
  v.object({ kind: v.literal('suggested'), answerId: v.string(), n: indexSchema }),
  /** Keeps a diagram where the person says. */
  v.object({ kind: v.literal('saveSvg'), text: v.pipe(v.string(), v.startsWith('<svg '), v.maxLength(5_000_000)) }),
  /** What the person says to a request that waits at the gate: send it, send all of this workspace to this destination, or send nothing. */
  v.object({ kind: v.literal('gate'), turnId: v.string(), decision: v.picklist(gateDecisions) }),
  /** Opens what a strategy says to models. */
  v.object({ kind: v.literal('showPrompts'), strategy: v.optional(v.picklist(strategyNames)) }),
  /** Goes on with an answer that reached the output limit. */
  v.object({ kind: v.literal('continue'), answerId: v.string() }),
  /** Opens what was sent for an answer, word for word. */
  v.object({ kind: v.literal('showSent'), answerId: v.string() }),
  /** Puts code into the editor, in place of what is selected there. */
  v.object({ kind: v.literal('insert'), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  /** What the person says of a piece of evidence: that it matters, that it is not relevant, or nothing any more. */
  v.object({ kind: v.literal('mark'), answerId: v.string(), n: indexSchema, mark: v.picklist(['pinned', 'excluded', 'none']) }),
  /** Wants to see what belongs to a piece of evidence: callers, callees, members, tests, documents. */
  v.object({ kind: v.literal('related'), answerId: v.string(), n: indexSchema }),
  /** Whether a gap of the answer that is being made is to be looked up. */
  v.object({ kind: v.literal('skipGap'), answerId: v.string(), gap: v.pipe(v.string(), v.maxLength(1000)), skip: v.boolean() }),
  /** Whether the loop waits for the person before it looks anything up. */
  v.object({ kind: v.literal('hold'), answerId: v.string(), on: v.boolean() }),
  /** `addFile` asks for a file to be read by the next pass; `goOn`: what is missing may be looked up. */
  v.object({ kind: v.picklist(['addFile', 'goOn']), answerId: v.string() }),
  /** `regenerate` asks how; `editQuestion` puts the question into the box; `branch` goes on from here in a chat of its own; `copyContext` is for another assistant. */
  v.object({ kind: v.picklist(['regenerate', 'editQuestion', 'branch', 'showVersion', 'copyContext']), answerId: v.string() }),
  v.object({ kind: v.literal('cancelEdit') }),
  v.object({ kind: v.literal('sideBySide'), answerId: v.string(), on: v.boolean() }),
  /** What the person thinks of an answer; 0 takes it back. */
  v.object({ kind: v.literal('rate'), answerId: v.string(), thumb: v.picklist([1, 0, -1]) }),
  v.object({ kind: v.literal('choose'), choices: choicesSchema }),
  /** Wants to see the lines of a citation or a piece of evidence without opening them; the host answers with `lines`. */
  v.object({ kind: v.literal('peek'), answerId: v.string(), of: v.picklist(['citation', 'evidence']), n: indexSchema }),
  /** Files and problems that were dragged into the box: addresses of the first, and of the second where they stand and what they say. */
  v.object({
    kind: v.literal('dropped'),
    uris: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(50)),
    problems: v.pipe(
      v.array(
        v.object({ uri: v.pipe(v.string(), v.maxLength(4000)), line: indexSchema, message: v.pipe(v.string(), v.maxLength(10_000)) }),
      ),
      v.maxLength(200),
    ),
  }),
  v.object({ kind: v.literal('copy'), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  v.object({ kind: v.literal('draft'), text: v.pipe(v.string(), v.maxLength(200_000)) }),
  /** The question is no longer about number `n` of what is attached. */
  v.object({ kind: v.literal('detach'), n: indexSchema }),
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

/** A request that waits for the person's word before it leaves, as the gate describes it. */
export interface GateView extends PendingRequest {
  /** What the strategy does and takes, with its first request. */
  readonly plan?: PlanView;
}

/** What a question takes: requests, and tokens of all of them at most. */
export type AmountView = Pick<StrategyCost, 'strategy' | 'least' | 'most' | 'tokens'>;

/** The same in steps, each with the model that is asked. `budget`: tokens of one request for the answer. */
export interface PlanView extends AmountView, Pick<StrategyCost, 'budget'> {
  readonly steps: readonly (CostStep & { readonly model: string })[];
}

/** What each strategy takes as things are chosen, and quick and deep with the one that is. */
export interface PlansView {
  readonly strategies: Readonly<Record<string, AmountView>>;
  readonly quick: AmountView;
  readonly deep: AmountView;
}

/** A request that has left, as it is kept with its answer: all but its words. */
export type SentView = Omit<SentRecord, 'messages'>;

/** The model that the next question will be answered with. `message` is a whole sentence when something needs saying. */
export interface ModelView {
  readonly state: 'none' | 'ready' | 'problem';
  readonly name: string;
  readonly where: string;
  readonly local: boolean;
  readonly message?: string;
}

/** What a person said of a piece of evidence. */
export interface MarkView {
  readonly n: number;
  readonly mark: 'pinned' | 'excluded';
}

/** How an answer that is being made can be steered. `missing`: it waits for the person to look at these gaps. */
export interface SteerView {
  readonly held: boolean;
  readonly added: readonly string[];
  readonly missing?: readonly { readonly gap: string; readonly skipped: boolean }[];
}

/** One question with what is known of its answer so far; `error` is a whole sentence for people. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  /** What the question is about, for people: `src/a.ts:12-40` or the diagnostic's message. */
  readonly about?: string;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  /** What happened so far, folded by `foldTurn` of the panel; empty once there is a record, which says it all. */
  readonly events: readonly AskEvent[];
  readonly record?: AnswerRecord;
  readonly error?: string;
  /** The window was closed or loaded again before the answer was complete. */
  readonly interrupted?: true;
  /** A request of this turn that waits at the gate. */
  readonly gate?: GateView;
  readonly sent?: readonly SentView[];
  /** The turn whose question this one answers once more, and whether another answer is shown in its place. */
  readonly of?: string;
  readonly aside?: true;
  readonly marks?: readonly MarkView[];
  readonly steer?: SteerView | undefined;
  /** Places that the answer cites and that have changed since. */
  readonly stale?: number;
  /** What the person thought of the answer: 1 helpful, -1 not. Kept on this machine. */
  readonly thumb?: 1 | -1 | undefined;
}

/** The index as the panel shows it. `message` is a whole sentence when something needs saying. */
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

/** What the next question is about, for people: `src/a.ts:12-40`; `suggested` is the file in the editor, while it is not attached. */
export interface ChipsView {
  readonly attached: readonly { readonly label: string; readonly tokens?: number }[];
  readonly suggested?: string;
  /** The question whose place the next one takes. */
  readonly editing?: string;
}

/** A question that an empty panel offers, with the mode that it is for. */
export interface ExampleView {
  readonly mode: v.InferOutput<typeof modeSchema>;
  readonly question: string;
}

/** The lines of a place as they are now, one-based; without `text` they have changed, or their whole file is `gone`. */
export interface LinesView {
  readonly answerId: string;
  readonly of: 'citation' | 'evidence';
  readonly n: number;
  readonly place: string;
  readonly firstLine: number;
  readonly text?: string;
  readonly gone?: true;
}

/** Host -> panel. The host holds the truth; `state` replaces everything the panel shows. */
export type ToPanel =
  | {
      readonly kind: 'state';
      readonly turns: readonly Turn[];
      readonly index: IndexView;
      readonly draft: string;
      readonly chips: ChipsView;
      /** Turns of this chat that were let go to stay within the bounds of what is kept. */
      readonly dropped: number;
      /** Records of this chat that could not be read when it was taken up. */
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

/** The line about the index. */
export const indexViewSchema = v.looseObject({
  ...{ state: v.string(), phase: v.string(), done: v.number(), total: v.number() },
  ...{ files: v.number(), symbols: v.number(), skipped: v.number(), message: v.optional(v.string()) },
});
/** What the next question is about. */
export const chipsSchema = v.looseObject({
  attached: v.array(v.looseObject({ label: v.string(), tokens: v.optional(v.number()) })),
  suggested: v.optional(v.string()),
  editing: v.optional(v.string()),
});
/** A question to begin with. */
export const exampleSchema = v.looseObject({ mode: modeSchema, question: v.string() });
/** The model of the next question. */
export const modelSchema = v.looseObject({
  ...{ state: v.string(), name: v.string(), where: v.string(), local: v.boolean(), message: v.optional(v.string()) },
});
/** What the next questions take. */
export const plansSchema = v.looseObject({ strategies: v.record(v.string(), amountSchema), quick: amountSchema, deep: amountSchema });
/** The words of the display language. */
export const bundleSchema = v.record(v.string(), v.union([v.string(), v.looseObject({ message: v.string() })]));

/** What the panel reads of {@link ToPanel} without asking: a message of another version of the host, or a damaged one, is not shown half. */
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
