// The start of a library that no manifest, README or program names: what most of its tests use.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { widestChain } from '../../../../src/core/planning/overview/mainChain.ts';
import { testedEntries, testedFunctions } from '../../../../src/core/planning/overview/testedEntries.ts';
import { dedent } from '../../../support/dedent.ts';
import { overviewProject } from './overviewProject.ts';

/** A test file that uses the class and one more function. */
function testOf(name: string): string {
  return dedent`
    import { Ledger } from '../src/ledger';
    import { ${name} } from '../src/parts';
    test('${name}', () => {
      new Ledger().post();
      ${name}();
    });
  `;
}

const library = {
  'src/ledger.ts': dedent`
    import { check } from './check';
    export class Ledger {
      post() { check(); }
    }
    export class Cover {}
  `,
  'src/check.ts': dedent`
    export function check() { weigh(); }
    function weigh() {}
  `,
  'src/parts.ts': ['open', 'shut', 'turn'].map((name) => `export function ${name}() {}\n`).join(''),
  ...Object.fromEntries(['open', 'shut', 'turn'].map((name) => [`test/${name}.test.ts`, testOf(name)])),
};

suite('entries of a library by its tests', () => {
  test('are the types that three test files use, and the path begins at the function that they call', async () => {
    const { project, graph } = await overviewProject(library);
    const entries = testedEntries(project, graph);
    assert.deepEqual(
      entries.map(({ symbol, testFiles }) => [symbol?.fact.name, testFiles]),
      [['Ledger', 3]],
    );
    const chain = widestChain(testedFunctions(project, graph), graph);
    assert.deepEqual(
      chain.map(({ caller, callee }) => `${caller.fact.name} ${callee.fact.name}`),
      ['post check', 'check weigh'],
    );
  });

  test('do not exist where test files share nothing', async () => {
    const twoTests = Object.fromEntries(Object.entries(library).filter(([path]) => path !== 'test/turn.test.ts'));
    const { project, graph } = await overviewProject(twoTests);
    assert.deepEqual(testedEntries(project, graph), []);
  });
});
