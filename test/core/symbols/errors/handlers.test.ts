// Types of caught errors: what a bare raise raises again, and what a checked variable holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { raisesIn } from '../factsOf.ts';

test('a bare raise raises the types that its handler catches', async () => {
  const text = dedent`
    def take():
        try:
            put()
        except (LateError, LostError):
            raise
  `;
  assert.deepEqual(await raisesIn(text, 'python'), ['take: LateError, LostError']);
});

test('a raised variable has the type under which it was caught', async () => {
  const text = dedent`
    def take():
        try:
            put()
        except LateError as error:
            raise error
  `;
  assert.deepEqual(await raisesIn(text, 'python'), ['take: LateError']);
});

test('a thrown variable has the type that a condition around it checks', async () => {
  const text = dedent`
    function take(error: unknown) {
      if (error instanceof LateError) throw error;
    }
  `;
  assert.deepEqual(await raisesIn(text, 'typescript'), ['take: LateError']);
});
