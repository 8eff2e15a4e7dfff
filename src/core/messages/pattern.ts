// Pattern of a literal as readers see its output: constant texts with holes between them, one pattern for each line of output.

/** One constant stretch of a pattern, white space folded and trimmed, in lower case. */
export interface Constant {
  readonly text: string;
  /** White space stood at that end, so a word must end there. */
  readonly spaces: { readonly start: boolean; readonly end: boolean };
  /** Lines of the file from the first part of the literal to this stretch. */
  readonly line: number;
}

/** One output line of a literal. */
export interface LinePattern {
  readonly constants: readonly Constant[];
  /** Whether a value stands before the first constant, and after the last. */
  readonly opens: { readonly start: boolean; readonly end: boolean };
  /** Lines of the file from the first part of the literal to this pattern. */
  readonly line: number;
  /** The text with `…` for its holes, case as written. */
  readonly text: string;
}

/** A constant part of a literal as the file writes it. */
export interface PatternPiece {
  readonly raw: string;
  /** No value stands between this piece and the one before. */
  readonly joined: boolean;
  /** Lines of the file from the first piece to this one. */
  readonly line: number;
}

/** Laravel's notation for values; in other languages a word with a colon before it is text. */
const colonHoles = /(?<=^|[\s"'(]):[a-z_]\w{1,40}/gi;

/** Parts of a literal that are not plain text, in the order of trial. From `%%` on each is a hole, except doubled braces. */
const markPattern = new RegExp(
  [
    // Continuation on the next line of the file.
    /\\\r?\n/,
    // Colours of terminals.
    /\\(?:x1[bB]|u001[bB]|0?33|e)\[[\d;]{0,12}m/,
    /\\[nr]|\r?\n|\\t/,
    /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/,
    /\\([^])/,
    /%%/,
    // Ruby, then the printf family with the flags that each language adds, then Qt.
    /%\{[\w.]{1,60}\}/,
    /%(?:\([^()\n]{0,40}\)|<\w{1,40}>)?(?:\d\$)?[-+#0']{0,3}(?:\*|\d{0,4})(?:\.(?:\*|\d{1,4}))?(?:hh?|ll?|[jztLqI])?[a-zA-Z@](?![a-z]{2})/,
    /%L?\d{1,2}/,
    // i18next, Handlebars, Jinja; otherwise doubled braces mean single ones.
    /\{\{[^{}\n]{0,80}\}\}/,
    /\{\{|\}\}/,
    // Python, Rust, .NET, ICU; JavaScript, Kotlin, Ruby.
    /[$#@]?\{[^{}\n]{0,80}(?:\{[^{}\n]{0,80}\}[^{}\n]{0,80}){0,4}\}/,
    /\$(?:[A-Za-z_]\w{0,60}|\d)/,
    // Tags, which pages and consoles do not show.
    /<\/?[A-Za-z][\w:.-]{0,40}(?:[ =][^<>\n]{0,200})?\/?>/,
    /\u2026/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Maximum length of a constant in characters: no message is longer. */
const maxLength = 4000;

/** Maximum number of lines that people may repeat as one; longer literals are pages. Set by judgement. */
const maxJoinedLines = 6;

/**
 * The patterns of a literal of `path` made of `pieces`; `opens` says whether values stand before and after them. A text of few lines gets
 * one more pattern for all lines, since people repeat it in one line.
 */
export function patternsOf(pieces: readonly PatternPiece[], opens: LinePattern['opens'], path: string): LinePattern[] {
  const patterns = readPieces(pieces, opens, path, new PatternLines());
  const isText = patterns.length > 1 && patterns.length <= maxJoinedLines;
  return isText ? [...patterns, ...readPieces(pieces, opens, path, new PatternLines(true))] : patterns;
}

function readPieces(pieces: readonly PatternPiece[], opens: LinePattern['opens'], path: string, lines: PatternLines): LinePattern[] {
  const hasColons = path.endsWith('.php');
  if (opens.start) lines.addHole();
  for (const [i, { raw, joined, line }] of pieces.entries()) {
    if (i > 0 && !joined) lines.addHole();
    lines.moveTo(line);
    readPart(hasColons ? raw.replace(colonHoles, '…') : raw, lines);
  }
  if (opens.end) lines.addHole();
  return lines.finish();
}

/** The pattern of a text without holes; none for a text without letters. */
export function plainPattern(line: string): LinePattern[] {
  const text = normalText(line.slice(0, maxLength)).trim();
  if (!text) return [];
  const constant = { text: text.toLowerCase(), spaces: { start: false, end: false }, line: 0 };
  return [{ constants: [constant], opens: { start: false, end: false }, line: 0, text }];
}

function readPart(raw: string, lines: PatternLines): void {
  const text = raw.slice(0, maxLength);
  let at = 0;
  for (const match of text.matchAll(markPattern)) {
    lines.add(text.slice(at, match.index));
    at = match.index + match[0].length;
    readMark(match, lines);
  }
  lines.add(text.slice(at));
}

function readMark([mark, bracedCode, shortCode, byteCode, escapedSign]: RegExpMatchArray, lines: PatternLines): void {
  const code = bracedCode ?? shortCode ?? byteCode;
  if (mark === '\\n' || mark === '\\r') lines.endLine(0);
  else if (mark === '\n' || mark === '\r\n') lines.endLine(1);
  else if (mark === '\\t') lines.add(' ');
  else if (/^\\\r?\n/.test(mark)) lines.skipLine();
  else if (code !== undefined) lines.add(String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)));
  else if (escapedSign !== undefined) lines.add(escapedSign);
  else if (mark === '%%') lines.add('%');
  else if (mark === '{{' || mark === '}}') lines.add(mark.charAt(0));
  else if (!mark.startsWith('\\')) lines.addHole();
}

/** Collects constants and holes, line by line. */
class PatternLines {
  readonly #patterns: LinePattern[] = [];
  #texts: ConstantText[] = [{ text: '', line: 0 }];
  #line = 0;
  readonly #isJoined: boolean;

  /** @param isJoined whether all lines form one pattern, joined by spaces */
  constructor(isJoined = false) {
    this.#isJoined = isJoined;
  }

  add(text: string): void {
    const last = this.#texts.at(-1);
    if (!last) return;
    if (!last.text.trim()) last.line = this.#line;
    last.text += text;
  }

  addHole(): void {
    this.#texts.push({ text: '', line: this.#line });
  }

  /** Ends a line; the file has `breaks` line breaks here. */
  endLine(breaks: number): void {
    if (this.#isJoined) this.add(' ');
    else this.#close();
    this.#line += breaks;
  }

  /** Continues the literal on the next line of the file. */
  skipLine(): void {
    this.#line += 1;
  }

  /** Moves to the line of the next piece in the file. */
  moveTo(line: number): void {
    this.#line = line;
  }

  finish(): LinePattern[] {
    this.#close();
    return this.#patterns;
  }

  #close(): void {
    const texts = this.#texts;
    this.#texts = [{ text: '', line: this.#line }];
    const constants = texts.flatMap(({ text, line }): Constant[] => {
      const constantText = normalText(text).trim();
      return constantText ? [{ text: constantText.toLowerCase(), spaces: { start: /^\s/.test(text), end: /\s$/.test(text) }, line }] : [];
    });
    const [first] = constants;
    if (!first) return;
    const isOpen = (at: number): boolean => texts.length > 1 && !texts.at(at)?.text.trim();
    const text = normalText(texts.map((each) => each.text).join('…')).trim();
    this.#patterns.push({ constants, opens: { start: isOpen(0), end: isOpen(-1) }, line: first.line, text });
  }
}

/** Constant text of a line so far, and the line of the file on which it begins. */
interface ConstantText {
  text: string;
  line: number;
}

/** Normal form for comparison: white space folded, typographic quotation marks and dashes as on the keyboard. */
export function normalText(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201a]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ');
}
