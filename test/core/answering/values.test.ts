// Questions for a value or for members are answered by it in the first sentence, with the line that sets it.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from './openFixture.ts';

let shop: OpenedFixture;
before(async () => {
  shop = await openFixture({
    'src/client.ts':
      'export function connect(options: { timeout?: number }): number {\n  const timeout = options.timeout ?? 4500;\n  return timeout;\n}\n',
    'src/state.ts': 'export enum OrderState {\n  Open,\n  Paid,\n  Shipped,\n}\n',
  });
});

test('the default comes first', async () => {
  const { answer } = await ask(shop.codebase, 'What is the default timeout?');
  assert.match(answer.trim().split('\n')[0] ?? '', /^`4500` is the default of `timeout`/);
});

test('the number of members and their names come first', async () => {
  const { answer } = await ask(shop.codebase, 'How many order states are there?');
  assert.match(answer.trim().split('\n')[0] ?? '', /^3 members of `OrderState`.*`Open`, `Paid`, `Shipped`/);
});

test('a value that nothing sets is not told', async () => {
  const { answer } = await ask(shop.codebase, 'What is the default proxy port?');
  assert.doesNotMatch(answer, /is the default of/);
});
