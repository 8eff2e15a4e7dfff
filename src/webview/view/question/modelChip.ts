// Chip with the model of the next question, always visible; a click chooses another.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { ModelView } from '../../../protocol/toPanel.ts';
import type { SendToHost } from '../../actions.ts';
import { icon } from '../../icon.ts';

const icons: Readonly<Record<ModelView['state'], string>> = { none: 'circle-slash', ready: 'sparkle', problem: 'warning' };

/** The chip, and the sentence about the model if there is one: a tooltip alone would not reach everybody. */
export function modelChip(model: ModelView, send: SendToHost): TemplateResult {
  const choose = (): void => send({ kind: 'command', command: 'clew.chooseModel' });
  const name = model.name || l10n.t('No model');
  return html`<div class="model ${model.state}">
    <button type="button" class="quiet" title=${title(model)} aria-label=${`${name}. ${title(model)}`} @click=${choose}>
      ${icon(icons[model.state])}<span class="name">${name}</span>
    </button>
    ${model.state === 'problem' && model.message ? html`<span class="message" role="status">${model.message}</span>` : undefined}
  </div>`;
}

function title(model: ModelView): string {
  if (model.state === 'none') return model.message ?? l10n.t('Answers come from the code alone. Click to choose a model.');
  const where = model.local ? l10n.t('At {0}, on this machine.', model.where) : l10n.t('At {0}.', model.where);
  return [model.message, model.where ? where : undefined, l10n.t('Click to choose another model.')].filter(Boolean).join(' ');
}
