// Which strategy answers a question where that is left to the question: a table of rules over what was read, the first that holds.
import * as l10n from '@vscode/l10n';
import { strategies, type ModelStrategy } from '../base/strategies.ts';
import type { ModelInfo } from '../ports.ts';
import type { Asked } from './asked.ts';
import type { StrategyChoice } from './record.ts';

/** What a rule may look at. */
type Read = Pick<Asked, 'question' | 'mode'>;

/** A rule: questions of which it holds are answered by `strategy`. Figures stand in `docs/strategies.md`. */
interface StrategyRule {
  readonly holds: (read: Read) => boolean;
  readonly strategy: ModelStrategy;
  /** Why, in words for people. */
  readonly reason: () => string;
}

const rules: readonly StrategyRule[] = [
  {
    holds: ({ question }) => question.flow !== undefined,
    strategy: 'gap-filling',
    reason: () => l10n.t('It asks for a way through the code, which the call graph gives at once.'),
  },
];

/** The strategies that may come of it. */
export const choosable: readonly ModelStrategy[] = [...new Set<ModelStrategy>(['gap-filling', ...rules.map(({ strategy }) => strategy)])];

/** Whether the question decides; an answer that goes on has its strategy already. */
export function isLeftToQuestion({ strategy, continuation, depth }: Asked['options']): boolean {
  return strategy === 'auto' && !continuation && depth !== 'quick';
}

/** The strategy for a question that has been read, among those that a model with `capabilities` can be asked by. */
export function chooseStrategy(read: Read, { tools }: ModelInfo['capabilities']): StrategyChoice {
  const rule = rules.find(({ holds, strategy }) => (tools || !strategies[strategy].needsTools) && holds(read));
  if (rule) return { strategy: rule.strategy, reason: rule.reason() };
  return { strategy: 'gap-filling', reason: l10n.t('Nothing speaks for another way.') };
}
