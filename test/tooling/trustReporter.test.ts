// The table of the trust suite shows each row with its section, and each failure with its reason.
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import trustReporter from '../../scripts/trustReporter.mjs';

async function report(events: readonly { readonly type: string; readonly data: unknown }[]): Promise<string> {
  let text = '';
  for await (const part of trustReporter(Readable.from(events) as AsyncIterable<{ type: string; data: unknown }>)) text += part;
  return text;
}

const row = (file: string, counts: object): { type: string; data: unknown } => ({
  type: 'test:diagnostic',
  data: { file, message: `trust row ${JSON.stringify(counts)}` },
});

test('prints rows with sums', async () => {
  const text = await report([
    row('/x/paths.test.ts', { kind: 'links', tried: 12, survived: 12 }),
    row('/x/store.test.ts', { kind: 'kills', tried: 3, survived: 2, figure: 'p95 9 ms' }),
    { type: 'test:diagnostic', data: { message: 'tests 2' } },
  ]);
  assert.match(text, /^paths +links +12 +12$/m);
  assert.match(text, /^store +kills +3 +2 +p95 9 ms$/m);
  assert.match(text, /^ +all +15 +14$/m);
  assert.doesNotMatch(text, /tests 2/);
});

test('prints failures above the table', async () => {
  const text = await report([{ type: 'test:fail', data: { name: 'kills', details: { error: { cause: { message: 'case 3: lost' } } } } }]);
  assert.match(text, /FAILED kills\ncase 3: lost[^]*section/);
});
