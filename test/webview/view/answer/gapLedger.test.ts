// List of what an answer missed: its count, the outcome of each gap, and the places that closed it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { GapRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import type { FromPanel } from '../../../../src/protocol/fromPanel.ts';
import { foldTurn, type TurnView } from '../../../../src/webview/state/turnState.ts';
import { gapLedger } from '../../../../src/webview/view/answer/gapLedger.ts';
import { evidence } from '../../../support/panel/answerRecord.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

const foundGap: GapRecord = { text: 'place', normalized: 'place', how: 'symbol', outcome: 'found', evidence: [1], tokens: 40, ms: 3 };
const missingGap: GapRecord = { ...foundGap, text: 'stock', normalized: 'stock', outcome: 'not-found', evidence: [] };

const emptyTurn = foldTurn({ id: 't', question: 'Where?', state: 'running', events: [] });

function ledger(over: Partial<TurnView>): { readonly view: RenderedTemplate; readonly sent: readonly FromPanel[] } {
  const sent: FromPanel[] = [];
  const turn = { ...emptyTurn, evidence: [evidence()], ...over };
  return { view: new RenderedTemplate(gapLedger(turn, (message) => sent.push(message))), sent };
}

suite('gapLedger', () => {
  test('is absent when nothing was missing', () => {
    assert.equal(ledger({ gaps: [] }).view.markup, '');
  });

  test('counts what was found, and words the outcome of each gap', () => {
    const { words } = ledger({
      gaps: [
        { pass: 1, gap: foundGap },
        { pass: 1, gap: missingGap },
      ],
    }).view;
    assert.match(words, /Missing pieces: found 1 of 2/);
    assert.match(words, /place found/);
    assert.match(words, /stock not found in this workspace/);
  });

  test('shows a repeated gap once, with its last outcome', () => {
    const { words } = ledger({
      gaps: [
        { pass: 1, gap: { ...missingGap, normalized: 'Stock' } },
        { pass: 2, gap: { ...missingGap, outcome: 'found' } },
      ],
      pass: { n: 2, of: 3 },
    }).view;
    assert.match(words, /2 passes, found 1 of 1 missing pieces/);
    assert.doesNotMatch(words, /not found/);
  });

  test('opens the place that closed a gap, beside with Alt', () => {
    const { view, sent } = ledger({ gaps: [{ pass: 1, gap: foundGap }] });
    view.click('orders.ts:8');
    view.click('orders.ts:8', { altKey: true });
    assert.deepEqual(sent, [
      { kind: 'openEvidence', answerId: 't', n: 1 },
      { kind: 'openEvidence', answerId: 't', n: 1, beside: true },
    ]);
  });
});
