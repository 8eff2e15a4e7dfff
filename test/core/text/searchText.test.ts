// Exact search finds every match at its place, and reports what it could not search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CancelledError, CancellationSource, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { FileTexts, type FileTextPorts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { searchText, type TextMatches, type TextSearchOptions } from '../../../src/core/text/searchText.ts';
import type { TextQuery } from '../../../src/core/text/textQuery.ts';
import { nodeClock } from '../../../src/node/clock.ts';

const clock = nodeClock;
const phrase = (pattern: string, more: Partial<TextQuery> = {}): TextQuery => ({
  ...{ pattern, syntax: 'phrase', matchCase: true, wholeWord: false },
  ...more,
});
const expression = (pattern: string, more: Partial<TextQuery> = {}): TextQuery => phrase(pattern, { syntax: 'expression', ...more });

function textsOf(texts: Readonly<Record<string, string | undefined>>, more: Partial<FileTextPorts> = {}): FileTexts {
  const files = Object.keys(texts).map((path): TextFile => ({
    root: 'r',
    path,
    role: path.startsWith('test/') ? 'test' : 'code',
  }));
  return new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => texts[path],
    ...more,
  });
}

function find(
  query: TextQuery,
  texts: FileTexts | Readonly<Record<string, string | undefined>>,
  options: Partial<TextSearchOptions> = {},
): Promise<TextMatches> {
  const parts = { texts: texts instanceof FileTexts ? texts : textsOf(texts), clock };
  return searchText(query, parts, { maxListed: 100, ...options }, neverCancelled);
}

const placesOf = ({ matches }: TextMatches): string[] => matches.map(({ file, line, column }) => `${file.path}:${line}:${column}`);

/** Every place of `phrase` in `text` that does not overlap the one before, counted the slow way. */
function slowPlacesOf(text: string, wanted: string): string[] {
  const places: string[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const before = text.slice(0, at).split('\n');
    places.push(`a:${before.length - 1}:${before.at(-1)?.length ?? 0}`);
  }
  return places;
}

test('finds every phrase of a text at its line and column', async () => {
  const character = fc.constantFrom('a', 'b', 'A', '_', ' ', '.', '$', '(', '\n', '\r\n', 'é', '漢', '😀');
  const text = fc.array(character, { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.nat(), fc.integer({ min: 1, max: 12 }), async (characters, from, length) => {
      const whole = characters.join('');
      const searchTerm = characters.slice(from % characters.length, (from % characters.length) + length).join('');
      assert.deepEqual(placesOf(await find(phrase(searchTerm), { a: whole })), slowPlacesOf(whole, searchTerm));
      const folded = await find(phrase(searchTerm.toUpperCase(), { matchCase: false }), { a: whole });
      // A capital of some letters is two letters; all others are found in any case.
      if (searchTerm.toUpperCase().length === searchTerm.length) assert.ok(folded.total >= 1, JSON.stringify([whole, searchTerm]));
    }),
  );
});

test('matches whole words only where the identifier ends', async () => {
  const text = 'load loader reload load_all $load load. (load) ñload load';
  const { matches } = await find(phrase('load', { wholeWord: true }), { a: text });
  assert.deepEqual(
    matches.map(({ column }) => column),
    [0, text.indexOf('load.'), text.indexOf('(load)') + 1, text.lastIndexOf('load')],
  );
  assert.equal((await find(phrase('.load(', { wholeWord: true }), { a: 'x.load(y)' })).total, 1);
});

test('matches expressions line by line, in any case, and rejects empty matches', async () => {
  const texts = { a: 'const one = 1;\nlet Two = 2;\r\nconst three' };
  assert.deepEqual(placesOf(await find(expression('^const \\w+'), texts)), ['a:0:0', 'a:2:0']);
  assert.deepEqual(placesOf(await find(expression('two', { matchCase: false }), texts)), ['a:1:4']);
  assert.deepEqual(placesOf(await find(expression('\\d;$'), texts)), ['a:0:12', 'a:1:10']);
  // `\-` is no escape in Unicode mode, and people write it.
  assert.equal((await find(expression('\\-'), { a: 'a-b' })).total, 1);
});

test('rejects an invalid expression before it reads any file', async () => {
  const texts = textsOf({ a: 'text' }, { readText: () => Promise.reject(new Error('nothing is to be read')) });
  for (const bad of [expression('('), expression('x*'), expression('^$'), phrase(''), phrase('x'.repeat(20_000))])
    await assert.rejects(find(bad, texts), (error) => error instanceof UserError && error.code === 'bad-expression');
});

test('explains how to ignore case when an expression contains inline flags', async () => {
  const search = find(expression('(?i)load'), textsOf({ a: 'text' }));
  await assert.rejects(
    search,
    (error) => error instanceof UserError && /case is ignored unless Match Case is on/.test(error.args.join(' ')),
  );
});

test('reports the end of a match over several lines, and shows a long line around its match', async () => {
  const text = `${'x'.repeat(5000)}needle${'y'.repeat(5000)}\nfirst\nsecond`;
  const [match] = (await find(phrase('needle'), { a: text })).matches;
  assert.ok(match && match.preview.length <= 400);
  assert.equal(match.preview.slice(match.column - match.previewColumn).startsWith('needle'), true);
  const [lines] = (await find(phrase('first\nsec'), { a: text })).matches;
  assert.deepEqual([lines?.line, lines?.endLine, lines?.endColumn, lines?.preview], [1, 2, 3, 'first']);
});

test('lists code before tests, counts unlisted matches and keeps to the filter', async () => {
  const texts = { 'test/a': 'load load', b: 'load\nload', c: 'nothing' };
  const result = await find(phrase('load'), texts, { maxListed: 3 });
  assert.deepEqual(placesOf(result), ['b:0:0', 'b:1:0', 'test/a:0:0']);
  assert.deepEqual([result.total, result.files, result.searchedFiles], [4, 2, 3]);
  const inFile = await find(phrase('load'), texts, { includes: ({ path }) => path === 'b', includesLine: (_, line) => line === 1 });
  assert.deepEqual([placesOf(inFile), inFile.total, inFile.searchedFiles], [['b:1:0'], 1, 1]);
});

test('names unreadable files, and stops after too many matches', async () => {
  const result = await find(phrase('load'), { a: undefined, b: 'load' });
  assert.deepEqual([result.unread.map(({ path }) => path), result.searchedFiles, result.total], [['a'], 1, 1]);
  const many = await find(phrase('a'), { a: 'a'.repeat(30_000), b: 'a' });
  assert.deepEqual([many.stopped?.reason, many.stopped?.file.path, many.searchedFiles], ['too-many', 'a', 1]);
});

test('does not find secrets', async () => {
  const token = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vX7zA9cD1fG3hJ5'}`;
  const texts = { a: `const key = '${token}';\nconst other = 1;` };
  assert.equal((await find(phrase(token), texts)).total, 0);
  assert.equal((await find(phrase(token.slice(4, 20)), texts)).total, 0);
  assert.deepEqual(placesOf(await find(phrase('other'), texts)), ['a:1:6']);
});

test('stops when it is cancelled', async () => {
  const source = new CancellationSource();
  const texts = textsOf({ a: 'load', b: 'load' }, { readText: async () => (source.cancel(), 'load') });
  await assert.rejects(searchText(phrase('load'), { texts, clock }, { maxListed: 1 }, source.token), CancelledError);
});
