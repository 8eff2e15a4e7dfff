// The first filters of a reply: control characters and thinking never reach a reader, wherever the stream is cut.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { TextCleaner } from '../../../../../src/core/answering/model/stream/textCleaner.ts';
import { ThinkingFilter } from '../../../../../src/core/answering/model/stream/thinkingFilter.ts';
import { dedent } from '../../../../support/dedent.ts';

function cleanPieces(pieces: readonly string[]): string {
  const cleaner = new TextCleaner();
  return pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end();
}

function answerIn(pieces: readonly string[]): string {
  const filter = new ThinkingFilter();
  return pieces.map((piece) => filter.push(piece).text).join('') + filter.end();
}

/** `text` cut at places by chance. */
const cutText = (parts: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(parts, { maxLength: 12 }), fc.array(fc.nat(500), { maxLength: 10 })).map(([words, cuts]) => {
    const text = words.join('');
    const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
    return { text, pieces: at.slice(1).map((end, i) => text.slice(at[i], end)) };
  });

suite('the text cleaner', () => {
  test('removes escapes and changes of direction, and normalises line ends', () => {
    assert.equal(
      cleanPieces(['a\r\nb\rc\n', 'd\r']),
      dedent`
        a
        b
        c
        d
      `,
    );
    assert.equal(cleanPieces(['\u001b[31mred\u0007\u0000', '\u202egnp.exe\u2066', '\ttab 漢 é 🙂']), '[31mredgnp.exe\ttab 漢 é 🙂');
    assert.equal(cleanPieces(['\ud83d', '\ude42', ' \udc00x']), '🙂 \ufffdx');
  });

  test('removes what no reader sees, and leaves emoji, flags and joined letters', () => {
    assert.equal(cleanPieces(['a\u200b\u200db', '\u{e0049}\u{e0067}n', 'x\ufe0f\ufe01\u00ad']), 'abnx');
    const seen = '👨‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ⚠️ می‌خواهم 👨🏽‍💻';
    assert.equal(cleanPieces([...seen]), seen);
  });

  test('gives the same result wherever the stream is cut', () => {
    const parts = fc.oneof(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '🙂',
        'a',
        '\u0000',
        '\ud83d',
        '\u202e',
        '\u200d',
        '\ufe0f',
        '👨🏽',
        'ن',
        '🏴\u{e0067}',
        '\u{e007f}',
      ),
      fc.constantFrom('👨‍👩‍👧', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '⚠️', 'می‌خواهم'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(fc.property(cutText(parts), ({ text, pieces }) => assert.equal(cleanPieces(pieces), cleanPieces([text]))));
  });
});

suite('the thinking filter', () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      dedent`
        <think>a
        b</think>

        Answer`,
      'Answer',
    ],
    ['<thinking>a</thinking><think>b</think>Answer', 'Answer'],
    ['\n <REASONING>x</Reasoning> Answer', 'Answer'],
    ['<think>never closed', ''],
    ['<think></thinking> still</think>done', 'done'],
    ['Answer <think>is a tag</think>', 'Answer <think>is a tag</think>'],
    ['```xml\n<think>code</think>\n```', '```xml\n<think>code</think>\n```'],
    ['<table>', '<table>'],
    ['<thin', '<thin'],
    ['', ''],
  ];
  for (const [text, expected] of cases) {
    test(JSON.stringify(text), () => {
      assert.equal(answerIn([text]), expected);
      assert.equal(answerIn([...text]), expected);
    });
  }

  test('removes what no reader sees, and leaves emoji, flags and joined letters', () => {
    assert.equal(cleanPieces(['a\u200b\u200db', '\u{e0049}\u{e0067}n', 'x\ufe0f\ufe01\u00ad']), 'abnx');
    const seen = '👨‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ⚠️ می‌خواهم 👨🏽‍💻';
    assert.equal(cleanPieces([...seen]), seen);
  });

  test('gives the same result wherever the stream is cut', () => {
    const parts = fc.oneof(fc.constantFrom('<think>', '</think>', '<thinking>', '</thinking>', '<', 'think', '>', ' ', 'İ', 'text'));
    fc.assert(fc.property(cutText(parts), ({ text, pieces }) => assert.equal(answerIn(pieces), answerIn([text]))));
  });

  test('reports thinking while it lasts, and does not store it', () => {
    const filter = new ThinkingFilter();
    assert.deepEqual(filter.push('<think>hm'), { text: '', thinking: true });
    for (let i = 0; i < 10_000; i++) assert.equal(filter.push('hm '.repeat(100)).text, '');
    assert.deepEqual(filter.push('</think>so'), { text: 'so', thinking: false });
  });
});
