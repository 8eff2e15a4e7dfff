// Text with code between backticks, for questions and suggestions, which need no full Markdown.
import { html, type TemplateResult } from 'lit';

/** The text with backticked parts as code; an unclosed one stays as it is. */
export function withInlineCode(text: string): readonly (string | TemplateResult)[] {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part) =>
      part.length > 2 && part.startsWith('`') && part.endsWith('`') ? html`<code>${breakable(part.slice(1, -1))}</code>` : part,
    );
}

/** A long name breaks after a dot or slash where it can, not in the middle of a word. */
function breakable(code: string): readonly (string | TemplateResult)[] {
  return code.split(/(?<=[./])(?=\w)/).map((part, i) => (i === 0 ? part : html`<wbr />${part}`));
}
