// Uses of shared names, as lists of uses, questions and agents get them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { dedent } from '../../../support/dedent.ts';
import { openFixture } from '../../../support/openFixture.ts';

const files = {
  'compose.yaml': 'services:\n  web:\n    environment:\n      ORDER_URL: http://x\n      ORDER_SIZE: 3\n',
  'web/client.ts': dedent`
    export function connect() { return open(process.env.ORDER_URL, process.env.ORDER_SIZE); }
  `,
  'tools/send.py': dedent`
    import os
    ORDER_URL = os.environ["ORDER_URL"]
    def send():
        return ORDER_URL
  `,
  'README.md': 'Set `ORDER_SIZE`: `process.env.ORDER_SIZE`.\n',
};

async function usesOf(question: Parameters<Awaited<ReturnType<typeof openFixture>>['codebase']['uses']>[0]): Promise<readonly string[]> {
  const { codebase } = await openFixture(files);
  const results = await codebase.uses(question, {}, neverCancelled);
  return results.flatMap(({ type, name, places }) => [
    `${type ?? 'definition'} ${name}`,
    ...places.map(({ file, line, kind }) => `${file}:${line} ${kind}`),
  ]);
}

suite('uses of a shared name', () => {
  test('lists who sets and who reads a name that nothing defines', async () => {
    assert.deepEqual(await usesOf({ name: 'ORDER_SIZE' }), [
      'environment variable ORDER_SIZE',
      'web/client.ts:1 reads',
      'compose.yaml:5 writes',
    ]);
  });

  test('stands beside the uses of a definition of that name', async () => {
    assert.deepEqual(await usesOf({ name: 'ORDER_URL' }), [
      ...['definition ORDER_URL', 'tools/send.py:4 reads'],
      ...['environment variable ORDER_URL', 'tools/send.py:2 reads', 'web/client.ts:1 reads', 'compose.yaml:4 writes'],
    ]);
  });

  test('of a name at a place, only where that place is one of them', async () => {
    const at = (path: string, line: number, column?: number): Parameters<typeof usesOf>[0] => ({
      name: 'ORDER_URL',
      at: { root: '', path, line, ...(column === undefined ? {} : { column }) },
    });
    assert.equal((await usesOf(at('web/client.ts', 1, 55)))[0], 'environment variable ORDER_URL');
    assert.equal((await usesOf(at('compose.yaml', 4, 10)))[0], 'environment variable ORDER_URL');
    assert.equal((await usesOf(at('tools/send.py', 2, 26)))[0], 'environment variable ORDER_URL');
    assert.equal((await usesOf(at('tools/send.py', 2, 3)))[0], 'definition ORDER_URL');
    assert.ok((await usesOf(at('tools/send.py', 2))).includes('environment variable ORDER_URL'));
    assert.equal((await usesOf(at('tools/send.py', 4, 14)))[0], 'definition ORDER_URL');
  });
});
