// Estimates the cost of a strategy before it is used: requests, models and maximum tokens. It uses the settings and constants of the
// strategies themselves, so that the figures hold.
import { strategies, type ModelStrategy, type StrategyName } from '../../../base/settings/strategies.ts';
import { budgetOf } from '../../../packing/budget.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import { textOfMessage } from '../../../base/messageText.ts';
import type { ModelMessage } from '../../../ports.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { choosableStrategies } from './autoStrategy.ts';
import { passesOf, plannedStrategy, roundsOf, modelReadingSetting } from './chosenStrategy.ts';
import { analysisMessages } from '../../model/prompts/analysisPrompt.ts';
import { judgementMessages } from '../../model/prompts/judgementPrompt.ts';
import { notingMessages } from '../../model/prompts/notingPrompt.ts';
import { readingMessages } from '../../model/prompts/readingPrompt.ts';
import { sufficiencyMessages } from '../../model/prompts/sufficiencyPrompt.ts';
import { longestSentQuestion } from '../queries/sentQuestion.ts';
import { followUpRounds, judgeLimits, maxSteps, notingTokens, type stepKinds } from './strategyLimits.ts';

/** Purpose of a request. */
export type StepKind = (typeof stepKinds)[number];

/** Requests of one kind: their minimum and maximum number, and the maximum tokens of one. */
export interface CostStep {
  readonly kind: StepKind;
  readonly least: number;
  readonly most: number;
  readonly tokens: number;
}

/** Cost of a question. `tokens`: maximum of all requests together, without replies. */
export interface StrategyCost {
  readonly strategy: StrategyName;
  readonly steps: readonly CostStep[];
  readonly least: number;
  readonly most: number;
  readonly tokens: number;
  /** Maximum tokens of one request for the answer. */
  readonly budget: number;
}

/** Choices for answering a question. `reads`: a model is available that may read it first. */
export interface CostInput extends Pick<AnswerRun, 'options' | 'settings'> {
  readonly reads?: boolean;
  /** Context window of the answering model, where known. */
  readonly maxInputTokens?: number | undefined;
}

/** Tokens of the longest question in a small request: four letters a token. */
const questionTokens = longestSentQuestion / 4;
/** Tokens of queries, names of places and delimiters in a small request: 20 texts of 20 tokens. Set by judgement. */
const spareTokens = 400;

/** Cost of a question with the choices of `costInput`. A failed and repeated request is not counted: it brought nothing. */
export function strategyCost(costInput: CostInput): StrategyCost {
  return costOfStrategy(plannedStrategy(costInput), costInput);
}

/** Cost with strategy `name`, all other choices unchanged. */
export function costOfStrategy(name: StrategyName, costInput: CostInput): StrategyCost {
  const inputForStrategy = { ...costInput, options: { ...costInput.options, strategy: name } };
  const plannedName = plannedStrategy(inputForStrategy);
  const budget = budgetOf('conceptual', costInput.options.budget, costInput.settings).total;
  if (plannedName === 'extractive') return sumSteps(plannedName, [], budget);
  if (strategies[plannedName].chooses) return costRange(plannedName, choosableStrategies, inputForStrategy, budget);
  const steps = stepsOf[plannedName as ModelStrategy](inputForStrategy, Math.min(budget, costInput.maxInputTokens ?? budget));
  return sumSteps(plannedName, [...readingSteps(inputForStrategy), ...steps], budget);
}

/**
 * Requests by strategy, where one for the answer holds `total` tokens at most. Passes, rounds and steps are upper bounds; the minimum of
 * each is one.
 */
const stepsOf: Readonly<Record<ModelStrategy, (input: CostInput, total: number) => readonly CostStep[]>> = {
  'gap-filling': (input, total) => [answerStep(passesOf(input), total)],
  'single-pass': (_, total) => [answerStep(1, total)],
  'multi-step': ({ options }, total) => [
    smallStep('analyse', 1, 1, analysisMessages('', true), 0),
    smallStep('judge', options.depth === 'deep' ? 1 : 0, followUpRounds.complex, judgementPrompt, judgeLimits.tokens),
    answerStep(1, total),
  ],
  'knowledge-graph': (input, total) => {
    const [rounds, graphTokens] = [roundsOf(input), input.settings['knowledgeGraph.tokens']];
    return [
      smallStep('note', 1, rounds, notingMessages({ ...emptyTexts, reasoning: '' }, true), notingTokens + graphTokens),
      // The last round is not judged.
      smallStep(
        'judge',
        Math.min(1, rounds - 1),
        rounds - 1,
        sufficiencyMessages({ ...emptyTexts, queries: [] }, true),
        judgeLimits.tokens + graphTokens,
      ),
      answerStep(1, total),
    ];
  },
  agent: (_, total) => [answerStep(maxSteps, total)],
};

const emptyTexts = { question: '', evidence: '', graph: '', nonce: '' };
const judgementPrompt = judgementMessages(
  { ...emptyTexts, analysis: { complex: true, components: [], followUps: [], defaulted: [] }, queries: [], earlierPlaces: [] },
  true,
);

/** The small model reads only the beginning of a question, and none where the rules are sure. */
function readingSteps(costInput: CostInput): readonly CostStep[] {
  const when = costInput.reads ? modelReadingSetting(costInput) : 'never';
  if (when === 'never') return [];
  const tokens = tokensOf(readingMessages('x'.repeat(longestSentQuestion), true));
  return [{ kind: 'read', least: when === 'always' ? 1 : 0, most: 1, tokens }];
}

function answerStep(maxRequests: number, tokens: number): CostStep {
  return { kind: 'answer', least: 1, most: maxRequests, tokens };
}

function smallStep(
  kind: StepKind,
  minRequests: number,
  maxRequests: number,
  messages: readonly ModelMessage[],
  evidenceTokens: number,
): CostStep {
  return { kind, least: minRequests, most: maxRequests, tokens: tokensOf(messages) + questionTokens + evidenceTokens + spareTokens };
}

function tokensOf(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(textOfMessage(message)), 0);
}

function sumSteps(strategy: StrategyName, steps: readonly CostStep[], budget: number): StrategyCost {
  const sum = (valueOf: (step: CostStep) => number): number => steps.reduce((total, step) => total + valueOf(step), 0);
  return {
    strategy,
    steps,
    budget,
    least: sum(({ least }) => least),
    most: sum(({ most }) => most),
    tokens: sum((step) => step.most * step.tokens),
  };
}

/** Range over all strategies that may be chosen; its steps are those of the most expensive one. */
function costRange(strategy: StrategyName, names: readonly StrategyName[], costInput: CostInput, budget: number): StrategyCost {
  const costs = names.map((name) => costOfStrategy(name, costInput));
  const highestCost = costs.reduce((a, b) => (b.tokens > a.tokens ? b : a));
  return {
    ...highestCost,
    strategy,
    budget,
    least: Math.min(...costs.map(({ least }) => least)),
    most: Math.max(...costs.map((each) => each.most)),
  };
}
