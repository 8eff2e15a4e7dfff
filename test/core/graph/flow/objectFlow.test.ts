// Objects and lists hold their values under keys of their own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { calleesOf, graphOfSources } from '../calleesOf.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

test('a known key leads to its own function, an unknown key to all', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        function second() {}
        function table() { return { one: first, two: second }; }
        function known() { table()['one'](); }
        function unknown(key) { table()[key](); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'known'), ['first', 'table']);
  assert.deepEqual(calleesOf(graph, 'unknown'), ['first', 'second', 'table']);
});

test('a spread copies the entries of an object', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        function base() { return { one: first }; }
        function run() { const all = { ...base() }; const { one } = all; one(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['base', 'first']);
});
