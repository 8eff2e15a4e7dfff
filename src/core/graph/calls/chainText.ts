// The text of an expression as a chain that all languages have.
import type { Family } from '../edges/families.ts';
import { goChain } from '../golang/goChains.ts';

/** The text as a chain where the language writes parts of it in another way. */
export function chainIn(family: Family, text: string): string {
  if (family === 'go') return /[&*([{<]/.test(text) ? (goChain(text) ?? '') : text;
  return family === 'ruby' ? text.replace(/^@+/, 'self.') : text;
}
