// Chooses the strategy for a question where `auto` leaves the choice to it: the first matching rule of a table.
import * as l10n from '@vscode/l10n';
import { strategies, type ModelStrategy } from '../../../base/settings/strategies.ts';
import type { ModelInfo } from '../../../ports.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import type { StrategyChoice } from '../../record/answerRecord.ts';

/** Input of a rule. */
type QuestionReading = Pick<AnswerRun, 'intent' | 'mode'>;

/** A rule: `strategy` answers the questions for which it holds. */
interface StrategyRule {
  readonly holds: (reading: QuestionReading) => boolean;
  readonly strategy: ModelStrategy;
  /** The reason, in words for people. */
  readonly reason: () => string;
}

/**
 * The rules, from `docs/measurements/strategies.md`. For no kind of question `multi-step`, `knowledge-graph` or `agent` is surely ahead of
 * `gap-filling`, so the rules never choose them.
 */
const rules: readonly StrategyRule[] = [
  {
    // One pass reads as well as gap filling (+.1 points over 132 tasks), for a third of the tokens.
    holds: ({ intent }) => intent.form.value === 'why',
    strategy: 'single-pass',
    reason: () =>
      l10n.t('The question asks for a cause: for these, the first search reads as well as several passes, for a third of the tokens.'),
  },
];

/** The strategies that the rules can choose. */
export const choosableStrategies: readonly ModelStrategy[] = [
  ...new Set<ModelStrategy>(['gap-filling', ...rules.map(({ strategy }) => strategy)]),
];

/** Whether the question decides; a continued answer already has its strategy. */
export function isLeftToQuestion({ strategy, continuation, depth }: AnswerRun['options']): boolean {
  return strategy === 'auto' && !continuation && depth !== 'quick';
}

/** The strategy for a question, among those that a model with `capabilities` supports. */
export function chooseStrategy(reading: QuestionReading, { tools }: ModelInfo['capabilities']): StrategyChoice {
  const rule = rules.find(({ holds, strategy }) => (tools || !strategies[strategy].needsTools) && holds(reading));
  if (rule) return { strategy: rule.strategy, reason: rule.reason() };
  return { strategy: 'gap-filling', reason: l10n.t('Looking up what is missing helps most for a question of this kind.') };
}
