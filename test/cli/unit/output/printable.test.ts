// Text of files and servers on a terminal: it moves no cursor and hides nothing, and JSON stays the same value.
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { Output } from '../../../../src/cli/output/output.ts';
import { printable, printableName } from '../../../../src/cli/output/printable.ts';

test('controls are removed and invisible characters marked', () => {
  assert.equal(printable('a\u001b[2Jb\u009b\r\u202e\tc\n'), 'a[2Jb⟨U+202E⟩\tc\n');
});

test('a name of a file stays on its line and shows no key', () => {
  assert.equal(printableName('a\nb.ts: used\t'), 'a⟨U+000A⟩b.ts: used⟨U+0009⟩');
  const key = `ghp_${'a1B2c3D4e5'.repeat(3)}f6G7h8`;
  assert.ok(!printableName(`fee_${key}.ts`).includes(key));
});

test('all lines of results are printable, and JSON is escaped without a loss', async () => {
  const stream = new PassThrough();
  const output = new Output(stream);
  const value = { path: 'a\u202e\u009b\u001b\u{e0041}\ud83d\ude00.ts' };
  await output.line('src/\u001b]8;;https://e.example\u0007a\u200b.ts:1');
  await output.json(value);
  await output.flush();
  const [line, json] = String(stream.read()).split('\n');
  assert.equal(line, 'src/]8;;https://e.examplea⟨U+200B⟩.ts:1');
  assert.match(json ?? '', /^[\u0020-\u007e]*😀\.ts"\}$/u);
  assert.deepEqual(JSON.parse(json ?? ''), value);
});
