// Errors that leave a function without a throw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { raisesIn } from '../factsOf.ts';

test('counts errors that are returned or given to a function that passes them on', async () => {
  const text = dedent`
    function take(next: any) { next(new ShelfError('full')); }
    const put = (resolve: any, reject: any) => { reject(new PutError('no')); };
    function give() { return new GivenError('y'); }
  `;
  assert.deepEqual(await raisesIn(text, 'typescript'), ['take: ShelfError', 'put: PutError', 'give: GivenError']);
});

test('does not count an error that is only shown', async () => {
  assert.deepEqual(await raisesIn("function show() { report(new ShownError('x')); }\n", 'typescript'), []);
});
