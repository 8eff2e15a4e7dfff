// Parser for type parameters of classes and functions, and for type arguments of base classes, in the heads of definitions.
import type { SymbolFact } from '../../symbols/facts.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import { splitAt } from './typeText.ts';

/** A type parameter with the text of its bound, if it has one. */
export interface TypeParameter {
  readonly name: string;
  readonly bound: string | undefined;
  /** The bound with all parts of an intersection. */
  readonly wholeBound?: string | undefined;
  readonly default?: string | undefined;
}

const noParameters: readonly TypeParameter[] = [];
const cache = new WeakMap<SymbolFact, readonly TypeParameter[]>();

/** The type parameters of a definition, in order. */
export function typeParameters(fact: SymbolFact, rules: LanguageRules): readonly TypeParameter[] {
  if (!/[<[]/.test(fact.signature)) return noParameters;
  const cachedParameters = cache.get(fact);
  if (cachedParameters) return cachedParameters;
  const parameters = splitAt(parameterList(fact, rules), ',').map(readParameter);
  cache.set(fact, parameters);
  return parameters;
}

/** Texts of a base's type arguments in the head of a class. */
export function baseArguments({ signature }: SymbolFact, base: string): readonly string[] {
  for (let at = signature.indexOf(base); at >= 0; at = signature.indexOf(base, at + 1)) {
    const end = at + base.length;
    if (/[\p{ID_Continue}$.]/u.test(signature.charAt(at - 1)) || !/[<[]/.test(signature.charAt(end))) continue;
    const inside = textInBrackets(signature, end);
    // The class itself may have the name of its base.
    if (inside !== '' && at > signature.search(/extends|implements|\(|:/)) return splitAt(inside, ',');
  }
  return [];
}

function parameterList(fact: SymbolFact, { genericBase, typeParametersFirst }: LanguageRules): string {
  const { signature, name } = fact;
  const generic = genericBase?.exec(signature);
  if (generic) return textInBrackets(signature, generic.index + generic[0].length - 1);
  const at = signature.search(/[\p{ID_Start}$_]/u) < 0 ? -1 : signature.indexOf(name);
  const after = at < 0 ? -1 : at + name.length;
  if (after > 0 && /[<[]/.test(signature.charAt(after))) return textInBrackets(signature, after);
  const first = typeParametersFirst?.exec(signature);
  return first ? textInBrackets(signature, first[0].length - 1) : '';
}

function readParameter(text: string): TypeParameter {
  const [, name = '', bound] = /^(?:const\s+|in\s+|out\s+)*([\p{ID_Continue}$]+)\s*(?:(?:extends|:)\s*([^=&]+))?/u.exec(text) ?? [];
  const at = defaultAt(text);
  const wholeBound = /^[^=]*?\b(?:extends)\s+([^]*)/.exec(text.slice(0, at < 0 ? text.length : at))?.[1]?.trim();
  return { name, bound: bound?.trim(), ...(wholeBound && { wholeBound }), ...(at >= 0 && { default: text.slice(at + 1).trim() }) };
}

/** Position of the `=` before a default; arrows and nested brackets do not count. */
function defaultAt(text: string): number {
  let level = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if ('<([{'.includes(char)) level++;
    else if (')]}'.includes(char) || (char === '>' && text.charAt(at - 1) !== '=')) level--;
    else if (char === '=' && level === 0 && text.charAt(at + 1) !== '>') return at;
  }
  return -1;
}

/** The text between the bracket at `start` and its closing one; empty when it is not closed. */
export function textInBrackets(text: string, start: number): string {
  let level = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '<' || char === '[') level++;
    else if ((char === '>' && text.charAt(at - 1) !== '=') || char === ']') level--;
    if (level === 0) return text.slice(start + 1, at);
  }
  return '';
}
