// Writes the answer to "which error classes are there?" without a model: their number, the first of them, and the others collapsed.
import * as l10n from '@vscode/l10n';
import type { Inventory } from '../../../planning/conceptual/inventoryPlan.ts';
import type { InventoryQuestion } from '../../../reading/asks/inventoryQuestion.ts';
import { code } from '../../page/markdownText.ts';
import { definitionLine } from '../definition.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum items shown at once. */
const maxItems = 8;

/** Writes the number of `members` even where it is zero, and lists them. */
export async function writeInventory(writerContext: WriterContext, { question, members }: Inventory): Promise<void> {
  const { page } = writerContext;
  const why = l10n.t('is one of the requested items');
  page.add(`${inventoryPhrase(question, members.length)}.`);
  const items: string[] = [];
  for (const symbol of members.slice(0, maxItems)) items.push(`- ${await definitionLine(writerContext, symbol, why)}`);
  page.add(...items);
  await page.foldRest(inventoryPhrase(question, members.length), members.slice(maxItems), (symbol) =>
    definitionLine(writerContext, symbol, why),
  );
}

/** Number of requested items, as a sentence without its full stop. */
export function inventoryPhrase({ kinds, areFailures, words }: InventoryQuestion, count: number): string {
  const itemsPhrase = areFailures
    ? exceptionCountPhrase(count)
    : kindCountPhrase(kinds[0] ?? 'class', kinds.length > 1 && !kinds.includes('function'), count);
  return words.length
    ? l10n.t('{0} with {1} in the name or path', itemsPhrase, words.map(code).join(', '))
    : l10n.t('{0} of this workspace', itemsPhrase);
}

function exceptionCountPhrase(count: number): string {
  return count === 1 ? l10n.t('1 exception type') : l10n.t('{0} exception types', count);
}

function kindCountPhrase(kind: InventoryQuestion['kinds'][number], areTypes: boolean, count: number): string {
  if (areTypes) return count === 1 ? l10n.t('1 type') : l10n.t('{0} types', count);
  switch (kind) {
    case 'class':
      return count === 1 ? l10n.t('1 class') : l10n.t('{0} classes', count);
    case 'interface':
      return count === 1 ? l10n.t('1 interface') : l10n.t('{0} interfaces', count);
    case 'function':
      return count === 1 ? l10n.t('1 function or method') : l10n.t('{0} functions and methods', count);
    case 'method':
      return count === 1 ? l10n.t('1 method') : l10n.t('{0} methods', count);
    case 'enum':
      return count === 1 ? l10n.t('1 enum') : l10n.t('{0} enums', count);
    case 'constant':
      return count === 1 ? l10n.t('1 constant') : l10n.t('{0} constants', count);
    case 'route':
      return count === 1 ? l10n.t('1 route') : l10n.t('{0} routes', count);
    case 'test':
      return count === 1 ? l10n.t('1 test') : l10n.t('{0} tests', count);
    default:
      return count === 1 ? l10n.t('1 definition') : l10n.t('{0} definitions', count);
  }
}
