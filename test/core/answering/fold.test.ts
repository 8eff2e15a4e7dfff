// Folding events: the same state however they come, and the record has the last word.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldEvent, foldEvents, noAnswer } from '../../../src/core/answering/fold.ts';
import { eventsOf, openFixture } from './openFixture.ts';

test('the fold of all events agrees with the record', async () => {
  const { codebase } = await openFixture('shop');
  const events = await eventsOf(codebase, 'Where is the discount decided?');
  const state = foldEvents(events);
  assert.equal(state.state, 'done');
  assert.equal(state.text, state.record?.answer);
  assert.deepEqual(state.citations, state.record?.citations);
  const before = foldEvents(events.slice(0, -1));
  assert.equal(before.state, 'answering');
  assert.equal(before.text.trim(), state.text);
  assert.deepEqual(before.citations, state.citations);
  assert.deepEqual(before.evidence, state.record?.evidence);
});

test('folding changes nothing that was there, and a citation replaces the one of its number', () => {
  const frozen = Object.freeze({ ...noAnswer });
  const citation = { n: 1, root: '', file: 'a', lineStart: 1, lineEnd: 1, title: 't', status: 'verified' } as const;
  const once = foldEvent(frozen, { kind: 'citation', citation });
  const twice = foldEvent(once, { kind: 'citation', citation: { ...citation, status: 'moved' } });
  assert.equal(frozen.citations.length, 0);
  assert.deepEqual(
    twice.citations.map(({ status }) => status),
    ['moved'],
  );
  assert.deepEqual(foldEvent(noAnswer, { kind: 'failed', code: 'no-folder', args: [] }).failure, { code: 'no-folder', args: [] });
});
