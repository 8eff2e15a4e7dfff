// Picker for values that each need an explanation: native radio buttons, so that keys walk and screen readers read explanations.
import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Option } from './picker.ts';

/** One value; `detail` stands below a label that needs it. */
export interface ExplainedOption<T> extends Option<T> {
  readonly detail?: string;
}

/** The list with the current value; `label` names it, `id` is unique in the panel, and `more` stands at its end. */
export function explainedPicker<T extends string>(
  { id, label }: { readonly id: string; readonly label: string },
  options: readonly ExplainedOption<T>[],
  currentValue: T | undefined,
  choose: (value: T | undefined) => void,
  more?: TemplateResult,
): TemplateResult {
  const at = Math.max(
    0,
    options.findIndex(({ value }) => value === currentValue),
  );
  const option = ({ value, label: name, detail }: ExplainedOption<T>, i: number): TemplateResult =>
    html`<label class="option">
      <input
        type="radio"
        name=${id}
        aria-labelledby="${id}-${i}"
        aria-describedby=${detail ? `${id}-${i}-does` : nothing}
        .checked=${live(i === at)}
        @change=${() => choose(value)}
        @click=${closeAfterMouse}
      />
      <span class="name" id="${id}-${i}">${name}</span>
      ${detail ? html`<span class="detail" id="${id}-${i}-does">${detail}</span>` : undefined}
    </label>`;
  const summary = at > 0 ? `${label}: ${options[at]?.label ?? ''}` : l10n.t('{0}: Clew decides by its settings', label);
  return html`<details class="explained" @focusout=${closeOnLeave} @keydown=${handleKey} @toggle=${focusCheckedOption}>
    <summary class=${at > 0 ? 'chosen' : ''} aria-label=${summary} title=${at > 0 ? (options[at]?.detail ?? nothing) : summary}>
      <span>${at > 0 ? options[at]?.label : label}</span>
    </summary>
    <div class="options">
      <div role="radiogroup" aria-label=${label}>${options.map(option)}</div>
      ${more}
    </div>
  </details>`;
}

function listOf({ target }: Event): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details') : null;
}

/** A click chooses and closes. Arrow keys also cause clicks, but without coordinates. */
function closeAfterMouse(event: MouseEvent): void {
  const list = listOf(event);
  if (list && (event.clientX > 0 || event.clientY > 0)) list.open = false;
}

function closeOnLeave(event: FocusEvent): void {
  const list = listOf(event);
  // Without a target of the focus, the mouse is in the list or the person left the whole panel.
  if (list && event.relatedTarget instanceof Node && !list.contains(event.relatedTarget)) list.open = false;
}

/** Enter and Escape close the list: Enter must not ask the question in the surrounding form, nor Escape stop an answer. */
function handleKey(event: KeyboardEvent): void {
  const list = listOf(event);
  const onRadio = event.target instanceof HTMLInputElement;
  if (!list?.open || !(event.key === 'Escape' || (event.key === 'Enter' && onRadio))) return;
  event.preventDefault();
  event.stopPropagation();
  list.open = false;
  list.querySelector('summary')?.focus();
}

function focusCheckedOption({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) target.querySelector<HTMLInputElement>('input:checked')?.focus();
}
