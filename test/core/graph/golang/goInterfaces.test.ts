// Calls through Go interfaces: a type satisfies an interface when it has all of its methods, without naming it.
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

const typeSource = (name: string, ...methods: string[]): string =>
  `type ${name} struct{}\n\n${methods.map((method) => `func (t *${name}) ${method} {}\n`).join('')}\n`;

/** Callees of a method that saves through an interface `Store`, in a program with these types. */
async function calleesOfPlace(types: string, tests = ''): Promise<string[]> {
  const files = {
    'go.mod': dedent`
      module shop

      go 1.22
    `,
    'orders/orders.go': dedent`
      package orders

      type Store interface {
      	Save(id int)
      	Find() int
      }

      type Service struct{ store Store }

      func (s *Service) Place() {
      	s.store.Save(1)
      }
    `,
    'db/db.go': `package db\n\n${types}`,
    ...(tests ? { 'db/db_test.go': `package db\n\n${tests}` } : {}),
  };
  const language = (path: string): string => (path.endsWith('.mod') ? 'go-module' : 'go');
  const graphFiles = await Promise.all(Object.entries(files).map(([path, text]) => graphFile(path, text, language(path), parsers)));
  const graph = graphOf(graphFiles.map((file) => (file.path.endsWith('_test.go') ? { ...file, role: 'test' as const } : file)));
  const [place] = graph.byName('Place');
  return graph.callees(place?.id ?? '').map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName ?? '');
}

test('a call leads to the type that has all methods of the interface and not to one that has only the called method', async () => {
  assert.deepEqual(await calleesOfPlace(typeSource('Rows', 'Save(id int)', 'Find() int') + typeSource('Cache', 'Save(id int)')), [
    'Store.Save',
    'Rows.Save',
  ]);
  assert.deepEqual(await calleesOfPlace(typeSource('Rows', 'Save(id int, force bool)', 'Find() int')), ['Store.Save']);
});

test('a call leads to a test double only if no other type satisfies the interface', async () => {
  const double = typeSource('Double', 'Save(id int)', 'Find() int');
  assert.deepEqual(await calleesOfPlace(typeSource('Rows', 'Save(id int)', 'Find() int'), double), ['Store.Save', 'Rows.Save']);
  assert.deepEqual(await calleesOfPlace('', double), ['Store.Save', 'Double.Save']);
});

test('a call leads to the interface alone if many types satisfy it', async () => {
  const many = Array.from({ length: 4 }, (_, at) => typeSource(`Rows${at}`, 'Save(id int)', 'Find() int')).join('');
  assert.deepEqual(await calleesOfPlace(many), ['Store.Save']);
});

test('a call does not lead to a method with other parameters, nor to an unexported one of another package', async () => {
  assert.deepEqual(await calleesOfPlace(typeSource('Rows', 'Save(id string)', 'Find() int')), ['Store.Save']);
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
