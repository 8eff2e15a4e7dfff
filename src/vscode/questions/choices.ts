// What a person has chosen below the question box, as options of a question. Pure.
import type { AskOptions } from '../../core/api.ts';
import type { ChoicesView } from '../../protocol.ts';

/** `given` where nothing is chosen, such as what the settings say; a choice overrides that, switch by switch. */
export function withChoices(given: AskOptions, choices: ChoicesView): AskOptions {
  const { mode, depth, strategy, passes, budget, scope } = choices;
  const { maxPasses, ...rest } = given;
  // Deep is more than the setting says; a number of passes that was chosen bounds it.
  const most = passes ?? (depth === 'deep' ? undefined : maxPasses);
  const switches = switchesOf(choices);
  return {
    ...rest,
    ...(mode ? { mode, modeBy: 'user' as const } : {}),
    ...(strategy ? { strategy } : {}),
    ...(budget ? { budget } : {}),
    ...(scope ? { scope } : {}),
    ...(depth ? { depth } : {}),
    ...(most === undefined ? {} : { maxPasses: most }),
    ...(Object.keys(switches).length ? { settings: { ...given.settings, ...switches } } : {}),
  };
}

function switchesOf({ includeSource, useGraph }: ChoicesView): NonNullable<AskOptions['settings']> {
  return {
    ...(includeSource === undefined ? {} : { 'features.sourceFetching': includeSource }),
    ...(useGraph === undefined ? {} : { 'features.callGraph': useGraph }),
  };
}
