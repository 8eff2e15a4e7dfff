// A question that a condition, a line of a body or a pair of definitions decides is answered in its first sentence, with the line that proves it.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../../src/core/codebase/api.ts';
import { ask, openFixture } from '../../openFixture.ts';

const files = {
  'src/users.ts':
    'export class NotThere extends Error {}\n\n' +
    '/** Looks a user up. */\nexport function findUser(name: string): string | null {\n  if (!name) {\n    return null;\n  }\n  return name;\n}\n\n' +
    '/** Looks a user up, who must be there. */\nexport function needUser(name: string): string {\n  const user = findUser(name);\n  if (user === null) {\n    throw new NotThere(name);\n  }\n  return user;\n}\n\n' +
    'export function greet(name: string): string {\n  return needUser(name);\n}\n\nexport function double(n: number): number {\n  return n * 2;\n}\n\n' +
    'export function rename(user: { name: string }, name: string): void {\n  user.name = name;\n}\n\nexport function renameAll(users: { name: string }): void {\n  rename(users, "a");\n}\n\n' +
    'export function nameOf(user: { name: string }): string {\n  return user.name;\n}\n',
  'src/store.py':
    'def read_all(path):\n    handle = open(path)\n    try:\n        return handle.read()\n    finally:\n        handle.close()\n\n\n' +
    'def first_of(items):\n    if items is not None:\n        return items[0]\n\n\n' +
    'def ship_order(order, stock):\n    if order.amount > stock:\n        raise ValueError("too few in stock")\n    elif order.is_express:\n        stock.reserve(order)\n    else:\n        stock.enqueue(order)\n',
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const firstOf = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n\n')[0] ?? '';

suite('the answer to what is decided', () => {
  for (const [question, first] of [
    ['When does findUser return null?', /^`findUser` returns `null` \[\d+\] if this holds: `if \(!name\)` \[\d+\]\.$/],
    ['When does needUser throw?', /^`needUser` raises `NotThere` \[\d+\] if this holds: `if \(user === null\)` \[\d+\]\.$/],
    ['Can needUser throw?', /^Yes: `needUser` raises `NotThere` \[\d+\] if this holds:/],
    [
      'Can greet throw?',
      /^Yes: `greet` calls `needUser` \[\d+\]: `needUser` raises `NotThere` \[\d+\] if this holds: `if \(user === null\)` \[\d+\]\.$/,
    ],
    ['Can double throw?', /^No, as far as the code shows: no line of `double` \[\d+\] raises an error, and it calls no function/],
    ['Can double return null?', /^No, as far as the code shows: no line of `double` \[\d+\] returns it/],
    ['Does rename mutate its argument?', /^Yes: `rename` has this line: `user\.name = name;` \[\d+\]\.$/],
    [
      'Does renameAll mutate its argument?',
      /^Yes: `renameAll` calls `rename` \[\d+\], which has this line: `user\.name = name;` \[\d+\]\.$/,
    ],
    ['Does nameOf mutate its argument?', /^No, as far as the code shows: no line of `nameOf`/],
    ['Does read_all close the file?', /^Yes: `read_all` has this line: `handle\.close\(\)` \[\d+\]/],
    ['When does first_of return None?', /^`first_of` ends without a value if this does not hold: `if items is not None` \[\d+\]\.$/],
    [
      'What happens if the order is express?',
      /^In `ship_order`, if this holds: `elif order\.is_express` \[\d+\], this runs: `stock\.reserve\(order\)` \[\d+\]\. Otherwise: `stock\.enqueue\(order\)` \[\d+\]\.$/,
    ],
    [
      'What is the difference between findUser and needUser?',
      /^`findUser` \[\d+\]: Looks a user up\. `needUser` \[\d+\]: Looks a user up, who must be there\.$/,
    ],
  ] as const)
    test(`is its first sentence: ${question}`, async () => {
      assert.match(await firstOf(question), first);
    });

  test('puts both definitions side by side', async () => {
    const { answer } = await ask(codebase, 'findUser vs. needUser');
    assert.match(answer, /- `needUser` calls `findUser`\./);
    assert.match(answer, /- Only `needUser` raises: `NotThere`/);
    assert.match(answer, /### `findUser`[\s\S]*### `needUser`/);
  });

  test('shows the lines that decide', async () => {
    const { answer } = await ask(codebase, 'When does needUser throw?');
    assert.match(answer, /```typescript\n[^`]*throw new NotThere\(name\);/);
  });
});
