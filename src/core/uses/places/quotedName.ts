// Checks whether a string names a definition, as reflection does: comments and prose only mention it.
import { rulesOf } from '../../syntax/languages.ts';
import { enclosingBracket } from './brackets.ts';
import type { Code } from './recentCode.ts';

/**
 * Whether a string is the name, or a path or type with it: `"_name"`, `'package.module:_name'`, `"list[_Name]"`. `offsets` are those of the name
 * in `text`. Reads code only at candidates.
 */
export function isQuoted(
  { name, owner }: { readonly name: string; readonly owner: string | undefined },
  text: string,
  offsets: readonly number[],
  code: () => Code,
): boolean {
  for (const at of offsets) {
    if (/^(?:\w|\$(?!\w))/.test(text.slice(at + name.length, at + name.length + 2))) continue;
    const start = Math.max(0, at - maxPathLength);
    const before = quotedBefore.exec(text.slice(start, at));
    const after = before && quotedAfter.exec(text.slice(at + name.length, at + name.length + maxPathLength));
    const open = start + (before?.index ?? 0);
    const isWhole = before && after && before[1] === after[1] && !namesItself(text, open, name);
    // Quotation marks in comments and longer strings are not code.
    if (isWhole && code().text.charAt(open) === before[1] && !isSlot(code(), open)) return true;
    const isMember = (owner !== undefined && text.slice(0, at).endsWith(`${owner}.`)) || isCalledAt(text, at, at + name.length);
    if (isMember && isInString(code().text, at)) return true;
  }
  return false;
}

/** `box.name(` in a string is code of a template or an expression. */
function isCalledAt(text: string, start: number, end: number): boolean {
  return text.charAt(end) === '(' && /[\p{L}\p{N}_$)\]]\.$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** Whether a string of the text is a part of the name, up to or from an underscore: `"_visit_" + kind`, `f"{kind}_handler"`. */
export function isBuiltFromParts(name: string, text: string): boolean {
  for (let at = name.indexOf('_', 1); at > 0 && at < name.length - 1; at = name.indexOf('_', at + 1)) {
    const [first, last] = [name.slice(0, at + 1), name.slice(at)];
    if (first.length >= minPartLength && firstMarks.some(([open, close]) => text.includes(open + first + close))) return true;
    if (last.length >= minPartLength && lastMarks.some(([open, close]) => text.includes(open + last + close))) return true;
  }
  return false;
}

/** Least length of a part; shorter ones prove nothing. Set by judgement. */
const minPartLength = 4;
const firstMarks = ['"', "'", '`'].flatMap((mark) => [mark, '{', '%s', '${'].map((close) => [mark, close] as const));
const lastMarks = ['"', "'", '`'].flatMap((mark) => [mark, '}', '%s'].map((open) => [open, mark] as const));

/** Whether the string is in `__slots__`, which declares attributes of a Python class. */
function isSlot({ language, text }: Code, at: number): boolean {
  if (!rulesOf(language).hasSlots || !text.includes('__slots__')) return false;
  const start = enclosingBracket(text, at)?.at ?? at;
  return /\b__slots__\s*(?::[^=\n]*)?=\s*$/.test(text.slice(Math.max(0, start - maxPathLength), start));
}

/** Whether the place is inside a string on one line; the code shows only its quotation marks. */
function isInString(code: string, at: number): boolean {
  const before = code.slice(code.lastIndexOf('\n', at) + 1, at).trimEnd();
  const end = code.indexOf('\n', at);
  const after = code.slice(at, end < 0 ? code.length : end).trimStart();
  const mark = before.charAt(before.length - 1);
  return /["'`]/.test(mark) && !before.endsWith(mark.repeat(3)) && after.startsWith(mark);
}

/** `T = TypeVar("T")` tells a definition its own name. */
function namesItself(text: string, at: number, name: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return line.replace(/^\s*(?:export\s+)?(?:(?:const|let|var)\s+)?/, '').startsWith(`${name} = `) && /\($/.test(line);
}

const maxPathLength = 120;
const quotedBefore = /(["'`])(?:(?:[\w$#-]+(?:[.:/[$]|, ?| \| ))*|[*])$/;
const quotedAfter = /^(?:(?:[.:/[$]|, ?| \| )[\w$#-]+|\])*(["'`])/;
