// By which strategy a model answers a question, and how far that goes: one place decides, so that the request, the loop, the record and what is
// told of the cost agree. Of two choices that contradict each other, the one that asks less counts.
import { numberSettings, type AskSettings } from '../../base/settings/askSettings.ts';
import { isModelStrategy, type ModelStrategy, type StrategyName } from '../../base/settings/strategies.ts';
import type { AnswerRun } from '../answerRun.ts';
import { defaultMaxPasses, passBounds } from './defaults.ts';
import type { Depth } from './depth.ts';

type StrategyInput = Pick<AnswerRun, 'options' | 'settings'>;

/** What was chosen for the question, else in the settings. An answer that goes on with another is asked for once, and so is a quick one. */
export function strategyOf({ options, settings }: StrategyInput): ModelStrategy {
  const { strategy = settings.strategy, continuation, depth } = options;
  if (continuation || depth === 'quick') return 'single-pass';
  // A name of another version of Clew, such as a chat that was brought in has it, is no reason to answer less well.
  const chosen = isModelStrategy(strategy) ? strategy : 'gap-filling';
  const loops = settings['features.gapResolution'] && mostPasses(options) > 1;
  return chosen === 'gap-filling' && !loops ? 'single-pass' : chosen;
}

/** What is known of the strategy before the question is read: `auto` stays what it is, and so does what asks no model. */
export function plannedStrategy(chosen: StrategyInput): StrategyName {
  const { strategy = chosen.settings.strategy, continuation, depth } = chosen.options;
  if (strategy === 'extractive' && !continuation) return strategy;
  return strategy === 'auto' && !continuation && depth !== 'quick' ? strategy : strategyOf(chosen);
}

/** When a small model reads the question before: nobody said what kind it is, and a model is to be asked more than once. */
export function modelReadingSetting({ options, settings }: StrategyInput): AskSettings['classify.byModel'] {
  const { mode, strategy = settings.strategy, continuation, depth } = options;
  const routes = settings['features.codeIndex'] && settings['features.modeRouting'];
  return mode || !routes || strategy === 'extractive' || continuation || depth === 'quick' ? 'never' : settings['classify.byModel'];
}

/** How often a model may be asked for the answer itself: several times only where it says what is missing. */
export function passesOf(strategyInput: StrategyInput): number {
  return strategyOf(strategyInput) === 'gap-filling' ? mostPasses(strategyInput.options) : 1;
}

/** Rounds of a graph of knowledge at most. */
export function roundsOf({ options, settings }: StrategyInput): number {
  return options.depth === 'deep' ? numberSettings['knowledgeGraph.rounds'].most : settings['knowledgeGraph.rounds'];
}

/** Whether the loop ends with a pass that found nothing new. */
export function stopsWithoutNews({ options: { stopOnNoNewContext = true, depth } }: Pick<AnswerRun, 'options'>): boolean {
  return stopOnNoNewContext && depth !== 'deep';
}

/** Whether the model looks up itself what it needs. */
export function isAgentStrategy(strategyInput: StrategyInput): boolean {
  return strategyOf(strategyInput) === 'agent';
}

/** What a person chose and what does not count, since something else that they chose asks less; undefined where all goes together. */
export type OverruledSetting = 'strategy-by-quick' | 'passes-by-quick' | 'deep-by-strategy' | 'passes-by-strategy';

/** What of choices that a person made for the next questions does not count. */
export function overruledSettings(chosen: {
  readonly strategy?: StrategyName | undefined;
  readonly depth?: Depth | undefined;
  readonly passes?: number | undefined;
}): OverruledSetting | undefined {
  const { strategy, depth, passes = 1 } = chosen;
  const asksOnce = strategy === 'single-pass' || strategy === 'extractive';
  if (depth === 'quick' && strategy && !asksOnce) return 'strategy-by-quick';
  if (depth === 'deep' && asksOnce) return 'deep-by-strategy';
  if (passes <= 1) return undefined;
  if (depth === 'quick') return 'passes-by-quick';
  return strategy && strategy !== 'gap-filling' && strategy !== 'auto' ? 'passes-by-strategy' : undefined;
}

/** A number that was chosen wins over the depth: it is an upper bound. */
function mostPasses({ depth, maxPasses = depth === 'deep' ? passBounds.most : defaultMaxPasses }: AnswerRun['options']): number {
  return Math.min(passBounds.most, Math.max(passBounds.least, Math.floor(maxPasses)));
}
