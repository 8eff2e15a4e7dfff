// A codicon. Always decoration: what it means is said in words next to it or in the label of its button.
import { html, type TemplateResult } from 'lit';

/** The codicon `name`, hidden from screen readers. */
export function icon(name: string, extra = ''): TemplateResult {
  return html`<span class="codicon codicon-${name} ${extra}" aria-hidden="true"></span>`;
}
