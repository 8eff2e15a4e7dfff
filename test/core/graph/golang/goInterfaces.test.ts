// Calls through interfaces of Go: what runs is what has all of their methods, though nothing says that it is meant for them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const type = (name: string, ...methods: string[]): string =>
  `type ${name} struct{}\n\n${methods.map((method) => `func (t *${name}) ${method} {}\n`).join('')}\n`;

async function called(types: string, tests = ''): Promise<string[]> {
  const files = {
    'go.mod': dedent`
      module shop

      go 1.22
    `,
    'orders/orders.go': `package orders\n\ntype Store interface {\n\tSave(id int)\n\tFind() int\n}\n\ntype Service struct{ store Store }\n\nfunc (s *Service) Place() {\n\ts.store.Save(1)\n}\n`,
    'db/db.go': `package db\n\n${types}`,
    ...(tests ? { 'db/db_test.go': `package db\n\n${tests}` } : {}),
  };
  const languages = (path: string): string => (path.endsWith('.mod') ? 'go-module' : 'go');
  const made = await Promise.all(Object.entries(files).map(([path, text]) => graphFile(path, text, languages(path), parsers)));
  const graph = graphOf(made.map((file) => (file.path.endsWith('_test.go') ? { ...file, role: 'test' as const } : file)));
  const [place] = graph.byName('Place');
  return graph.callees(place?.id ?? '').map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName ?? '');
}

test('leads to the type that has all methods, not to one that has only that', async () => {
  assert.deepEqual(await called(type('Rows', 'Save(id int)', 'Find() int') + type('Cache', 'Save(id int)')), ['Store.Save', 'Rows.Save']);
  assert.deepEqual(await called(type('Rows', 'Save(id int, force bool)', 'Find() int')), ['Store.Save']);
});

test('leads to a double of the tests only where nothing else meets the interface', async () => {
  const double = type('Double', 'Save(id int)', 'Find() int');
  assert.deepEqual(await called(type('Rows', 'Save(id int)', 'Find() int'), double), ['Store.Save', 'Rows.Save']);
  assert.deepEqual(await called('', double), ['Store.Save', 'Double.Save']);
});

test('is told by the interface alone where many meet it', async () => {
  const many = Array.from({ length: 4 }, (_, at) => type(`Rows${at}`, 'Save(id int)', 'Find() int')).join('');
  assert.deepEqual(await called(many), ['Store.Save']);
});

test('does not lead to a method of other parameters, or of another package where the name is one of the package alone', async () => {
  assert.deepEqual(await called(type('Rows', 'Save(id string)', 'Find() int')), ['Store.Save']);
  const files = {
    'a/a.go': dedent`
      package a

      type Option interface {
      	apply(x *Config)
      }

      type Config struct{}

      func Run(o Option) {
      	o.apply(nil)
      }
    `,
    'b/b.go': dedent`
      package b

      type Config struct{}

      type timeout struct{}

      func (t timeout) apply(x *Config) {}
    `,
  };
  const graph = graphOf(await Promise.all(Object.entries(files).map(([path, text]) => graphFile(path, text, 'go', parsers))));
  const callees = graph.callees(graph.byName('Run')[0]?.id ?? '').map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName);
  assert.deepEqual(callees, ['Option.apply']);
});
