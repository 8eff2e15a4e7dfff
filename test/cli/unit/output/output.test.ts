// The output of the command line: JSON in pieces for slow readers, and answers with places instead of numbers.
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { answerText } from '../../../../src/cli/output/answerText.ts';
import { linesOf } from '../../../../src/cli/output/lines.ts';
import { Output } from '../../../../src/cli/output/output.ts';
import type { Citation } from '../../../../src/core/answering/record/answerRecord.ts';
import { dedent } from '../../../support/dedent.ts';

/** A reader that takes its time, and knows the most that was ever waiting for it. */
class SlowReader extends Writable {
  text = '';
  mostWaiting = 0;

  constructor() {
    super({ highWaterMark: 1000, decodeStrings: false });
  }

  override _write(chunk: string, _encoding: BufferEncoding, done: () => void): void {
    this.mostWaiting = Math.max(this.mostWaiting, this.writableLength);
    this.text += chunk;
    setImmediate(done);
  }
}

function* numbers(count: number): Generator<{ readonly n: number; readonly text: string }> {
  for (let n = 0; n < count; n++) yield { n, text: 'x'.repeat(100) };
}

suite('the output of results', () => {
  test('writes long lists in pieces, never more than two at a time', async () => {
    const reader = new SlowReader();
    const output = new Output(reader);
    await output.jsonLists({ first: numbers(20_000), second: [] });
    await output.flush();
    const read = JSON.parse(reader.text) as { first: unknown[]; second: unknown[] };
    assert.equal(read.first.length, 20_000);
    assert.deepEqual(read.second, []);
    assert.ok(reader.mostWaiting < 200_000, `${reader.mostWaiting} characters were waiting`);
  });

  test('writes any lists as valid JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), async (a, b) => {
        const reader = new SlowReader();
        const output = new Output(reader);
        await output.jsonLists({ a, b });
        await output.flush();
        assert.equal(JSON.stringify(JSON.parse(reader.text)), JSON.stringify({ a, b }));
      }),
      { numRuns: 50 },
    );
  });
});

suite('an answer as text', () => {
  const citation = (n: number, file: string, lineStart: number, more: Partial<Citation> = {}): Citation => ({
    ...{ n, root: '', file, lineStart, lineEnd: lineStart + 2, title: file, status: 'verified' as const },
    ...more,
  });
  const citations = [citation(1, 'a.ts', 3), citation(2, 'b.ts', 7, { status: 'unsupported' }), citation(3, 'c.ts', 9, { root: 'api' })];
  const text = (answer: string): string => answerText({ answer, citations });

  test('has places instead of numbers', () => {
    assert.equal(text('It starts here [1] and there [3].'), 'It starts here (a.ts:3) and there (api/c.ts:9).');
  });

  test('has no parentheses around a place that is a part of the sentence', () => {
    assert.equal(
      text('[1]: `seal` fits best. Method in [3]: Seals [1].'),
      '`a.ts:3`: `seal` fits best. Method in `api/c.ts:9`: Seals (a.ts:3).',
    );
    assert.equal(text('- [1]: Seals.'), '- `a.ts:3`: Seals.');
  });

  test('names a place only once', () => {
    assert.equal(text('In `a.ts:3` [1] and `a.ts:4` [1].'), 'In `a.ts:3` and `a.ts:4` (a.ts:3).');
    assert.equal(text('Used in `a.ts` [1], not in `b.ts` [1].'), 'Used in `a.ts:3`, not in `b.ts` (a.ts:3).');
    assert.equal(text('- `a.ts` (Guide > Lids (all)) [1]: Seals.'), '- `a.ts:3` (Guide > Lids (all)): Seals.');
  });

  test('keeps numbers without a verified citation', () => {
    assert.equal(text('See [2], [4] and [x].'), 'See [2], [4] and [x].');
  });

  test('keeps code unchanged', () => {
    const code = dedent`
      \`\`\`ts
      list[1] = list[3];
      \`\`\`
      and \`list[1]\` but [1]
      ~~~~
      [1]
      ~~~
      [1]
      ~~~~
      [1]`;
    const shown = dedent`
      \`\`\`ts
      list[1] = list[3];
      \`\`\`
      and \`list[1]\` but (a.ts:3)
      ~~~~
      [1]
      ~~~
      [1]
      ~~~~
      \`a.ts:3\``;
    assert.equal(text(code), shown);
  });
});

suite('the lines of a range', () => {
  const range = (startLine: number, endLine: number, column: number): Parameters<typeof linesOf>[0] => ({
    start: { line: startLine, column: 0 },
    end: { line: endLine, column },
  });

  test('are one-based and both included', () => {
    assert.deepEqual(linesOf(range(4, 6, 1)), { line_start: 5, line_end: 7 });
  });

  test('do not include a line that the range ends before', () => {
    assert.deepEqual(linesOf(range(4, 6, 0)), { line_start: 5, line_end: 6 });
    assert.deepEqual(linesOf(range(4, 4, 0)), { line_start: 5, line_end: 5 });
  });
});
