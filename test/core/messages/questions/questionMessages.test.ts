// Messages in questions and pasted text: their order, their links, and the time to find them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { linksOf } from '../../../../src/core/messages/questions/chainLinks.ts';
import { quotationsInLine } from '../../../../src/core/messages/questions/quotations.ts';
import { messagesIn } from '../../../../src/core/messages/questions/questionMessages.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { dedent } from '../../../support/dedent.ts';

const textsOf = (text: string): string[] => messagesIn(text).map(({ text: message }) => message);
const quoted = (line: string): string[] => quotationsInLine(line).map(({ text }) => text);

test('keeps a quotation inside another as its value', () => {
  assert.deepEqual(quoted('why "no basket matched "blue-one""?'), ['no basket matched "blue-one"']);
  assert.deepEqual(quoted('"left here" and \'right there\', it\'s 5" wide'), ['left here', 'right there']);
  assert.deepEqual(quoted('"a \\"b\\" c" and „links“, «gauche», 「左」、“don’t”'), ['a \\"b\\" c', 'links', 'gauche', 'don’t']);
});

test('splits links at a colon before a blank, but not in quotations, brackets, times and paths', () => {
  assert.deepEqual(linksOf('put book: open C:\\shop\\a: no room'), ['put book', 'open C:\\shop\\a', 'no room']);
  const long = Array.from({ length: 30 }, (_, i) => `step ${i}`);
  assert.deepEqual(linksOf(long.join(': ')).slice(1), long.slice(-11), 'the innermost stay apart');
  assert.deepEqual(linksOf('at 10:12 see https://a.example/b and a::b'), ['at 10:12 see https://a.example/b and a::b']);
  assert.deepEqual(linksOf('cannot read "a: b" (c: d)'), ['cannot read "a: b" (c: d)']);
});

suite('messages of pasted text', () => {
  for (const [what, text, messages] of [
    [
      'a trace of causes',
      'Exception in thread "main" acme.NoRoom: no room here\n\tat a.C.d(C.java:3)\nCaused by: acme.Full: the shelf is full',
      ['no room here', 'the shelf is full'],
    ],
    [
      'links of anyhow',
      dedent`
        Error: no room here

        Caused by:
            0: the shelf is full
            1: no such book`,
      ['no room here', 'Error: no room here', 'the shelf is full', 'no such book'],
    ],
    [
      'the error in a record before its message',
      '{"level":50,"err":{"message":"the shelf is full"},"msg":"no room here"}',
      ['the shelf is full', 'no room here'],
    ],
    [
      'the place of a build before the loader and the message',
      'ERROR in ./src/shelf.js 3:5\nModule Error (from ./loader.js):\nno room here',
      ['no room here', 'Module Error (from ./loader.js):'],
    ],
    ['a question below the head of a build', 'Failed to compile.\nWhy is there no room here?', ['Failed to compile.']],
    ['colours and entities', '\u001b[31m[ERROR]\u001b[39m no &quot;room&quot; here', ['no "room" here']],
    [
      'an error among lines of a log',
      '10:12:01 INFO all is well here\n10:12:02 ERROR the shelf is full',
      ['the shelf is full', 'all is well here'],
    ],
    ['a line below a question', 'Why does this fail?\nput book: no room here', ['put book: no room here']],
    ['a log line behind a question', 'Why does this fail? 2026-11-20 10:12:01,332 - shop.shelf - ERROR - no room here', ['no room here']],
    ['the error in pairs of a log line', 'ERROR put failed on shelf err="no room here" path=/a', ['put failed on shelf', 'no room here']],
    [
      'an error without quotation marks',
      '2026-11-20T10:12:01Z ERROR shop::shelf: put has failed error=no room here shelf=4',
      ['put has failed error=no room here', 'no room here'],
    ],
    ['output of a command', '$ shop put a\nno room here for a', ['no room here for a']],
    ['a message that begins like a wrapper', 'error: no room here', ['no room here', 'error: no room here']],
  ] as const)
    test(what, () => assert.deepEqual(textsOf(text), messages));

  test('have their line and their source', () => {
    const [message] = messagesIn('it fails:\n2026-11-20 10:12:01 ERROR put: the shelf is full');
    assert.deepEqual([message?.line, message?.from], [1, 'log']);
  });

  test('do not include the comparison of a failed test', () => {
    assert.deepEqual(
      messagesIn('AssertionError: expected 3 to equal 4').map(({ from }) => from),
      ['whole'],
    );
  });

  test('do not include hidden lines', () =>
    assert.deepEqual(messagesIn('Error: no room here\nError: the shelf is full', (line) => line === 0)[0]?.text, 'the shelf is full'));
});

test('reads any text in linear time', async () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => messagesIn(text).length <= 8));
  const units = [
    'a',
    'A$',
    'a.',
    'A::',
    'a/',
    '"a',
    '“a',
    '「',
    '`a ',
    'Error: ',
    'a: ',
    '[a] ',
    '{"',
    '"msg":"',
    'msg="',
    'a=b ',
    ' a="b"',
    ' in a.php',
    'at a:1 ',
    ' {"a"} x',
    '\\"',
    'what ',
    '§',
    '\u001b[1',
    '&quot;',
    'Caused by:\n',
    'Error: a\n',
    '{"msg":"a b"}\n',
    'panicked at ',
  ];
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    await costsLittle(unit, () => [messagesIn(text), messagesIn(text.replace(/[^]{1990}/g, '$&\n'))]);
  }
});
