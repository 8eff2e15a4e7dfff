// Reads the texts of templates as a page shows them: from one block element to the next, across lines, inline elements and values.
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import { attributesOf, markupParts, withoutReferences } from './markup.ts';
import type { LinePattern, PatternPiece } from '../pattern.ts';
import { endMark, holeMark, maskHoles, templateForms } from './templateHoles.ts';

/** A part of a text on one line of the file; offsets are UTF-16 units. */
interface TemplatePiece extends PatternPiece {
  /** Zero-based line of the file. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** One text of a template. */
export interface TemplateText {
  /** In the order of the file; never empty. */
  readonly pieces: readonly TemplatePiece[];
  /** Ranges of pieces in inner elements, end exclusive: a link in a row of links is a text too. */
  readonly elements: readonly (readonly [number, number])[];
  readonly opens: LinePattern['opens'];
}

/** Inline elements, which do not end a text. */
const inlineElements = new Set(
  'a abbr b bdi big br c:out cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(' '),
);
/** Attributes with values for people. */
const shownAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);
/** Inputs whose value is the label of a button. */
const buttonInput = /\btype\s{0,4}=\s{0,4}["']?(?:submit|button|reset)\b/i;

/** Limits of a text: pieces, nesting of its elements, and elements. */
const maxCounts = { pieces: 60, nested: 4, elements: 20 } as const;

/** Template endings for any kind of text: the ending before them gives the kind, `config.yml.j2`. */
const anyTextEnding = /(?:\.(\w{1,20}))?\.(?:erb|ejs|eex|jinja2?|j2|tmpl|twig|njk|liquid|hbs|mustache)$/i;
const pageEndings: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'xml', 'txt', 'text', 'mjml', 'turbo_stream']);

/** The texts of the template at `path`, in the order of their ends; undefined for a file that is no template. Linear even for hostile input. */
export function templateTexts(path: string, text: string): readonly TemplateText[] | undefined {
  const forms = templateForms(path);
  const endingMatch = anyTextEnding.exec(path);
  if (!forms || (endingMatch && !(endingMatch[1] ? pageEndings.has(endingMatch[1].toLowerCase()) : text.includes('</')))) return undefined;
  const maskedText = maskHoles(text, forms);
  const isRazor = forms.includes('razor');
  const texts: TemplateText[] = [];
  const reader = new TextReader(text, maskedText, texts, isRazor);
  // A separate reader for attributes, since they stand within a text that goes on.
  const attributes = new TextReader(text, maskedText, texts, isRazor);
  for (const part of markupParts(maskedText)) {
    if (part.kind === 'text') reader.readBetween(part.at, part.end);
    else if (!inlineElements.has(part.name.toLowerCase())) reader.close();
    else if (part.kind === 'open') reader.open(part.name, part.closed);
    else reader.leave(part.name);
    if (part.kind !== 'open') continue;
    const origin = part.at + 1 + part.name.length;
    for (const { name, at } of attributesOf(part.source)) {
      if (!isShown(name.toLowerCase(), part.source)) continue;
      const start = origin + at;
      const quote = maskedText[start - 1] ?? '"';
      attributes.readBetween(start, Math.max(start, maskedText.indexOf(quote, start)));
      attributes.close();
    }
  }
  reader.close();
  return texts;
}

function isShown(attribute: string, source: string): boolean {
  return shownAttributes.has(attribute) || (attribute === 'value' && buttonInput.test(source));
}

const fillPattern = new RegExp(`${holeMark}+|${endMark}+`, 'g');
const linePattern = /[^\n]+/g;

/** Statements and braces of C#, which Razor allows between tags without a mark; an HTML reference also ends in a semicolon. */
const codeLine = /^\s*[{}]|\{\s*$|(?<!&#?\w{1,10});\s*$/;

/** Collects the pieces of a text until it ends. */
class TextReader {
  readonly #maskedText: string;
  readonly #isRazor: boolean;
  readonly #texts: TemplateText[];
  readonly #cursor;
  #pieces: TemplatePiece[] = [];
  #elements: (readonly [number, number])[] = [];
  #openElements: { readonly name: string; readonly first: number }[] = [];
  /** Whether a value stands before the first piece, and after the last. */
  #opens = { start: false, end: false };
  /** White space after the last value. */
  #lead = '';

  constructor(text: string, maskedText: string, texts: TemplateText[], isRazor: boolean) {
    this.#isRazor = isRazor;
    this.#maskedText = maskedText;
    this.#texts = texts;
    // Masked holes have no line breaks, so the original text gives the lines.
    this.#cursor = newLineCursor(text);
  }

  /** Reads the text between two offsets. */
  readBetween(from: number, to: number): void {
    const text = this.#maskedText.slice(from, to);
    let at = 0;
    for (const match of text.matchAll(fillPattern)) {
      this.#addLines(text.slice(at, match.index), from + at);
      at = match.index + match[0].length;
      if (match[0].startsWith(endMark)) this.close();
      else if (this.#pieces.length > 0) this.#noteValue();
      else this.#opens.start = true;
    }
    this.#addLines(text.slice(at), from + at);
  }

  /** Begins an inner element. */
  open(name: string, isEmpty: boolean): void {
    if (/^w?br$/i.test(name)) this.#noteSpace();
    else if (!isEmpty && this.#openElements.length < maxCounts.nested) this.#openElements.push({ name, first: this.#pieces.length });
  }

  /** Ends an inner element. */
  leave(name: string): void {
    if (this.#openElements.at(-1)?.name !== name) return;
    const first = this.#openElements.pop()?.first ?? 0;
    if (first < this.#pieces.length && this.#elements.length < maxCounts.elements) this.#elements.push([first, this.#pieces.length]);
  }

  /** Ends the text. */
  close(): void {
    const pieces = this.#pieces;
    if (pieces.length > 0) this.#texts.push({ pieces, elements: this.#elements, opens: this.#opens });
    this.#pieces = [];
    this.#elements = [];
    this.#openElements = [];
    this.#opens = { start: false, end: false };
    this.#lead = '';
  }

  #addLines(text: string, at: number): void {
    let last = 0;
    for (const { 0: line, index } of text.matchAll(linePattern)) {
      const [before, after] = [last, index + line.length];
      last = after;
      const isBlank = !line.trim();
      if (this.#isRazor && codeLine.test(line)) {
        this.close();
        continue;
      }
      // An empty line ends a paragraph, even without markup; blanks next to a tag do not count.
      if (index - before > 1 || (isBlank && index > 0 && after < text.length)) this.close();
      else if (isBlank || index > before) this.#noteSpace();
      if (!isBlank) this.#addPiece(line, at + index);
    }
    if (last < text.length) this.#noteSpace();
  }

  #addPiece(lineText: string, start: number): void {
    if (this.#pieces.length >= maxCounts.pieces) this.close();
    // Backslashes are plain text here, so they are escaped; the pattern recognises other escapes and holes.
    const raw = withoutReferences(this.#lead + lineText)
      .replaceAll('\\', '\\\\')
      .replace(/\s+/g, ' ');
    const { line } = moveToLine(this.#cursor, start);
    this.#pieces.push({ raw, joined: !this.#opens.end, line, start, end: start + lineText.length });
    this.#opens.end = false;
    this.#lead = '';
  }

  /** Notes a value after the last piece. */
  #noteValue(): void {
    this.#opens.end = true;
    this.#lead = '';
  }

  /** Notes white space after the last piece. */
  #noteSpace(): void {
    if (this.#opens.end) {
      this.#lead = ' ';
      return;
    }
    const last = this.#pieces.pop();
    if (last) this.#pieces.push({ ...last, raw: last.raw.endsWith(' ') ? last.raw : `${last.raw} ` });
  }
}
