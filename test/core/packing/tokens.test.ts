// Token counts: exact ones, estimates that are seldom too low, and no quadratic time on hostile text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { o200kBase } from '../../../src/core/packing/o200k.ts';
import { TokenCounter } from '../../../src/core/packing/tokenCounter.ts';
import { countTokens, estimateTokens } from '../../../src/core/packing/tokens.ts';
import { costsLittle } from '../../support/hostileTime.ts';
import { dedent } from '../../support/dedent.ts';

test('counts known texts exactly, and names of special tokens as text', async () => {
  assert.equal(await countTokens(''), 0);
  assert.equal(await countTokens('hello world'), 2);
  assert.ok((await countTokens('<|endoftext|>')) > 1, 'special tokens of a text are text');
});

test('estimates code at the count or above, but less than twice as high', async () => {
  const text = dedent`
    export async function load(path: string): Promise<Uint8Array> {
      const bytes = await this.files.read(path, 1_000_000);
      return bytes;
    }
  `;
  const [exact, estimate] = [await countTokens(text), estimateTokens(text)];
  assert.ok(estimate >= exact && estimate < exact * 1.8, `${estimate} for ${exact}`);
});

test('counts long runs of one character in little time', async () => {
  for (const unit of ['a', ' ', '漢', '=']) {
    await costsLittle(unit, async () => assert.ok((await countTokens(unit.repeat(10_000))) > 0));
  }
});

test('counts a text in parts as it would as a whole', async () => {
  const whole = new TokenCounter(o200kBase);
  const lines = ['12| const a = 1;', '// slash', '   indented', '', '\t{', '}', '- row · src/a.ts:3: x', '漢字', '/', '  ', 'é 🙂', "it's"];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 30 })), { maxLength: 12 }), async (parts) => {
      const text = parts.join('\n');
      if (!/\S{64}|\s{64}/.test(text)) assert.equal(await countTokens(text), whole.count(text), JSON.stringify(text));
    }),
    { numRuns: 500 },
  );
});
