// Finds the calls around a place in code: the call that its name begins, and those with it as an argument.

/** An argument as offsets of the code; `keyword` is the name before its `=`. */
export interface Argument {
  readonly start: number;
  readonly end: number;
  readonly keyword?: string;
}

/** A call around a place, or a decorator. */
export class CallAround {
  /** The callee, with its `new` or `@`, without white space and type arguments. */
  readonly callee: string;
  /** Offset after the last name of the callee. */
  readonly calleeEnd: number;
  readonly #code: string;
  readonly #open: number;
  #arguments: readonly Argument[] | undefined;

  constructor(code: string, open: number, callee: string, calleeEnd: number) {
    this.#code = code;
    this.#open = open;
    this.callee = callee;
    this.calleeEnd = calleeEnd;
  }

  /** Read on demand: for most calls the callee is enough. */
  get arguments(): readonly Argument[] {
    return (this.#arguments ??= argumentsAt(this.#code, this.#open));
  }
}

/** Maximum number of characters to read for one call. Set by judgement: arguments that name something are at its start. */
const maxCallLength = 3000;
/** Maximum number of characters to read before a bracket for the name of its callee or attribute. Set by judgement. */
const maxCalleeLength = 200;
const calleePattern =
  /((?:new\s+|@)?[\w$]+!?(?:\([^()\n]*\)|\[[^[\]\n]*\])?(?:\s*(?:\?\.|!?\.|::|->)\s*[\w$]+!?(?:\([^()\n]*\)|\[[^[\]\n]*\])?)*)(?:\s*\?\.)?(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?\s*$/;
const callOpening = /\s*(?:(?:\?\.|\.)\s*([\w$]+)\s*)?(?:\?\.)?(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?\s*\(/y;

/** The call whose callee, or the object of it, is the name that ends at `end`. */
export function callOf(code: string, end: number): CallAround | undefined {
  callOpening.lastIndex = end;
  const match = callOpening.exec(code);
  return match ? callAt(code, callOpening.lastIndex - 1) : undefined;
}

/** The call with an argument that begins before `at` and does not end there. */
export function callAround(code: string, at: number): CallAround | undefined {
  const open = openBefore(code, at);
  return open === undefined || code.charAt(open) !== '(' ? undefined : callAt(code, open);
}

/** The attribute `name={…}` of an element with `at` inside its braces. */
export function attributeAround(code: string, at: number): string | undefined {
  const open = openBefore(code, at);
  if (open === undefined || code.charAt(open) !== '{') return undefined;
  return /\s([\w$-]+)\s*=\s*$/.exec(code.slice(Math.max(0, open - maxCalleeLength), open))?.[1];
}

/** The code before `at`, from the start of the line with its round bracket; from the start of its own line where there is none. */
export function clauseBefore(code: string, at: number): string {
  const open = openBefore(code, at);
  const from = open !== undefined && code.charAt(open) === '(' ? open : at;
  return code.slice(code.lastIndexOf('\n', from - 1) + 1, at);
}

/** The innermost bracket that is open at `at`. */
function openBefore(code: string, at: number): number | undefined {
  let level = 0;
  for (let back = at - 1; back >= 0 && at - back < maxCallLength; back--) {
    const char = code.charAt(back);
    if (char === ')' || char === ']' || char === '}') level++;
    else if ((char === '(' || char === '[' || char === '{') && level-- === 0) return back;
    else if (char === ';' && level === 0) return undefined;
  }
  return undefined;
}

function callAt(code: string, open: number): CallAround | undefined {
  const from = Math.max(0, open - maxCalleeLength);
  const before = code.slice(from, open);
  const match = calleePattern.exec(before);
  if (!match?.[1]) return undefined;
  const callee = match[1]
    .replace(/^new\s+/, 'new ')
    .replace(/(?<!^new)\s+/g, '')
    .replace(/[!?]+(?=\.|$)/g, '');
  return new CallAround(code, open, callee, from + match.index + match[1].length);
}

function argumentsAt(code: string, open: number): readonly Argument[] {
  const callArguments: Argument[] = [];
  let start = open + 1;
  let level = 0;
  const add = (end: number): void => {
    const text = code.slice(start, end);
    if (text.trim() === '') return;
    const keyword = /^\s*(\w+)\s*=(?![=>])\s*/.exec(text);
    const argumentStart = start + (keyword?.[0].length ?? text.length - text.trimStart().length);
    callArguments.push({ start: argumentStart, end: start + text.trimEnd().length, ...(keyword?.[1] && { keyword: keyword[1] }) });
  };
  for (let at = open + 1; at < code.length && at - open < maxCallLength; at++) {
    const char = code.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char) && level-- === 0) {
      add(at);
      return callArguments;
    } else if (char === ',' && level === 0) {
      add(at);
      start = at + 1;
    }
  }
  // A call longer than the limit counts as far as it was read.
  return callArguments;
}
