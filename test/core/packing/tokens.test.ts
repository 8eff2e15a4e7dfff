// Token counts: exact ones against known values, estimates on the safe side, no quadratic time on hostile text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTokens, estimateTokens } from '../../../src/core/packing/tokens.ts';
import { costsLittle } from '../../support/hostileTime.ts';

test('exact counts', async () => {
  assert.equal(await countTokens(''), 0);
  assert.equal(await countTokens('hello world'), 2);
  assert.ok((await countTokens('<|endoftext|>')) > 1, 'special tokens of a text are text');
});

test('the estimate seldom lies under the count and never far', async () => {
  const text =
    'export async function load(path: string): Promise<Uint8Array> {\n  const bytes = await this.files.read(path, 1_000_000);\n  return bytes;\n}\n';
  const [exact, estimate] = [await countTokens(text), estimateTokens(text)];
  assert.ok(estimate >= exact && estimate < exact * 1.8, `${estimate} for ${exact}`);
});

test('long runs without a break take little time', async () => {
  for (const unit of ['a', ' ', '漢', '=']) {
    await costsLittle(unit, async () => assert.ok((await countTokens(unit.repeat(10_000))) > 0));
  }
});
