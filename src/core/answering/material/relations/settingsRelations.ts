// Writes the external settings of a program as lines for a model: their number, then each with its first place.
import * as l10n from '@vscode/l10n';
import type { SettingsAnswer } from '../../../planning/conceptual/settingsPlan.ts';
import { oneLine, type RelationNote } from './relationNote.ts';

/** Maximum settings listed; all are counted. A line takes some 15 tokens. */
const maxListed = 60;

/** The lines of the settings that a question asks for. */
export function settingsRelations({ question: { source }, settings, unnamedCount, isCut }: SettingsAnswer): RelationNote[] {
  const what = source === 'environment' ? 'environment variables are read' : 'command-line options are declared';
  const more = settings.length > maxListed ? `; the first ${maxListed} are listed` : '';
  const open = unnamedCount ? `; ${unnamedCount} more places read names that are only known when the code runs` : '';
  const lines = settings.slice(0, maxListed).flatMap(({ name, places }): RelationNote[] => {
    const [place] = places;
    if (!place) return [];
    const { root, path, line, symbol } = place;
    const morePlaces = places.length > 1 ? `, ${places.length - 1} more places` : '';
    const relation = { note: `${oneLine(name)}${morePlaces}`, depth: 1, place: { root, path, lines: { first: line, last: line } } };
    return [{ ...relation, ...(symbol ? { symbol } : {}), why: l10n.t('is one of the requested items') }];
  });
  return [{ note: `${isCut ? 'at least ' : ''}${settings.length} ${what}${more}${open}`, depth: 0 }, ...lines];
}
