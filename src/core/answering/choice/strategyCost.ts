// What a strategy takes before it is used: how many requests, to which model, and how many tokens they hold at most. Made from the settings and
// the constants that the strategies themselves go by, so that what a person is told is what can happen.
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

/** What a request is for. */
export type StepKind = (typeof stepKinds)[number];

/** Requests of one kind: how many there are at least and at most, and the tokens that one of them holds at most. */
export interface CostStep {
  readonly kind: StepKind;
  readonly least: number;
  readonly most: number;
  readonly tokens: number;
}

/** What a question takes. `tokens` are those of all requests together, at most; replies are not in it. */
export interface StrategyCost {
  readonly strategy: StrategyName;
  readonly steps: readonly CostStep[];
  readonly least: number;
  readonly most: number;
  readonly tokens: number;
  /** Tokens that one request for the answer may hold. */
  readonly budget: number;
}

/** How a question is to be answered. `reads`: there is a model that may read it before. */
export interface CostParts extends Pick<AnswerRun, 'options' | 'settings'> {
  readonly reads?: boolean;
  /** Tokens that the answering model takes in, where that is known. */
  readonly maxInputTokens?: number | undefined;
}

/** Tokens of the longest question that a small request holds: four letters a token. */
const questionTokens = longestQuestionSent / 4;
/** Tokens of queries, names of places and delimiters in a small request: 20 texts of 20 tokens. Set by judgement. */
const spareOfSmall = 400;

/** What a question takes that is asked by what `parts` chose. A request that fails and is made again is not counted: it has brought nothing. */
export function strategyCost(parts: CostParts): StrategyCost {
  return costOfStrategy(plannedStrategy(parts), parts);
}

/** What it would take by strategy `name`, with all else as chosen. */
export function costOfStrategy(name: StrategyName, parts: CostParts): StrategyCost {
  const chosen = { ...parts, options: { ...parts.options, strategy: name } };
  const planned = plannedStrategy(chosen);
  const budget = budgetOf('conceptual', parts.options.budget, parts.settings).total;
  if (planned === 'extractive') return summed(planned, [], budget);
  if (strategies[planned].chooses) return rangeOver(planned, choosable, chosen, budget);
  const steps = stepsOf[planned as ModelStrategy](chosen, Math.min(budget, parts.maxInputTokens ?? budget));
  return summed(planned, [...readingOf(chosen), ...steps], budget);
}

/** Requests by strategy, where one for the answer holds `total` tokens at most. Passes, rounds and steps are upper bounds: one of each is the least. */
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

/** A question is read by its beginning alone, and where the rules are sure by them alone. */
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

/** From the least to the most of what may be chosen; its steps are those of the one that takes most. */
function rangeOver(strategy: StrategyName, names: readonly StrategyName[], parts: CostParts, budget: number): StrategyCost {
  const all = names.map((name) => costOfStrategy(name, parts));
  const most = all.reduce((a, b) => (b.tokens > a.tokens ? b : a));
  return { ...most, strategy, budget, least: Math.min(...all.map(({ least }) => least)), most: Math.max(...all.map((each) => each.most)) };
}
