// Finds Python types in quotation marks: they are defined later, or imported only for type checkers.
import { enclosingBracket } from './brackets.ts';

/** A name, alone or with other parts of a type. */
const typeLike = /^\s*[\p{L}_][\p{L}\p{N}_.]*(?:\s*[[|][^"'(){}]*)?$/u;
/** Text before a string that must be a type. */
const afterArrow = /->\s*(?:[\w.[\], ]+\|\s*)?$/;
const annotation = /(?:^|[\n(,])\s*\*{0,2}[\p{L}_][\p{L}\p{N}_.]*\s*:\s*(?:[\w.[\], ]+\|\s*)?$/u;
const plainAnnotation = /(?:^|\n)[ \t]*[\p{L}_][\p{L}\p{N}_.]*\s*:\s*(?:[\w.[\], ]+\|\s*)?$/u;
const alias = /:\s*(?:[\w.]+\.)?TypeAlias\s*=\s*$/;
const boundArgument = /\bbound\s*=\s*$/;
const genericOwner = /(?:\b(?:dict|list|tuple|set|frozenset|type|deque|defaultdict)|\b\p{Lu}[\p{L}\p{N}_]*)\s*$/u;
/** Owners of brackets that hold values. */
const literalOwner = /\bLiteral\s*$/;
const annotatedOwner = /\bAnnotated\s*$/;
const functionHead = /\bdef\s+[\p{L}_][\p{L}\p{N}_]*\s*(?:\[[^\]]*\]\s*)?$/u;
const castOwner = /\b(?:cast|ForwardRef)\s*$/;
const typeVariable = /\b(?:TypeVar|ParamSpec|TypeVarTuple)\s*$/;
/** Characters to read before the string. Set by judgement: longer heads and annotations are rare. */
const nearby = 1500;
/** The same for type arguments, which stand close together: long lists of data contain many strings. */
const nearbyInBrackets = 300;
/** Characters to read directly before the string. */
const adjacentLength = 200;

/** Whether the string with `content` that opens at `start` of a Python file is a type. */
export function isQuotedType(text: string, start: number, content: string): boolean {
  if (!typeLike.test(content)) return false;
  // The sign before it excludes most strings quickly.
  const sign =
    text
      .slice(Math.max(0, start - 40), start)
      .trimEnd()
      .at(-1) ?? '';
  if (!':>[(,|='.includes(sign)) return false;
  const adjacentText = text.slice(Math.max(0, start - adjacentLength), start);
  if ((sign === '>' || sign === '|') && afterArrow.test(adjacentText)) return true;
  if (sign === '=' && alias.test(adjacentText)) return true;
  const isAnnotation = (sign === ':' || sign === '|') && annotation.test(adjacentText);
  if (!isAnnotation && !'[(,|='.includes(sign)) return false;
  return isInside(text.slice(Math.max(0, start - (isAnnotation ? nearby : nearbyInBrackets)), start), sign, isAnnotation);
}

/** Whether the brackets around the end of `before` contain types. */
function isInside(before: string, sign: string, isAnnotation: boolean): boolean {
  const open = enclosingBracket(before, before.length);
  if (!open || open.at < 0) return isAnnotation && plainAnnotation.test(before.slice(-adjacentLength));
  const owner = before.slice(Math.max(0, open.at - 100), open.at);
  const bracket = before.charAt(open.at);
  if (bracket === '[') return genericOwner.test(owner) && !literalOwner.test(owner) && !(annotatedOwner.test(owner) && open.commas > 0);
  if (bracket !== '(') return false;
  if (isAnnotation) return functionHead.test(owner);
  if (sign === '=') return typeVariable.test(owner) && boundArgument.test(before.slice(-adjacentLength));
  return castOwner.test(owner) && open.commas === 0;
}
