// Footer of an answer: which actions it offers, what they send, and how it words cost and confidence.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import type { FromPanel } from '../../../../src/protocol/fromPanel.ts';
import { foldTurn, type TurnView } from '../../../../src/webview/state/turnState.ts';
import { footer } from '../../../../src/webview/view/answer/footer.ts';
import { answerRecord } from '../../../support/panel/answerRecord.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

function footerOf(
  record: AnswerRecord | undefined,
  over: Partial<TurnView> = {},
): { readonly view: RenderedTemplate; readonly sent: readonly FromPanel[] } {
  const sent: FromPanel[] = [];
  const turn = foldTurn({ id: 't', question: 'Where?', state: 'done', events: [], ...(record ? { record } : {}) });
  return { view: new RenderedTemplate(footer({ ...turn, ...over }, (message) => sent.push(message))), sent };
}

suite('footer', () => {
  test('is absent without text and without sent requests', () => {
    assert.equal(footerOf(undefined).view.markup, '');
  });

  test('copies the whole answer, and hides actions that need a record', () => {
    const { view, sent } = footerOf(undefined, { text: 'Half an answer' });
    view.click('Copy answer');
    assert.deepEqual(sent, [{ kind: 'copy', text: 'Half an answer' }]);
    assert.throws(() => view.click('Branch'), /There is no button "Branch"/);
  });

  test('rates an answer, and takes the rating back with a second click', () => {
    const label = 'Helpful (counted on this machine only)';
    const unrated = footerOf(answerRecord());
    unrated.view.click(label);
    const rated = footerOf(answerRecord(), { thumb: 1 });
    rated.view.click(label);
    assert.deepEqual(
      [...unrated.sent, ...rated.sent],
      [
        { kind: 'rate', answerId: 't', thumb: 1 },
        { kind: 'rate', answerId: 't', thumb: 0 },
      ],
    );
  });

  test('says how an answer without a model was made', () => {
    assert.match(footerOf(answerRecord()).view.words, /from the code alone, no model · high confidence · 1\.2 s/);
  });

  test('marks own counts of tokens and cost as estimates', () => {
    const modelUse = {
      ...{ where: 'api.example.com', calls: 1, promptTokens: 900, completionTokens: 80, cachedTokens: 0 },
      ...{ cost: 0.02, currency: 'EUR' },
    };
    const exact = footerOf(answerRecord({ model: 'large', modelUse: { ...modelUse, estimated: false } })).view.words;
    const estimated = footerOf(answerRecord({ model: 'large', modelUse: { ...modelUse, estimated: true } })).view.words;
    assert.match(exact, /large · 1 call · 900 tokens in, 80 out · 0\.02 EUR/);
    assert.match(estimated, /about 900 tokens in, 80 out · about 0\.02 EUR/);
  });

  test('lists the reasons of the confidence in place of its word alone', () => {
    const { markup, words } = footerOf(answerRecord({ confidence: { level: 'low', reasons: ['one citation'] } })).view;
    assert.match(markup, /<details class="fold reasons">/);
    assert.match(words, /low confidence one citation/);
  });
});
