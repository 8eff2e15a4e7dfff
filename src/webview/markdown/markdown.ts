// Converts an answer's Markdown to safe HTML, block by block. An answer can never produce a link, an image, a style or a script: the parser
// makes none (`html: false`, no link is valid), and the sanitiser would drop them if it did.
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { showHidden } from '../../core/text/hiddenCharacters.ts';
import { colourCode } from './colours.ts';
import { settledText } from './settledText.ts';

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });
// Links and images stay plain text; reference definitions too, since `[1]` is a citation here. The parser asks for no validity of an
// empty address, so its rules are off as well.
markdown.validateLink = () => false;
markdown.disable(['reference', 'autolink', 'link', 'image', 'html_block', 'html_inline']);

// `[3]` and `[3, 5]`: each number becomes a span that the element upgrades once its citation is known.
markdown.inline.ruler.before('link', 'citation', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
  const match = /^\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/.exec(state.src.slice(state.pos, state.pos + 128));
  if (!match?.[1]) return false;
  // Punctuation after a citation stays on its line.
  const end = /^[.,;:!?)]{1,3}/.exec(state.src.slice(state.pos + match[0].length, state.pos + match[0].length + 3))?.[0] ?? '';
  if (!silent) {
    const numbers = match[1].split(/, ?/);
    for (const n of numbers.slice(0, -1)) state.push('citation', '', 0).content = n;
    if (end) state.push('cited_open', 'span', 1).attrSet('class', 'cited');
    state.push('citation', '', 0).content = numbers.at(-1) ?? '';
    if (end) {
      state.push('text', '', 0).content = end;
      state.push('cited_close', 'span', -1);
    }
  }
  state.pos += match[0].length + end.length;
  return true;
});
markdown.renderer.rules['citation'] = (tokens, i) =>
  `<span class="citation" data-citation="${Number(tokens[i]?.content)}">[${Number(tokens[i]?.content)}]</span>`;

// The panel's policy allows no inline style, so a class aligns columns of numbers.
for (const cell of ['td_open', 'th_open'] as const) {
  markdown.renderer.rules[cell] = (tokens, i, options, _, renderer) => {
    const token = tokens[i];
    const side = /^text-align:(right|center)$/.exec(String(token?.attrGet('style') ?? ''))?.[1];
    if (token?.attrs) token.attrs = side ? [['class', `to-${side}`]] : [];
    return renderer.renderToken(tokens, i, options);
  };
}

// Two heading levels below the question's h2: one for headings as high as the text's first, one for all others (also in lists).
for (const end of ['heading_open', 'heading_close'] as const) {
  markdown.renderer.rules[end] = (tokens, i, options, env, renderer) => {
    const token = tokens[i];
    const isHigh = token?.level === 0 && levelOf(token.tag) <= Number(env?.['top'] ?? 0);
    if (token) token.tag = isHigh ? 'h3' : 'h4';
    return renderer.renderToken(tokens, i, options);
  };
}

function levelOf(tag: string): number {
  return Number(tag.slice(1));
}

const codeHtml = (text: string, info: string): string =>
  `<pre class="code"><code class="hljs">${colourCode(text, info.trim().split(/\s+/)[0] ?? '')}</code></pre>`;
// A long growing block is coloured when complete: colouring it with every frame would make frames long.
markdown.renderer.rules.fence = (tokens, i, _, env) => {
  const { content = '', info = '' } = tokens[i] ?? {};
  const grows = env?.['growing'] === true && tokens[i] === env['last'] && content.length > maxGrowingLength;
  return codeHtml(content, grows ? '' : info);
};
markdown.renderer.rules.code_block = (tokens, i) => codeHtml(tokens[i]?.content ?? '', '');

/** In characters, for growing code. */
const maxGrowingLength = 3000;

const allowedTags = 'div p br hr h3 h4 ul ol li blockquote pre code span strong em s table thead tbody tr th td'.split(' ');

/** A top-level block: its HTML, its start in the text, and its level if it is a heading. */
interface HtmlBlock {
  readonly html: string;
  readonly start: number;
  readonly level?: number;
}

/** Renders a text that grows at its end. Only the last two blocks can change, so only they and what follows are parsed again. */
export class GrowingMarkdown {
  #text = '';
  #blocks: readonly HtmlBlock[] = [];

  /**
   * Returns the HTML of each top-level block, in order, and the first that may have changed. Not yet sanitised: only {@link safeBlocks} may
   * bring it into a page. `growing`: more is to come, so unfinished Markdown is shown as {@link settledText} returns it.
   */
  update(rawText: string, growing = false): { readonly blocks: readonly string[]; readonly from: number } {
    // The parser takes a lone carriage return for a line end, too.
    const text = rawText.includes('\r') ? rawText.replace(/\r\n?/g, '\n') : rawText;
    const last = this.#blocks.at(-2);
    const grows = last !== undefined && text.startsWith(this.#text.slice(0, last.start));
    const from = grows ? this.#blocks.length - 2 : 0;
    const start = grows ? last.start : 0;
    const unchangedBlocks = this.#blocks.slice(0, from);
    const top = unchangedBlocks.find(({ level }) => level !== undefined)?.level;
    this.#blocks = [
      ...unchangedBlocks,
      ...parseBlocks(growing ? settledText(text.slice(start)) : text.slice(start), { start, growing, top }),
    ];
    this.#text = text;
    return { blocks: this.#blocks.map(({ html }) => html), from };
  }
}

/** HTML of each top-level block of a text, with marks for characters that no reader sees. */
export function blocksOf(text: string): readonly string[] {
  return parseBlocks(text, {}).map(({ html }) => html);
}

/** Start of a piece in the text, whether more is to come, and the level of the first heading before it. */
interface MarkdownPiece {
  readonly start?: number;
  readonly growing?: boolean;
  readonly top?: number | undefined;
}

function parseBlocks(text: string, { start: offset = 0, growing = false, top }: MarkdownPiece): readonly HtmlBlock[] {
  // For the rules: whether more is to come, after which token, and the level of the text's first heading.
  const env: Record<string, unknown> = { growing };
  const tokens = markdown.parse(text, env);
  const first = tokens.find(({ type, level }) => type === 'heading_open' && level === 0);
  env['last'] = tokens.at(-1);
  env['top'] = top ?? (first && levelOf(first.tag));
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const blocks: HtmlBlock[] = [];
  let start = 0;
  let depth = 0;
  tokens.forEach((token, i) => {
    depth += token.nesting;
    if (depth > 0) return;
    const line = tokens[start]?.map?.[0] ?? 0;
    const opening = tokens[start];
    // Drawing a heading changes its level.
    const level = opening?.type === 'heading_open' ? levelOf(opening.tag) : undefined;
    blocks.push({
      ...(level === undefined ? {} : { level }),
      html: showHidden(markdown.renderer.render(tokens.slice(start, i + 1), markdown.options, env)),
      start: offset + (lineStarts[line] ?? 0),
    });
    start = i + 1;
  });
  return blocks;
}

/** Lines of a file as a coloured element; `language` is a file ending or a language name. */
export function codeElement(text: string, language: string): Element {
  const [block] = safeBlocks([codeHtml(showHidden(text), language)]);
  return block?.querySelector('code') ?? document.createElement('code');
}

/** Blocks as elements, sanitised together: a short list of elements, no attribute but `class`, `start` and `data-citation`. */
export function safeBlocks(blocks: readonly string[]): readonly Element[] {
  const fragment = DOMPurify.sanitize(blocks.map((html) => `<div class="block">${html}</div>`).join(''), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['class', 'start', 'data-citation'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return [...fragment.children];
}
