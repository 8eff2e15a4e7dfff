// Question box. Enter asks, Shift+Enter makes a new line, Up and Down walk through the questions of this chat.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { SendToHost } from '../../actions.ts';
import type { PanelState } from '../../state/state.ts';
import { chips } from './chips.ts';
import { choices } from './choiceRow.ts';
import { icon } from '../../icon.ts';
import type { Recall } from '../../input/recall.ts';

/** Actions of the panel. `edit` stores the draft; `toEnd` goes to the end of the answers and serves the button above the box. */
export interface ComposerActions {
  readonly send: SendToHost;
  readonly recall: Recall;
  edit(text: string): void;
  toEnd(): void;
}

/** Draws the box: attachments, text, choices, and Stop in place of Ask while an answer is made. */
export function composer(state: PanelState, { send, recall, edit }: ComposerActions): TemplateResult {
  const running = state.turns.some((turn) => turn.state === 'running');
  const hasNoFolder = state.index.state === 'no-folder';
  const ask = (text: string): void => {
    const question = text.trim();
    if (!question || running || hasNoFolder) return;
    recall.reset();
    edit('');
    send({ kind: 'ask', question });
  };
  return html`<form class="composer" @submit=${(event: Event) => (event.preventDefault(), ask(typedText(event.target)))}>
    <div class="box">
      ${chips(state.chips, send)}
      <textarea
        id="question"
        rows="2"
        maxlength="200000"
        aria-label=${l10n.t('Question about this code')}
        aria-description=${l10n.t('Enter asks. Alt+Down goes to the citations of the newest answer.')}
        title=${l10n.t('Hold Shift to drop files and problems here')}
        placeholder=${hasNoFolder ? l10n.t('Open a folder to ask about it') : l10n.t('Ask about this code')}
        ?disabled=${hasNoFolder}
        .value=${live(state.draft)}
        @input=${(event: InputEvent) => handleInput(event, edit, send)}
        @keydown=${(event: KeyboardEvent) => handleKey(event, ask, state, recall, edit)}
      ></textarea>
      <div class="toolbar">
        ${attachButton(send)} ${choices(state, send)} ${running ? stopButton(send) : submitButton(hasNoFolder || !state.draft.trim())}
      </div>
    </div>
  </form>`;
}

/** The text in the box: newer than the state when keys come faster than frames. */
function typedText(form: EventTarget | null): string {
  return (form as HTMLFormElement).querySelector('textarea')?.value ?? '';
}

/** At the same position as in the editor's own chat. */
function attachButton(send: SendToHost): TemplateResult {
  const label = l10n.t('Attach code, problems or changes (@). Hold Shift to attach what you drag here.');
  return html`<button
    type="button"
    class="quiet attach"
    title=${label}
    aria-label=${label}
    @click=${() => send({ kind: 'command', command: 'clew.attach' })}
  >
    ${icon('add')}
  </button>`;
}

function submitButton(disabled: boolean): TemplateResult {
  const label = l10n.t('Ask (Enter)');
  return html`<button class="primary" title=${label} aria-label=${label} ?disabled=${disabled}>${icon('arrow-up')}</button>`;
}

function stopButton(send: SendToHost): TemplateResult {
  const label = l10n.t('Stop (Escape)');
  return html`<button type="button" class="primary" title=${label} aria-label=${label} @click=${() => send({ kind: 'stop' })}>
    ${icon('debug-stop')}
  </button>`;
}

/** `@` at the start of a word opens the list of attachments, and is removed from the text. */
function handleInput(event: InputEvent, edit: (text: string) => void, send: SendToHost): void {
  const box = event.target as HTMLTextAreaElement;
  const at = box.selectionStart - 1;
  const before = box.value[at - 1];
  if (event.data !== '@' || (before !== undefined && !/\s/.test(before))) return edit(box.value);
  edit(box.value.slice(0, at) + box.value.slice(at + 1));
  send({ kind: 'command', command: 'clew.attach' });
}

function handleKey(
  event: KeyboardEvent,
  ask: (text: string) => void,
  state: PanelState,
  recall: Recall,
  edit: (text: string) => void,
): void {
  if (event.isComposing || !(event.target instanceof HTMLTextAreaElement)) return;
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    ask(event.target.value);
    return;
  }
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!step || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const recalledQuestion = recall.step(
    step,
    event.target.value,
    state.turns.map((turn) => turn.question),
  );
  if (recalledQuestion === undefined) return;
  event.preventDefault();
  edit(recalledQuestion);
}
