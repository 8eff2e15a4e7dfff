// Costs of the next questions by strategy before anything is sent: for the panel's lists, the card before a strategy's first request, and the document
// of its prompts. Remembers which strategies the person has seen in this workspace.
import type * as vscode from 'vscode';
import { withDefaults } from '../../core/base/settings/askSettings.ts';
import { strategyNames, type StrategyName } from '../../core/base/settings/strategies.ts';
import { strategyCost, type CostInput, type StrategyCost } from '../../core/answering/preparation/choice/strategyCost.ts';
import type { PendingRequest } from '../../models/gate/gate.ts';
import { classifierOf } from '../../models/gate/classifierModel.ts';
import type { ChoicesView } from '../../protocol/fromPanel.ts';
import type { GateView, StrategyCostsView, PlanView } from '../../protocol/toPanel.ts';
import { answerOptions } from '../settings/answerOptions.ts';
import { withChoices } from './withChoices.ts';
import { modelView } from '../models/modelView.ts';
import type { Settings } from '../settings/settings.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Key of the shown strategies in `workspaceState`. */
const shownStrategiesKey = 'clew.strategiesShown';

/** Strategies without a card of their own: the default, and those that send less. */
const plainStrategies: ReadonlySet<StrategyName> = new Set(['gap-filling', 'single-pass', 'extractive']);

export interface StrategyCostsDependencies {
  settings(): Settings;
  choices(): ChoicesView;
  readonly state: vscode.Memento;
}

/** The card with the first request of a question. */
export interface StrategyIntroduction {
  /** Whether the request must be shown even though it needs no consent. */
  isDue(): boolean;
  /** Returns `pending` with the card. */
  addTo(pending: PendingRequest): GateView;
  /** Notes that the person has seen it and allowed the request. */
  markSeen(): void;
}

/** Costs of strategies in this window. */
export class StrategyCosts {
  readonly #dependencies: StrategyCostsDependencies;

  constructor(dependencies: StrategyCostsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Cost of each strategy and depth with all other current choices. Leaves out Quick for strategies, since it would make them all the same.
   */
  get view(): StrategyCostsView {
    const choices = this.#dependencies.choices();
    const { depth } = choices;
    const costs = strategyNames.map((strategy) => this.costOf({ ...choices, strategy, depth: depth === 'quick' ? undefined : depth }));
    return {
      strategies: Object.fromEntries(costs.map((cost, i) => [strategyNames[i], amountOf(cost)])),
      quick: amountOf(this.costOf({ ...choices, depth: 'quick' })),
      deep: amountOf(this.costOf({ ...choices, depth: 'deep' })),
    };
  }

  /** Cost of a question with `choices`. */
  costOf(choices: ChoicesView): StrategyCost {
    return strategyCost(this.costInputOf(withChoices(answerOptions(this.#dependencies.settings()), choices)));
  }

  /** Inputs of the cost of a question with `options`. */
  costInputOf(options: AskOptions, model?: string): CostInput {
    const settings = this.#dependencies.settings();
    const { local } = modelView(settings);
    // The context length of another model is unknown.
    const maxInputTokens = model === undefined ? settings['model.maxInputTokens'] || undefined : undefined;
    const ofEditor = settings['model.provider'] === 'editor' ? { ofEditor: true as const } : {};
    const placedModel = { destination: { key: '', local, ...ofEditor } };
    const small = settings['model.small'] ? placedModel : undefined;
    const reads = classifierOf({ large: placedModel, small }, settings['classify.byModel']) !== undefined;
    return { options, settings: withDefaults(options.settings), reads, maxInputTokens };
  }

  /** Plan of a question; `model` replaces the configured one. */
  planOf(options: AskOptions, model?: string): PlanView {
    const settings = this.#dependencies.settings();
    const { steps, ...cost } = strategyCost(this.costInputOf(options, model));
    const answerModel = model ?? modelView(settings).name;
    const smallModel = settings['model.small'] || answerModel;
    return { ...cost, steps: steps.map((step) => ({ ...step, model: step.kind === 'answer' ? answerModel : smallModel })) };
  }

  /** The card before the first request of a question; none for commands that send requests in their own way. */
  introductionOf(options: AskOptions, model?: string): StrategyIntroduction | undefined {
    if (options.continuation || !isPlanned(options)) return undefined;
    const plan = this.planOf(options, model);
    const { strategy } = plan;
    const isNew = (): boolean =>
      plainStrategies.has(strategy) ? this.#shownStrategies.length === 0 : !this.#shownStrategies.includes(strategy);
    return {
      isDue: () => !plainStrategies.has(strategy) && isNew(),
      addTo: (pending) => (isNew() ? { ...pending, plan } : pending),
      markSeen: () => void this.#dependencies.state.update(shownStrategiesKey, [...new Set([...this.#shownStrategies, strategy])]),
    };
  }

  /** Most requests of a question with `options`; 0 for commands that send requests in their own way. */
  mostRequests(options: AskOptions, model?: string): number {
    return isPlanned(options) ? strategyCost(this.costInputOf(options, model)).most : 0;
  }

  /** Shows all cards once more. */
  async forget(): Promise<void> {
    await this.#dependencies.state.update(shownStrategiesKey, undefined);
  }

  get #shownStrategies(): readonly string[] {
    const storedValue = this.#dependencies.state.get<unknown>(shownStrategiesKey);
    return Array.isArray(storedValue) ? storedValue.filter((each) => typeof each === 'string') : [];
  }
}

function isPlanned({ strategy }: AskOptions): boolean {
  return strategy === undefined || (strategyNames as readonly string[]).includes(strategy);
}

function amountOf({ strategy, least, most, tokens }: StrategyCost): StrategyCostsView['quick'] {
  return { strategy, least, most, tokens };
}
