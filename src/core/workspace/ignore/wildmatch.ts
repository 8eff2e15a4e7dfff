// Matcher for .gitignore patterns, exactly as in git (wildmatch.c), but never in exponential time: one backtrack point per star.

/** One step of a pattern within a path segment. */
type Token = { readonly type: 'char'; readonly char: string } | { readonly type: 'any' | 'star' } | CharClass;

interface CharClass {
  readonly type: 'class';
  readonly negated: boolean;
  readonly has: (char: string) => boolean;
}

/** Steps of one segment, or `**` for any number of segments. */
type PatternSegment = readonly Token[] | '**';

/**
 * Compiles a pattern to a test of paths (`/` between parts, no leading `/`).
 * `undefined` for a pattern that git calls malformed (an unclosed `[`, a `\` at the end): it matches nothing.
 * Non-ASCII text is compared byte by byte in UTF-8, as git does: `?` is one byte.
 */
export function wildmatch(pattern: string): ((path: string) => boolean) | undefined {
  const segments = parse(byteString(pattern));
  if (!segments) return undefined;
  return (path) => matchSegments(segments, byteString(path).split('/'));
}

function byteString(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return bytes;
}

function parse(pattern: string): PatternSegment[] | undefined {
  const segments: PatternSegment[] = [];
  let tokens: Token[] = [];
  let stars = 0;
  const close = (): void => {
    const whole = stars >= 2 && tokens.length === 1;
    segments.push(whole ? '**' : tokens);
    tokens = [];
    stars = 0;
  };
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern.charAt(i);
    if (char === '*') {
      stars++;
      if (tokens.at(-1)?.type !== 'star') tokens.push({ type: 'star' });
    } else if (char === '/') {
      close();
    } else if (char === '[') {
      const charClass = parseClass(pattern, i + 1);
      if (!charClass) return undefined;
      tokens.push(charClass.token);
      i = charClass.end;
    } else if (char === '\\') {
      const next = pattern.charAt(++i);
      if (next === '') return undefined;
      // For git, `**\/` needs at least one folder while `**/` may match none: its shortcut for none requires a plain slash.
      const atLeastOne = next === '/' && stars >= 2 && tokens.length === 1;
      if (next === '/') close();
      if (atLeastOne) segments.push([{ type: 'star' }]);
      else if (next !== '/') tokens.push({ type: 'char', char: next });
    } else {
      tokens.push(char === '?' ? { type: 'any' } : { type: 'char', char });
    }
  }
  close();
  return segments;
}

const posixClasses = new Map<string, RegExp>([
  ['alnum', /[0-9A-Za-z]/],
  ['alpha', /[A-Za-z]/],
  ['blank', /[ \t]/],
  ['cntrl', /[\x00-\x1f\x7f]/],
  ['digit', /[0-9]/],
  ['graph', /[!-~]/],
  ['lower', /[a-z]/],
  ['print', /[ -~]/],
  ['punct', /[!-/:-@[-`{-~]/],
  ['space', /[ \t\n\v\f\r]/],
  ['upper', /[A-Z]/],
  ['xdigit', /[0-9A-Fa-f]/],
]);

/** Reads a class with its first character at `start`; `end` is the place of its `]`. A leading `]` belongs to the class. */
function parseClass(pattern: string, start: number): { token: CharClass; end: number } | undefined {
  let i = start;
  const negated = pattern.charAt(i) === '!' || pattern.charAt(i) === '^';
  if (negated) i++;
  const tests: ((char: string) => boolean)[] = [];
  let previous = '';
  for (let first = true; first || pattern.charAt(i) !== ']'; first = false, i++) {
    let char = pattern.charAt(i);
    if (char === '') return undefined;
    const next = pattern.charAt(i + 1);
    if (char === '-' && previous !== '' && next !== '' && next !== ']') {
      let high = pattern.charAt(++i);
      if (high === '\\') high = pattern.charAt(++i);
      if (high === '') return undefined;
      const low = previous;
      tests.push((c) => c >= low && c <= high);
      previous = '';
    } else if (char === '[' && next === ':') {
      const namedClass = parseNamedClass(pattern, i + 2);
      if (namedClass === 'invalid') return undefined;
      tests.push(namedClass?.test ?? ((c) => c === '['));
      previous = namedClass ? '' : '[';
      if (namedClass) i = namedClass.end;
    } else {
      if (char === '\\') char = pattern.charAt(++i);
      if (char === '') return undefined;
      const member = char;
      tests.push((c) => c === member);
      previous = member;
    }
  }
  return { token: { type: 'class', negated, has: (char) => tests.some((test) => test(char)) }, end: i };
}

/** Reads `alpha:]` of `[:alpha:]`; undefined for a plain `[`. */
function parseNamedClass(pattern: string, start: number): { test: (char: string) => boolean; end: number } | 'invalid' | undefined {
  const end = pattern.indexOf(']', start);
  if (end < 0) return 'invalid';
  if (pattern.charAt(end - 1) !== ':' || end - 1 < start) return undefined;
  const expression = posixClasses.get(pattern.slice(start, end - 1));
  return expression ? { test: (char) => expression.test(char), end } : 'invalid';
}

/** Greedy match with one backtrack point: only the last `**` can ever need to take more. */
function matchSegments(pattern: readonly PatternSegment[], path: readonly string[]): boolean {
  let patternAt = 0;
  let segmentAt = 0;
  let starPatternAt = -1;
  let starSegmentAt = 0;
  while (segmentAt < path.length) {
    const segment = pattern[patternAt];
    if (segment === '**') {
      starPatternAt = patternAt++;
      starSegmentAt = segmentAt;
    } else if (segment !== undefined && matchTokens(segment, path[segmentAt] ?? '')) {
      patternAt++;
      segmentAt++;
    } else if (starPatternAt >= 0) {
      patternAt = starPatternAt + 1;
      segmentAt = ++starSegmentAt;
    } else {
      return false;
    }
  }
  // A final `**` needs at least one segment: `a/**` does not match `a`.
  return patternAt === pattern.length;
}

function matchTokens(tokens: readonly Token[], text: string): boolean {
  let tokenAt = 0;
  let charAt = 0;
  let starTokenAt = -1;
  let starCharAt = 0;
  while (charAt < text.length) {
    const token = tokens[tokenAt];
    if (token?.type === 'star') {
      starTokenAt = tokenAt++;
      starCharAt = charAt;
    } else if (token && matchToken(token, text.charAt(charAt))) {
      tokenAt++;
      charAt++;
    } else if (starTokenAt >= 0) {
      tokenAt = starTokenAt + 1;
      charAt = ++starCharAt;
    } else {
      return false;
    }
  }
  while (tokens[tokenAt]?.type === 'star') tokenAt++;
  return tokenAt === tokens.length;
}

function matchToken(token: Token, char: string): boolean {
  if (token.type === 'char') return token.char === char;
  return token.type === 'class' ? token.has(char) !== token.negated : token.type === 'any';
}
