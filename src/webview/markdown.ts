// Markdown of an answer -> safe HTML, block by block. What is written in an answer can never become a link, an image, a style or a script:
// the parser makes none (`html: false`, no link is valid), and the sanitiser would drop them if it did.
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { highlighted } from './highlight.ts';

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });
// Links and images stay the plain text that they were written as; reference definitions too, since `[1]` is a citation here.
markdown.validateLink = () => false;
markdown.disable(['reference', 'autolink', 'html_block', 'html_inline']);

// `[3]` and `[3, 5]`: each number becomes a span that the element upgrades once its citation is known.
markdown.inline.ruler.before('link', 'citation', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
  const match = /^\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/.exec(state.src.slice(state.pos, state.pos + 128));
  if (!match?.[1]) return false;
  if (!silent) {
    for (const n of match[1].split(/, ?/)) state.push('citation', '', 0).content = n;
  }
  state.pos += match[0].length;
  return true;
});
markdown.renderer.rules['citation'] = (tokens, i) =>
  `<span data-citation="${Number(tokens[i]?.content)}">[${Number(tokens[i]?.content)}]</span>`;

const code = (text: string, info: string): string =>
  `<pre class="code"><code class="hljs">${highlighted(text, info.trim().split(/\s+/)[0] ?? '')}</code></pre>`;
markdown.renderer.rules.fence = (tokens, i) => code(tokens[i]?.content ?? '', tokens[i]?.info ?? '');
markdown.renderer.rules.code_block = (tokens, i) => code(tokens[i]?.content ?? '', '');

const allowedTags = 'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code span strong em s table thead tbody tr th td'.split(' ');

/** HTML of each top-level block, in order. Not yet sanitised: only {@link safeFragment} may bring it into a page. */
export function blocksOf(text: string): readonly string[] {
  const env = {};
  const tokens = markdown.parse(text, env);
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  tokens.forEach((token, i) => {
    depth += token.nesting;
    if (depth > 0) return;
    blocks.push(markdown.renderer.render(tokens.slice(start, i + 1), markdown.options, env));
    start = i + 1;
  });
  return blocks;
}

/** The block as nodes: a short list of elements, no attribute but `class`, `start` and `data-citation`. */
export function safeFragment(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['class', 'start', 'data-citation'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
