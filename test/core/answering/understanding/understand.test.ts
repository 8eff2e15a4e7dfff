// A text that is nothing but a message of the code is its own first quoted text, and chooses the diagnostic mode.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { understand, type QuestionUnderstanding } from '../../../../src/core/answering/understanding/understand.ts';
import { createGraph } from '../../../../src/core/graph/queries/codeGraph.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { PathIndex } from '../../../../src/core/workspace/pathIndex.ts';

const sources = {
  graph: createGraph(new Map()),
  search: new TextIndex(),
  files: new PathIndex([]),
  lines: async (): Promise<undefined> => undefined,
};

function understandingOf(text: string, message?: string): QuestionUnderstanding {
  return understand(text, readIntent(text), {}, { sources, roots: [] }, undefined, message);
}

suite('a text that is nothing but a message', () => {
  const text = 'no stock left for "apple pie"';

  test('is the first quoted text, in place of the quotations in it', () => {
    assert.deepEqual(understandingOf(text).intent.quotedTexts, ['apple pie']);
    assert.deepEqual(understandingOf(text, text).intent.quotedTexts, [text]);
  });

  test('chooses the diagnostic mode', () => {
    assert.equal(understandingOf(text, text).mode.value, 'diagnostic');
  });
});
