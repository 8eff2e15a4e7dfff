// Writes the answer to "which environment variables does it read?" without a model: number and names, then the place of each.
import * as l10n from '@vscode/l10n';
import type { SettingsAnswer } from '../../../planning/conceptual/settingsPlan.ts';
import type { SettingsQuestion } from '../../../reading/asks/settingsQuestion.ts';
import type { OutsideSetting } from '../../../searching/lists/values/settingsList.ts';
import { code } from '../../page/markdownText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';
import { quotedLine } from '../quotedLine.ts';

/** Maximum items shown at once; the others are collapsed. */
const maxItems = 8;
/** Maximum names in the first sentence. */
const maxNames = 12;

/** Writes all settings, or only the first `matchingCount` where the question describes one. */
export async function writeSettings(
  writerContext: WriterContext,
  { question, settings, matchingCount, unnamedCount, isCut }: SettingsAnswer,
): Promise<void> {
  const { page } = writerContext;
  if (settings.length + unnamedCount === 0) return page.add(l10n.t('No environment variable is read here in a way that is known.'));
  const nameList = (listedSettings: readonly OutsideSetting[]): string =>
    withRest(
      listedSettings.slice(0, maxNames).map(({ name }) => code(name)),
      listedSettings.length,
    );
  const chosenSettings = question.isOne ? settings.slice(0, matchingCount) : settings;
  page.add(
    question.isOne
      ? l10n.t('{0} of {1} names have words of the question in them: {2}.', matchingCount, settings.length, nameList(chosenSettings))
      : `${settingsPhrase(question, settings.length, isCut)}${settings.length ? `: ${nameList(settings)}` : ''}.`,
  );
  const items: string[] = [];
  for (const setting of chosenSettings.slice(0, maxItems)) items.push(`- ${await settingLine(writerContext, setting)}`);
  page.add(...items);
  await page.foldRest(settingsPhrase(question, settings.length, isCut), settings.slice(items.length), (setting) =>
    settingLine(writerContext, setting),
  );
  if (unnamedCount === 1) page.add(l10n.t('1 more place reads a name that is only known when the code runs.'));
  if (unnamedCount > 1) page.add(l10n.t('{0} more places read names that are only known when the code runs.', unnamedCount));
}

async function settingLine({ page }: WriterContext, { name, places }: OutsideSetting): Promise<string> {
  const [place] = places;
  if (!place) return code(name);
  const { root, path, line: at, symbol } = place;
  const citation = await page.cite({ root, path, lines: { first: at, last: at } }, name, l10n.t('is one of the requested items'), symbol);
  const text = (await quotedLine(page, place, at)) || code(path);
  const moreCount = places.length - 1;
  const moreText = moreCount === 0 ? '' : moreCount === 1 ? `, ${l10n.t('1 more place')}` : `, ${l10n.t('{0} more places', moreCount)}`;
  return `${code(name)}: ${text}${citation}${moreText}`;
}

/** Number of settings, as the front of a sentence. */
export function settingsPhrase({ source }: SettingsQuestion, count: number, isCut: boolean): string {
  const number = isCut ? l10n.t('at least {0}', count) : String(count);
  if (source === 'environment')
    return count === 1 ? l10n.t('1 environment variable is read here') : l10n.t('{0} environment variables are read here', number);
  return count === 1 ? l10n.t('1 command-line option is declared here') : l10n.t('{0} command-line options are declared here', number);
}
