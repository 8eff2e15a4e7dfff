// A name belongs to the innermost scope that declares it.
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

test('a variable that another function sets leads to its function', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        let step;
        function set() { step = first; }
        function run() { step(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first']);
});

test('a variable of the same name in another function is another variable', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        function second() {}
        function one() { let step; step = first; return () => step(); }
        function run() { let step; [step] = [second]; step(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['second']);
});

test('a destructured parameter leads to the value under its key', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        function run({ step }) { step(); }
        run({ step: first });
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first']);
});
