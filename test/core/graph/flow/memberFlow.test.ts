// Members of objects hold what constructors and assignments put into them.
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

test('a field holds the argument of the constructor', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        class Job {
          constructor(step) { this.step = step; }
          run() { this.step(); }
        }
        new Job(first).run();
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'Job.run'), ['first']);
});

test('a field that only a derived class sets is found through the base', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function first() {}
        class Job { run() { this.step(); } }
        class Small extends Job { constructor() { super(); this.step = first; } }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'Job.run'), ['first']);
});
