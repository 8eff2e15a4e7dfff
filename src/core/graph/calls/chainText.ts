// Normalizes the text of an expression to a chain that all languages share.
import type { LanguageRules } from '../../languages/languageRules.ts';
import { goChain } from '../golang/goChains.ts';

/** The text as a common chain, for languages that write parts of it differently. */
export function chainIn({ chainForm }: LanguageRules, text: string): string {
  if (chainForm === 'conversions') return /[&*([{<]/.test(text) ? (goChain(text) ?? '') : text;
  return chainForm === 'marks' ? text.replace(/^@+/, 'self.') : text;
}
