// Parser for annotations (`Optional[Client]`, `Promise<User | null>`, `Map<string, User[]>`): finds the class of their values.
import { plainType } from '../../symbols/types/plainTypes.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';

/** A class with its type arguments; `meta` when the value is the class itself (`Type[A]`, `typeof A`). */
export interface TypeTerm {
  readonly name: string;
  readonly arguments: readonly (TypeTerm | undefined)[];
  readonly meta: boolean;
  /** Further options of a union, or parts of an intersection. */
  readonly others?: readonly TypeTerm[];
}

/** Names of array and tuple types in bracket syntax; no real type can have them. */
export const arrayName = '[]';
export const tupleName = '[,]';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const emptyTypes = words('None null undefined void never unknown any Any object');
/** Wrapper types that are unwrapped, since callers work with the inner type. */
const wrappers = words(
  'Annotated Final ClassVar Awaitable Coroutine Promise PromiseLike Readonly Partial Required NonNullable Awaited Future',
);
const unions = words('Optional Union');
const metas = words('Type type Class');
const modifiers = /^(?:readonly|final|const|unique|static|asserts|\?\s?(?:extends|super)|@\w+)\s+/;
const dottedName = /^[\p{ID_Continue}$.]+$/u;
const maxLength = 1200;
const maxOptions = 24;
const maxDepth = 6;

/** The class that the annotation names; undefined when it names none (functions, literals, anything unusual). */
export function parseType(text: string, rules: LanguageRules, depth = 0): TypeTerm | undefined {
  if (depth > maxDepth || text.length > maxLength) return undefined;
  const unmarkedText = rules.marksTypes ? plainType(text) : text;
  const bare = rules.typesLeaveNamespaces ? unmarkedText.replace(/^(?:\w+\.)+/, '') : unmarkedText;
  const plain = unquoteTypeName(bare.trim()).replace(modifiers, '').trim();
  const options = splitAt(plain, '|')
    .flatMap((option) => (rules.hasIntersections ? splitAt(option, '&') : [option]))
    .filter((option) => !emptyTypes.has(option));
  if (options.length > 1) return unionOf(options, rules, depth);
  const only = options[0];
  if (!only || only.includes('=>') || (rules.hasTypeOperators && only.includes('?'))) return undefined;
  if (only.endsWith('[]')) return { name: arrayName, arguments: [parseType(only.slice(0, -2), rules, depth + 1)], meta: false };
  if (only.startsWith('(') && only.endsWith(')')) return parseType(only.slice(1, -1), rules, depth + 1);
  if (only.startsWith('[') && only.endsWith(']'))
    return { name: tupleName, arguments: termsOf(only.slice(1, -1), rules, depth), meta: false };
  if (only.startsWith('typeof ')) return dottedName.test(only.slice(7)) ? { name: only.slice(7), arguments: [], meta: true } : undefined;
  const map = rules.writesMapTypes && only.startsWith('map[') ? mapParts(only) : undefined;
  if (map) return { name: 'map', arguments: map.map((part) => parseType(part, rules, depth + 1)), meta: false };
  const open = only.search(/[[<]/);
  if (open < 0) return dottedName.test(only) ? { name: only, arguments: [], meta: false } : undefined;
  // Brackets after a name are an indexed access type.
  if (rules.hasTypeOperators && only.charAt(open) === '[') return undefined;
  return genericType(only.slice(0, open).trim(), only.slice(open + 1, -1), rules, depth);
}

function genericType(name: string, inside: string, rules: LanguageRules, depth: number): TypeTerm | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const texts = splitAt(inside, ',');
  if (metas.has(last)) return metaOf(texts[0], rules, depth);
  // A tuple of any length has one element type.
  if (rules.ellipsisRepeatsType && texts.length === 2 && texts[1] === '...')
    return { name: 'Sequence', arguments: [parseType(texts[0] ?? '', rules, depth + 1)], meta: false };
  const isWrapper = !rules.wrappersAreObjects && (wrappers.has(last) || unions.has(last));
  if (!isWrapper) return dottedName.test(name) ? { name, arguments: termsOf(inside, rules, depth), meta: false } : undefined;
  const innerTexts = last === 'Coroutine' ? texts.slice(-1) : last === 'Annotated' ? texts.slice(0, 1) : texts;
  return unionOf(
    innerTexts.filter((part) => !emptyTypes.has(part)),
    rules,
    depth,
  );
}

/** The key and value types of `map[Key]Value`. */
function mapParts(text: string): readonly string[] | undefined {
  let level = 0;
  for (let at = 'map'.length; at < text.length; at++) {
    if (text.charAt(at) === '[') level++;
    else if (text.charAt(at) === ']' && --level === 0) return [text.slice('map['.length, at), text.slice(at + 1)];
  }
  return undefined;
}

function metaOf(part: string | undefined, rules: LanguageRules, depth: number): TypeTerm | undefined {
  const inner = part === undefined ? undefined : parseType(part, rules, depth + 1);
  return inner && { ...inner, meta: true };
}

/** Labels of tuple members (`[key: string]`) are not part of their types. */
function termsOf(inside: string, rules: LanguageRules, depth: number): readonly (TypeTerm | undefined)[] {
  return splitAt(inside, ',').map((part) => parseType(part.replace(/^\w+\s*:\s*/, ''), rules, depth + 1));
}

function unionOf(options: readonly string[], rules: LanguageRules, depth: number): TypeTerm | undefined {
  const terms = options.slice(0, maxOptions).flatMap((option) => {
    const term = parseType(option, rules, depth + 1);
    return term ? [term, ...(term.others ?? [])] : [];
  });
  const [first, ...others] = terms;
  return first && others.length ? { ...first, others } : first;
}

function unquoteTypeName(text: string): string {
  return /^(["'])[^"']*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Splits at `separator` outside brackets. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let level = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if ('[<({'.includes(char)) level++;
    else if (']>)}'.includes(char) && text.charAt(at - 1) !== '=') level--;
    else if (char === separator && level === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== '');
}
