// Built-in containers and functions pass on the values that they hold.
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

test('a map returns what was set', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        const steps = new Map();
        steps.set('one', first);
        function run() { steps.get('one')(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first']);
});

test('a callback gets the elements of the list', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        const steps = [];
        steps.push(first);
        function run() { steps.forEach(function each(step) { step(); }); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run.each'), ['first']);
});

test('a Python function with a rule returns the elements of its argument', async () => {
  const graph = await graphOfSources(
    {
      'a.py': dedent`
        def first():
            pass

        def run():
            for step in reversed([first]):
                step()
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['first']);
});
