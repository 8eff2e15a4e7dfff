// Of several overloads the one that a gap means, when it says the parameters: `print(Object, boolean)`.
import type { SymbolNode } from '../../graph/types.ts';

/** The overloads among `symbols` whose parameters are those that are `written`; all when none is, or nothing is written. */
export function meantOverloads(symbols: readonly SymbolNode[], written: string | undefined): readonly SymbolNode[] {
  if (written === undefined || symbols.length < 2) return symbols;
  const wanted = partsOf(written);
  const fitting = symbols.filter(({ fact: { parameters } }) => {
    const own = parameters.filter(({ name }) => name !== 'self' && name !== 'cls');
    return own.length === wanted.length && own.every(({ name, type }, i) => saysSame(wanted[i] ?? '', name, type ?? ''));
  });
  return fitting.length ? fitting : symbols;
}

/** Between commas that are in no brackets. */
function partsOf(written: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of written) {
    if ('<[({'.includes(character)) depth++;
    if ('>])}'.includes(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A parameter may be written by its type, its name or both; generic arguments and modules are often left out. */
function saysSame(written: string, name: string, type: string): boolean {
  const words = new Set(bare(written).split(/[\s:]+/));
  return words.has(bare(name)) || (type !== '' && words.has(bare(type)));
}

function bare(text: string): string {
  return text
    .replace(/<.*>/s, '')
    .replace(/\b(?:[\w$]+\.)+/g, '')
    .replace(/^\.{3}|\.{3}$/g, '[]')
    .trim();
}
