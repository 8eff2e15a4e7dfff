// Markdown of answers for readers other than the panel, which draw links, images and HTML: all of these become plain text. What a model
// writes may come from a hostile file, and an image alone carries data out as soon as it is drawn.
import MarkdownIt from 'markdown-it';
import { showHidden } from '../../core/text/hiddenCharacters.ts';

/** What is allowed beside text. */
export interface InertOptions {
  /** Markdown for a citation mark `[n]`; undefined leaves the mark. Its result is trusted. */
  readonly cite?: (n: number) => string | undefined;
  /** Changes a line outside of code before anything else. */
  readonly prose?: (line: string) => string;
}

/** Only tells where code is, by the rules of CommonMark. Definitions of links are paragraphs, since that is what becomes of them. */
const blocks = new MarkdownIt('default', { html: false, linkify: false }).disable('reference');

/** Fences that renderers draw instead of showing them; some draw links and images. */
const drawnFence =
  /^(\s*(?:[>*+-]\s*|\d{1,9}[.)]\s*)*(?:`{3,}|~{3,}))\s*(?:mermaid|math|katex|latex|tex|geojson|topojson|stl|plantuml|puml|dot|graphviz|vega|vega-lite|d2|svg|markmap|wavedrom|abc|chart)\b.*$/i;

/** Inside a table a code span ends at a bar, so that what follows would not be code. */
function mayEndAtBar(span: string): boolean {
  return span.includes('|') && /[<[@]|\/\/|www\./i.test(span);
}

const pieces = new RegExp(
  [
    String.raw`\\[^]`,
    '`+',
    String.raw`\[\d{1,4}\]`,
    String.raw`\[`,
    String.raw`<(?=\S)`,
    // What makes readers link an address by themselves: a scheme, two slashes, `www.`, the sign in an address of mail.
    String.raw`:\/\/|\/\/(?=\S)`,
    String.raw`\bwww\.|\b(?:mailto|xmpp):`,
    String.raw`(?<=\S)@(?=\S)`,
  ].join('|'),
  'gi',
);

/** `markdown` with its formatting, but without links, images, HTML and addresses that a reader would link. Linear. */
export function inertMarkdown(markdown: string, { cite, prose = (line) => line }: InertOptions = {}): string {
  const text = showHidden(markdown.replace(/\r\n?/g, '\n').replaceAll('\0', ''));
  const lines = text.split('\n');
  const code = new Set<number>();
  let openFence = '';
  for (const { type, map, markup, level } of blocks.parse(text, {})) {
    if (!map || (type !== 'fence' && type !== 'code_block')) continue;
    const [first, end] = map;
    for (let line = first; line < end; line++) code.add(line);
    if (type !== 'fence') continue;
    lines[first] = (lines[first] ?? '').replace(drawnFence, '$1');
    const isClosed = end - 1 > first && (lines[end - 1] ?? '').trim().startsWith(markup);
    if (level === 0 && !isClosed && end >= lines.length) openFence = markup;
  }
  const inert = lines.map((line, i) => (code.has(i) ? line : inertLine(prose(line), cite))).join('\n');
  // What comes after the answer would be code as well.
  return openFence ? `${inert}\n${openFence}` : inert;
}

/** A place in the text of a link: nothing in it ends the link or begins another. */
export function linkText(text: string): string {
  return showHidden(text.replace(/\s+/g, ' ')).replace(/[\\[\]`<]/g, '\\$&');
}

function inertLine(line: string, cite: InertOptions['cite']): string {
  let result = '';
  let at = 0;
  for (const match of line.matchAll(pieces)) {
    if (match.index < at) continue;
    result += line.slice(at, match.index);
    const [piece] = match;
    at = match.index + piece.length;
    if (piece.startsWith('\\')) result += piece;
    else if (piece.startsWith('`')) {
      const end = closingRun(line, at, piece);
      const span = end === undefined ? undefined : line.slice(match.index, end);
      if (end === undefined || span === undefined || mayEndAtBar(span)) result += piece.replaceAll('`', '\\`');
      else [result, at] = [result + span, end];
    } else if (piece.startsWith('[')) {
      const mark = piece.length > 1 ? cite?.(Number(piece.slice(1, -1))) : undefined;
      result += mark ?? (piece.length > 1 && !/[:(]/.test(line[at] ?? '') ? piece : `\\${piece}`);
    } else if (piece === '<') result += '\\<';
    // The escaped sign is drawn as it is, and no reader takes it for the middle of an address.
    else result += piece.replace(/[:/.@]/g, '\\$&');
  }
  return result + line.slice(at);
}

/** The end of the run of as many backticks as `run` that closes it; undefined where none on the line does. */
function closingRun(line: string, from: number, run: string): number | undefined {
  for (let at = line.indexOf('`', from); at >= 0; at = line.indexOf('`', at)) {
    const start = at;
    while (line[at] === '`') at++;
    if (at - start === run.length) return at;
  }
  return undefined;
}
