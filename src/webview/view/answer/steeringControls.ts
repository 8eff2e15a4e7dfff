// Controls of a running answer: wait before missing pieces are looked up, skip some, add a file, stop with what there is.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { SteerView } from '../../../protocol/toPanel.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';

/** Drawn below an answer that a model writes; nothing where no further pass is possible. */
export function steering(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  const { steer, state, pass } = turn;
  if (state !== 'running' || !steer || (pass?.of ?? 1) < 2) return undefined;
  return html`<div class="steering">
    ${steer.missing ? missingForm(turn.id, steer.missing, send) : undefined}
    <div class="actions">
      ${steer.missing ? undefined : holdButton(turn.id, steer, send)}
      ${quietButton('file-add', l10n.t('Add a file…'), () => send({ kind: 'addFile', answerId: turn.id }))}
      ${turn.text && (steer.missing || turn.refining !== undefined) ? quietButton('check', l10n.t('Keep this answer'), () => send({ kind: 'stop' })) : undefined}
    </div>
    ${steer.added.length ? html`<p class="added">${l10n.t('Added for the next pass: {0}', steer.added.join(', '))}</p>` : undefined}
  </div>`;
}

/** Shown while the loop waits: each gap can be skipped. */
function missingForm(id: string, gaps: NonNullable<SteerView['missing']>, send: SendToHost): TemplateResult {
  const count = gaps.filter(({ skipped }) => !skipped).length;
  return html`<fieldset>
    <legend>${l10n.t('Still missing. What should be looked up?')}</legend>
    ${gaps.map(
      ({ gap, skipped }) =>
        html`<label>
          <input
            type="checkbox"
            .checked=${!skipped}
            @change=${({ target }: Event) => send({ kind: 'skipGap', answerId: id, gap, skip: !(target as HTMLInputElement).checked })}
          />
          <code>${gap}</code>
        </label>`,
    )}
    <button class="button main" @click=${() => send({ kind: 'goOn', answerId: id })}>
      ${count === 1 ? l10n.t('Look up 1 piece') : l10n.t('Look up {0} pieces', count)}
    </button>
  </fieldset>`;
}

function holdButton(id: string, { held }: SteerView, send: SendToHost): TemplateResult {
  const words = l10n.t('Ask me before missing pieces are looked up');
  return html`<button class="quiet" title=${words} aria-pressed=${held} @click=${() => send({ kind: 'hold', answerId: id, on: !held })}>
    ${icon('debug-pause')}<span>${l10n.t('Ask me first')}</span>
  </button>`;
}

function quietButton(name: string, words: string, act: () => void): TemplateResult {
  return html`<button class="quiet" @click=${act}>${icon(name)}<span>${words}</span></button>`;
}

/** Two switches beside a piece of evidence: it matters, or it is not relevant. */
export function markButtons({ id, marks }: TurnView, n: number, send: SendToHost): TemplateResult {
  const current = marks.find((each) => each.n === n)?.mark;
  const button = (mark: 'pinned' | 'excluded', name: string, words: string): TemplateResult => {
    const pressed = current === mark;
    return html`<button
      class="quiet mark"
      title=${words}
      aria-label=${l10n.t('{0}: {1}', n, words)}
      aria-pressed=${pressed}
      @click=${() => send({ kind: 'mark', answerId: id, n, mark: pressed ? 'none' : mark })}
    >
      ${icon(name)}
    </button>`;
  };
  return html`${button('pinned', current === 'pinned' ? 'pinned' : 'pin', l10n.t('Important'))}
  ${button('excluded', current === 'excluded' ? 'eye-closed' : 'eye', l10n.t('Not relevant'))}`;
}

/** Shown after an answer: the marks count when it is asked again. */
export function marksNotice(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  if (turn.state === 'running' || turn.marks.length === 0) return undefined;
  const pinnedCount = turn.marks.filter(({ mark }) => mark === 'pinned').length;
  const excludedCount = turn.marks.length - pinnedCount;
  const words = [
    ...(pinnedCount
      ? [pinnedCount === 1 ? l10n.t('1 source is marked as important.') : l10n.t('{0} sources are marked as important.', pinnedCount)]
      : []),
    ...(excludedCount
      ? [
          excludedCount === 1
            ? l10n.t('1 source is marked as not relevant.')
            : l10n.t('{0} sources are marked as not relevant.', excludedCount),
        ]
      : []),
  ].join(' ');
  return html`<div class="notice info marks">
    ${icon('pin')}
    <span class="sentence">${words}</span>
    <button class="button" @click=${() => send({ kind: 'askAgain', answerId: turn.id })}>${l10n.t('Ask Again With This')}</button>
  </div>`;
}
