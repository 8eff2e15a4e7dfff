// Training pairs of the built-in embedder contain no measured questions and do not reveal their answers.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { commentsWithCode } from '../../tools/embedder/comments.ts';
import { readCorpus, type Corpus } from '../../tools/embedder/corpus.ts';
import type { ExampleChunk, ExampleFile } from '../../tools/embedder/examples.ts';
import { Exclusion } from '../../tools/embedder/exclusion.ts';
import { PairMaker, type Pair } from '../../tools/embedder/pairs.ts';
import { firstSentence, isQuestion } from '../../tools/embedder/prose.ts';
import { dedent } from '../support/dedent.ts';

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'clew-pairs-'));
  t.after(() => rmSync(made, { recursive: true }));
  return made;
}

function exclusionOf(t: TestContext, ...lines: readonly object[]): Exclusion {
  const file = join(folder(t), 'exclude.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return new Exclusion(file);
}

const vocabulary = ['pars', 'header', 'parsehead', 'split', 'line', 'valu', 'colon', 'name', 'trim', 'result'];

function corpus(t: TestContext, chunk: Partial<ExampleChunk>): Corpus {
  const terms = { name: [0, 1, 1, 1, 2, 1], body: [0, 2, 1, 2, 2, 2, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1] };
  const whole: ExampleChunk = {
    kind: 'symbol',
    symbol: 1,
    symbolKind: 'function',
    name: 'parseHead',
    doc: '',
    terms,
    comments: [],
    messages: [],
    ...chunk,
  };
  const file: ExampleFile = { path: 'http.py', language: 'python', role: 'code', vocabulary, chunks: [whole], mentions: [] };
  const path = join(folder(t), 'corpus.jsonl');
  writeFileSync(path, `${JSON.stringify(file)}\n`);
  return readCorpus(path);
}

const ofKind = (pairs: readonly Pair[], kind: Pair['kind']): Pair | undefined => pairs.find((pair) => pair.kind === kind);

test('leaves out a question that shares a run of words with a measured one, and counts it', (t) => {
  const exclusion = exclusionOf(t, { query: 'Crash: the parser of header lines fails when a line has no colon in it, on Windows' });
  assert.equal(exclusion.hasQuery('Says why the parser of header lines fails when a line is empty.'), true);
  assert.equal(exclusion.hasQuery('Parses the lines of a header.'), false);
  assert.deepEqual(exclusion.counts, { queries: 1, bodies: 0 });
});

test('leaves out a body that is nearly equal to a measured one', (t) => {
  const body = 'alpha beta gamma delta epsilon zeta eta theta iota kappa';
  const exclusion = exclusionOf(t, { body });
  assert.equal(exclusion.hasBody(new Set('alpha beta gamma delta epsilon zeta eta theta iota lambda'.split(' '))), true);
  assert.equal(exclusion.hasBody(new Set('alpha beta one two three four five six seven eight'.split(' '))), false);
});

test('pairs the words of a name with a body without that name', (t) => {
  const pair = ofKind(new PairMaker(exclusionOf(t)).pairsOf(corpus(t, {})), 'name');
  assert.deepEqual([...(pair?.query.keys() ?? [])].slice(0, 2), ['pars', 'header']);
  assert.equal(pair?.code.has('pars'), false);
  assert.equal(pair?.code.has('split'), true);
});

test('removes documentation and messages from the code that they are paired with', (t) => {
  const doc = 'Splits a header line at its colon. Longer words on what comes back, for whoever needs to know of it.';
  const pairs = new PairMaker(exclusionOf(t)).pairsOf(corpus(t, { doc, messages: ['no colon in this line'] }));
  assert.equal(ofKind(pairs, 'sentence')?.query.has('split'), true);
  assert.equal(ofKind(pairs, 'description')?.query.has('longer'), true);
  assert.equal(ofKind(pairs, 'message')?.code.has('colon'), false);
});

test('uses each body only once', (t) => {
  const maker = new PairMaker(exclusionOf(t));
  const same = corpus(t, {});
  assert.equal(maker.pairsOf(same).length, 1);
  assert.deepEqual(maker.pairsOf(same), []);
});

test('uses only prose of sentences and comments, without tags and code', () => {
  assert.equal(
    firstSentence(dedent`
      Reads \`path\` whole.

      More on it.
      @param path where`),
    'Reads path whole.',
  );
  assert.equal(isQuestion('@deprecated use the other one instead'), false);
  assert.equal(isQuestion('Reads the whole file.'), true);
  const lines = [
    'function f() {',
    '  // drop what the cache has twice',
    '  a();',
    '  b();',
    '',
    '  // const x = y.map((z) => {',
    '  c();',
    '  d();',
    '}',
  ];
  assert.deepEqual(commentsWithCode(lines), [{ text: 'drop what the cache has twice', code: '  a();\n  b();' }]);
});
