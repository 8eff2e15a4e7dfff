// Chunks of a file: they cover every line with words, none is too long, and each has the name of its symbol.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutChunks } from '../../../../src/core/indexing/chunks/chunks.ts';
import { termsOfText } from '../../../../src/core/text/tokenizer.ts';
import type { ChunkField } from '../../../../src/core/indexing/fileRecord.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { analyze } from '../../../../src/core/indexing/records/analyze.ts';
import { facts, symbol } from '../facts.ts';
import { dedent } from '../../../support/dedent.ts';

type Chunks = ReturnType<typeof cutChunks>;

/** Terms of one chunk's field, once each. */
function termsOf({ chunks, vocabulary }: Chunks, n: number, field: Exclude<ChunkField, 'path'>): string[] {
  const pairs = chunks[n]?.terms[field] ?? [];
  return pairs.filter((_, i) => i % 2 === 0).map((id) => vocabulary[id] ?? '?');
}

/** Lines with words, numbered: `line 3 word3`. */
function lines(count: number, text = (n: number) => `  word${n}x();`): string {
  return Array.from({ length: count }, (_, n) => text(n)).join('\n');
}

test('makes one chunk of a short function, with all its fields', () => {
  const text = dedent`
    /** Reads a file. */
    function loadFile() {
      throw new Error("no such thing");
    }
  `;
  const errorStrings = [{ text: 'no such thing', line: 2, cut: 0, via: 'raise' as const }];
  const cut = cutChunks(
    facts(5, [symbol(1, 'loadFile', 1, 3, { doc: 'Reads a file.', docLines: { first: 0, last: 0 }, errorStrings })]),
    text,
  );
  assert.equal(cut.chunks.length, 1);
  assert.deepEqual(cut.chunks[0]?.lines, { first: 1, last: 3 });
  assert.equal(cut.chunks[0]?.title, 'loadFile');
  assert.deepEqual(termsOf(cut, 0, 'name'), ['load', 'file', 'loadfile']);
  assert.deepEqual(termsOf(cut, 0, 'doc'), ['read', 'file']);
  assert.deepEqual(termsOf(cut, 0, 'errorStrings'), ['thing']);
  assert.ok(termsOf(cut, 0, 'body').includes('thing'));
});

test('splits a long function into parts that all have its name', () => {
  const cut = cutChunks(facts(400, [symbol(1, 'big', 0, 399)]), lines(400));
  assert.ok(cut.chunks.length >= 5 && cut.chunks.length <= 10, `${cut.chunks.length} parts`);
  for (const [n, part] of cut.chunks.entries()) {
    assert.ok(part.lines.last - part.lines.first < 80);
    assert.deepEqual(termsOf(cut, n, 'name'), ['big']);
  }
});

test('splits at blank lines where there are any', () => {
  const text = lines(200, (n) => (n % 50 === 49 ? '' : `  word${n}x();`));
  const cut = cutChunks(facts(200, [symbol(1, 'big', 0, 199)]), text);
  assert.deepEqual(
    cut.chunks.slice(0, -1).map((part) => (part.lines.last + 1) % 50),
    cut.chunks.slice(0, -1).map(() => 49),
  );
});

test('makes an outline of a class with the signatures of its methods, and a chunk of each method', () => {
  const text = ['class Cache {', '  size = limitValue;', ...lines(8).split('\n'), '  get() {', ...lines(8).split('\n'), '  }', '}'].join(
    '\n',
  );
  const members = [symbol(2, 'get', 10, 19, { parent: 1, qualifiedName: 'Cache.get', kind: 'method', signature: 'get(key: string)' })];
  const cut = cutChunks(facts(21, [symbol(1, 'Cache', 0, 20, { kind: 'class' }), ...members]), text);
  assert.deepEqual(
    cut.chunks.map(({ kind, title }) => [kind, title]),
    [
      ['outline', 'Cache'],
      ['symbol', 'Cache.get'],
    ],
  );
  const body = termsOf(cut, 0, 'body');
  assert.ok(body.includes('limitvalue') && body.includes('key'));
});

test('keeps a small nested function with its parent, and makes a chunk of a large one', () => {
  const nested = (last: number) => symbol(2, 'inner', 5, last, { parent: 1, qualifiedName: 'outer.inner' });
  const small = cutChunks(facts(60, [symbol(1, 'outer', 0, 59), nested(10)]), lines(60));
  assert.deepEqual(
    small.chunks.map(({ title }) => title),
    ['outer'],
  );
  const large = cutChunks(facts(60, [symbol(1, 'outer', 0, 59), nested(50)]), lines(60));
  assert.deepEqual(
    large.chunks.map(({ title }) => title),
    ['outer', 'outer.inner'],
  );
});

test('makes a chunk of each section, without the lines of inner sections', () => {
  const sections = [
    { headings: ['Guide'], lines: { first: 1, last: 5 } },
    { headings: ['Guide', 'Install'], lines: { first: 3, last: 5 } },
  ];
  const text = dedent`
    preface
    # Guide
    about
    ## Install
    run setup
    end`;
  const cut = cutChunks(facts(6, [], { language: 'markdown', sections }), text);
  assert.deepEqual(
    cut.chunks.map(({ kind, title, lines: { first, last } }) => [kind, title, first, last]),
    [
      ['text', '', 0, 0],
      ['section', 'Guide', 1, 2],
      ['section', 'Guide > Install', 3, 5],
    ],
  );
  assert.deepEqual(termsOf(cut, 2, 'name'), ['instal']);
});

test('cuts a text file into windows', () => {
  const cut = cutChunks(facts(300, [], { language: 'yaml' }), lines(300));
  assert.ok(cut.chunks.length >= 4);
  assert.ok(cut.chunks.every(({ kind, symbol: index }) => kind === 'text' && index === -1));
});

test('makes no chunk of an empty file', () => {
  assert.deepEqual(cutChunks(facts(1), ''), { chunks: [], vocabulary: [] });
});

/** Random symbols that lie inside one another or side by side, as from a parser. */
const nestedSymbols = fc
  .array(fc.record({ a: fc.nat(299), b: fc.nat(299), kind: fc.constantFrom('function', 'class', 'method') }), { maxLength: 25 })
  .map((raw) => {
    const spans = raw.map(({ a, b, kind }) => ({
      first: Math.min(a, b),
      last: Math.max(a, b),
      kind: kind as 'function' | 'class' | 'method',
    }));
    const nestedSpans: typeof spans = [];
    for (const span of spans.sort((a, b) => a.first - b.first || b.last - a.last)) {
      const isNested = (outer: (typeof spans)[number]): boolean => span.last <= outer.last && span.first > outer.first;
      if (nestedSpans.every((each) => span.first > each.last || isNested(each))) nestedSpans.push(span);
    }
    return nestedSpans.map((span, i) => {
      const parent = nestedSpans.findLastIndex((outer, j) => j < i && outer.first <= span.first && outer.last >= span.last);
      return symbol(i + 1, `sym${i}`, span.first, span.last, { parent: parent + 1, kind: span.kind });
    });
  });

test('property: puts every line with a word into exactly one chunk that contains the line', () => {
  fc.assert(
    fc.property(nestedSymbols, fc.array(fc.nat(299), { maxLength: 60 }), (symbols, blank) => {
      const blanks = new Set(blank);
      const text = lines(300, (n) => (blanks.has(n) ? '' : `${' '.repeat(n % 7)}unique${n}word`));
      const cut = cutChunks(facts(300, symbols), text);
      const bodies = cut.chunks.map((_, n) => new Set(termsOf(cut, n, 'body')));
      for (let n = 0; n < 300; n++) {
        if (blanks.has(n)) continue;
        const term = termsOfText(`unique${n}word`).at(-1) ?? '';
        const holders = cut.chunks.filter(({ lines: { first, last } }, i) => first <= n && n <= last && bodies[i]?.has(term));
        assert.equal(holders.length, 1, `line ${n} is in ${holders.length} chunks`);
      }
    }),
    { numRuns: 60 },
  );
});

const parsers = await testParsers();

test('property: keeps every identifier of random code, with any line ends', async () => {
  const statement = fc.integer({ min: 1, max: 9999 }).map((n) => `  callNumber${n}Made();`);
  const body = fc.array(statement, { minLength: 1, maxLength: 100 });
  const unit = fc.tuple(fc.constantFrom('function f', 'async function g', 'const h = function '), fc.nat(99), body);
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 5 }), fc.constantFrom('\n', '\r\n'), async (units, end) => {
      const text = units.flatMap(([head, n, calls]) => [`${head}${n}() {`, ...calls, '}', '']).join(end);
      const record = await analyze(text, 'typescript', parsers);
      const vocabulary = new Set(record.vocabulary);
      for (const name of text.match(/callNumber\d+Made/g) ?? []) assert.ok(vocabulary.has(name.toLowerCase()), name);
    }),
    { numRuns: 30 },
  );
});
