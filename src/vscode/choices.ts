// What a person has chosen below the question box, as options of a question. Pure.
import { passBounds } from '../core/answering/defaults.ts';
import type { AskOptions } from '../core/api.ts';
import type { ChoicesView } from '../protocol.ts';

/** Options that override the settings. Quick is one pass; deep goes on as long as it may, also when a pass has found nothing new. */
export function optionsOf({ mode, depth, strategy, budget }: ChoicesView): AskOptions {
  return {
    ...(mode ? { mode } : {}),
    ...(strategy ? { strategy } : {}),
    ...(budget ? { budget } : {}),
    ...(depth === 'quick' ? { maxPasses: passBounds.least } : {}),
    ...(depth === 'deep' ? { maxPasses: passBounds.most, stopOnNoNewContext: false } : {}),
  };
}
