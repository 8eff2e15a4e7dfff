// Values of other files take part in the flow of a file.
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

test('an object of another file leads to its functions', async () => {
  const graph = await graphOfSources(
    {
      'steps.js': dedent`
        function first() {}
        export const steps = { go: first };
      `,
      'run.js': dedent`
        import { steps } from './steps.js';
        export function run(name) { steps[name](); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first']);
});

test('a parameter leads to the function that a call in another file passes', async () => {
  const graph = await graphOfSources(
    {
      'run.js': dedent`
        export function run(step) { step(); }
      `,
      'use.js': dedent`
        import { run } from './run.js';
        function first() {}
        run(first);
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first']);
});

test('a result of another file is the argument that this file passes', async () => {
  const graph = await graphOfSources(
    {
      'same.js': dedent`
        export function same(step) { return step; }
      `,
      'use.js': dedent`
        import { same } from './same.js';
        function first() {}
        function use() { same(first)(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'use'), ['first', 'same']);
});
