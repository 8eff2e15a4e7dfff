// Notices about an answer, one calm box each, with the button that helps.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { UserErrorCode } from '../../../core/base/wording/errors.ts';
import { hasSentence, sentence } from '../../../core/base/wording/errorSentences.ts';
import type { FromPanel } from '../../../protocol/fromPanel.ts';
import type { SendToHost } from '../../actions.ts';
import type { NoticeView, TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';

/** A button of a notice: its label and its message. */
interface Remedy {
  readonly words: () => string;
  readonly message: (turn: TurnView) => FromPanel;
}

const testConnection: Remedy = {
  words: () => l10n.t('Test Connection'),
  message: () => ({ kind: 'command', command: 'clew.testConnection' }),
};
const chooseModel: Remedy = { words: () => l10n.t('Choose Model'), message: () => ({ kind: 'command', command: 'clew.chooseModel' }) };
const showUsage: Remedy = { words: () => l10n.t('Show Usage'), message: () => ({ kind: 'command', command: 'clew.showUsage' }) };
const embedder: Remedy = { words: () => l10n.t('Embedder…'), message: () => ({ kind: 'command', command: 'clew.embeddingActions' }) };
const continueAnswer: Remedy = { words: () => l10n.t('Continue'), message: ({ id }) => ({ kind: 'continue', answerId: id }) };

/** Remedies other than the connection test, which serves every other failure of a model. */
const remedies: Partial<Record<UserErrorCode, Remedy | null>> = {
  'model-unknown': chooseModel,
  'model-context-length': chooseModel,
  'model-filtered': null,
  'model-gone': chooseModel,
  'model-denied': chooseModel,
  'model-local-only': chooseModel,
  'model-unset': chooseModel,
  'model-bad-url': chooseModel,
  'model-declined': null,
  'model-over-cap': showUsage,
  'answer-cut': continueAnswer,
  'vectors-missing': embedder,
};

/** Notices that are no failures: the user's own choices, or useful facts. */
const calmCodes: ReadonlySet<string> = new Set([
  'model-declined',
  'model-local-only',
  'answer-cut',
  'secrets-replaced',
  'context-shrunk',
  'vectors-missing',
  'follow-up',
  'session-idle',
  'evidence-gone',
]);

/** Notices above the answer (`leads`), or those below it. The footer counts secrets, so they get no box. */
export function notices(turn: TurnView, leads: boolean, send: SendToHost): readonly TemplateResult[] {
  return shownNotices(turn, leads).map((each) => noticeBox(each, turn, send));
}

/** Their sentences alone. */
export function noticeSentences(turn: TurnView, leads: boolean): readonly string[] {
  return shownNotices(turn, leads).map(({ code, args, kept }) => sentence(code, args, kept));
}

function shownNotices(turn: TurnView, leads: boolean): readonly NoticeView[] {
  return turn.notices.filter((each) => each.leads === leads && each.code !== 'secrets-replaced' && hasSentence(each.code));
}

/** Notice that cited code has changed since, with the way to a new answer. */
export function staleNotice({ id, stale, state }: TurnView, send: SendToHost): TemplateResult | undefined {
  if (stale === 0 || state === 'running') return undefined;
  const words =
    stale === 1
      ? l10n.t('1 place that this answer cites has changed or was deleted since.')
      : l10n.t('{0} places that this answer cites have changed or were deleted since.', stale);
  return html`<div class="notice warning stale">
    ${icon('history')}
    <span class="sentence">${words}</span>
    <button class="button" @click=${() => send({ kind: 'askAgain', answerId: id })}>${l10n.t('Ask Again')}</button>
  </div>`;
}

/** Notice about an unfinished answer: who stopped it, what is there, and the way to a whole one. */
export function stoppedNotice(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  if (turn.state !== 'stopped') return undefined;
  const askAgainButton = html`<button class="button" @click=${() => send({ kind: 'askAgain', answerId: turn.id })}>
    ${l10n.t('Ask Again')}
  </button>`;
  const isPartial = turn.text !== '' || turn.evidence.length > 0;
  if (turn.interrupted) {
    const words = isPartial
      ? l10n.t('The window was closed or reloaded before this answer was complete. The part that was ready is above.')
      : l10n.t('The window was closed or reloaded before this question was answered.');
    return html`<div class="notice info interrupted">
      ${icon('debug-disconnect')}<span class="sentence">${words}</span>${askAgainButton}
    </div>`;
  }
  if (isPartial) return html`<p class="note">${icon('debug-stop')}${l10n.t('Stopped. The part that was ready is above.')}</p>`;
  return html`<div class="notice info">
    ${icon('debug-stop')}<span class="sentence">${l10n.t('Stopped before there was an answer.')}</span>${askAgainButton}
  </div>`;
}

/** Notices about a part of the search that did not run, in its own words, with a remedy. */
export function searchNotices(turn: TurnView, send: SendToHost): readonly TemplateResult[] {
  const { record, notices: turnNotices } = turn;
  // The failure has its own notice already; this one is about a choice of the person, such as a pause.
  if (turnNotices.some(({ code }) => code === 'vectors-missing')) return [];
  const failedRetrievers = record?.search.retrievers.filter(({ error }) => error !== undefined) ?? [];
  return failedRetrievers.map(
    ({ error }) =>
      html`<div class="notice info">
        ${icon('info')}
        <span class="sentence">${error}</span>
        <button class="button" @click=${() => send(embedder.message(turn))}>${embedder.words()}</button>
      </div>`,
  );
}

function noticeBox({ code, args, kept }: NoticeView, turn: TurnView, send: SendToHost): TemplateResult {
  const remedy = remedyFor(code, turn);
  return html`<div class="notice ${calmCodes.has(code) ? 'info' : 'warning'}">
    ${icon(calmCodes.has(code) ? 'info' : 'warning')}
    <span class="sentence">${sentence(code, args, kept)}</span>
    ${remedy ? html`<button class="button" @click=${() => send(remedy.message(turn))}>${remedy.words()}</button>` : undefined}
  </div>`;
}

/** A finished answer can be continued while it is marked as cut, also after a failed attempt. */
function remedyFor(code: UserErrorCode, turn: TurnView): Remedy | null {
  if (code === 'answer-cut') return (turn.state === 'done' || turn.state === 'failed') && turn.record?.cut ? continueAnswer : null;
  const remedy = remedies[code];
  if (remedy !== undefined) return remedy;
  return code.startsWith('model-') ? testConnection : null;
}
