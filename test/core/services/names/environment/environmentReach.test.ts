// Which files set a variable for which code, where a workspace has several services.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../../support/openFixture.ts';

const services = {
  'apps/orders/Dockerfile': 'FROM node\n',
  'apps/orders/main.ts': 'export const size = process.env.SHOP_SIZE;\n',
  'apps/mails/Dockerfile': 'FROM node\nENV SHOP_SIZE=3\n',
};

/** Files that set the variable which the service `orders` reads. */
async function settersFor(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { codebase } = await openFixture({ ...services, ...files });
  await codebase.waitForEdges(neverCancelled);
  const { graph } = codebase;
  return [...graph.edges()]
    .filter(({ evidence, caller }) => evidence === 'contract' && graph.symbol(caller)?.path === 'apps/orders/main.ts')
    .map(({ callee }) => graph.symbol(callee ?? '')?.path ?? '?')
    .sort();
}

suite('a variable reaches a service', () => {
  test('from its own image and code, not from those of another service', async () => {
    assert.deepEqual(await settersFor({}), []);
    assert.deepEqual(await settersFor({ 'apps/mails/set.ts': "process.env.SHOP_SIZE = '3';\n" }), []);
    assert.deepEqual(await settersFor({ 'apps/orders/Dockerfile': 'FROM node\nENV SHOP_SIZE=3\n' }), ['apps/orders/Dockerfile']);
  });

  test('from a file that mentions it or no service at all', async () => {
    const block = 'env:\n  SHOP_SIZE: 3\n';
    const files = { 'deploy/a.yaml': `image: orders\n${block}`, 'deploy/b.yaml': `image: mails\n${block}`, 'deploy/c.yaml': block };
    assert.deepEqual(await settersFor(files), ['deploy/a.yaml', 'deploy/c.yaml']);
  });

  test('as a script, from files that run it only', async () => {
    const files = {
      'tools/send.sh': 'curl $SHOP_HOST\n',
      'tools/other.sh': 'export SHOP_HOST=x\n',
      'a.yaml': 'env:\n  SHOP_HOST: x\n',
    };
    const { codebase } = await openFixture(files);
    await codebase.waitForEdges(neverCancelled);
    const edges = [...codebase.graph.edges()].filter(({ through }) => through?.endsWith('SHOP_HOST'));
    assert.deepEqual(
      edges.map(({ callee }) => codebase.graph.symbol(callee ?? '')?.path),
      ['a.yaml'],
    );
  });

  test('from continuous integration only where it is a test', async () => {
    const workflow = { '.github/workflows/test.yml': 'env:\n  SHOP_SIZE: 3\n' };
    assert.deepEqual(await settersFor(workflow), []);
    const { codebase } = await openFixture({ ...workflow, 'main.ts': services['apps/orders/main.ts'] });
    await codebase.waitForEdges(neverCancelled);
    assert.equal([...codebase.graph.edges()].filter(({ evidence }) => evidence === 'contract').length, 1);
  });
});
