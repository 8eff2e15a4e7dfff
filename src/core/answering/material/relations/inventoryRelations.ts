// Writes all definitions of a kind as lines for a model: their number, then each with its place.
import * as l10n from '@vscode/l10n';
import type { Inventory } from '../../../planning/conceptual/inventoryPlan.ts';
import { atLine, readableName, oneLine, type RelationNote } from './relationNote.ts';
import { kindInLanguage } from './languagePhrases.ts';

/** Maximum definitions listed; all are counted. A line takes some 15 tokens. */
const maxListed = 40;

/** The lines of an inventory. */
export function inventoryRelations({ question: { kinds, areFailures, words }, members }: Inventory): RelationNote[] {
  const what = areFailures ? 'exception types' : `definitions of the kind ${kinds.join(', ')}`;
  const condition = words.length ? ` that have ${words.map((word) => `"${oneLine(word)}"`).join(' and ')} in name or path` : '';
  const more = members.length > maxListed ? `; the first ${maxListed} are listed` : '';
  const lines = members.slice(0, maxListed).map((symbol): RelationNote => {
    const why = l10n.t('is one of the requested items');
    return atLine(symbol, symbol.fact.nameRange.start.line, `${kindInLanguage(symbol)} ${readableName(symbol)}`, why, 1);
  });
  return [{ note: `${members.length} ${what}${condition}${more}`, depth: 0 }, ...lines];
}
