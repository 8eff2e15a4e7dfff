// Picker for a few values as a native list, for keyboard and screen readers; the first leaves it to Clew and its settings.
import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** One value of a choice; without `value` it is left to Clew. */
export interface Option<T> {
  readonly value?: T;
  readonly label: string;
  /** More details; that of the chosen option is the title of the whole list. */
  readonly title?: string;
}

/** The list with the current value; `label` names it. */
export function picker<T extends string | number | boolean>(
  label: string,
  options: readonly Option<T>[],
  currentValue: T | undefined,
  choose: (value: T | undefined) => void,
): TemplateResult {
  const at = Math.max(
    0,
    options.findIndex(({ value }) => value === currentValue),
  );
  return html`<span class="picker"
    ><select
      class=${at > 0 ? 'chosen' : ''}
      aria-label=${label}
      title=${at > 0 ? [label, options[at]?.title].filter(Boolean).join(': ') : l10n.t('{0}: Clew decides by its settings', label)}
      .value=${live(String(at))}
      @change=${({ target }: Event) => choose(options[Number((target as HTMLSelectElement).value)]?.value)}
    >
      ${options.map((option, i) => html`<option value=${i} title=${option.title ?? nothing} ?selected=${i === at}>${option.label}</option>`)}
    </select></span
  >`;
}
