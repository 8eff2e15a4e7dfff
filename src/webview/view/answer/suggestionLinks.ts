// Next questions from the graph: one click asks, without a model.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { Suggestion } from '../../../core/answering/record/picture.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';
import { withInlineCode } from './inlineCode.ts';

/** Shown once the answer is over. */
export function suggestions({ id, state, pictures }: TurnView, send: SendToHost): TemplateResult | undefined {
  if (state === 'running' || !pictures?.suggestions.length) return undefined;
  return html`<ul class="suggestions" aria-label=${l10n.t('Ask next')}>
    ${pictures.suggestions.map(
      (suggestion, n) =>
        html`<li>
          <button class="quiet" @click=${() => send({ kind: 'suggested', answerId: id, n })}>
            ${icon(icons[suggestion.kind])}<span>${withInlineCode(words(suggestion))}</span>
          </button>
        </li>`,
    )}
  </ul>`;
}

const icons: Readonly<Record<Suggestion['kind'], string>> = {
  callers: 'call-incoming',
  calls: 'call-outgoing',
  raises: 'zap',
  tests: 'beaker',
};

function words({ kind, name: symbol, count }: Suggestion): string {
  const name = `\`${symbol}\``;
  switch (kind) {
    case 'callers':
      return l10n.t('Who calls {0}? ({1})', name, count);
    case 'calls':
      return l10n.t('What does {0} call? ({1})', name, count);
    case 'raises':
      return l10n.t('What can {0} raise? ({1})', name, count);
    case 'tests':
      return l10n.t('Which tests cover {0}? ({1})', name, count);
  }
}
