// Entry of the panel: messages in, state, drawing, messages out.
import '@vscode/codicons/dist/codicon.css';
import '../../media/base.css';
import '../../media/panel.css';
import '../../media/steps.css';
import * as l10n from '@vscode/l10n';
import { render } from 'lit';
import type { FromPanel } from '../protocol/fromPanel.ts';
import type { ToPanel } from '../protocol/toPanel.ts';
import type { VsCodeApi } from './actions.ts';
import { watchCitationKeys } from './input/citationKeys.ts';
import { takeEarlyQuestion } from './input/earlyQuestion.ts';
import { Follower } from './input/follower.ts';
import { GateFocus } from './input/gateFocus.ts';
import { onMissingPart } from './panelParts.ts';
import { Peek } from './peek.ts';
import { readMessage } from './state/readMessage.ts';
import { initialState, foldMessage, type PanelState } from './state/state.ts';
import type { TurnView } from './state/turnState.ts';
import { panelView } from './view/panelView.ts';
import { Recall } from './input/recall.ts';
import { watchDrops } from './input/watchDrops.ts';

declare function acquireVsCodeApi(): VsCodeApi;

const api = acquireVsCodeApi();
const root = document.body;
const recall = new Recall();
const gateFocus = new GateFocus();
const peek = new Peek(send);
let follower: Follower | undefined;
let state: PanelState = initialState;
let scheduledDraw: 'frame' | 'later' | undefined;
let drawTimer: ReturnType<typeof setTimeout> | undefined;
let drawMs = 0;
let drawnAt = 0;
let newestTurn: TurnView | undefined;
let draftTimer: ReturnType<typeof setTimeout> | undefined;

function send(message: FromPanel): void {
  api.postMessage(message);
}

/** Stores the draft here at once and sends it to the host a little later, so that it survives hiding the panel. */
function storeDraft(text: string): void {
  state = { ...state, draft: text };
  schedule();
  clearTimeout(draftTimer);
  draftTimer = setTimeout(() => send({ kind: 'draft', text }), 150);
}

/** The button disappears at the end, so the cursor moves to the question box. */
function scrollToEnd(): void {
  follower?.toEnd();
  document.getElementById('question')?.focus({ preventScroll: true });
}

/**
 * Draws at most once a frame. Drawing a streaming answer takes at most a fifth of the time; actions of the person and the end of an answer
 * only wait for the next frame (`now`).
 */
function schedule(now = true): void {
  if (scheduledDraw === 'frame') return;
  const wait = now ? 0 : drawnAt + drawMs * 4 - performance.now();
  if (wait > 4) {
    if (scheduledDraw !== 'later') drawTimer = setTimeout(() => schedule(), wait);
    scheduledDraw = 'later';
  } else {
    clearTimeout(drawTimer);
    scheduledDraw = 'frame';
    requestAnimationFrame(draw);
  }
}

function draw(): void {
  scheduledDraw = undefined;
  if (!state.ready) return;
  const start = performance.now();
  render(panelView(state, { send, recall, edit: storeDraft, toEnd: scrollToEnd }), root);
  showNewestTurn();
  gateFocus.afterDraw();
  peek.show(state.lines);
  drawnAt = performance.now();
  drawMs = drawnAt - start;
}

/**
 * Puts a new question at the top of the panel, where its answer is read: nothing moves while it grows, unless the reader follows its end.
 */
function showNewestTurn(): void {
  const newest = state.turns.at(-1);
  const chat = document.getElementById('chat');
  if (chat) follower ??= new Follower(chat);
  if (newest?.id !== newestTurn?.id) follower?.reset(document.querySelector('#chat > :last-child'));
  else if (newest !== newestTurn) follower?.noteGrowth();
  newestTurn = newest;
}

function receive(message: ToPanel): void {
  if (message.kind === 'state') l10n.config({ contents: message.l10n as Record<string, string> });
  const { focusCount, ready } = state;
  state = foldMessage(state, message);
  if (!ready && state.ready) beginWith(takeEarlyQuestion(root));
  schedule(message.kind !== 'event' && message.kind !== 'index');
  if (state.focusCount !== focusCount || !ready) requestAnimationFrame(() => document.getElementById('question')?.focus());
}

/** Early typed text becomes the draft, or is appended to a stored one. */
function beginWith(typedText: string): void {
  if (typedText) storeDraft(state.draft ? `${state.draft}\n${typedText}` : typedText);
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const checkedMessage = readMessage(event.data);
  if (!checkedMessage) return console.warn('Clew: a message that the panel does not understand was dropped');
  if (checkedMessage.message) receive(checkedMessage.message);
  if (checkedMessage.unreadable === 0) return;
  console.warn(`Clew: ${checkedMessage.unreadable} records of a message could not be read`);
  state = { ...state, unreadable: state.unreadable + checkedMessage.unreadable };
  schedule();
});

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && state.turns.some((turn) => turn.state === 'running')) send({ kind: 'stop' });
});

watchCitationKeys(document);
watchDrops(window, send);
onMissingPart((missing) => {
  state = { ...state, missing };
  schedule();
});

send({ kind: 'ready' });
