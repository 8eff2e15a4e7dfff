// What the next questions take, before anything is sent: for the panel's lists, for the card before the first request of a strategy, and for the
// document of its prompts. Keeps which strategies were shown to the person in this workspace.
import type * as vscode from 'vscode';
import { withDefaults } from '../../core/base/settings/askSettings.ts';
import { strategyNames, type StrategyName } from '../../core/base/settings/strategies.ts';
import { strategyCost, type CostParts, type StrategyCost } from '../../core/answering/choice/strategyCost.ts';
import type { PendingRequest } from '../../models/gate/gate.ts';
import { readerOf } from '../../models/gate/reader.ts';
import type { ChoicesView, GateView, PlansView, PlanView } from '../../protocol.ts';
import { answerOptions } from '../settings/answerOptions.ts';
import { withChoices } from './choices.ts';
import { modelView } from '../models/modelView.ts';
import type { Settings } from '../settings/settings.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Where in `workspaceState` the names of strategies that were shown are kept. */
const shownKey = 'clew.strategiesShown';

/** Strategies that need no card of their own: one that everybody has, and those that ask less than it. */
const plain: ReadonlySet<StrategyName> = new Set(['gap-filling', 'single-pass', 'extractive']);

/** What plans are made of. */
export interface PlansParts {
  settings(): Settings;
  choices(): ChoicesView;
  /** Of this workspace. */
  readonly state: vscode.Memento;
}

/** What the person is told with the first request of a question. */
export interface StrategyIntroduction {
  /** The request has to be shown, also where it may be sent without asking. */
  isDue(): boolean;
  /** `pending` with what is told. */
  with(pending: PendingRequest): GateView;
  /** The person has seen it and let the request out. */
  done(): void;
}

/** Plans of this window. */
export class StrategyPlans {
  readonly #parts: PlansParts;

  constructor(parts: PlansParts) {
    this.#parts = parts;
  }

  /** What each strategy and each depth takes, with all else as it is chosen now. Quick would make every strategy the same: it is left out of those. */
  get view(): PlansView {
    const choices = this.#parts.choices();
    const { depth } = choices;
    const costs = strategyNames.map((strategy) => this.costOf({ ...choices, strategy, depth: depth === 'quick' ? undefined : depth }));
    return {
      strategies: Object.fromEntries(costs.map((cost, i) => [strategyNames[i], amountOf(cost)])),
      quick: amountOf(this.costOf({ ...choices, depth: 'quick' })),
      deep: amountOf(this.costOf({ ...choices, depth: 'deep' })),
    };
  }

  /** What a question takes that is asked with `choices`. */
  costOf(choices: ChoicesView): StrategyCost {
    return strategyCost(this.partsOf(withChoices(answerOptions(this.#parts.settings()), choices)));
  }

  /** What a cost is made of, for a question with `options`. */
  partsOf(options: AskOptions, model?: string): CostParts {
    const settings = this.#parts.settings();
    const { local } = modelView(settings);
    // What another model takes in is not known.
    const maxInputTokens = model === undefined ? settings['model.maxInputTokens'] || undefined : undefined;
    const ofEditor = settings['model.provider'] === 'editor' ? { ofEditor: true as const } : {};
    const placed = { destination: { key: '', local, ...ofEditor } };
    const small = settings['model.small'] ? placed : undefined;
    const reads = readerOf({ large: placed, small }, settings['classify.byModel']) !== undefined;
    return { options, settings: withDefaults(options.settings), reads, maxInputTokens };
  }

  /** The plan of a question, `model` being asked in the place of the one that is set. */
  planOf(options: AskOptions, model?: string): PlanView {
    const settings = this.#parts.settings();
    const { steps, ...cost } = strategyCost(this.partsOf(options, model));
    const answers = model ?? modelView(settings).name;
    const small = settings['model.small'] || answers;
    return { ...cost, steps: steps.map((step) => ({ ...step, model: step.kind === 'answer' ? answers : small })) };
  }

  /** What is to be told before the first request of a question; nothing of what commands ask by ways of their own. */
  introductionOf(options: AskOptions, model?: string): StrategyIntroduction | undefined {
    if (options.continuation || !isPlanned(options)) return undefined;
    const plan = this.planOf(options, model);
    const { strategy } = plan;
    const isNew = (): boolean => (plain.has(strategy) ? this.#shown.length === 0 : !this.#shown.includes(strategy));
    return {
      isDue: () => !plain.has(strategy) && isNew(),
      with: (pending) => (isNew() ? { ...pending, plan } : pending),
      done: () => void this.#parts.state.update(shownKey, [...new Set([...this.#shown, strategy])]),
    };
  }

  /** Requests that a question with `options` takes at most; 0 for what commands ask by ways of their own. */
  mostRequests(options: AskOptions, model?: string): number {
    return isPlanned(options) ? strategyCost(this.partsOf(options, model)).most : 0;
  }

  /** Shows all of them once more. */
  async forget(): Promise<void> {
    await this.#parts.state.update(shownKey, undefined);
  }

  get #shown(): readonly string[] {
    const stored = this.#parts.state.get<unknown>(shownKey);
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  }
}

function isPlanned({ strategy }: AskOptions): boolean {
  return strategy === undefined || (strategyNames as readonly string[]).includes(strategy);
}

function amountOf({ strategy, least, most, tokens }: StrategyCost): PlansView['quick'] {
  return { strategy, least, most, tokens };
}
