// Notices about an answer: their place, whether they warn, and the button that helps.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { FromPanel } from '../../../../src/protocol/fromPanel.ts';
import { foldTurn, type TurnView } from '../../../../src/webview/state/turnState.ts';
import { notices, searchNotices, staleNotice, stoppedNotice } from '../../../../src/webview/view/answer/notices.ts';
import { answerRecord } from '../../../support/panel/answerRecord.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

const turn: TurnView = foldTurn({ id: 't', question: 'Where?', state: 'done', events: [], record: answerRecord() });
const notice = (code: TurnView['notices'][number]['code'], leads = true): TurnView['notices'][number] => ({
  ...{ code, args: ['api.example.com', '1'], leads },
});

function noticeViews(over: Partial<TurnView>, leads = true): { readonly view: RenderedTemplate; readonly sent: readonly FromPanel[] } {
  const sent: FromPanel[] = [];
  return { view: new RenderedTemplate(notices({ ...turn, ...over }, leads, (message) => sent.push(message))), sent };
}

suite('notices', () => {
  test('stand above or below the answer', () => {
    const over = { notices: [notice('model-gone'), notice('context-shrunk', false)] };
    assert.equal(noticeViews(over).view.markup.match(/class="notice/g)?.length, 1);
    assert.equal(noticeViews(over, false).view.markup.match(/class="notice info"/g)?.length, 1);
  });

  test('offer what helps: another model, the usage, or a test of the connection', () => {
    for (const [code, label, command] of [
      ['model-gone', 'Choose Model', 'clew.chooseModel'],
      ['model-over-cap', 'Show Usage', 'clew.showUsage'],
      ['model-unreachable', 'Test Connection', 'clew.testConnection'],
    ] as const) {
      const { view, sent } = noticeViews({ notices: [notice(code)] });
      view.click(label);
      assert.deepEqual(sent, [{ kind: 'command', command }]);
      assert.match(view.markup, /class="notice warning"/);
    }
  });

  test('offer to continue only an answer that is still cut', () => {
    const cut = { notices: [notice('answer-cut')], record: answerRecord({ cut: true }) };
    const { view, sent } = noticeViews(cut);
    view.click('Continue');
    assert.deepEqual(sent, [{ kind: 'continue', answerId: 't' }]);
    assert.doesNotMatch(noticeViews({ ...cut, record: answerRecord() }).view.markup, /<button/);
  });

  test('leave replaced secrets to the footer, which counts them', () => {
    assert.equal(noticeViews({ notices: [notice('secrets-replaced')] }).view.markup, '');
  });
});

suite('staleNotice', () => {
  test('counts the places that have changed, once the answer is over', () => {
    const words = (over: Partial<TurnView>): string => new RenderedTemplate(staleNotice({ ...turn, ...over }, () => undefined)).words;
    assert.equal(words({ stale: 0 }), '');
    assert.equal(words({ stale: 2, state: 'running' }), '');
    assert.match(words({ stale: 1 }), /^1 place that this answer cites has changed/);
    assert.match(words({ stale: 2 }), /^2 places that this answer cites have changed/);
  });
});

suite('stoppedNotice', () => {
  test('says what is there, and offers to ask again when nothing is', () => {
    const stopped = { ...turn, state: 'stopped' as const, evidence: [] };
    const words = (over: Partial<TurnView>): string => new RenderedTemplate(stoppedNotice({ ...stopped, ...over }, () => undefined)).words;
    assert.equal(words({ state: 'done' }), '');
    assert.equal(words({ text: 'Half' }), 'Stopped. The part that was ready is above.');
    assert.equal(words({ text: '' }), 'Stopped before there was an answer. Ask Again');
    assert.match(words({ text: '', interrupted: true }), /^The window was closed or reloaded before this question was answered\./);
  });
});

suite('searchNotices', () => {
  test('show the error of a retriever, unless a notice has said it already', () => {
    const retrievers = [{ name: 'vectors', ran: true, found: 0, used: 0, ms: 1, error: 'Vectors are paused.' }];
    const record = answerRecord({ search: { retrievers, found: 0, used: 0 } });
    const words = (over: Partial<TurnView>): string =>
      new RenderedTemplate(searchNotices({ ...turn, record, ...over }, () => undefined)).words;
    assert.equal(words({}), 'Vectors are paused. Embedder…');
    assert.equal(words({ notices: [notice('vectors-missing')] }), '');
  });
});
