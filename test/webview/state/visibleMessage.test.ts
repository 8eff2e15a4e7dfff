// Messages of the host with marks for invisible characters in every name and path; answers keep their offsets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleMessage } from '../../../src/webview/state/visibleMessage.ts';

test('marks all strings but those that are marked elsewhere, and keeps a message without any as it is', () => {
  const message = {
    kind: 'turn',
    turn: { record: { answer: 'a\u200b', citations: [{ file: 'a\u202e.ts' }] } },
    draft: 'd\u200b',
    n: 1,
    x: null,
  };
  assert.deepEqual(visibleMessage(message), {
    ...message,
    turn: { record: { answer: 'a\u200b', citations: [{ file: 'a⟨U+202E⟩.ts' }] } },
  });
  const plain = { kind: 'event', event: { list: ['a', 1, true, undefined] } };
  assert.equal(visibleMessage(plain), plain);
});
