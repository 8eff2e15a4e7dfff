// Arguments and results of calls keep the values of their own call.
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

test('a parameter that is called leads to the functions that calls pass', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        function second() {}
        function run(step) { step(); }
        run(first);
        run(second);
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first', 'second']);
});

test('a returned argument is that of its own call alone', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        function second() {}
        function same(step) { return step; }
        function one() { same(first)(); }
        function other() { same(second)(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'one'), ['first', 'same']);
  assert.deepEqual(calleesOf(graph, 'other'), ['same', 'second']);
});

test('a default leads to its function where a call passes none', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function usual() {}
        function run(step = usual) { step(); }
        run();
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['usual']);
});
