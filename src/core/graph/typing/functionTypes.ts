// Parser for function and object types (`(c: Context, next: Next) => Promise<void>`, `Callable[[A], B]`, `{ done: (e: Error) => void }`).
import { splitAt } from '../values/typeText.ts';

/** A function type: texts of its parameter types in order, and of its result. */
export interface FunctionText {
  readonly parameters: readonly (string | undefined)[];
  /** Type of each further argument. */
  readonly rest?: string | undefined;
  readonly result: string | undefined;
}

const maxDepth = 4;
const wrapper = /^(?:Promise|PromiseLike|Awaitable|Readonly|Partial|Required|NonNullable|Optional|Union)(?=[<[])/;
const memberPattern = /^(?:readonly\s+)?["']?([\p{ID_Continue}$]+)["']?\??\s*(.*)$/su;

/** The options of a union or parts of an intersection, without parentheses; wrapper types are unwrapped. */
export function typeAlternatives(text: string, depth = 0): readonly string[] {
  const parts = splitAt(text, '|').flatMap((part) => splitAt(part, '&'));
  if (parts.length > 1 && depth < maxDepth && !isArrow(text)) return parts.flatMap((part) => typeAlternatives(part, depth + 1));
  const plain = text.trim().replace(/^readonly\s+/, '');
  const isWrapped = wrapper.test(plain) || (plain.startsWith('(') && closing(plain, 0) === plain.length - 1);
  if (!isWrapped || depth >= maxDepth) return [plain];
  const inside = plain.slice(plain.search(/[<[(]/) + 1, -1);
  return splitAt(inside, ',').length > 1 && !wrapper.test(plain)
    ? [plain]
    : splitAt(inside, ',').flatMap((part) => typeAlternatives(part, depth + 1));
}

/** Parses a function type; undefined for other types. */
export function functionText(text: string): FunctionText | undefined {
  const callable = /^(?:\w+\.)*Callable\[/.exec(text);
  if (callable) return callableText(text.slice(callable[0].length, -1));
  const plain = text.replace(/^(?:abstract\s+)?(?:new\s+)?/, '');
  const start = plain.startsWith('<') ? (closing(plain, 0) ?? -2) + 1 : 0;
  const open = start < 0 ? -1 : start + (plain.slice(start).length - plain.slice(start).trimStart().length);
  if (open < 0 || plain.charAt(open) !== '(') return undefined;
  const end = closing(plain, open);
  const arrow = end === undefined ? undefined : /^\s*=>\s*/.exec(plain.slice(end + 1));
  if (end === undefined || !arrow) return undefined;
  return { ...parametersOf(plain.slice(open + 1, end)), result: plain.slice(end + 1 + arrow[0].length) };
}

/** Text of the type of a member of an object type; undefined when it has no such member. */
export function memberText(text: string, name: string): string | undefined {
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined;
  for (const part of splitAt(text.slice(1, -1), ';').flatMap((each) => splitAt(each, ','))) {
    const [, own, rest = ''] = memberPattern.exec(part) ?? [];
    if (own !== name) continue;
    if (rest.startsWith(':')) return rest.slice(1).trim();
    const end = rest.startsWith('(') ? closing(rest, 0) : undefined;
    return end === undefined
      ? undefined
      : `${rest.slice(0, end + 1)} => ${rest
          .slice(end + 1)
          .replace(/^\s*:/, '')
          .trim()}`;
  }
  return undefined;
}

/** Text of the type annotation in the head of a variable or field: `const f: (a: A) => B = (a)`. */
export function declaredText(signature: string, name: string): string | undefined {
  const at = signature.indexOf(`${name}:`);
  if (at < 0 || /[\p{ID_Continue}$.]/u.test(signature.charAt(at - 1))) return undefined;
  const start = at + name.length + 1;
  let level = 0;
  for (let end = start; end < signature.length; end++) {
    const char = signature.charAt(end);
    const next = signature.charAt(end + 1);
    if ('[<({'.includes(char)) level++;
    else if (']>)}'.includes(char) && signature.charAt(end - 1) !== '=') level--;
    else if (char === '=' && next !== '>' && level === 0) return signature.slice(start, end).trim();
  }
  return undefined;
}

function callableText(inside: string): FunctionText | undefined {
  const [list = '', result] = splitAt(inside, ',');
  if (!list.startsWith('[')) return { parameters: [], result };
  return { parameters: splitAt(list.slice(1, -1), ','), result };
}

/** Parameter types: `this` does not count; a rest parameter with a tuple type counts as several. */
function parametersOf(inside: string): Pick<FunctionText, 'parameters' | 'rest'> {
  const list = splitAt(inside, ',').filter((part) => !/^this\s*:/.test(part));
  const parameters = list.map((part) => parameterPattern.exec(part)?.[1]);
  const last = parameters.at(-1)?.trim();
  if (!list.at(-1)?.startsWith('...') || last === undefined) return { parameters };
  const before = parameters.slice(0, -1);
  if (last.startsWith('[') && last.endsWith(']')) return { parameters: [...before, ...splitAt(last.slice(1, -1), ',')] };
  return { parameters: before, rest: elementText(last) };
}

const parameterPattern = /^(?:\.\.\.)?[\p{ID_Continue}$]+\??\s*:\s*(.*)$/su;
const arrayText = /^(?:readonly\s+)?(.*)\[\]$|^(?:Readonly)?(?:Array|List|Sequence|Iterable|list|List)[<[](.*)[>\]]$/s;

/** Text of a list's element type; undefined for other types. */
export function elementText(text: string | undefined): string | undefined {
  const match = text === undefined ? null : arrayText.exec(text.trim());
  return match?.[1] ?? match?.[2];
}

function isArrow(text: string): boolean {
  return functionText(text.trim()) !== undefined;
}

const bracketPairs = new Map([
  ['(', ')'],
  ['<', '>'],
  ['{', '}'],
  ['[', ']'],
]);

/** Index of the closing bracket for `start`. */
function closing(text: string, start: number): number | undefined {
  const open = text.charAt(start);
  const close = bracketPairs.get(open);
  let level = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === open) level++;
    else if (char === close && text.charAt(at - 1) !== '=' && --level === 0) return at;
  }
  return undefined;
}
