// The answer to "what is the default timeout?" without a model: the value first with the line that sets it, then its definition, then what may be meant instead.
import * as l10n from '@vscode/l10n';
import { shortened } from '../../../base/shortened.ts';
import type { StatedValue } from '../../../planning/concepts/value.ts';
import type { ValuePlace } from '../../../searching/lists/values/values.ts';
import { code, fenced } from '../../page/markdown.ts';
import { definitionAround, nameOf, type Writing } from '../definition.ts';
import { quotedLine } from '../quotedLine.ts';

/** Lines above and below the one that sets the value. */
const [above, below] = [6, 4];
/** Characters of a value in the first sentence. */
const longestValue = 160;

/** Writes the answer. */
export async function writeValue(writing: Writing, { question, places }: StatedValue): Promise<void> {
  const { page } = writing;
  const [best, ...others] = places;
  if (!best) return;
  const { root, path, line } = best;
  const value = code(shortened(best.value, longestValue));
  const name = titled(best);
  const place = `${code(`${path}:${line + 1}`)}${await cited(writing, best)}`;
  page.add(
    question.isDefault
      ? l10n.t('{0} is the default of {1}, set in {2}.', value, name, place)
      : l10n.t('{0} is the value of {1}, set in {2}.', value, name, place),
  );
  const text = (await page.book.file(root, path)) ?? [];
  const { first, last } = around(best, text.length);
  page.add(fenced(text.slice(first, last + 1), best.symbol?.language ?? ''));
  const items: string[] = [];
  for (const other of others) items.push(`- ${titled(other)}: ${await quotedLine(page, other, other.line)}${await cited(writing, other)}`);
  if (items.length) page.add(`**${l10n.t('Other values that fit the words')}**`, '', ...items);
}

function around({ symbol, line }: ValuePlace, length: number): { readonly first: number; readonly last: number } {
  const range = symbol && symbol.fact.kind !== 'module' ? symbol.fact.range : undefined;
  return {
    first: Math.max(range?.start.line ?? 0, line - above),
    last: Math.min(range?.end.line ?? length - 1, line + below),
  };
}

/** The name that is set, and in what. */
function titled({ name, symbol }: ValuePlace): string {
  const definition = symbol ? definitionAround(symbol) : undefined;
  if (!definition || definition.fact.name === name) return code(name);
  return l10n.t('{0} in {1}', code(name), nameOf(definition));
}

async function cited({ page }: Writing, { root, path, line, symbol, name }: ValuePlace): Promise<string> {
  return page.cite({ root, path, lines: { first: line, last: line } }, name, l10n.t('sets {0}', name), symbol);
}
