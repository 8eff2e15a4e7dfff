// Finds text that every match of a query contains: files without it need no search.
import type { TextQuery } from './textQuery.ts';

/** Characters with a meaning in expressions. */
const special = new Set('\\^$.*+?()[]{}|');

/** The longest text that each match contains, in some case; empty when none is certain. Takes time linear in the pattern. */
export function requiredText({ pattern, syntax }: TextQuery): string {
  return syntax === 'phrase' ? pattern : longestPlain(pattern);
}

/**
 * The longest run of plain characters of an expression outside all groups and classes. Optional parts do not count: a character with a
 * quantifier, and anything beside `|`. To be safe, reading stops at the first group, and at the first unknown escape.
 */
function longestPlain(source: string): string {
  if (source.includes('|')) return '';
  let [longest, run] = ['', ''];
  const endRun = (): void => {
    if (run.length > longest.length) longest = run;
    run = '';
  };
  for (let i = 0; i < source.length; i++) {
    const sign = source[i] ?? '';
    const next = source[i + 1] ?? '';
    if (sign === '\\' && /[dwsDWSbBnrt]/.test(next)) {
      endRun();
      i++;
    } else if (sign === '\\' && /[!-/:-@[-`{-~]/.test(next)) {
      run += next;
      i++;
    } else if (sign > '\x7f') {
      // The quantifier may belong to half of a surrogate pair.
      endRun();
    } else if (sign === '?' || sign === '*' || sign === '{') {
      run = run.slice(0, -1);
      endRun();
      // `{2,3}` contains no text.
      if (sign === '{') i = source.indexOf('}', i) < 0 ? source.length : source.indexOf('}', i);
    } else if (special.has(sign) && sign !== '.' && sign !== '+' && sign !== '^' && sign !== '$') break;
    else if (special.has(sign)) endRun();
    else run += sign;
  }
  endRun();
  return longest;
}
