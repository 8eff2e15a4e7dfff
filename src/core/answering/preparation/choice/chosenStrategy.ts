// Decides which strategy answers a question and how far it goes, in one place, so that request, loop, record and shown cost agree. Of two
// contradicting choices, the one with fewer requests wins.
import { numberSettings, type AskSettings } from '../../../base/settings/askSettings.ts';
import { isModelStrategy, type ModelStrategy, type StrategyName } from '../../../base/settings/strategies.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { defaultMaxPasses, passBounds } from './defaults.ts';
import type { Depth } from '../../input/depth.ts';

type StrategyInput = Pick<AnswerRun, 'options' | 'settings'>;

/** The strategy of the question, else of the settings. A continued answer and a quick one take one request. */
export function strategyOf({ options, settings }: StrategyInput): ModelStrategy {
  const { strategy = settings.strategy, continuation, depth } = options;
  if (continuation || depth === 'quick') return 'single-pass';
  // An unknown name, such as one from a chat of another version of Clew, must not make the answer worse.
  const knownStrategy = isModelStrategy(strategy) ? strategy : 'gap-filling';
  const mayLoop = settings['features.gapResolution'] && passLimit(options) > 1;
  return knownStrategy === 'gap-filling' && !mayLoop ? 'single-pass' : knownStrategy;
}

/**
 * The strategy as far as it is known before the question is read. `auto` stays `auto`, except for a quick answer, and `extractive` stays too;
 * an answer that is continued gets the strategy of a model.
 */
export function plannedStrategy(strategyInput: StrategyInput): StrategyName {
  const { strategy = strategyInput.settings.strategy, continuation, depth } = strategyInput.options;
  if (strategy === 'extractive' && !continuation) return strategy;
  return strategy === 'auto' && !continuation && depth !== 'quick' ? strategy : strategyOf(strategyInput);
}

/** When a small model reads the question first: nobody chose its mode, and the answer is neither quick, continued nor
 * without a model. */
export function modelReadingSetting({ options, settings }: StrategyInput): AskSettings['classify.byModel'] {
  const { mode, strategy = settings.strategy, continuation, depth } = options;
  const choosesMode = settings['features.codeIndex'] && settings['features.modeRouting'];
  return mode || !choosesMode || strategy === 'extractive' || continuation || depth === 'quick' ? 'never' : settings['classify.byModel'];
}

/** Maximum requests for the answer itself: several only where the model can name gaps. */
export function passesOf(strategyInput: StrategyInput): number {
  return strategyOf(strategyInput) === 'gap-filling' ? passLimit(strategyInput.options) : 1;
}

/** Maximum rounds of a knowledge graph. */
export function roundsOf({ options, settings }: StrategyInput): number {
  return options.depth === 'deep' ? numberSettings['knowledgeGraph.rounds'].most : settings['knowledgeGraph.rounds'];
}

/** Whether the loop ends after a pass that found nothing new. */
export function stopsWithoutNews({ options: { stopOnNoNewContext = true, depth } }: Pick<AnswerRun, 'options'>): boolean {
  return stopOnNoNewContext && depth !== 'deep';
}

/** Whether the model looks things up itself. */
export function isAgentStrategy(strategyInput: StrategyInput): boolean {
  return strategyOf(strategyInput) === 'agent';
}

/** A choice of a person that another of their choices overrules by asking less. */
export type OverruledSetting = 'strategy-by-quick' | 'passes-by-quick' | 'deep-by-strategy' | 'passes-by-strategy';

/** The choice for the next questions that has no effect; undefined where all agree. */
export function overruledSetting(choices: {
  readonly strategy?: StrategyName | undefined;
  readonly depth?: Depth | undefined;
  readonly passes?: number | undefined;
}): OverruledSetting | undefined {
  const { strategy, depth, passes = 1 } = choices;
  const asksOnce = strategy === 'single-pass' || strategy === 'extractive';
  if (depth === 'quick' && strategy && !asksOnce) return 'strategy-by-quick';
  if (depth === 'deep' && asksOnce) return 'deep-by-strategy';
  if (passes <= 1) return undefined;
  if (depth === 'quick') return 'passes-by-quick';
  return strategy && strategy !== 'gap-filling' && strategy !== 'auto' ? 'passes-by-strategy' : undefined;
}

/** A chosen number wins over the depth: it is an upper bound. */
function passLimit({ depth, maxPasses = depth === 'deep' ? passBounds.most : defaultMaxPasses }: AnswerRun['options']): number {
  return Math.min(passBounds.most, Math.max(passBounds.least, Math.floor(maxPasses)));
}
