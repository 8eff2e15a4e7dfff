// Folded rare choices for the next questions: passes, part of the workspace, whether to read bodies and follow calls.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { passBounds } from '../../../core/answering/preparation/choice/defaults.ts';
import type { ChoicesView } from '../../../protocol/fromPanel.ts';
import { picker, type Option } from './picker.ts';

/** The form; its summary counts the active choices, so that none applies unseen. Passes have no effect without `hasModel`. */
export function moreChoices(currentChoices: ChoicesView, hasModel: boolean, choose: (change: ChoicesView) => void): TemplateResult {
  const { passes, scope, includeSource, useGraph } = currentChoices;
  const activeCount = [hasModel ? passes : undefined, scope || undefined, includeSource, useGraph].filter(
    (value) => value !== undefined,
  ).length;
  const passesLabel = l10n.t('Maximum passes');
  const sourceLabel = l10n.t('Source code');
  const graphLabel = l10n.t('Call graph');
  return html`<details class="more">
    <summary class=${activeCount ? 'chosen' : ''}>${activeCount ? l10n.t('More ({0} chosen)', activeCount) : l10n.t('More…')}</summary>
    <div class="fields">
      <label>
        ${l10n.t('Limit to')}
        <input
          type="text"
          maxlength="1000"
          placeholder=${l10n.t('folder, file or symbol')}
          .value=${scope ?? ''}
          @change=${({ target }: Event) => choose({ scope: (target as HTMLInputElement).value.trim() || undefined })}
          @keydown=${(event: KeyboardEvent) => acceptOnEnter(event)}
        />
      </label>
      ${hasModel ? html`<label>${passesLabel} ${picker(passesLabel, passCounts(), passes, (value) => choose({ passes: value }))}</label>` : undefined}
      <label>
        ${sourceLabel}
        ${picker(sourceLabel, onOff(l10n.t('Whole functions'), l10n.t('Signatures only')), includeSource, (value) =>
          choose({ includeSource: value }),
        )}
      </label>
      <label>
        ${graphLabel}
        ${picker(graphLabel, onOff(l10n.t('Calls are followed'), l10n.t('Calls are not followed')), useGraph, (value) => choose({ useGraph: value }))}
      </label>
    </div>
  </details>`;
}

/** Enter accepts the field; it must not ask the question in the surrounding form. */
function acceptOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.target?.dispatchEvent(new Event('change'));
}

function passCounts(): readonly Option<number>[] {
  const counts = Array.from({ length: passBounds.most - passBounds.least + 1 }, (_, i) => passBounds.least + i);
  return [{ label: l10n.t('By the settings') }, ...counts.map((value) => ({ value, label: String(value) }))];
}

function onOff(on: string, off: string): readonly Option<boolean>[] {
  return [{ label: l10n.t('By the settings') }, { value: true, label: on }, { value: false, label: off }];
}
