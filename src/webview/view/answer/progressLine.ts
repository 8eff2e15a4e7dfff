// Progress of a running answer in a few words: drawn below the text so far, and spoken by screen readers.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { StatusView, TurnView } from '../../state/turnState.ts';
import { gateInWords } from '../gateCard.ts';
import { icon } from '../../icon.ts';
import { spokenAnswer } from './spokenAnswer.ts';

/** The line below a growing answer, until the footer replaces it. */
export function progressLine(turn: TurnView): TemplateResult {
  const waits = turn.steer?.missing !== undefined;
  return html`<p class="working">
    ${waits ? icon('debug-pause') : icon('loading', 'codicon-modifier-spin')}<span>${progressWords(turn)}</span>
  </p>`;
}

/** Announcement about the newest question for screen readers: what it waits for, and how it ended. */
export function announcement(turn: TurnView | undefined): string {
  if (!turn) return '';
  if (turn.gate) return gateInWords(turn.gate);
  switch (turn.state) {
    case 'running':
      // A character count would be spoken without end.
      return turn.refining === undefined || turn.status || turn.steer?.missing ? progressWords(turn) : refiningWords(turn.pass?.n ?? 1, 0);
    case 'done':
      return turn.ranHere ? spokenAnswer(turn) : '';
    case 'stopped':
      return l10n.t('Stopped.');
    default:
      return '';
  }
}

function progressWords(turn: TurnView): string {
  if (turn.steer?.missing) return l10n.t('Waiting for you: choose what to look up.');
  if (turn.status) return statusWords(turn.status);
  if (turn.refining !== undefined && turn.pass) return refiningWords(turn.pass.n, turn.refining);
  if (turn.text) return l10n.t('Writing…');
  return turn.evidence.length ? l10n.t('Reading {0} places…', turn.evidence.length) : l10n.t('Searching the code…');
}

function refiningWords(pass: number, characters: number): string {
  if (characters === 0) return l10n.t('Pass {0}: reading what was found…', pass);
  return l10n.t('Pass {0}: rewriting the answer, {1} characters so far…', pass, characters);
}

function statusWords({ status, args, model }: StatusView): string {
  const [first = '', second = '', third = '', fourth = ''] = args;
  switch (status) {
    case 'consent':
      return l10n.t('Waiting for you: nothing has been sent yet.');
    case 'asking':
      return second ? l10n.t('Asking {0} at {1}…', first, second) : l10n.t('Asking {0}…', first);
    case 'requesting':
      return l10n.t('Request {0} of {1} to {2} at {3}…', first, second, third, fourth);
    case 'thinking':
      return model ? l10n.t('{0} is thinking…', model) : l10n.t('The model is thinking…');
    case 'retrying':
      return l10n.t('Trying again in {0} s…', first);
    case 'shrinking':
      return l10n.t('The request was too long for the model: sending it again with less code…');
    case 'looking-up':
      return first === '1'
        ? l10n.t('Looking up 1 missing piece: {0}…', second)
        : l10n.t('Looking up {0} missing pieces: {1}…', first, second);
    case 'analysing':
      return l10n.t('{0} is working out what to look for…', first);
    case 'searching':
      return l10n.t('Search {0} of {1}: {2}…', first, second, third);
    case 'judging':
      return l10n.t('{0} is judging what was found…', first);
    case 'noting':
      return l10n.t('{0} is taking notes on the code, round {1} of {2}…', first, third, fourth);
    case 'finding-uses':
      return l10n.t('Looking for uses: {0} of {1} definitions…', first, second);
    default:
      status satisfies never;
      return l10n.t('Working…');
  }
}
