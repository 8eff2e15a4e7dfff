// Code that reads a configuration key leads to the files that give it a value.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../../support/openFixture.ts';

const reader = 'class Orders {\n  @Value("${shop.limit}")\n  int limit;\n}\n';
const values = 'shop:\n  limit: 3\n';

suite('configuration keys', () => {
  test('lead to the files of their own project', async () => {
    const { codebase } = await openFixture({
      'orders/src/main/java/Orders.java': reader,
      'orders/src/main/resources/application.yml': values,
      'mails/src/main/resources/application.yml': values,
      'orders/data/list.yml': values,
    });
    await codebase.waitForEdges(neverCancelled);
    const { graph } = codebase;
    const edges = [...graph.edges()].filter(({ evidence }) => evidence === 'contract');
    assert.deepEqual(
      edges.map(({ callee, kind, through }) => `${kind} ${graph.symbol(callee ?? '')?.path ?? '?'}: ${through ?? ''}`),
      ['reads orders/src/main/resources/application.yml: configuration key shop.limit'],
    );
  });

  test('are looked up by their full path', async () => {
    const { codebase } = await openFixture({ 'src/Orders.java': reader, 'application.yml': values });
    const [uses] = await codebase.uses({ name: 'shop.limit' }, {}, neverCancelled);
    assert.equal(uses?.type, 'configuration key');
    assert.deepEqual(
      uses?.places.map(({ file, line, kind }) => `${file}:${line} ${kind}`),
      ['src/Orders.java:2 reads', 'application.yml:2 writes'],
    );
  });
});
