// Facts about a target that decide places of its name: its owner, its scope, its forms, its edges and its imports.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import { TargetFacts } from '../../../../src/core/uses/target/targetFacts.ts';
import { dedent } from '../../../support/dedent.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';

const parsers = await testParsers();

/** Facts about the definition `target`, or about `field` of it. */
async function factsOf(files: Readonly<Record<string, string>>, target: string, field?: string): Promise<TargetFacts> {
  const graph = graphOf(
    await Promise.all(Object.entries(files).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers))),
  );
  const [symbol] = graph.byName(target);
  assert.ok(symbol, target);
  return new TargetFacts(field === undefined ? { symbol } : { symbol, name: field }, graph);
}

const shop = {
  'shop.ts': dedent`
    export class Store {
      size = 1;
      put(): void {}
    }
    export class DiskStore extends Store {
      put(): void {}
    }
    export function open(): void {
      function close(): void {}
      close();
    }
  `,
  'main.ts': dedent`
    import { open } from './shop';
    open();
  `,
};

suite('facts about a target', () => {
  test('name the class that owns a member, with its base and derived classes', async () => {
    const facts = await factsOf(shop, 'DiskStore.put');
    assert.equal(facts.owner?.fact.name, 'DiskStore');
    const [base] = facts.graph.byName('Store');
    assert.ok(base && facts.relatedTypes.has(base.id));
    assert.ok(facts.isMember && !facts.isLocal);
  });

  test('allow a field only as a field, and a method only as a method', async () => {
    const [field, method] = [await factsOf(shop, 'Store', 'size'), await factsOf(shop, 'Store.put')];
    assert.deepEqual([field.canBe('field'), field.canBe('method'), field.kind], [true, false, undefined]);
    assert.deepEqual([method.canBe('field'), method.canBe('method'), method.kind], [false, true, 'method']);
  });

  test('call a function inside another one local, because other files cannot name it', async () => {
    assert.equal((await factsOf(shop, 'close')).isLocal, true);
    assert.equal((await factsOf(shop, 'open')).isLocal, false);
  });

  test('have the edge of a line that calls the target', async () => {
    const facts = await factsOf(shop, 'open');
    assert.equal(facts.edgeAt('r', 'main.ts', 1)?.evidence, 'import-resolved');
    assert.equal(facts.edgeAt('r', 'main.ts', 5), undefined);
  });

  test('know whether a class itself declares the member', async () => {
    const facts = await factsOf(shop, 'Store.put');
    const [derived, base] = [facts.graph.byName('DiskStore')[0], facts.graph.byName('Store')[0]];
    assert.ok(derived && base);
    assert.equal(facts.isDeclaredBy(derived), true);
    assert.equal((await factsOf(shop, 'Store', 'size')).isDeclaredBy(derived), false);
  });

  test('recognise an import of the target by its module', async () => {
    const files = {
      'pack/load.py': 'def load():\n    return 1\n',
      'main.py': dedent`
        from pack.load import load
        from other.place import load
      `,
    };
    const facts = await factsOf(files, 'load');
    assert.equal(facts.isImportedAt({ root: 'r', path: 'main.py', line: 0, name: 'load' }), true);
    assert.equal(facts.isImportedAt({ root: 'r', path: 'main.py', line: 1, name: 'load' }), false);
  });

  test('tell the own object from other receivers', async () => {
    const facts = await factsOf(shop, 'Store.put');
    assert.deepEqual(
      ['this', 'self', 'super()', 'store', 'this.store'].filter((receiver) => facts.isOwnObject(receiver)),
      ['this', 'self', 'super()'],
    );
  });
});
