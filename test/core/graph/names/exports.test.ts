// Exported names: definitions, renamed and default exports, and re-exports through other files.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { canExport, isInStarExport, wholeName } from '../../../../src/core/graph/names/exports.ts';
import type { FileEntry } from '../../../../src/core/graph/files/fileEntry.ts';
import type { ModuleValue, NameUse, Value } from '../../../../src/core/graph/values/values.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
before(async () => (parsers = await testParsers()));

function moduleOf(entry: FileEntry): ModuleValue {
  return { kind: 'module', root: 'r', entry, folder: undefined };
}

function idOf(value: Value | undefined): string | undefined {
  return value?.kind === 'symbol' ? value.entry.nodes[value.index]?.id : value?.kind;
}

/** Returns the id of the symbol that a file exports under a name. */
async function exportsOf(
  sources: Readonly<Record<string, string>>,
): Promise<(path: string, name: string, want?: NameUse['want']) => string | undefined> {
  const { resolver, file } = await resolverOf(sources, parsers);
  return (path, name, want) => idOf(resolver.exports.of(moduleOf(file(path)), name, want));
}

test('finds a definition through re-exports under other names', async () => {
  const idOfExport = await exportsOf({
    'index.ts': "export { place as order, default as check } from './orders';\n",
    'orders.ts': dedent`
      export * from './place';
      export default function verify() {}
    `,
    'place.ts': 'export function place() {}\n',
  });
  assert.equal(idOfExport('index.ts', 'order'), 'r:place.ts#place');
  assert.equal(idOfExport('index.ts', 'check'), 'r:orders.ts#verify');
  assert.equal(idOfExport('index.ts', 'place'), undefined);
});

test('a star export passes exported names only, and never the default', async () => {
  const idOfExport = await exportsOf({
    'index.ts': "export * from './orders';\n",
    'orders.ts': dedent`
      export function place() {}
      function check() {}
      export default function verify() {}
    `,
  });
  assert.equal(idOfExport('index.ts', 'place'), 'r:orders.ts#place');
  assert.equal(idOfExport('index.ts', 'check'), undefined);
  assert.equal(idOfExport('index.ts', 'default'), 'module');
});

test('the use decides between a type and a value of one name', async () => {
  const idOfExport = await exportsOf({
    'order.ts': dedent`
      export interface Order { id: number }
      export function Order() {}
    `,
  });
  assert.equal(idOfExport('order.ts', 'Order', 'type'), 'r:order.ts#Order');
  assert.equal(idOfExport('order.ts', 'Order', 'value'), 'r:order.ts#Order~1');
});

test('files that star-export each other end without an answer', async () => {
  const idOfExport = await exportsOf({ 'a.ts': "export * from './b';\n", 'b.ts': "export * from './a';\n" });
  assert.equal(idOfExport('a.ts', 'missing'), undefined);
});

test('a module whose export is one object exports the members of the object', async () => {
  const idOfExport = await exportsOf({
    'orders.js': dedent`
      class Orders { static place() {} }
      module.exports = Orders;
    `,
  });
  assert.equal(idOfExport('orders.js', 'default'), 'r:orders.js#Orders');
  assert.equal(idOfExport('orders.js', 'place'), 'r:orders.js#Orders.place');
});

test('an imported name is private unless it is exported again', async () => {
  const sources = {
    'index.ts': dedent`
      import { place } from './orders';
      export { check } from './orders';
    `,
    'orders.ts': dedent`
      export function place() {}
      export function check() {}
    `,
  };
  const { file } = await resolverOf(sources, parsers);
  assert.deepEqual([canExport(file('index.ts'), 'place'), canExport(file('index.ts'), 'check')], [false, true]);
});

test('a star export includes unexported definitions of a declaration file only', async () => {
  const sources = {
    'orders.ts': dedent`
      export function place() {}
      function check() {}
      export default function verify() {}
    `,
    'types.d.ts': 'declare function check(): void;\n',
  };
  const { file } = await resolverOf(sources, parsers);
  const isIncluded = (path: string, name: string): boolean => isInStarExport(file(path), name);
  assert.deepEqual([isIncluded('orders.ts', 'place'), isIncluded('orders.ts', 'check')], [true, false]);
  assert.equal(isIncluded('orders.ts', 'default'), false);
  assert.equal(isIncluded('types.d.ts', 'check'), true);
});

test('only module.exports stands for the whole module', async () => {
  const sources = {
    'whole.js': dedent`
      function place() {}
      module.exports = place;
    `,
    'parts.js': 'export default function place() {}\n',
  };
  const { file } = await resolverOf(sources, parsers);
  assert.equal(wholeName(moduleOf(file('whole.js')))?.name, 'place');
  assert.equal(wholeName(moduleOf(file('parts.js'))), undefined);
});
