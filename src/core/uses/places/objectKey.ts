// Reads the context of a key in an object literal, a destructuring pattern or a JSX element: it shows the type that has the key as a member.
import type { KeyAnchor, KeyPath } from '../../graph/edges/graphTypes.ts';
import { bracketAfter, bracketBefore, chainBefore, enclosingBracket, expressionAfter, typesBefore, type BlankSpan } from './brackets.ts';

const identifier = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const keyAfter = /^\s*(?:\??:(?!:)|,|\}|=(?![=>]))/u;
const plainKeyAfter = /^\s*\??:(?!:)/u;
const keyBefore = new RegExp(`(?:^|[{,])\\s*(${identifier})\\s*:\\s*$`, 'u');
const declarationBefore = /\b(?:const|let|var)\s*$/;
const annotation = new RegExp(`(?:^|[\\s,(;{])#?${identifier}\\s*[?!]?\\s*:\\s*$`, 'u');
/** HTML elements are in lower case; names of components are names of values. */
const elementBefore = /<\/?[a-z][\w-]*$/;
const elementAfter = /^(?:\s+[\p{L}_{]|\s*\/?>)/u;
const castAfter = /^\s*(?:as|satisfies)\s+([^;,)\]}]+)/;
/** Characters to read on either side of a bracket to find its owner. */
const nearby = 400;
/** Maximum number of brackets to follow outwards from a key. */
const maxDepth = 8;

/** A key with its context. */
export interface Key extends KeyPath {
  /** `{ name }`: the name also means a variable. */
  readonly isShorthand: boolean;
}

/** The place of the name from `start` to `end` in `code`, a text without comments and strings; undefined when it is no key. */
export function keyAt(code: string, start: number, end: number): Key | undefined {
  const after = code.slice(end, end + nearby);
  if (elementBefore.test(code.slice(Math.max(0, start - 2), end)) && elementAfter.test(after))
    return { anchor: { how: 'element' }, keys: [], isShorthand: false };
  const attribute = attributeAt(code, start, after);
  if (attribute) return { ...attribute, isShorthand: false };
  if (!keyAfter.test(after) || !/[{,]$/.test(code.slice(Math.max(0, start - nearby), start).trimEnd())) return undefined;
  const open = enclosingBracket(code, start);
  if (open === undefined || code.charAt(open.at) !== '{') return undefined;
  const keyPath = objectAt({ code, blankSpans: [] }, open.at, []);
  return keyPath && { ...keyPath, isShorthand: !plainKeyAfter.test(after) };
}

/** Whether the name from `start` to `end` is surely a key with its own value (`name: …`), whatever its object. */
export function isPlainKeyAt(code: string, start: number, end: number): boolean {
  return plainKeyAfter.test(code.slice(end, end + 40)) && /[{,]$/.test(code.slice(Math.max(0, start - nearby), start).trimEnd());
}

/** The place of a method or function in an object literal with its name at `start`; undefined for anything else. */
export function memberAt(code: string, start: number): Key | undefined {
  const before = code.slice(Math.max(0, start - nearby), start);
  if (!/[{,]\s*(?:(?:async|get|set)\s+|\*\s*)*$/.test(before)) return undefined;
  const open = enclosingBracket(code, start);
  const keyPath = open && code.charAt(open.at) === '{' ? objectAt({ code, blankSpans: [] }, open.at, []) : undefined;
  return keyPath && { ...keyPath, isShorthand: false };
}

/** `<Tag name=…`: only whole attributes stand between the tag and the name. */
function attributeAt(code: string, start: number, after: string): KeyPath | undefined {
  if (!/^\s*(?:=\s*["'{]|\s|\/?>)/.test(after)) return undefined;
  const from = Math.max(0, start - nearby);
  const before = code.slice(from, start);
  // A cheap check first, since nearly all code has no tags.
  if (!/\s$/.test(before) || !before.includes('<')) return undefined;
  let text = before;
  for (let at = text.lastIndexOf('}'); at >= 0; at = text.lastIndexOf('}')) {
    const open = bracketBefore(code, from + at);
    // The code before the tag ends there.
    const isBefore = open === undefined || open < from;
    if (isBefore) text = text.slice(at + 1);
    if (isBefore) break;
    text = text.slice(0, open - from) + ' '.repeat(at + 1 - (open - from)) + text.slice(at + 1);
  }
  // Folded, since the expression could divide a run of white space among attributes in very many ways.
  const foldedText = text.replace(/\s+/g, ' ');
  // `f<typeof name>` and `<T extends name>` are types: a tag never follows a name directly, and never contains these words.
  const tag =
    /(?<![\p{L}\p{N}_$])<(?!(?:typeof|keyof|infer|readonly|const)\b)([\p{L}_$][\p{L}\p{N}_$.]*)(?:\s+[\p{L}_$][\p{L}\p{N}_$-]*(?:\s*=\s*(?:"\s*"|'\s*')?)?)*\s+$/u.exec(
      foldedText,
    )?.[1];
  return tag === undefined || /\b(?:extends|typeof|keyof|infer)\s+$/.test(foldedText)
    ? undefined
    : { anchor: { how: 'attribute', tag }, keys: [] };
}

/** Code in which some parts count as white space, outermost last: building a new text would cost as much as the whole file. */
interface CodeView {
  readonly code: string;
  readonly blankSpans: readonly BlankSpan[];
}

function sliceOf({ code, blankSpans }: CodeView, from: number, to: number): string {
  let text = code.slice(from, to);
  for (const span of blankSpans) {
    const [start, end] = [Math.max(span.from - from, 0), Math.min(span.to - from, text.length)];
    if (start < end) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  return text;
}

/** The bracket that encloses the one at `open`. */
function bracketAround({ code, blankSpans }: CodeView, open: number): ReturnType<typeof enclosingBracket> {
  const outermostSpan = blankSpans.at(-1);
  return enclosingBracket(code, outermostSpan?.to === open ? outermostSpan.from : open, open);
}

/** The text after the bracket that opens at `open`. */
function textAfterBracket(view: CodeView, open: number): string {
  const close = bracketAfter(view.code, open, view.blankSpans);
  return close === undefined ? '' : sliceOf(view, close + 1, close + 1 + nearby);
}

/** Follows an object or list outwards from its opening bracket. */
function objectAt(view: CodeView, open: number, keys: readonly string[]): KeyPath | undefined {
  if (keys.length > maxDepth) return undefined;
  const { code } = view;
  const before = sliceOf(view, Math.max(0, open - nearby), open).trimEnd();
  const after = textAfterBracket(view, open);
  const makeKeyPath = (anchor: KeyAnchor | undefined, more: readonly string[] = []): KeyPath | undefined =>
    anchor && { anchor, keys: [...more, ...keys] };
  const cast = castAfter.exec(after)?.[1];
  if (cast !== undefined && cast.trim() !== 'const') return makeKeyPath({ how: 'type', text: cast.trim() });
  if (declarationBefore.test(before)) return keyPathOfPattern(after, makeKeyPath);
  if (/\breturn$/.test(before)) return makeKeyPath({ how: 'result' });
  if (/=>$/.test(before)) return undefined;
  if (/[^=!<>]=$/.test(before)) return makeKeyPath(anchorOfAssignment(before.slice(0, -1)));
  const key = keyBefore.exec(before);
  if (key) {
    const outer = bracketAround(view, open);
    return outer && code.charAt(outer.at) === '{' ? objectAt(view, outer.at, [key[1] ?? '', ...keys]) : undefined;
  }
  if (/[(,[]$/.test(before)) return keyPathInList(view, open, after, keys, makeKeyPath);
  // `a ? {…} : {…}`, `a ?? {…}`: the whole expression gives the type.
  if (/(?:\?|:|\|\||&&|\?\?)$/.test(before)) return keyPathInChoice(view, open, keys);
  return undefined;
}

type MakeKeyPath = (anchor: KeyAnchor | undefined, more?: readonly string[]) => KeyPath | undefined;

/** Owner of a pattern: `const {…}: Type = value`, `const {…} of values`. */
function keyPathOfPattern(after: string, makeKeyPath: MakeKeyPath): KeyPath | undefined {
  const type = /^\s*:\s*([^=;]+?)\s*=/.exec(after)?.[1];
  if (type !== undefined) return makeKeyPath({ how: 'type', text: type });
  const mark = /^\s*(=(?!=)|of\b)\s*/.exec(after);
  if (!mark) return undefined;
  const text = expressionAfter(after, mark[0].length);
  return makeKeyPath({ how: 'value', text }, mark[1] === 'of' ? ['*'] : []);
}

/** The target of an assignment: a variable or field, with its written type if there is one. */
function anchorOfAssignment(before: string): KeyAnchor | undefined {
  const target = before.trimEnd();
  for (let at = target.length - 1, level = 0; at >= 0; at--) {
    const char = target.charAt(at);
    if (')]}>'.includes(char)) level++;
    else if ('([{<'.includes(char) && --level < 0) break;
    else if (level === 0 && (char === ';' || char === '=')) break;
    else if (level === 0 && char === ':' && annotation.test(target.slice(0, at + 1)))
      return { how: 'type', text: target.slice(at + 1).trim() };
  }
  const text = chainBefore(target, target.length);
  return text === '' || declarationBefore.test(target.slice(0, target.length - text.length)) ? undefined : { how: 'value', text };
}

/** An argument, an element of a list, a destructured parameter, or an expression in parentheses. */
function keyPathInList(
  view: CodeView,
  open: number,
  after: string,
  keys: readonly string[],
  makeKeyPath: MakeKeyPath,
): KeyPath | undefined {
  const { code } = view;
  const outer = bracketAround(view, open);
  if (!outer) return undefined;
  const char = code.charAt(outer.at);
  if (char === '[') return objectAt(view, outer.at, ['*', ...keys]);
  if (char !== '(') return undefined;
  const type = /^\s*:\s*([^=]+?)\s*(?:=|$)/.exec(expressionAfter(after, 0))?.[1];
  if (type !== undefined && /^\s*:/.test(after)) return makeKeyPath({ how: 'type', text: type });
  if (/^\s*(?::[^=;{}]*)?=>/.test(textAfterBracket(view, outer.at))) {
    const isLambda =
      !/[\p{L}\p{N}_$)\]]\s*$/u.test(code.slice(Math.max(0, outer.at - 40), outer.at)) ||
      /\basync\s*$/.test(code.slice(Math.max(0, outer.at - nearby), outer.at));
    if (isLambda) return { anchor: { how: 'parameter', at: outer.commas }, keys };
  }
  const callee = chainBefore(code, outer.at);
  if (callee === '') return outer.commas === 0 ? (objectAt(view, outer.at, keys) ?? keyPathOfResult(code, outer.at, keys)) : undefined;
  const types = typesBefore(code, outer.at);
  return makeKeyPath({ how: 'argument', callee, at: outer.commas, ...(types !== undefined && { types }) });
}

/** `() => ({…})` */
function keyPathOfResult(code: string, open: number, keys: readonly string[]): KeyPath | undefined {
  return /=>\s*$/.test(code.slice(Math.max(0, open - 20), open)) ? { anchor: { how: 'result' }, keys } : undefined;
}

function keyPathInChoice(view: CodeView, open: number, keys: readonly string[]): KeyPath | undefined {
  const { code, blankSpans } = view;
  const outer = bracketAround(view, open);
  if (!outer) return undefined;
  const from = Math.max(outer.at + 1, open - nearby);
  const text = sliceOf(view, from, open);
  const start = /^(?:[^]*[^=!<>]=(?![=>])|[^]*[,;]|[^]*\breturn\b|[^]*=>)?\s*/.exec(text)?.[0].length ?? 0;
  const head = text.slice(0, start).trimEnd();
  if (start === 0 && code.charAt(outer.at) === '{') return undefined;
  return head === '' || head.endsWith(',') || head.endsWith('=') || head.endsWith('return')
    ? objectAt({ code, blankSpans: [...blankSpans, { from: from + start, to: open }] }, open, keys)
    : undefined;
}
