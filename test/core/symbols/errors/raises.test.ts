// Types of errors that a symbol raises: thrown in its body, or declared in its head.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { raisesIn } from '../factsOf.ts';

test('takes the type of a thrown error, with its module', async () => {
  const text = dedent`
    function take() { throw new ShelfError('full'); }
    async function drop() { throw new pkg.DropError(); }
  `;
  assert.deepEqual(await raisesIn(text, 'typescript'), ['take: ShelfError', 'drop: pkg.DropError']);
  assert.deepEqual(await raisesIn('def take():\n    raise ShelfError("full")\n', 'python'), ['take: ShelfError']);
});

test('takes the types in the head of a Java method beside those that it throws', async () => {
  const text = dedent`
    class Shelf {
      void take() throws IOException {
        throw new IllegalStateException("full");
      }
    }
  `;
  assert.deepEqual(await raisesIn(text, 'java'), ['take: IOException, IllegalStateException']);
});
