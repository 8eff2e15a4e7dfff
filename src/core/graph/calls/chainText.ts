// The text of an expression as a chain that all languages have.
import type { LanguageRules } from '../../languages/rules.ts';
import { goChain } from '../golang/goChains.ts';

/** The text as a chain where the language writes parts of it in another way. */
export function chainIn({ chainForm }: LanguageRules, text: string): string {
  if (chainForm === 'conversions') return /[&*([{<]/.test(text) ? (goChain(text) ?? '') : text;
  return chainForm === 'marks' ? text.replace(/^@+/, 'self.') : text;
}
