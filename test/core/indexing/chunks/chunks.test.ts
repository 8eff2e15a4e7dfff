// Chunks: nothing of a file is lost, every chunk has a sensible size, and hits name the most useful symbol.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutChunks } from '../../../../src/core/indexing/chunks/chunks.ts';
import { termsOfText } from '../../../../src/core/text/terms.ts';
import type { ChunkField } from '../../../../src/core/indexing/types.ts';
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

test('a short function is one chunk with all its fields', () => {
  const text = dedent`
    /** Reads a file. */
    function loadFile() {
      throw new Error("no such thing");
    }
  `;
  const errorStrings = [{ text: 'no such thing', line: 2, cut: 0, via: 'raise' as const }];
  const made = cutChunks(
    facts(5, [symbol(1, 'loadFile', 1, 3, { doc: 'Reads a file.', docLines: { first: 0, last: 0 }, errorStrings })]),
    text,
  );
  assert.equal(made.chunks.length, 1);
  assert.deepEqual(made.chunks[0]?.lines, { first: 1, last: 3 });
  assert.equal(made.chunks[0]?.title, 'loadFile');
  assert.deepEqual(termsOf(made, 0, 'name'), ['load', 'file', 'loadfile']);
  assert.deepEqual(termsOf(made, 0, 'doc'), ['read', 'file']);
  assert.deepEqual(termsOf(made, 0, 'errorStrings'), ['thing']);
  assert.ok(termsOf(made, 0, 'body').includes('thing'));
});

test('a long function is split, and every part carries the name', () => {
  const made = cutChunks(facts(400, [symbol(1, 'big', 0, 399)]), lines(400));
  assert.ok(made.chunks.length >= 5 && made.chunks.length <= 10, `${made.chunks.length} parts`);
  for (const [n, part] of made.chunks.entries()) {
    assert.ok(part.lines.last - part.lines.first < 80);
    assert.deepEqual(termsOf(made, n, 'name'), ['big']);
  }
});

test('parts end at blank lines where there are any', () => {
  const text = lines(200, (n) => (n % 50 === 49 ? '' : `  word${n}x();`));
  const made = cutChunks(facts(200, [symbol(1, 'big', 0, 199)]), text);
  assert.deepEqual(
    made.chunks.slice(0, -1).map((part) => (part.lines.last + 1) % 50),
    made.chunks.slice(0, -1).map(() => 49),
  );
});

test('a class is an outline with the names of its methods, and each method a chunk', () => {
  const text = ['class Cache {', '  size = limitValue;', ...lines(8).split('\n'), '  get() {', ...lines(8).split('\n'), '  }', '}'].join(
    '\n',
  );
  const members = [symbol(2, 'get', 10, 19, { parent: 1, qualifiedName: 'Cache.get', kind: 'method', signature: 'get(key: string)' })];
  const made = cutChunks(facts(21, [symbol(1, 'Cache', 0, 20, { kind: 'class' }), ...members]), text);
  assert.deepEqual(
    made.chunks.map(({ kind, title }) => [kind, title]),
    [
      ['outline', 'Cache'],
      ['symbol', 'Cache.get'],
    ],
  );
  const body = termsOf(made, 0, 'body');
  assert.ok(body.includes('limitvalue') && body.includes('key'));
});

test('a small nested function belongs to its parent, a large one is a chunk of its own', () => {
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

test('sections go by heading, and inner ones take their lines from outer ones', () => {
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
  const made = cutChunks(facts(6, [], { language: 'markdown', sections }), text);
  assert.deepEqual(
    made.chunks.map(({ kind, title, lines: { first, last } }) => [kind, title, first, last]),
    [
      ['text', '', 0, 0],
      ['section', 'Guide', 1, 2],
      ['section', 'Guide > Install', 3, 5],
    ],
  );
  assert.deepEqual(termsOf(made, 2, 'name'), ['instal']);
});

test('a text file is cut into windows', () => {
  const made = cutChunks(facts(300, [], { language: 'yaml' }), lines(300));
  assert.ok(made.chunks.length >= 4);
  assert.ok(made.chunks.every(({ kind, symbol: of }) => kind === 'text' && of === -1));
});

test('an empty file has no chunks', () => {
  assert.deepEqual(cutChunks(facts(1), ''), { chunks: [], vocabulary: [] });
});

/** Symbols that lie inside one another or side by side, as a parser finds them, at random. */
const nestedSymbols = fc
  .array(fc.record({ a: fc.nat(299), b: fc.nat(299), kind: fc.constantFrom('function', 'class', 'method') }), { maxLength: 25 })
  .map((raw) => {
    const spans = raw.map(({ a, b, kind }) => ({
      first: Math.min(a, b),
      last: Math.max(a, b),
      kind: kind as 'function' | 'class' | 'method',
    }));
    const kept: typeof spans = [];
    for (const span of spans.sort((a, b) => a.first - b.first || b.last - a.last)) {
      if (kept.every((other) => span.first > other.last || (span.last <= other.last && span.first > other.first))) kept.push(span);
    }
    return kept.map((span, i) => {
      const parent = kept.findLastIndex((other, j) => j < i && other.first <= span.first && other.last >= span.last);
      return symbol(i + 1, `sym${i}`, span.first, span.last, { parent: parent + 1, kind: span.kind });
    });
  });

test('property: every line with a word is searchable in a chunk that holds the line, and no part is longer than 80 lines', () => {
  fc.assert(
    fc.property(nestedSymbols, fc.array(fc.nat(299), { maxLength: 60 }), (symbols, blank) => {
      const blanks = new Set(blank);
      const text = lines(300, (n) => (blanks.has(n) ? '' : `${' '.repeat(n % 7)}unique${n}word`));
      const made = cutChunks(facts(300, symbols), text);
      const bodies = made.chunks.map((_, n) => new Set(termsOf(made, n, 'body')));
      for (let n = 0; n < 300; n++) {
        if (blanks.has(n)) continue;
        const term = termsOfText(`unique${n}word`).at(-1) ?? '';
        const holders = made.chunks.filter(({ lines: { first, last } }, i) => first <= n && n <= last && bodies[i]?.has(term));
        assert.equal(holders.length, 1, `line ${n} is in ${holders.length} chunks`);
      }
    }),
    { numRuns: 60 },
  );
});

const parsers = await testParsers();

test('property: real code at random keeps every identifier, CRLF or not', async () => {
  const statement = fc.integer({ min: 1, max: 9999 }).map((n) => `  callNumber${n}Made();`);
  const body = fc.array(statement, { minLength: 1, maxLength: 100 });
  const unit = fc.tuple(fc.constantFrom('function f', 'async function g', 'const h = function '), fc.nat(99), body);
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 5 }), fc.constantFrom('\n', '\r\n'), async (units, end) => {
      const text = units.flatMap(([head, n, calls]) => [`${head}${n}() {`, ...calls, '}', '']).join(end);
      const record = await analyze(text, 'typescript', parsers);
      const known = new Set(record.vocabulary);
      for (const name of text.match(/callNumber\d+Made/g) ?? []) assert.ok(known.has(name.toLowerCase()), name);
    }),
    { numRuns: 30 },
  );
});
