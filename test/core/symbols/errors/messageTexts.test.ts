// The text of a message behind formatting, translation and variables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { errorStringsIn } from '../factsOf.ts';

test('keeps the constant part of a template and of a formatted text', async () => {
  assert.deepEqual(await errorStringsIn('throw new Error(`no shelf ${n}`);\n', 'typescript'), ['raise no shelf']);
  assert.deepEqual(await errorStringsIn('raise ShelfError("shelf {} is full".format(n))\n', 'python'), ['raise shelf {} is full']);
});

test('follows a variable, and a call that translates', async () => {
  const text = dedent`
    function take() {
      const text = 'held in a variable';
      throw new Error(text);
    }
  `;
  assert.deepEqual(await errorStringsIn(text, 'typescript'), ['raise held in a variable']);
  assert.deepEqual(await errorStringsIn('raise ShelfError(_("gone"))\n', 'python'), ['raise gone']);
});
