// Turns the person's choices below the question box into options of a question. Pure.
import type { ChoicesView } from '../../protocol.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Applies the choices to `given`, such as the settings; each choice overrides one switch. */
export function withChoices(given: AskOptions, choices: ChoicesView): AskOptions {
  const { mode, depth, strategy, passes, budget, scope } = choices;
  const { maxPasses, ...rest } = given;
  // Deep goes beyond the setting; a chosen number of passes bounds it.
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
