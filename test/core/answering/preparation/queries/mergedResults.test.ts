// The merged list of several queries: each place once, with its best score, and what each query added.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { MergedResults } from '../../../../../src/core/answering/preparation/queries/mergedResults.ts';
import type { StepQuery } from '../../../../../src/core/answering/preparation/queries/searchFor.ts';
import type { Codebase } from '../../../../../src/core/codebase/api.ts';
import { symbolCandidate, type Candidate } from '../../../../../src/core/searching/candidate.ts';
import { openFixture } from '../../../../support/openFixture.ts';

let codebase: Codebase;
before(async () => {
  const source = ['one', 'two', 'three', 'four', 'five'].map((name) => `export function ${name}() {\n  return 1;\n}\n`).join('\n');
  codebase = (await openFixture({ 'src/a.ts': source })).codebase;
});

function place(name: string, score: number): Candidate {
  const [symbol] = codebase.graph.byName(name);
  assert.ok(symbol);
  return symbolCandidate(symbol, score, 'is there');
}

const question: StepQuery = { query: 'Which?', by: 'question' };
const other: StepQuery = { query: 'other words', by: 'analysis' };
const names = (places: readonly Candidate[]): readonly string[] => places.map(({ title }) => title);

test('a place keeps its best score, and the reason of the query that found it first', () => {
  const finds = new MergedResults(() => '');
  finds.add(question, 1, [place('one', 1), place('two', 0.3)], 1);
  const added = finds.add(other, 1, [place('two', 0.9), place('three', 0.5)], 2);
  assert.deepEqual(
    finds.best(9).map(({ title, score, why }) => [title, score, why]),
    [
      ['one', 1, 'is there'],
      ['two', 0.9, 'is there'],
      ['three', 0.5, 'is there; for the query "other words"'],
    ],
  );
  const best = { root: '', file: 'src/a.ts', line: 9, symbol: 'three' };
  assert.deepEqual(added, { round: 1, ...other, found: 2, fresh: 1, ms: 2, best });
  assert.deepEqual([finds.count, names(finds.best(1))], [3, ['one']]);
});

test('places of equal score come in the order question, follow-up, rewording, component, then by the number of queries that found them', () => {
  const finds = new MergedResults(() => '');
  finds.add({ query: 'a', by: 'component' }, 1, [place('one', 1)], 1);
  finds.add(other, 1, [place('two', 1), place('five', 0.5)], 1);
  finds.add({ ...other, query: 'more words' }, 1, [place('three', 1), place('five', 0.5)], 1);
  finds.add({ query: 'b', by: 'follow-up' }, 2, [place('four', 1), place('three', 0.2)], 1);
  assert.deepEqual(names(finds.best(9)), ['four', 'three', 'two', 'one', 'five']);
  finds.add(question, 3, [place('one', 1)], 1);
  assert.deepEqual(names(finds.best(2)), ['one', 'four']);
});

test('places first found in a given round come before others, and unwanted places are omitted', () => {
  const finds = new MergedResults(() => '');
  finds.add(question, 1, [place('one', 1), place('two', 0.9)], 1);
  finds.add({ query: 'b', by: 'follow-up' }, 2, [place('one', 1), place('three', 0.1)], 1);
  assert.deepEqual(names(finds.best(9, 2)), ['three', 'one', 'two']);
  assert.deepEqual(names(finds.best(9, 2, ({ title }) => title !== 'one')), ['three', 'two']);
});

test('places that a model has seen or asked for come before all others, in whatever round they were found', () => {
  const finds = new MergedResults(() => '');
  finds.add(question, 1, [place('one', 1), place('two', 0.9), place('three', 0.1)], 1);
  finds.add({ query: 'b', by: 'follow-up' }, 2, [place('four', 1)], 1);
  finds.prefer([place('three', 1), place('two', 1), place('five', 1)]);
  assert.deepEqual(names(finds.best(9)), ['two', 'three', 'one', 'four'], 'what nothing found is not there');
  assert.deepEqual(names(finds.best(9, 2)), ['two', 'three', 'four', 'one']);
});

test('a query is not made twice, whatever its case and punctuation, unless it looks elsewhere', () => {
  const finds = new MergedResults(() => '');
  finds.add(question, 1, [], 1);
  const made = finds.takeNewQueries([
    { query: 'which', by: 'analysis' },
    other,
    { ...other, query: ' Other  WORDS! ' },
    { ...other, wants: 'code' },
    { ...other, query: '其他' },
  ]);
  assert.deepEqual(
    made.map(({ query, wants }) => [query, wants]),
    [
      ['other words', undefined],
      ['other words', 'code'],
      ['其他', undefined],
    ],
  );
  assert.deepEqual(finds.takeNewQueries([other]), []);
});
