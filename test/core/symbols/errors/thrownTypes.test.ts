// Types of thrown values that are not constructed where they are thrown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { raisesIn } from '../factsOf.ts';

test('follows a variable to the error that it was given', async () => {
  const text = dedent`
    function take() {
      const failure = new ShelfError('full');
      throw failure;
    }
  `;
  assert.deepEqual(await raisesIn(text, 'typescript'), ['take: ShelfError']);
});

test('takes the result of a helper of the same file, and the name of any other helper', async () => {
  const text = dedent`
    function makeError() { return new MadeError('x'); }
    function take() { throw makeError(); }
    function drop() { throw makeElsewhere(); }
  `;
  assert.deepEqual(await raisesIn(text, 'typescript'), ['makeError: MadeError', 'take: MadeError', 'drop: makeElsewhere']);
});
