// The tokenizer: identifiers whole and in parts, other scripts, hostile texts, and equal terms for index and questions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { costsLittle } from '../../support/hostileTime.ts';

const examples: readonly (readonly [text: string, expected: readonly string[]])[] = [
  ['parseHTTPHeader2', ['pars', 'http', 'header', 'parsehttpheader2']],
  ['snake_case_name', ['snake', 'case', 'name', 'snakecasename']],
  ['kebab-word', ['kebab', 'word']],
  ['XMLHttpRequest', ['xml', 'http', 'request', 'xmlhttprequest']],
  ['__init__', ['init']],
  ['IOError', ['io', 'error', 'ioerror']],
  ['sha256Sum error 404', ['sha', '256', 'sum', 'sha256sum', 'error', '404']],
  ['MAX_RETRIES', ['max', 'retri', 'maxretries']],
  ['x + y', []],
  ['where is the user', ['user']],
  ['constructor __proto__ hasOwnProperty', ['constructor', 'proto', 'properti', 'hasownproperty']],
  ['größeBerechnen', ['größe', 'berechnen', 'größeberechnen']],
  ['解析请求', ['解析', '析请', '请求']],
  ['解析Header', ['解析', 'header']],
  ['مرحبا بالعالم', ['مرحبا', 'بالعالم']],
  ['😀 hello 👩‍👩‍👧', ['hello']],
  ['\u{20BB7}野', ['\u{20BB7}', '野']],
  ['', []],
];

for (const [text, expected] of examples) {
  test(`terms of ${JSON.stringify(text)}`, () => {
    assert.deepEqual(termsOfText(text), expected);
  });
}

test('separates words with a similar beginning, but joins their forms and spellings', () => {
  const stem = (word: string): string | undefined => termsOfText(word)[0];
  for (const same of [
    'authorize authorized authorization authorise',
    'author authors',
    'generic generics',
    'generate generator',
    'organize organisation',
  ])
    assert.equal(new Set(same.split(' ').map(stem)).size, 1, same);
  for (const other of [
    'author authorization',
    'general generic',
    'generic generate',
    'import important',
    'custom customer',
    'terminal terminate',
  ])
    assert.equal(new Set(other.split(' ').map(stem)).size, 2, other);
});

test('drops bare keywords in code, but keeps them in questions and names', () => {
  assert.deepEqual(termsOfText('import x from y; class Importer {}', 'code'), ['import']);
  assert.deepEqual(termsOfText('how are imports resolved'), ['import', 'resolv']);
  assert.deepEqual(termsOfText('importFact', 'code'), ['import', 'fact', 'importfact']);
});

test('gives an identifier the same terms in camel case and snake case', () => {
  assert.deepEqual(termsOfText('loadUserProfile'), termsOfText('load_user_profile'));
  assert.deepEqual(termsOfText('LOAD_USER_PROFILE'), termsOfText('load_user_profile'));
});

test('treats composed and decomposed letters alike', () => {
  assert.deepEqual(termsOfText('caf\u00e9'), termsOfText('cafe\u0301'));
});

test('property: terms of any text are non-empty, in lower case and without white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('code' as const, 'prose' as const), (text, source) => {
      for (const term of termsOfText(text, source)) {
        assert.ok(term.length > 0);
        assert.equal(term.trim(), term);
        assert.doesNotMatch(term, /[A-Z\n]/);
      }
    }),
    { numRuns: process.env.CLEW_LONG_TESTS ? 2000 : 40 },
  );
});

test('property: the terms of two texts with a blank between them are those of both', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aBc_9é中 .'), maxLength: 20 });
  fc.assert(fc.property(word, word, (a, b) => assert.deepEqual(termsOfText(`${a}\n${b}`), [...termsOfText(a), ...termsOfText(b)])));
});

test('property: an identifier has the same terms inside other code', () => {
  const name = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{2,20}$/);
  fc.assert(fc.property(name, (id) => assert.deepEqual(termsOfText(`(${id})=>[${id}]`), [...termsOfText(id), ...termsOfText(id)])));
});

test('takes linear time for hostile texts', async () => {
  const hostile = ['a', 'aB', 'a1', '_', '中', '\ud800', 'é', 'A', '\u0301', '👍'];
  for (const unit of hostile) await costsLittle(unit, () => termsOfText(unit.repeat(300_000)));
});
