// Reads the expression that makes a path: strings with holes, concatenations, names of constants, and calls that take a path.

/** A part of a path: constant text, a name to resolve (`at` is its offset; with `isCalled` it is a function), or a value of the run. */
export type PathPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'name'; readonly name: string; readonly at: number; readonly isCalled?: true }
  | { readonly is: 'value' };

/** Code and text of one file, of the same length; the code has blanks for what stands in strings. */
export interface BlankedText {
  readonly code: string;
  readonly text: string;
}

const value: PathPart = { is: 'value' };
/** Maximum nesting of expressions. Set by judgement: deeper ones are no paths. */
const maxDepth = 5;
const quotes = /["'`]/;
const nameChain = /^[$@]?[\p{L}_][\p{L}\p{N}_]*(?:(?:\?\.|!?\.|::|->)[$@]?[\p{L}_][\p{L}\p{N}_]*)*!?$/u;
const callHead =
  /^(?:new\s+|await\s+)?([$@]?[\p{L}_][\p{L}\p{N}_$]*!?(?:(?:\?\.|!?\.|::|->)\s*[\p{L}_$][\p{L}\p{N}_$]*)*)\s*(?:<[^<>()]*>)?\(/u;
/** Calls whose result is the path that they are given. */
const passingCall =
  /(?:^|[.:>])(?:URI|Uri|URL|url|String|str|encodeURI|format!?|Sprintf|sprintf|create|parse|parse_url|joinPath|raw|toUrl)$/;
/** Methods that leave the start of their text as it is. */
const keepingMethod = /(?:\.|->)(?:replace|replaceAll|format|formatted|trim|toString|to_s|concat|toLowerCase|strip|rstrip)$/;

/** The parts of the expression from `start` to `end`. */
export function pathExpression(file: BlankedText, start: number, end: number, depth = 0): readonly PathPart[] {
  const [from, to] = trimmed(file.code, start, end);
  if (from >= to || depth > maxDepth) return [value];
  const operands = operandsOf(file.code, from, to);
  if (operands.length > 1) return operands.flatMap(([first, last]) => pathExpression(file, first, last, depth + 1));
  const fallback = fallbackStart(file.code, from, to);
  if (fallback !== undefined) return pathExpression(file, fallback, to, depth + 1);
  const code = file.code.slice(from, to);
  const opening = stringStart(code);
  if (opening) {
    const stringEnd = endOfString(file.code, from + opening.length, to, opening.slice(-1));
    return stringParts(file, from + opening.length, stringEnd);
  }
  if (nameChain.test(code)) return [{ is: 'name', name: code.replace(/[?!]/g, ''), at: from }];
  const head = callHead.exec(code);
  return head ? callParts(file, head, [from, to], depth) : [value];
}

function trimmed(code: string, start: number, end: number): readonly [number, number] {
  let [from, to] = [start, end];
  for (;;) {
    while (from < to && /\s/.test(code.charAt(from))) from++;
    while (to > from && /[\s;]/.test(code.charAt(to - 1))) to--;
    if (code.charAt(from) === '&') from++;
    else if (code.charAt(from) === '(' && closingAt(code, from, to) === to - 1) [from, to] = [from + 1, to - 1];
    else return [from, to];
  }
}

/** Offset of the bracket that closes the one at `open`; brackets in strings are holes and balanced. */
function closingAt(code: string, open: number, end: number): number | undefined {
  let level = 0;
  for (let at = open; at < end; at++) {
    const char = code.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char) && --level === 0) return at;
  }
  return undefined;
}

/** Runs `take` for every character outside of brackets and strings, until it returns true. */
function scanTop(code: string, start: number, end: number, take: (at: number) => boolean): void {
  let level = 0;
  let quote = '';
  for (let at = start; at < end; at++) {
    const char = code.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char)) level--;
    else if (level > 0) continue;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (quotes.test(char)) quote = char;
    else if (take(at)) return;
  }
}

/** The operands of a concatenation: `a + b`, and in PHP `$a . $b`. */
function operandsOf(code: string, start: number, end: number): readonly (readonly [number, number])[] {
  const operands: (readonly [number, number])[] = [];
  let from = start;
  scanTop(code, start, end, (at) => {
    const isPlus = code.charAt(at) === '+' && code.charAt(at + 1) !== '+' && code.charAt(at - 1) !== '+';
    const isDot = code.charAt(at) === '.' && /[\s"')]/.test(code.charAt(at - 1)) && /[\s"'$]/.test(code.charAt(at + 1));
    if (isPlus || isDot) {
      operands.push([from, at]);
      from = at + 1;
    }
    return false;
  });
  return [...operands, [from, end]];
}

/** `process.env.URL || '/api'`: the text that holds unless something else is configured. */
function fallbackStart(code: string, start: number, end: number): number | undefined {
  let last: number | undefined;
  scanTop(code, start, end, (at) => {
    if (code.startsWith('||', at) || code.startsWith('??', at) || code.startsWith('?:', at)) last = at + 2;
    return code.charAt(at) === '?' && last === undefined && /\s/.test(code.charAt(at + 1));
  });
  return last;
}

/** The letters and quotation marks that open a string: `f"`, `$"`, `'''`. */
function stringStart(code: string): string | undefined {
  return /^(?:[a-zA-Z]{0,2}|\$@?|@\$?)(?:"""|'''|["'`])/.exec(code)?.[0];
}

/** The end of the content of a string; a method may follow it, as in `'/orders/{}'.format(id)`. */
function endOfString(code: string, start: number, end: number, quote: string): number {
  let level = 0;
  for (let at = start; at < end; at++) {
    const char = code.charAt(at);
    if (char === '{') level++;
    else if (char === '}') level--;
    else if (level <= 0 && char === quote) return at;
  }
  return end;
}

/** The content of a string: what the code shows of it are the holes. */
function stringParts({ code, text }: BlankedText, start: number, end: number): readonly PathPart[] {
  const parts: PathPart[] = [];
  let literal = '';
  for (let at = start; at < end; at++) {
    if (code.charAt(at) === ' ' || code.charAt(at) !== text.charAt(at)) {
      literal += text.charAt(at);
      continue;
    }
    const holeEnd = endOfHole(code, at, end);
    const hole = code.slice(at, holeEnd);
    const name = hole.replace(/^[$#]?\{\s*|\s*\}$/g, '');
    const before = literal.replace(/[{$]$/, '');
    if (before !== '') parts.push({ is: 'text', text: before });
    literal = '';
    const nameAt = at + hole.indexOf(name);
    parts.push(nameChain.test(name) ? { is: 'name', name, at: nameAt } : value);
    // A macro of Rust has its braces as text around the name.
    at = text.charAt(holeEnd) === '}' && code.charAt(holeEnd) === ' ' ? holeEnd : holeEnd - 1;
  }
  return literal === '' ? parts : [...parts, { is: 'text', text: literal }];
}

function endOfHole(code: string, start: number, end: number): number {
  const brace = /^[$#]?\{/.exec(code.slice(start, start + 2));
  if (brace) return Math.min(end, (closingAt(code, start + brace[0].length - 1, end) ?? end) + 1);
  const name = /^[$@]?[\p{L}\p{N}_]+/u.exec(code.slice(start, end));
  return start + Math.max(1, name?.[0].length ?? 1);
}

/** What a call gives: the path that it is given, behind an unknown base unless it is known to pass it on. */
function callParts(file: BlankedText, head: RegExpExecArray, [from, to]: readonly [number, number], depth: number): readonly PathPart[] {
  const [opening, callee = ''] = head;
  const open = from + opening.length - 1;
  const close = closingAt(file.code, open, to);
  if (close === undefined) return [value];
  const isWhole = close === to - 1 || /^\s*(?:[.]|\?\.|->)/.test(file.code.slice(close + 1, to));
  if (!isWhole) return [value];
  if (keepingMethod.test(callee)) {
    const receiver = callee.replace(keepingMethod, '');
    if (nameChain.test(receiver)) return [{ is: 'name', name: receiver, at: from }];
  }
  const texts = argumentRanges(file.code, open, close).map(([first, last]) => pathExpression(file, first, last, depth + 1));
  const path = texts.find((parts) => parts.some((part) => part.is === 'text' && part.text.includes('/')));
  if (!path && passingCall.test(callee) && texts[0]) return texts[0];
  // A function of the workspace may make the path.
  if (!path) return nameChain.test(callee) ? [{ is: 'name', name: callee.replace(/[?!]/g, ''), at: from, isCalled: true }] : [value];
  return passingCall.test(callee) ? path : [value, ...path];
}

/** The arguments between two brackets. */
function argumentRanges(code: string, open: number, close: number): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  let from = open + 1;
  scanTop(code, from, close, (at) => {
    if (code.charAt(at) === ',') {
      ranges.push([from, at]);
      from = at + 1;
    }
    return false;
  });
  return [...ranges, [from, close]];
}
