// Codicon as decoration: the text beside it or the label of its button has the meaning.
import { html, type TemplateResult } from 'lit';

/** The codicon `name`, hidden from screen readers. */
export function icon(name: string, extra = ''): TemplateResult {
  return html`<span class="codicon codicon-${name} ${extra}" aria-hidden="true"></span>`;
}
