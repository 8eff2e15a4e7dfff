// Reads the texts of templates as a page shows them: from one block element to the next, across lines, inline elements and values.
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import { attributesOf, markupParts, withoutReferences } from './markup.ts';
import type { LinePattern, PatternPiece } from '../pattern.ts';
import { end, hole, maskHoles, templateForms } from './templateHoles.ts';

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
const inline = new Set(
  'a abbr b bdi big br c:out cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(' '),
);
/** Attributes with values for people. */
const shownAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);
/** Inputs whose value is the label of a button. */
const button = /\btype\s{0,4}=\s{0,4}["']?(?:submit|button|reset)\b/i;

/** Limits of a text: pieces, nesting of its elements, and elements. */
const most = { pieces: 60, nested: 4, elements: 20 } as const;

/** Template endings for any kind of text: the ending before them gives the kind, `config.yml.j2`. */
const ofAnyText = /(?:\.(\w{1,20}))?\.(?:erb|ejs|eex|jinja2?|j2|tmpl|twig|njk|liquid|hbs|mustache)$/i;
const ofPages: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'xml', 'txt', 'text', 'mjml', 'turbo_stream']);

/** The texts of the template at `path`, in the order of their ends; undefined for a file that is no template. Linear even for hostile input. */
export function templateTexts(path: string, text: string): readonly TemplateText[] | undefined {
  const forms = templateForms(path);
  const name = ofAnyText.exec(path);
  if (!forms || (name && !(name[1] ? ofPages.has(name[1].toLowerCase()) : text.includes('</')))) return undefined;
  const masked = maskHoles(text, forms);
  const isRazor = forms.includes('razor');
  const texts: TemplateText[] = [];
  const reader = new TextReader(text, masked, texts, isRazor);
  // A separate reader for attributes, since they stand within a text that goes on.
  const attributes = new TextReader(text, masked, texts, isRazor);
  for (const part of markupParts(masked)) {
    if (part.kind === 'text') reader.read(part.at, part.end);
    else if (!inline.has(part.name.toLowerCase())) reader.close();
    else if (part.kind === 'open') reader.open(part.name, part.closed);
    else reader.leave(part.name);
    if (part.kind !== 'open') continue;
    const origin = part.at + 1 + part.name.length;
    for (const { name, at } of attributesOf(part.source)) {
      if (!isShown(name.toLowerCase(), part.source)) continue;
      const start = origin + at;
      const quote = masked[start - 1] ?? '"';
      attributes.read(start, Math.max(start, masked.indexOf(quote, start)));
      attributes.close();
    }
  }
  reader.close();
  return texts;
}

function isShown(attribute: string, source: string): boolean {
  return shownAttributes.has(attribute) || (attribute === 'value' && button.test(source));
}

const fills = new RegExp(`${hole}+|${end}+`, 'g');
const lines = /[^\n]+/g;

/** Statements and braces of C#, which Razor allows between tags without a mark; an HTML reference also ends in a semicolon. */
const codeLine = /^\s*[{}]|\{\s*$|(?<!&#?\w{1,10});\s*$/;

/** Collects the pieces of a text until it ends. */
class TextReader {
  readonly #masked: string;
  readonly #isRazor: boolean;
  readonly #texts: TemplateText[];
  readonly #cursor;
  #pieces: TemplatePiece[] = [];
  #elements: (readonly [number, number])[] = [];
  #open: { readonly name: string; readonly first: number }[] = [];
  /** Whether a value stands before the first piece, and after the last. */
  #opens = { start: false, end: false };
  /** White space after the last value. */
  #lead = '';

  constructor(text: string, masked: string, texts: TemplateText[], isRazor: boolean) {
    this.#isRazor = isRazor;
    this.#masked = masked;
    this.#texts = texts;
    // Masked holes have no line breaks, so the original text gives the lines.
    this.#cursor = newLineCursor(text);
  }

  /** Reads the text between two offsets. */
  read(from: number, to: number): void {
    const text = this.#masked.slice(from, to);
    let at = 0;
    for (const match of text.matchAll(fills)) {
      this.#add(text.slice(at, match.index), from + at);
      at = match.index + match[0].length;
      if (match[0].startsWith(end)) this.close();
      else if (this.#pieces.length > 0) this.#fill();
      else this.#opens.start = true;
    }
    this.#add(text.slice(at), from + at);
  }

  /** Begins an inner element. */
  open(name: string, isEmpty: boolean): void {
    if (/^w?br$/i.test(name)) this.#space();
    else if (!isEmpty && this.#open.length < most.nested) this.#open.push({ name, first: this.#pieces.length });
  }

  /** Ends an inner element. */
  leave(name: string): void {
    if (this.#open.at(-1)?.name !== name) return;
    const first = this.#open.pop()?.first ?? 0;
    if (first < this.#pieces.length && this.#elements.length < most.elements) this.#elements.push([first, this.#pieces.length]);
  }

  /** Ends the text. */
  close(): void {
    const pieces = this.#pieces;
    if (pieces.length > 0) this.#texts.push({ pieces, elements: this.#elements, opens: this.#opens });
    this.#pieces = [];
    this.#elements = [];
    this.#open = [];
    this.#opens = { start: false, end: false };
    this.#lead = '';
  }

  #add(text: string, at: number): void {
    let last = 0;
    for (const { 0: line, index } of text.matchAll(lines)) {
      const [before, after] = [last, index + line.length];
      last = after;
      const isBlank = !line.trim();
      if (this.#isRazor && codeLine.test(line)) {
        this.close();
        continue;
      }
      // An empty line ends a paragraph, even without markup; blanks next to a tag do not count.
      if (index - before > 1 || (isBlank && index > 0 && after < text.length)) this.close();
      else if (isBlank || index > before) this.#space();
      if (!isBlank) this.#put(line, at + index);
    }
    if (last < text.length) this.#space();
  }

  #put(written: string, start: number): void {
    if (this.#pieces.length >= most.pieces) this.close();
    // Backslashes are plain text here, so they are escaped; the pattern recognises other escapes and holes.
    const raw = withoutReferences(this.#lead + written)
      .replaceAll('\\', '\\\\')
      .replace(/\s+/g, ' ');
    const { line } = moveToLine(this.#cursor, start);
    this.#pieces.push({ raw, joined: !this.#opens.end, line, start, end: start + written.length });
    this.#opens.end = false;
    this.#lead = '';
  }

  /** Notes a value after the last piece. */
  #fill(): void {
    this.#opens.end = true;
    this.#lead = '';
  }

  /** Notes white space after the last piece. */
  #space(): void {
    if (this.#opens.end) {
      this.#lead = ' ';
      return;
    }
    const last = this.#pieces.pop();
    if (last) this.#pieces.push({ ...last, raw: last.raw.endsWith(' ') ? last.raw : `${last.raw} ` });
  }
}
