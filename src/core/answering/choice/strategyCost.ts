// Estimates the cost of a strategy before it is used: requests, models and maximum tokens. It uses the settings and constants of the
// strategies themselves, so that the figures hold.
import { strategies, type ModelStrategy, type StrategyName } from '../../base/settings/strategies.ts';
import { budgetOf } from '../../packing/budget.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import { textOfMessage } from '../../base/messageText.ts';
import type { ModelMessage } from '../../ports.ts';
import type { AnswerRun } from '../answerRun.ts';
import { choosable } from './autoStrategy.ts';
import { passesOf, plannedStrategy, roundsOf, modelReadingSetting } from './chosenStrategy.ts';
import { analysisMessages } from '../prompts/analysisPrompt.ts';
import { judgementMessages } from '../prompts/judgementPrompt.ts';
import { notingMessages } from '../prompts/notingPrompt.ts';
import { readingMessages } from '../prompts/readingPrompt.ts';
import { sufficiencyMessages } from '../prompts/sufficiencyPrompt.ts';
import { longestQuestionSent } from '../queries/questionSent.ts';
import { followUpRounds, judgeLimits, mostSteps, notedTokens, type stepKinds } from './strategyLimits.ts';

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
export interface CostParts extends Pick<AnswerRun, 'options' | 'settings'> {
  readonly reads?: boolean;
  /** Context window of the answering model, where known. */
  readonly maxInputTokens?: number | undefined;
}

/** Tokens of the longest question in a small request: four letters a token. */
const questionTokens = longestQuestionSent / 4;
/** Tokens of queries, names of places and delimiters in a small request: 20 texts of 20 tokens. Set by judgement. */
const spareOfSmall = 400;

/** Cost of a question with the choices of `parts`. A failed and repeated request is not counted: it brought nothing. */
export function strategyCost(parts: CostParts): StrategyCost {
  return costOfStrategy(plannedStrategy(parts), parts);
}

/** Cost with strategy `name`, all other choices unchanged. */
export function costOfStrategy(name: StrategyName, parts: CostParts): StrategyCost {
  const chosen = { ...parts, options: { ...parts.options, strategy: name } };
  const planned = plannedStrategy(chosen);
  const budget = budgetOf('conceptual', parts.options.budget, parts.settings).total;
  if (planned === 'extractive') return summed(planned, [], budget);
  if (strategies[planned].chooses) return rangeOver(planned, choosable, chosen, budget);
  const steps = stepsOf[planned as ModelStrategy](chosen, Math.min(budget, parts.maxInputTokens ?? budget));
  return summed(planned, [...readingOf(chosen), ...steps], budget);
}

/**
 * Requests by strategy, where one for the answer holds `total` tokens at most. Passes, rounds and steps are upper bounds; the minimum of
 * each is one.
 */
const stepsOf: Readonly<Record<ModelStrategy, (parts: CostParts, total: number) => readonly CostStep[]>> = {
  'gap-filling': (parts, total) => [answering(passesOf(parts), total)],
  'single-pass': (_, total) => [answering(1, total)],
  'multi-step': ({ options }, total) => [
    small('analyse', 1, 1, analysisMessages('', true), 0),
    small('judge', options.depth === 'deep' ? 1 : 0, followUpRounds.complex, judging, judgeLimits.tokens),
    answering(1, total),
  ],
  'knowledge-graph': (parts, total) => {
    const [rounds, graph] = [roundsOf(parts), parts.settings['knowledgeGraph.tokens']];
    return [
      small('note', 1, rounds, notingMessages({ ...nothing, reasoning: '' }, true), notedTokens + graph),
      // The last round is not judged.
      small(
        'judge',
        Math.min(1, rounds - 1),
        rounds - 1,
        sufficiencyMessages({ ...nothing, queries: [] }, true),
        judgeLimits.tokens + graph,
      ),
      answering(1, total),
    ];
  },
  agent: (_, total) => [answering(mostSteps, total)],
};

const nothing = { question: '', evidence: '', graph: '', nonce: '' };
const judging = judgementMessages(
  { ...nothing, analysis: { complex: true, components: [], followUps: [], defaulted: [] }, queries: [], pieces: [] },
  true,
);

/** The small model reads only the beginning of a question, and none where the rules are sure. */
function readingOf(parts: CostParts): readonly CostStep[] {
  const when = parts.reads ? modelReadingSetting(parts) : 'never';
  if (when === 'never') return [];
  const tokens = tokensOf(readingMessages('x'.repeat(longestQuestionSent), true));
  return [{ kind: 'read', least: when === 'always' ? 1 : 0, most: 1, tokens }];
}

function answering(most: number, tokens: number): CostStep {
  return { kind: 'answer', least: 1, most, tokens };
}

function small(kind: StepKind, least: number, most: number, messages: readonly ModelMessage[], evidence: number): CostStep {
  return { kind, least, most, tokens: tokensOf(messages) + questionTokens + evidence + spareOfSmall };
}

function tokensOf(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(textOfMessage(message)), 0);
}

function summed(strategy: StrategyName, steps: readonly CostStep[], budget: number): StrategyCost {
  const sum = (of: (step: CostStep) => number): number => steps.reduce((total, step) => total + of(step), 0);
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
function rangeOver(strategy: StrategyName, names: readonly StrategyName[], parts: CostParts, budget: number): StrategyCost {
  const all = names.map((name) => costOfStrategy(name, parts));
  const most = all.reduce((a, b) => (b.tokens > a.tokens ? b : a));
  return { ...most, strategy, budget, least: Math.min(...all.map(({ least }) => least)), most: Math.max(...all.map((each) => each.most)) };
}
