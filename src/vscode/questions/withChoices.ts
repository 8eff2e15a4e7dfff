// Turns the person's choices below the question box into options of a question. Pure.
import type { ChoicesView } from '../../protocol/fromPanel.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Applies the choices to `options`, such as the settings; each choice overrides one switch. */
export function withChoices(options: AskOptions, choices: ChoicesView): AskOptions {
  const { mode, depth, strategy, passes, budget, scope } = choices;
  const { maxPasses, ...otherOptions } = options;
  // Deep goes beyond the setting; a chosen number of passes bounds it.
  const passLimit = passes ?? (depth === 'deep' ? undefined : maxPasses);
  const switches = switchesOf(choices);
  return {
    ...otherOptions,
    ...(mode ? { mode, modeBy: 'user' as const } : {}),
    ...(strategy ? { strategy } : {}),
    ...(budget ? { budget } : {}),
    ...(scope ? { scope } : {}),
    ...(depth ? { depth } : {}),
    ...(passLimit === undefined ? {} : { maxPasses: passLimit }),
    ...(Object.keys(switches).length ? { settings: { ...options.settings, ...switches } } : {}),
  };
}

function switchesOf({ includeSource, useGraph }: ChoicesView): NonNullable<AskOptions['settings']> {
  return {
    ...(includeSource === undefined ? {} : { 'features.sourceFetching': includeSource }),
    ...(useGraph === undefined ? {} : { 'features.callGraph': useGraph }),
  };
}
