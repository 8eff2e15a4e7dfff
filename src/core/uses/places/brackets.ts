// Reads brackets and chains of names in code without comments and strings: what encloses a place, and what stands before it.

const identifierPart = /[\p{L}\p{N}_$]/u;
const identifierEnd = /[\p{L}\p{N}_$]$/u;
/** Sign between a receiver and its member. */
const memberMark = /(?:\?\.|!\.|\.|::)\s*$/;
/** Maximum number of characters to look back for a receiver. */
export const maxChainLength = 4000;
/** Maximum number of characters to search for the other end of a bracket. Set by judgement: longer literals are data. */
const maxDistance = 20_000;
const openers = '([{';
const closers = ')]}';
const comma = 44;
const semicolon = 59;

// Compares character codes, since one place needs thousands of comparisons.
function isOpener(char: number): boolean {
  return char === 40 || char === 91 || char === 123;
}

function isCloser(char: number): boolean {
  return char === 41 || char === 93 || char === 125;
}

/** The open bracket around `at`, with its own commas up to the place; text between `at` and `from` counts as white space. */
export function enclosingBracket(code: string, at: number, from = at): { readonly at: number; readonly commas: number } | undefined {
  let level = 0;
  let commas = 0;
  const floor = Math.max(0, from - maxDistance);
  for (let i = at - 1; i >= floor; i--) {
    const char = code.charCodeAt(i);
    if (isCloser(char)) level++;
    else if (isOpener(char) && level-- === 0) return { at: i, commas };
    else if (char === comma && level === 0) commas++;
    else if (char === semicolon && level === 0) return { at: code.lastIndexOf('{', i), commas: 0 };
  }
  return undefined;
}

/** A part of a text that counts as white space. */
export interface BlankSpan {
  readonly from: number;
  readonly to: number;
}

const none: readonly BlankSpan[] = [];

/** Offset at which the bracket opened at `open` closes; skips `blankSpans`, last first. */
export function bracketAfter(code: string, open: number, blankSpans: readonly BlankSpan[] = none): number | undefined {
  const end = Math.min(code.length, open + maxDistance);
  let level = 0;
  let at = open;
  for (let next = blankSpans.length - 1; next >= -1; next--) {
    const span = next < 0 ? undefined : blankSpans[next];
    const stop = span ? Math.min(span.from, end) : end;
    for (; at < stop; at++) {
      const char = code.charCodeAt(at);
      if (isOpener(char)) level++;
      else if (isCloser(char) && --level === 0) return at;
    }
    if (span) at = Math.max(at, span.to);
  }
  return undefined;
}

/** Offset at which the bracket closed at `close` opens, not before `floor`. */
export function bracketBefore(code: string, close: number, floor = 0): number | undefined {
  let level = 0;
  for (let at = close; at >= floor; at--) {
    const char = code.charCodeAt(at);
    if (isCloser(char)) level++;
    else if (isOpener(char) && --level === 0) return at;
  }
  return undefined;
}

/** The expression that begins at `start`, up to the next separator. */
export function expressionAfter(code: string, start: number): string {
  let level = 0;
  let end = start;
  for (; end < code.length; end++) {
    const char = code.charAt(end);
    if (openers.includes(char)) level++;
    else if (closers.includes(char) && --level < 0) break;
    else if (level === 0 && (char === ';' || char === ',')) break;
    // A line without a final operator ends the statement.
    else if (level === 0 && char === '\n' && !/^\s*[.?]/.test(code.slice(end + 1, end + 200)) && !/[=(.]\s*$/.test(code.slice(start, end)))
      break;
  }
  return code.slice(start, end).trim();
}

/** The chain of names, calls and indices that ends before `end` (without type arguments of a call); empty when there is none. */
export function chainBefore(code: string, end: number): string {
  const floor = Math.max(0, end - maxChainLength);
  let last = end;
  while (last > floor && /\s/.test(code.charAt(last - 1))) last--;
  if (code.charAt(last - 1) === '>' && code.charAt(last - 2) !== '=') last = anglesBefore(code, last - 1, floor) ?? last;
  const start = chainStart(code, last, floor, memberMark);
  return start < last ? code.slice(start, last).trim().replace(/\s+/g, ' ') : '';
}

/** Type arguments of the call whose bracket opens at `open`. */
export function typesBefore(code: string, open: number): string | undefined {
  if (code.charAt(open - 1) !== '>' || code.charAt(open - 2) === '=') return undefined;
  const from = anglesBefore(code, open - 1, Math.max(0, open - maxChainLength));
  return from === undefined ? undefined : code.slice(from + 1, open - 1);
}

/** Offset at which the angle closed at `close` opens. */
export function anglesBefore(code: string, close: number, floor: number): number | undefined {
  for (let at = close, level = 0; at >= floor; at--) {
    const char = code.charAt(at);
    if (char === '>' && code.charAt(at - 1) !== '=') level++;
    else if (char === '<' && --level === 0) return at;
  }
  return undefined;
}

/** Start of the chain that ends before `end`; `end` itself when there is none. */
export function chainStart(code: string, end: number, floor: number, mark: RegExp): number {
  let at = end;
  for (;;) {
    const start = partBefore(code, at, floor);
    if (start === undefined) return at;
    at = start;
    // Type arguments stand between a call's bracket and its callee.
    if (code.charAt(at) === '(' && code.charAt(at - 1) === '>' && code.charAt(at - 2) !== '=') {
      const angle = anglesBefore(code, at - 1, floor);
      const calleeStart = angle === undefined ? undefined : partBefore(code, angle, floor);
      if (calleeStart !== undefined && /^[\w$]/.test(code.charAt(calleeStart))) at = calleeStart;
    }
    // `...a.b` spreads `a.b`, and `a..b.c` is a range.
    if (code.charAt(at - 1) === '.' && code.charAt(at - 2) === '.') return at;
    // `a()![0]`
    if (code.charAt(at) === '[' && /[\w$\])]!$/.test(code.slice(Math.max(floor, at - 2), at))) at--;
    const dot = mark.exec(code.slice(Math.max(floor, at - 40), at));
    if (dot) at -= dot[0].length;
    else if (!/[\w$\]')"]$/.test(code.slice(floor, at)) || code.charAt(at) === '"' || identifierPart.test(code.charAt(at))) return at;
  }
}

/** Start of the name, brackets or quotation marks that end before `end`. */
function partBefore(code: string, end: number, floor: number): number | undefined {
  let at = end;
  while (at > floor && /\s/.test(code.charAt(at - 1))) at--;
  if (code.charAt(at - 1) === '!') at--;
  const char = code.charAt(at - 1);
  if (closers.includes(char) && char !== '') return bracketBefore(code, at - 1, floor);
  if (char === '"' || char === "'" || char === '`') {
    const start = code.lastIndexOf(char, at - 2);
    return start >= floor ? start : undefined;
  }
  let start = at;
  while (start > floor && identifierEnd.test(code.charAt(start - 1))) start--;
  // `this.#name`
  if (start < at && code.charAt(start - 1) === '#' && code.charAt(start - 2) === '.') start--;
  // Ruby marks fields.
  while (start > floor && start < at && code.charAt(start - 1) === '@') start--;
  return start < at ? start : undefined;
}
