// Decodes escapes in a text, to find secrets behind them: `ghp\_…` in Markdown, `ghp\u005f…` in JSON, `ghp%5F…` in addresses.
import type { Stretch } from './secret.ts';

/** Characters with HTML names that may stand inside a secret, or beside one. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ lowbar: '_', UnderBar: '_', hyphen: '-', dash: '-', period: '.', colon: ':', equals: '=', sol: '/', plus: '+', commat: '@' },
};

/**
 * One escape of a printable ASCII character, or of a line break in an address. Groups: a sign after a backslash (Markdown, `\/` of JSON), hexadecimal digits (JSON and most
 * languages; addresses), numbers and names of HTML. Characters without width decode to nothing.
 */
const escape =
  /\\([!-/:-@[-`{-~])|\\u\{?0{0,4}([2-7][0-9a-f])\}?|\\x([2-7][0-9a-f])|%([2-7][0-9a-f]|0[9ad])|&#0{0,4}(\d{2,3});|&#x0{0,4}([2-7][0-9a-f]);|&([a-z]{2,8});|[\u00ad\u200b-\u200d\u2060\ufeff]/gi;

/** A text without escapes, with a mapping back to the original text. */
export interface DecodedText {
  readonly text: string;
  /** Whether escapes of addresses were decoded beside others. */
  readonly isMixed: boolean;
  originalStretch(stretch: Stretch): Stretch;
}

/** Which escapes to decode: those of addresses may be part of a key that lies in escaped text. */
export type EscapeChoice = 'all' | 'all but percent';

/** `text` with one layer of escapes decoded; undefined where it has none. Takes time linear in the length of the text. */
export function unescapeOnce(text: string, escapes: EscapeChoice = 'all'): DecodedText | undefined {
  const parts: string[] = [];
  /** Ends of escapes in the text and in the result, with their starts in the text. */
  const marks: DecodedEscape[] = [];
  let at = 0;
  let length = 0;
  let percents = 0;
  for (const match of text.matchAll(escape)) {
    const character = decodedCharacter(match);
    const isPercent = match[4] !== undefined;
    if (character === undefined || (isPercent && escapes === 'all but percent')) continue;
    if (isPercent) percents++;
    parts.push(text.slice(at, match.index), character);
    length += match.index - at + character.length;
    at = match.index + match[0].length;
    marks.push({ start: match.index, end: at, after: length, size: character.length });
  }
  if (marks.length === 0) return undefined;
  parts.push(text.slice(at));
  return {
    text: parts.join(''),
    isMixed: percents > 0 && percents < marks.length,
    originalStretch: ({ start, end }) => ({ start: startAt(marks, start), end: endAt(marks, end) }),
  };
}

interface DecodedEscape {
  readonly start: number;
  readonly end: number;
  /** Offset in the result after the decoded character. */
  readonly after: number;
  readonly size: number;
}

function decodedCharacter([, sign, long, short, percent, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (sign !== undefined) return sign;
  const hex = long ?? short ?? percent ?? hexadecimal;
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  if (decimal !== undefined) return Number(decimal) >= 32 && Number(decimal) < 127 ? String.fromCharCode(Number(decimal)) : undefined;
  return name === undefined ? '' : (entities[name] ?? entities[name.toLowerCase()]);
}

/** Start in the text of the character at `offset` of the result. */
function startAt(marks: readonly DecodedEscape[], offset: number): number {
  const mark = lastBefore(marks, offset);
  const next = marks[mark + 1];
  // The character itself may be a decoded escape.
  if (next && next.size > 0 && next.after - next.size === offset) return next.start;
  return originOffset(marks[mark], offset);
}

/** End in the text of the stretch that ends before `offset` of the result. */
function endAt(marks: readonly DecodedEscape[], offset: number): number {
  return originOffset(marks[lastBefore(marks, offset)], offset);
}

function originOffset(mark: DecodedEscape | undefined, offset: number): number {
  return mark ? mark.end + offset - mark.after : offset;
}

/** The last mark that ends before `offset` of the result, or -1. */
function lastBefore(marks: readonly DecodedEscape[], offset: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((marks[middle]?.after ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
