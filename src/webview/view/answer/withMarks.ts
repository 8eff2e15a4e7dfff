// Text with names of code between backticks, where a whole answer's Markdown would be too much: questions and what is suggested.
import { html, type TemplateResult } from 'lit';

/** The text with what stands between backticks as code; one that is not closed stays as it is. */
export function withMarks(text: string): readonly (string | TemplateResult)[] {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part) => (part.length > 2 && part.startsWith('`') && part.endsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part));
}
