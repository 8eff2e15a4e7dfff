// Card of the gate: what a person reads before a request leaves, and which decision each button sends.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { FromPanel } from '../../../src/protocol/fromPanel.ts';
import type { GateView } from '../../../src/protocol/toPanel.ts';
import { foldTurn } from '../../../src/webview/state/turnState.ts';
import { gateCard, gateInWords } from '../../../src/webview/view/gateCard.ts';
import { runningTurn } from '../../support/panel/fullTurn.ts';
import { RenderedTemplate } from '../../support/panel/renderedTemplate.ts';

const place = { root: '', file: 'src/orders.ts', lineStart: 8, lineEnd: 20, tokens: 80 };
const request: GateView = {
  ...{ destination: 'api.example.com', model: 'large', local: false, exposed: false },
  ...{ tokens: 900, places: [place], secretsReplaced: 0 },
};

function card(gate: GateView | undefined): { readonly view: RenderedTemplate; readonly sent: readonly FromPanel[] } {
  const sent: FromPanel[] = [];
  const turn = foldTurn({ ...runningTurn('t', ''), gate });
  return { view: new RenderedTemplate(gateCard(turn, (message) => sent.push(message))), sent };
}

suite('gateCard', () => {
  test('is absent while nothing waits', () => {
    assert.equal(card(undefined).view.markup, '');
  });

  test('names destination, model, content and each place', () => {
    const { words } = card({ ...request, cost: { amount: 0.02, currency: 'EUR' }, secretsReplaced: 1 }).view;
    for (const part of ['Send this to api.example.com?', 'Model: large', 'Your question and 1 place in 1 file, about 900 tokens.'])
      assert.ok(words.includes(part), part);
    assert.match(words, /It costs at most 0\.02 EUR\. It contains: 1 secret replaced\./);
    assert.match(words, /src\/orders\.ts 8-20/);
  });

  test('warns only of a request that others on the network can read', () => {
    assert.doesNotMatch(card(request).view.words, /network path/);
    assert.match(card({ ...request, exposed: true }).view.words, /Anyone on the network path can read it/);
  });

  test('sends the decision of each button', () => {
    const { view, sent } = card({ ...request, following: 2 });
    view.click('Send');
    view.click('Send, and up to 2 more requests for this answer');
    view.click('Send, and do not ask again in this workspace');
    view.click('Answer without a model');
    assert.deepEqual(
      sent.map((message) => message.kind === 'gate' && message.decision),
      ['once', 'answer', 'always', 'never'],
    );
  });

  test('folds a long list of files and joins the lines of each', () => {
    const places = Array.from({ length: 5 }, (_, i) => ({ ...place, file: `src/part${i}.ts` }));
    const { markup, words } = card({
      ...request,
      places: [...places, { ...place, file: 'src/part0.ts', lineStart: 30, lineEnd: 30 }],
    }).view;
    assert.match(words, /Files \(5\)/);
    assert.match(words, /src\/part0\.ts 8-20, 30/);
    assert.match(markup, /<details class="fold">/);
  });

  test('says in one sentence what it asks, for screen readers', () => {
    assert.equal(
      gateInWords({ ...request, local: true, destination: 'localhost:1234', places: [] }),
      'Send this to localhost:1234 on this machine? Your question and no code, about 900 tokens.',
    );
  });
});
