// Reports environment variables that look like settings but are none, since a misspelt name silently changes nothing.
import * as l10n from '@vscode/l10n';
import manifest from '../../../package.json' with { type: 'json' };
import { manifestSettings } from '../../core/base/settings/manifestSettings.ts';
import { variableOf } from '../../core/base/settings/variables.ts';
import { variablesHelp } from '../help.ts';

/** Variables of this project's own scripts and tests. */
const toolVariable = /^CLEW_(CACHE|CHROMIUM|GREP|LAG_\w+|LONG_TESTS|RUNS|TEST_HOST|TRUST|VSIX|WRITE_FIXTURES)$/;

/** Variables of settings that only the editor has; its terminals pass them on. */
const editorVariables = new Set(Object.keys(manifestSettings<unknown>(manifest)).map((name) => variableOf(name.slice('clew.'.length))));

/** Returns a sentence for each `CLEW_…` variable that is a setting of neither the command line nor the editor. */
export function unknownVariables(env: NodeJS.ProcessEnv): readonly string[] {
  const documentedNames = variablesHelp().map(([name]) => name);
  const isKnown = (name: string): boolean => documentedNames.includes(name) || editorVariables.has(name) || toolVariable.test(name);
  const unknown = Object.keys(env).filter((name) => name.startsWith('CLEW_') && !isKnown(name));
  return unknown.map((name) => {
    const similarNames = documentedNames.filter((documentedName) => documentedName.startsWith(name)).slice(0, 3);
    return similarNames.length
      ? l10n.t('There is no setting {0}, so it has no effect; there is {1}.', name, similarNames.join(', '))
      : l10n.t('There is no setting {0}, so it has no effect: "clew --help" lists the settings.', name);
  });
}
