// The text that every match of a query holds: files without it need not be looked through.
import type { TextQuery } from './textQuery.ts';

/** Signs that mean something in an expression. */
const special = new Set('\\^$.*+?()[]{}|');

/** The longest text that surely stands in each match, in some case; empty when none is sure. Takes time linear in the pattern. */
export function surePart({ pattern, syntax }: TextQuery): string {
  return syntax === 'phrase' ? pattern : longestPlain(pattern);
}

/**
 * The longest run of plain characters of an expression outside of all groups and classes. What only may be there does not count: a character
 * with a quantifier, anything beside `|`, and, to be safe, all from the first group or escape on that this does not read.
 */
function longestPlain(source: string): string {
  if (source.includes('|')) return '';
  let [longest, run] = ['', ''];
  const close = (): void => {
    if (run.length > longest.length) longest = run;
    run = '';
  };
  for (let i = 0; i < source.length; i++) {
    const sign = source[i] ?? '';
    const next = source[i + 1] ?? '';
    if (sign === '\\' && /[dwsDWSbBnrt]/.test(next)) {
      close();
      i++;
    } else if (sign === '\\' && /[!-/:-@[-`{-~]/.test(next)) {
      run += next;
      i++;
    } else if (sign > '\x7f') {
      // Half of a pair may be what a quantifier belongs to.
      close();
    } else if (sign === '?' || sign === '*' || sign === '{') {
      run = run.slice(0, -1);
      close();
      // Of `{2,3}` nothing is text.
      if (sign === '{') i = source.indexOf('}', i) < 0 ? source.length : source.indexOf('}', i);
    } else if (special.has(sign) && sign !== '.' && sign !== '+' && sign !== '^' && sign !== '$') break;
    else if (special.has(sign)) close();
    else run += sign;
  }
  close();
  return longest;
}
