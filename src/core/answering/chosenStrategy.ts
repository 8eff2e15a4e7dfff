// By which strategy a model answers a question: one place decides, so that the request, the loop and the record agree.
import { isModelStrategy, type ModelStrategy } from '../base/strategies.ts';
import type { Asked } from './asked.ts';
import { defaultMaxPasses, passBounds } from './defaults.ts';

/** What was chosen for the question, else in the settings. An answer that goes on with another is asked for once. */
export function strategyOf({ options, settings }: Pick<Asked, 'options' | 'settings'>): ModelStrategy {
  const { strategy = settings.strategy, continuation } = options;
  if (continuation) return 'single-pass';
  // A name of another version of Clew, such as a chat that was brought in has it, is no reason to answer less well.
  const chosen = isModelStrategy(strategy) ? strategy : 'gap-filling';
  const loops = settings['features.gapResolution'] && mostPasses(options) > 1;
  return chosen === 'gap-filling' && !loops ? 'single-pass' : chosen;
}

/** How often a model may be asked for the answer itself: several times only where it says what is missing. */
export function passesOf(asked: Pick<Asked, 'options' | 'settings'>): number {
  return strategyOf(asked) === 'gap-filling' ? mostPasses(asked.options) : 1;
}

/** Whether the model looks up itself what it needs. */
export function callsTools(asked: Pick<Asked, 'options' | 'settings'>): boolean {
  return strategyOf(asked) === 'agent';
}

function mostPasses({ maxPasses = defaultMaxPasses }: Asked['options']): number {
  return Math.min(passBounds.most, Math.max(passBounds.least, Math.floor(maxPasses)));
}
