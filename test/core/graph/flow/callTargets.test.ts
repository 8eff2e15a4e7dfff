// Links to what value flow reaches.
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

test('a class that flows to a call is linked by its constructor', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        class Job { constructor() {} }
        function make(kind) { return new kind(); }
        make(Job);
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'make'), ['Job.constructor']);
});

test('a call that may lead to more than a dozen functions has no links', async () => {
  const graph = await graphOfSources(
    {
      'a.js': dedent`
        function step0() {}
        function step1() {}
        function step2() {}
        function step3() {}
        function step4() {}
        function step5() {}
        function step6() {}
        function step7() {}
        function step8() {}
        function step9() {}
        function step10() {}
        function step11() {}
        function step12() {}
        function run(step) { step(); }
        run(step0);
        run(step1);
        run(step2);
        run(step3);
        run(step4);
        run(step5);
        run(step6);
        run(step7);
        run(step8);
        run(step9);
        run(step10);
        run(step11);
        run(step12);
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), []);
});
