// Chains of names, calls and indices as text, in one form for all languages.
import type { LanguageRules } from '../../languages/languageRules.ts';
import { goChain } from '../golang/goChains.ts';
import type { ExpressionStep } from '../values/expression.ts';

/** The text as a common chain, for languages that write parts of it differently. */
export function chainIn({ chainForm }: LanguageRules, text: string): string {
  if (chainForm === 'conversions') return /[&*([{<]/.test(text) ? (goChain(text) ?? '') : text;
  return chainForm === 'marks' ? text.replace(/^@+/, 'self.') : text;
}

/** The chain without the contents of its brackets. */
export function chainText(steps: readonly ExpressionStep[]): string {
  const parts = steps.map((step, at) => ('name' in step ? `${at ? '.' : ''}${step.name}` : step.kind === 'call' ? '()' : '[]'));
  return parts.join('');
}
