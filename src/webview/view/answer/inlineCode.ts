// Text with code between backticks, for questions and suggestions, which need no full Markdown.
import { html, type TemplateResult } from 'lit';

/** The text with backticked parts as code; an unclosed one stays as it is. */
export function withInlineCode(text: string): readonly (string | TemplateResult)[] {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part) => (part.length > 2 && part.startsWith('`') && part.endsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part));
}
