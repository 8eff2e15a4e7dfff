// What a person has chosen below the question box, as options of a question. Pure.
import { passBounds } from '../core/answering/defaults.ts';
import type { AskOptions } from '../core/api.ts';
import type { ChoicesView } from '../protocol.ts';

/** `given` where nothing is chosen, such as what the settings say; a choice overrides that, switch by switch. */
export function withChoices(given: AskOptions, choices: ChoicesView): AskOptions {
  const { mode, strategy, budget, scope } = choices;
  const switches = switchesOf(choices);
  return {
    ...given,
    ...(mode ? { mode, modeBy: 'user' as const } : {}),
    ...(strategy ? { strategy } : {}),
    ...(budget ? { budget } : {}),
    ...(scope ? { scope } : {}),
    ...passesOf(choices),
    ...(Object.keys(switches).length ? { settings: { ...given.settings, ...switches } } : {}),
  };
}

/** Quick is one pass; deep goes on as long as it may, also when a pass has found nothing new. A number of passes is more exact than either. */
function passesOf({ depth, passes }: ChoicesView): Pick<AskOptions, 'maxPasses' | 'stopOnNoNewContext'> {
  const deep = depth === 'deep' ? { maxPasses: passBounds.most, stopOnNoNewContext: false } : {};
  return { ...deep, ...(depth === 'quick' ? { maxPasses: passBounds.least } : {}), ...(passes ? { maxPasses: passes } : {}) };
}

function switchesOf({ includeSource, useGraph }: ChoicesView): NonNullable<AskOptions['settings']> {
  return {
    ...(includeSource === undefined ? {} : { 'features.sourceFetching': includeSource }),
    ...(useGraph === undefined ? {} : { 'features.callGraph': useGraph }),
  };
}
