// The message that gives a fresh panel its state, with fields that a test can override.
import type { IndexView, PanelStateMessage } from '../../../src/protocol/toPanel.ts';

/** An index that is ready. */
export const readyIndex: IndexView = { state: 'ready', phase: 'ready', done: 12, total: 12, files: 12, symbols: 340, skipped: 3 };

/** A panel without a question. */
export function panelState(over: Partial<PanelStateMessage> = {}): PanelStateMessage {
  return {
    kind: 'state',
    turns: [],
    index: readyIndex,
    model: { state: 'none', name: '', where: '', local: false },
    draft: '',
    chips: { attached: [] },
    choices: {},
    examples: [{ mode: 'conceptual', question: 'What does this project do?' }],
    dropped: 0,
    unreadable: 0,
    l10n: {},
    ...over,
  };
}
