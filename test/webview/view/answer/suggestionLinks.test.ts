// What to ask next: names are code, and a click sends the number of the suggestion.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { FromPanel } from '../../../../src/protocol/fromPanel.ts';
import { foldTurn } from '../../../../src/webview/state/turnState.ts';
import { suggestions } from '../../../../src/webview/view/answer/suggestionLinks.ts';
import { answerRecord } from '../../../support/panel/answerRecord.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

const turn = foldTurn({
  ...{ id: 't', question: 'Where?', state: 'done', events: [] },
  record: answerRecord({
    pictures: {
      ...{ places: [{ root: '', file: 'a.ts', line: 1 }], trees: [], frames: [], findings: [], findingsOmitted: 0 },
      suggestions: [{ kind: 'callers', name: 'Orders.place', count: 2, at: 0 }],
    },
  }),
});

suite('what to ask next', () => {
  test('has names as code, and is asked by a click', () => {
    const sent: FromPanel[] = [];
    const view = new RenderedTemplate(suggestions(turn, (message) => sent.push(message)));
    assert.match(view.markup, /Who calls <code>Orders\.<wbr \/>place<\/code>\? \(2\)/);
    // Where a tag is, the words of a rendered view have a space.
    view.click('Who calls Orders. place ? (2)');
    assert.deepEqual(sent, [{ kind: 'suggested', answerId: 't', n: 0 }]);
  });

  test('waits until the answer is over', () => {
    assert.equal(
      suggestions({ ...turn, state: 'running' }, () => undefined),
      undefined,
    );
  });
});
