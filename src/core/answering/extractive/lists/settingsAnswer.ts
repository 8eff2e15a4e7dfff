// Writes the answer to "which environment variables does it read?" without a model: number and names, the place of each, the others
// collapsed.
import * as l10n from '@vscode/l10n';
import type { SettingsAnswer } from '../../../planning/concepts/settingsPlan.ts';
import type { SettingsQuestion } from '../../../reading/asks/settingsQuestion.ts';
import type { OutsideSetting } from '../../../searching/lists/values/settingsList.ts';
import { code } from '../../page/markdown.ts';
import { withRest, type WriterContext } from '../definition.ts';
import { quotedLine } from '../quotedLine.ts';

/** Maximum items shown at once, and names in the first sentence. */
const [mostShown, mostNames] = [8, 12];

/** Writes the answer. */
export async function writeSettings(writing: WriterContext, { question, all, fitting, unnamed, isCut }: SettingsAnswer): Promise<void> {
  const { page } = writing;
  if (all.length + unnamed === 0) return page.add(l10n.t('No environment variable is read here in a way that is known.'));
  const names = (some: readonly OutsideSetting[]): string =>
    withRest(
      some.slice(0, mostNames).map(({ name }) => code(name)),
      some.length,
    );
  const chosen = question.isOne ? all.slice(0, fitting) : all;
  page.add(
    question.isOne
      ? l10n.t('{0} of {1} names have words of the question in them: {2}.', fitting, all.length, names(chosen))
      : `${settingsWords(question, all.length, isCut)}${all.length ? `: ${names(all)}` : ''}.`,
  );
  const shown: string[] = [];
  for (const setting of chosen.slice(0, mostShown)) shown.push(`- ${await line(writing, setting)}`);
  page.add(...shown);
  await page.foldRest(settingsWords(question, all.length, isCut), all.slice(shown.length), (setting) => line(writing, setting));
  if (unnamed === 1) page.add(l10n.t('1 more place reads a name that is only known when the code runs.'));
  if (unnamed > 1) page.add(l10n.t('{0} more places read names that are only known when the code runs.', unnamed));
}

async function line({ page }: WriterContext, { name, places }: OutsideSetting): Promise<string> {
  const [place] = places;
  if (!place) return code(name);
  const { root, path, line: at, symbol } = place;
  const cited = await page.cite({ root, path, lines: { first: at, last: at } }, name, l10n.t('is one of the requested items'), symbol);
  const text = (await quotedLine(page, place, at)) || code(path);
  const more = places.length - 1;
  const rest = more === 0 ? '' : more === 1 ? `, ${l10n.t('1 more place')}` : `, ${l10n.t('{0} more places', more)}`;
  return `${code(name)}: ${text}${cited}${rest}`;
}

/** Number of settings, as the front of a sentence. */
export function settingsWords({ source }: SettingsQuestion, count: number, isCut: boolean): string {
  const number = isCut ? l10n.t('at least {0}', count) : String(count);
  if (source === 'environment')
    return count === 1 ? l10n.t('1 environment variable is read here') : l10n.t('{0} environment variables are read here', number);
  return count === 1 ? l10n.t('1 command-line option is declared here') : l10n.t('{0} command-line options are declared here', number);
}
