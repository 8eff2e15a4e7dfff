// Edges of shared names: from who uses a name to who gives it its value.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { describedEdges } from '../contractEdges.ts';

const edgesIn = (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  describedEdges(files, ({ caller, callee, kind, through }) => `${caller} ${kind} ${callee}: ${through}`);

const client = { 'client.ts': 'export function connect() { return open(process.env.ORDER_URL, process.env.ORDER_SIZE); }' };

suite('edges of shared names', () => {
  test('lead from a reader to each file that sets the variable, one for all names on a line', async () => {
    const setters = { 'compose.yaml': 'environment:\n  ORDER_URL: x\n  ORDER_SIZE: 3\n', Dockerfile: 'FROM x\nENV ORDER_URL=y\n' };
    assert.deepEqual(await edgesIn({ ...client, ...setters }), [
      'connect reads Dockerfile: environment variable ORDER_URL',
      'connect reads compose.yaml: environment variable ORDER_URL, environment variable ORDER_SIZE',
    ]);
  });

  test('a test offers names to tests alone', async () => {
    const setter = "export function setUp() { process.env.ORDER_URL = 'x'; }";
    assert.deepEqual(await edgesIn({ ...client, 'test/setUp.test.ts': setter }), []);
    assert.deepEqual(await edgesIn({ ...client, 'setUp.ts': setter }), ['connect reads setUp: environment variable ORDER_URL']);
  });

  test('a name that many places set has no edges', async () => {
    const setters = (count: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}/Dockerfile`, 'ENV ORDER_URL=x\n']));
    assert.equal((await edgesIn({ ...client, ...setters(8) })).length, 8);
    assert.equal((await edgesIn({ ...client, ...setters(9) })).length, 0);
  });

  test('end with the text that they rest on', async () => {
    const fixture = await openFixture({ ...client, Dockerfile: 'ENV ORDER_URL=y\n' });
    const count = async (): Promise<number> => {
      await fixture.codebase.waitForEdges(neverCancelled);
      return [...fixture.codebase.graph.edges()].filter(({ evidence }) => evidence === 'contract').length;
    };
    assert.equal(await count(), 1);
    fixture.files.write('Dockerfile', 'ENV OTHER=y\n');
    await fixture.codebase.apply([{ root: memoryRoot.key, path: 'Dockerfile', type: 'changed' }], neverCancelled);
    assert.equal(await count(), 0);
  });
});
