// Citation marks in streamed text: what counts as one, what does not, and that the cuts of the stream do not matter.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { CitationMarks, type AnswerSegment } from '../../../../../src/core/answering/model/stream/citationMarks.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';
import { dedent } from '../../../../support/dedent.ts';

/** Segments of text given in pieces, neighbouring texts joined. */
function segments(pieces: readonly string[]): AnswerSegment[] {
  const marks = new CitationMarks();
  const all = [...pieces.flatMap((piece) => marks.push(piece)), ...marks.end()];
  return all.reduce<AnswerSegment[]>((joined, segment) => {
    const last = joined.at(-1);
    if (last?.kind === 'text' && segment.kind === 'text') joined[joined.length - 1] = { kind: 'text', text: last.text + segment.text };
    else joined.push(segment);
    return joined;
  }, []);
}

/** The text with marks as `«references»`, so that a test can say in one line what is expected. */
function visibleText(text: string): string {
  return segments([text])
    .map((segment) => {
      if (segment.kind === 'text') return segment.text;
      const parts = segment.references.map(({ n, path, lines }) => {
        const span = lines ? `:${lines.first}${lines.last === lines.first ? '' : `-${lines.last}`}` : '';
        return `${n ?? path}${span}`;
      });
      return `«${parts.join(' ')}»`;
    })
    .join('');
}

suite('text that is a mark', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['It adds up [3].', 'It adds up «3».'],
    ['It adds up [3:45].', 'It adds up «3:45».'],
    ['It adds up [3:45-52].', 'It adds up «3:45-52».'],
    ['[3:L45–L52] and [3: lines 45-52] and [3, lines 7-9]', '«3:45-52» and «3:45-52» and «3:7-9»'],
    ['Both [3:45, 4:10] and [3][4].', 'Both «3:45 4:10» and «3»«4».'],
    ['More of one [3:45-52, 60-61]', 'More of one «3:45-52 3:60-61»'],
    ['East 【3】 and 【4:2†source】', 'East «3» and «4:2»'],
    ['[src/a.ts:4] [src/a.ts:4-9, src/b.ts:1]', '«src/a.ts:4» «src/a.ts:4-9 src/b.ts:1»'],
    ['see src/a.ts:45.', 'see src/a.ts:45«src/a.ts:45».'],
    ['see `src/a.ts:45-52`: it', 'see `src/a.ts:45-52`«src/a.ts:45-52»: it'],
    ['(src/a.ts:45:7)', '(src/a.ts:45:7«src/a.ts:45»)'],
    ['src/a.ts#L4-L9', 'src/a.ts#L4-L9«src/a.ts:4-9»'],
    ['[3:45](src/a.ts#L45) x', '«3:45» x'],
    ['【3】', '«3»'],
  ];
  for (const [text, expected] of cases) test(text, () => assert.equal(visibleText(text), expected));
});

suite('text that is no mark', () => {
  const cases = [
    '`items[3]` is an index',
    dedent`
      \`\`\`ts
      const x = items[3]; // src/a.ts:4
      \`\`\`
    `,
    dedent`
      - list
        \`\`\`
        [3:4]
        \`\`\`
    `,
    dedent`
      ~~~
      [1]
      \`\`\`
      [2]
      ~~~
    `,
    'a \\[3\\] b',
    '[x] [ ] [text] [^3] [a b 3]',
    'https://example.com:8080/a.ts:4 and node:fs and 12:30',
    '[3:\n45]',
    'a [not closed 3',
  ];
  for (const text of cases) test(JSON.stringify(text), () => assert.equal(visibleText(text), text));
});

test('marks after code are found again', () => {
  assert.equal(
    visibleText(dedent`
      \`\`\`
      [1]
      \`\`\`
      so [2]`),
    dedent`
      \`\`\`
      [1]
      \`\`\`
      so «2»`,
  );
  assert.equal(visibleText('a ` b [3:4]'), 'a ` b «3:4»');
  assert.equal(visibleText('``a ` [1]`` [2]'), '``a ` [1]`` «2»');
});

test('a number directly after a name is marked as attached', () => {
  const attached = (text: string) => segments([text]).flatMap((segment) => (segment.kind === 'mark' ? segment.attached : []));
  assert.deepEqual(attached('items[3]'), [true]);
  assert.deepEqual(attached('items [3][4]'), [false, false]);
});

test('text that cannot become a mark passes at once', () => {
  const marks = new CitationMarks();
  const passed = (piece: string) =>
    marks
      .push(piece)
      .map(({ text }) => text)
      .join('');
  assert.equal(passed('The function src/orders'), 'The function src/orders');
  assert.equal(passed('/checkout.ts'), '/checkout.ts');
  assert.equal(passed(':4'), '');
  assert.equal(passed('5 takes [a'), ':45src/orders/checkout.ts:45 takes ');
  assert.equal(passed(' list]'), '[a list]');
});

test('earlier text decides how the rest is read', () => {
  const marks = new CitationMarks();
  marks.skip('```ts\nconst x = ');
  assert.deepEqual(marks.push('items[3];\n'), [{ kind: 'text', text: 'items[3];\n' }]);
});

/** Text made of what matters here, so that chance finds the corners. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '[',
        ']',
        '`',
        '``',
        '```',
        '~~~',
        '\n',
        '\\',
        '3',
        ':',
        '45',
        '-',
        '–',
        ', ',
        ' ',
        '【',
        '】',
        '†',
        '(',
        ')',
        '>',
        '1. ',
        '- ',
      ),
      fc.constantFrom('src/a.ts', '[3:45]', '[3]', 'src/a.ts:4', 'lines ', 'word', '.', '#L4', '//', 'L', 'E', 'x'.repeat(150), '\t'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('text after a dagger belongs to the mark up to its bracket, wherever the stream is cut', () => {
  for (const text of ['[45†[3]', '[src/a.ts:4†[3]', '[3†source, 4†x]', '[3† no end'])
    assert.deepEqual(segments([...text]), segments([text]));
});

test('the result does not depend on the cuts of the stream, and nothing is lost', () => {
  fc.assert(
    fc.property(hostile, fc.array(fc.nat(1000), { maxLength: 12 }), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
      const pieces = at.slice(1).map((end, i) => text.slice(at[i], end));
      const whole = segments([text]);
      assert.deepEqual(segments(pieces), whole);
      assert.deepEqual(segments([...text].flatMap((character) => [...character])), whole);
      const kept = whole.flatMap((segment) => (segment.kind === 'mark' && segment.mention ? [] : segment.text)).join('');
      // Only what stands in parentheses right behind a mark may be dropped.
      if (!/[\]】]\(/.test(text)) assert.equal(kept, text);
    }),
    { numRuns: 3000 },
  );
});

test('hostile text takes linear time', async () => {
  for (const unit of ['[', '[3', '`', '` ', '[3:45', 'a.ts:4', '\\', '【', '[3](', '> ', '```\n']) {
    const text = unit.repeat(40_000 / unit.length);
    await costsLittle(unit, () => segments(text.match(/[\s\S]{1,50}/g) ?? []));
  }
});
