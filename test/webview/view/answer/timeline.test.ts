// Timeline of an answer: its steps in order, each with what it found.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { FromPanel } from '../../../../src/protocol/fromPanel.ts';
import type { Turn } from '../../../../src/protocol/toPanel.ts';
import { foldTurn } from '../../../../src/webview/state/turnState.ts';
import { answerRecord, evidence } from '../../../support/panel/answerRecord.ts';
import { doneTurn, runningTurn } from '../../../support/panel/fullTurn.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

// The timeline imports the element of diagrams, which registers itself. It is not drawn here, so a page of two names is enough.
const page = { HTMLElement: Object, customElements: { define: () => undefined } };
Object.assign(globalThis, page);
const { timeline } = await import('../../../../src/webview/view/answer/timeline.ts');
for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);

function timelineOf(turn: Turn): { readonly view: RenderedTemplate; readonly sent: readonly FromPanel[] } {
  const sent: FromPanel[] = [];
  return { view: new RenderedTemplate(timeline(foldTurn(turn), (message) => sent.push(message))), sent };
}

suite('timeline', () => {
  test('is absent before the question is classified, and for what a command wrote', () => {
    assert.equal(timelineOf({ id: 't', question: 'Where?', state: 'running', events: [] }).view.markup, '');
    assert.equal(timelineOf({ ...doneTurn('t', ''), record: answerRecord({ strategy: 'review' }) }).view.markup, '');
  });

  test('begins with the classification and its reason', () => {
    const { words } = timelineOf({ id: 't', question: 'Where?', state: 'running', events: runningTurn('t', '').events.slice(0, 1) }).view;
    assert.match(words, /^1 step Classified as Conceptual by rules .*asks where something is/);
  });

  test('has rounds, search, passes and writing in the order in which they ran', () => {
    const { words } = timelineOf(doneTurn('t', 'Orders are placed [1].')).view;
    const steps = [
      'Classified as',
      'Split up as a complex question',
      'Round 1: 1 search',
      'Judged insufficient',
      'Searched: 1 places read',
    ];
    const positions = [...steps, 'Step 1: the model called find_uses', 'Written: 1 of 2 citations verified'].map((part) =>
      words.indexOf(part),
    );
    assert.ok(
      positions.every((position, i) => position >= 0 && (i === 0 || position > (positions[i - 1] ?? 0))),
      `${positions.join()} in ${words}`,
    );
  });

  test('opens a place, and leaves a long list to the sources', () => {
    const record = answerRecord({ evidence: Array.from({ length: 14 }, (_, i) => evidence({ n: i + 1, lineStart: i + 1 })) });
    const { view, sent } = timelineOf({ id: 't', question: 'Where?', state: 'done', events: [], record });
    view.click('orders.ts:12');
    assert.deepEqual(sent, [{ kind: 'openEvidence', answerId: 't', n: 12 }]);
    assert.match(view.words, /2 more are among the sources/);
    assert.throws(() => view.click('orders.ts:13'));
  });
});
