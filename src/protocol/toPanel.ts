// Messages from the extension host to the panel, and what the host shows in them: turns, index, model, choices. Free of vscode, Node and DOM,
// since both sides import it. `toPanelSchemas.ts` has the checks of the panel.
import type { AnswerRecord } from '../core/answering/record/answerRecord.ts';
import type { AskEvent } from '../core/answering/record/events.ts';
import type { CostStep, StrategyCost } from '../core/answering/preparation/choice/strategyCost.ts';
import type { Mode } from '../core/reading/mode.ts';
import type { PendingRequest, SentRecord } from '../models/gate/gate.ts';
import type { ChoicesView } from './fromPanel.ts';

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
export interface StrategyCostsView {
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
  readonly mode: Mode;
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
      readonly plans?: StrategyCostsView | undefined;
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
  | { readonly kind: 'plans'; readonly plans: StrategyCostsView }
  | { readonly kind: 'examples'; readonly examples: readonly ExampleView[] }
  | ({ readonly kind: 'lines' } & LinesView)
  | { readonly kind: 'focus'; readonly draft?: string };

/** The message that replaces everything the panel shows. */
export type PanelStateMessage = Extract<ToPanel, { readonly kind: 'state' }>;
