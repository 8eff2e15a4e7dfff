// Recall of earlier questions with Up and Down.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Recall } from '../../../src/webview/input/recall.ts';

const questions = ['first', 'second'];

suite('Recall', () => {
  test('goes back and forth through the questions, and ends with an empty box', () => {
    const recall = new Recall();
    assert.equal(recall.step(-1, '', questions), 'second');
    assert.equal(recall.step(-1, 'second', questions), 'first');
    assert.equal(recall.step(-1, 'first', questions), undefined);
    assert.equal(recall.step(1, 'first', questions), 'second');
    assert.equal(recall.step(1, 'second', questions), '');
  });

  test('leaves the keys alone in a typed or changed text', () => {
    const recall = new Recall();
    assert.equal(recall.step(-1, 'typed', questions), undefined);
    recall.step(-1, '', questions);
    assert.equal(recall.step(-1, 'second, edited', questions), undefined);
  });

  test('does nothing without earlier questions', () => {
    assert.equal(new Recall().step(-1, '', []), undefined);
    assert.equal(new Recall().step(1, '', questions), undefined);
  });
});
