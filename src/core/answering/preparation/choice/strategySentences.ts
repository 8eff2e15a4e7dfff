// Describes the cost of a strategy in words, the same in the panel, in lists of the editor and on the command line.
import * as l10n from '@vscode/l10n';
import { strategies } from '../../../base/settings/strategies.ts';
import type { Depth } from '../../input/depth.ts';
import type { OverruledSetting } from './chosenStrategy.ts';
import type { CostStep, StrategyCost } from './strategyCost.ts';
import type { StrategyName } from '../../../base/settings/strategies.ts';

/** `2 to 4 requests`. */
export function requestsInWords({ least, most }: Pick<StrategyCost, 'least' | 'most'>): string {
  if (most === 0) return l10n.t('no request');
  if (least < most) return l10n.t('{0} to {1} requests', least, most);
  return most === 1 ? l10n.t('1 request') : l10n.t('{0} requests', most);
}

/** `2 to 4 requests, at most about 12,300 tokens in`. */
export function costInWords(cost: Pick<StrategyCost, 'least' | 'most' | 'tokens'>): string {
  return cost.most === 0
    ? requestsInWords(cost)
    : l10n.t('{0}, at most about {1} tokens in', requestsInWords(cost), roundUp(cost.tokens).toLocaleString());
}

/** Purpose, number and size of the requests of a step; `model` names the model that answers them. */
export function stepInWords(step: CostStep, model: string): string {
  const [purpose, requests, tokens] = [purposeOf(step), requestsInWords(step), roundUp(step.tokens).toLocaleString()];
  return step.most === 1
    ? l10n.t('{0}: {1} to {2}, at most about {3} tokens', purpose, requests, model, tokens)
    : l10n.t('{0}: {1} to {2}, at most about {3} tokens each', purpose, requests, model, tokens);
}

function purposeOf({ kind }: CostStep): string {
  switch (kind) {
    case 'read':
      return l10n.t('To read the question');
    case 'analyse':
      return l10n.t('To find out what to look for');
    case 'judge':
      return l10n.t('To judge the results');
    case 'note':
      return l10n.t('To take notes');
    case 'answer':
      return l10n.t('For the answer');
  }
}

/** Meaning of a depth; `cost` is that of the chosen strategy. */
export function depthInWords(depth: Depth, cost: Pick<StrategyCost, 'least' | 'most' | 'strategy'>): string {
  if (depth === 'quick') return l10n.t('One request, one reply');
  if (cost.strategy === 'single-pass' || cost.strategy === 'extractive') return l10n.t('Nothing more, because the strategy asks only once');
  return cost.strategy === 'gap-filling'
    ? l10n.t('Asks again for what is missing, up to {0} requests', cost.most)
    : l10n.t('Everything that the strategy allows, up to {0} requests', cost.most);
}

/** Tells which choice has no effect, and which other choice overrules it. */
export function overruledInWords(setting: OverruledSetting, strategy: StrategyName | undefined): string {
  const name = strategy ? strategies[strategy].label() : '';
  switch (setting) {
    case 'strategy-by-quick':
      return l10n.t('Quick asks once, so "{0}" has no effect.', name);
    case 'passes-by-quick':
      return l10n.t('Quick asks once, so the passes under "More…" have no effect.');
    case 'deep-by-strategy':
      return l10n.t('"{0}" never asks again, so Deep has no effect.', name);
    case 'passes-by-strategy':
      return l10n.t('"{0}" has no passes, so their number under "More…" has no effect.', name);
  }
}

/** Rounds up: nobody can predict tokens to the last digit. */
function roundUp(tokens: number): number {
  return Math.ceil(tokens / 100) * 100;
}
