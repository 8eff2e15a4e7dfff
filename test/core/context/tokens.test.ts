// Token counts: exact ones against known values, estimates on the safe side, no quadratic time on hostile text.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { Tiktoken } from 'js-tiktoken/lite';
import ranks from 'js-tiktoken/ranks/o200k_base';
import { countTokens, estimateTokens } from '../../../src/core/context/tokens.ts';

test('exact counts', async () => {
  assert.equal(await countTokens(''), 0);
  assert.equal(await countTokens('hello world'), 2);
  assert.ok((await countTokens('<|endoftext|>')) > 1, 'special tokens of a text are text');
});

test('counts what an encoder of the same table makes', async () => {
  const encoder = new Tiktoken(ranks);
  const sources = [import.meta.filename, '../../../package.json', '../../../src/core/context/tokens.ts'];
  const texts = sources.map((path) => readFileSync(resolve(import.meta.dirname, path), 'utf8'));
  for (const text of [...texts, 'naïve Übermut 漢字かな 한국어 👩‍👩‍👧 e\u0301 \u0000\u0080', '\ud800 \r\n\t  ¯\\_(ツ)_/¯']) {
    for (const line of text.split('\n')) assert.equal(await countTokens(line), encoder.encode(line, [], []).length, line);
  }
});

test('the estimate seldom lies under the count and never far', async () => {
  const text =
    'export async function load(path: string): Promise<Uint8Array> {\n  const bytes = await this.files.read(path, 1_000_000);\n  return bytes;\n}\n';
  const [exact, estimate] = [await countTokens(text), estimateTokens(text)];
  assert.ok(estimate >= exact && estimate < exact * 1.8, `${estimate} for ${exact}`);
});

test('long runs without a break take little time', async () => {
  for (const unit of ['a', ' ', '漢', '=']) {
    const start = performance.now();
    assert.ok((await countTokens(unit.repeat(20_000))) > 0);
    assert.ok(performance.now() - start < 6000, `slow on ${JSON.stringify(unit)}`);
  }
});
