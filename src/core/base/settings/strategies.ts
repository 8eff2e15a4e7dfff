// Table of the strategies for answering. Setting, panel, quick pick, command line and schemas are made from its rows.
import * as l10n from '@vscode/l10n';

/** One strategy for answering. Texts are functions because the language is known only when they are shown. */
export interface Strategy {
  /** Name in lists for people. */
  readonly label: () => string;
  /** What the strategy does; its cost is in `answering/preparation/choice/strategyCost.ts`. */
  readonly detail: () => string;
  /** Whether it asks a model at all. */
  readonly needsModel: boolean;
  /** Whether the model must support function calls. */
  readonly needsTools: boolean;
  /** Whether it picks one of the other strategies after reading the question. */
  readonly chooses: boolean;
}

/** Rows by name, the default first. To add a strategy, add a row here and its generator in `answering/answer.ts`. */
export const strategies = {
  'gap-filling': {
    label: () => l10n.t('Looks up what is missing'),
    detail: () => l10n.t('The model says what it misses and is asked again with the results'),
    needsModel: true,
    needsTools: false,
    chooses: false,
  },
  'single-pass': {
    label: () => l10n.t('One pass'),
    detail: () => l10n.t('The model is asked once'),
    needsModel: true,
    needsTools: false,
    chooses: false,
  },
  'multi-step': {
    label: () => l10n.t('Several searches'),
    detail: () => l10n.t('A small model splits the question and judges the results, then one answer'),
    needsModel: true,
    needsTools: false,
    chooses: false,
  },
  'knowledge-graph': {
    label: () => l10n.t('Graph of notes'),
    detail: () => l10n.t('A small model notes what it reads as a graph, round by round, then one answer'),
    needsModel: true,
    needsTools: false,
    chooses: false,
  },
  agent: {
    label: () => l10n.t('Looks things up itself'),
    detail: () => l10n.t('The model looks up what it needs with the tools of Clew'),
    needsModel: true,
    needsTools: true,
    chooses: false,
  },
  auto: {
    label: () => l10n.t('By the question'),
    detail: () => l10n.t('Clew chooses a strategy by the question, and says which and why'),
    needsModel: true,
    needsTools: false,
    chooses: true,
  },
  extractive: {
    label: () => l10n.t('From the code alone'),
    detail: () => l10n.t('No model is asked'),
    needsModel: false,
    needsTools: false,
    chooses: false,
  },
} as const satisfies Readonly<Record<string, Strategy>>;

/** Name of a strategy in settings, records and the command line. */
export type StrategyName = keyof typeof strategies;

/** Names of the strategies that ask a model. */
export type ModelStrategy = {
  [Name in StrategyName]: (typeof strategies)[Name] extends { needsModel: true; chooses: false } ? Name : never;
}[StrategyName];

/** All names, the default first. */
export const strategyNames = Object.keys(strategies) as unknown as readonly ['gap-filling', ...StrategyName[]];

/** Whether `name` is a strategy that asks a model; commands have strategies of their own. */
export function isModelStrategy(name: string): name is ModelStrategy {
  if (!Object.hasOwn(strategies, name)) return false;
  const { needsModel, chooses } = strategies[name as StrategyName];
  return needsModel && !chooses;
}
