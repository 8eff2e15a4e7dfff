// Which strategy answers a question where that is left to the question: a table of rules over what was read, the first that holds.
import * as l10n from '@vscode/l10n';
import { strategies, type ModelStrategy } from '../../base/settings/strategies.ts';
import type { ModelInfo } from '../../ports.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { StrategyChoice } from '../record/record.ts';

/** What a rule may look at. */
type QuestionReading = Pick<AnswerRun, 'intent' | 'mode'>;

/** A rule: questions of which it holds are answered by `strategy`. */
interface StrategyRule {
  readonly holds: (reading: QuestionReading) => boolean;
  readonly strategy: ModelStrategy;
  /** Why, in words for people. */
  readonly reason: () => string;
}

/**
 * The rules. What measured them stands in `docs/strategies.md`: `npm run eval -- strategies`, 267 tasks, gold lines that can be read, 2026-11-26.
 * No kind of question was found in which `multi-step`, `knowledge-graph` or `agent` is surely ahead of `gap-filling`: they are never chosen.
 */
const rules: readonly StrategyRule[] = [
  {
    // One pass beside gap filling: +.1 points [-3.1, 3.3] over 132 tasks, for a third of the tokens.
    holds: ({ intent }) => intent.form.value === 'why',
    strategy: 'single-pass',
    reason: () =>
      l10n.t('The question asks for a cause: for these, the first search reads as well as several passes, for a third of the tokens.'),
  },
];

/** The strategies that may come of it. */
export const choosable: readonly ModelStrategy[] = [...new Set<ModelStrategy>(['gap-filling', ...rules.map(({ strategy }) => strategy)])];

/** Whether the question decides; an answer that goes on has its strategy already. */
export function isLeftToQuestion({ strategy, continuation, depth }: AnswerRun['options']): boolean {
  return strategy === 'auto' && !continuation && depth !== 'quick';
}

/** The strategy for a question that has been read, among those that a model with `capabilities` can be asked by. */
export function chooseStrategy(read: QuestionReading, { tools }: ModelInfo['capabilities']): StrategyChoice {
  const rule = rules.find(({ holds, strategy }) => (tools || !strategies[strategy].needsTools) && holds(read));
  if (rule) return { strategy: rule.strategy, reason: rule.reason() };
  return { strategy: 'gap-filling', reason: l10n.t('Looking up what is missing helps most for a question of this kind.') };
}
