// Edges of one file by their kinds. What a single call means in each language is in `linker.fixtures.test.ts`.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Edge, EdgeKind } from '../../../../src/core/graph/edges/graphTypes.ts';
import { Linker } from '../../../../src/core/graph/linking/linker.ts';
import { NameMeaning } from '../../../../src/core/graph/linking/nameMeaning.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
before(async () => (parsers = await testParsers()));

interface Linking {
  readonly edges: readonly Edge[];
  /** Number of points at which other work could run. */
  readonly pauses: number;
}

/** Links one of several files. */
async function link(path: string, sources: Readonly<Record<string, string>>): Promise<Linking> {
  const { resolver, file } = await resolverOf(sources, parsers);
  const steps = new Linker(resolver, new NameMeaning(resolver).types).edges(file(path));
  let pauses = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return { edges: step.value, pauses };
    pauses++;
  }
}

/** Edges of one kind as `caller -> target`, without the path of the caller. */
function describeEdges(edges: readonly Edge[], kind: EdgeKind): readonly string[] {
  return edges
    .filter((edge) => edge.kind === kind)
    .map(({ caller, callee, external }) => `${caller.replace(/^.*#/, '')} -> ${callee?.replace(/^r:/, '') ?? external}`);
}

test('an import leads to its file, or to the name of a package outside the workspace', async () => {
  const { edges } = await link('app.ts', {
    'app.ts': dedent`
      import { place } from './orders';
      import { log } from 'pino';
    `,
    'orders.ts': 'export function place() {}\n',
  });
  assert.deepEqual(describeEdges(edges, 'imports'), ['<module> -> orders.ts#<module>', '<module> -> pino']);
});

test('several calls of one function on a line are one edge, on two lines two', async () => {
  const { edges } = await link('app.ts', {
    'app.ts': dedent`
      function load(n: number) { return n; }
      export function run() {
        load(load(1));
        load(2);
      }
    `,
  });
  assert.deepEqual(
    edges.filter(({ kind }) => kind === 'calls').map(({ callee, line }) => [callee, line]),
    [
      ['r:app.ts#load', 2],
      ['r:app.ts#load', 3],
    ],
  );
});

test('a function that is passed on is a reference and no call', async () => {
  const { edges } = await link('app.ts', {
    'app.ts': dedent`
      function load() {}
      export function run(later: (task: () => void) => void) { later(load); }
    `,
  });
  assert.deepEqual(describeEdges(edges, 'references'), ['run -> app.ts#load']);
  assert.deepEqual(describeEdges(edges, 'calls'), []);
});

test('classes lead to their bases, and methods to the methods that they override', async () => {
  const { edges } = await link('disk.ts', {
    'disk.ts': dedent`
      import { Base, type Store } from './store';
      import { Emitter } from 'events-lib';
      export class Disk extends Base implements Store { load() {} }
      export class Loud extends Emitter {}
    `,
    'store.ts': dedent`
      export class Base { load() {} }
      export interface Store { load(): void }
    `,
  });
  assert.deepEqual(describeEdges(edges, 'extends'), ['Disk -> store.ts#Base', 'Loud -> events-lib.Emitter']);
  assert.deepEqual(describeEdges(edges, 'implements'), ['Disk -> store.ts#Store']);
  assert.deepEqual(describeEdges(edges, 'overrides'), ['Disk.load -> store.ts#Base.load']);
});

test('functions lead to the errors that they raise and to the state of the module that they change', async () => {
  const { edges } = await link('shop.py', {
    'shop.py': dedent`
      from errors import Gone

      TOTAL = 0

      def sell():
          global TOTAL
          TOTAL = 1
          raise Gone()

      def fail():
          raise ValueError()
    `,
    'errors.py': dedent`
      class Gone(Exception):
          pass
    `,
  });
  assert.deepEqual(describeEdges(edges, 'raises'), ['sell -> errors.py#Gone', 'fail -> ValueError']);
  assert.deepEqual(describeEdges(edges, 'writes'), ['sell -> shop.py#TOTAL']);
});

test('derivations name the base classes of the workspace and no others', async () => {
  const { resolver, file } = await resolverOf(
    {
      'disk.ts': dedent`
        import { Base } from './store';
        import { Emitter } from 'events-lib';
        export class Disk extends Base {}
        export class Loud extends Emitter {}
      `,
      'store.ts': 'export class Base {}\n',
    },
    parsers,
  );
  const linker = new Linker(resolver, new NameMeaning(resolver).types);
  assert.deepEqual(linker.subclassPairs(file('disk.ts')), [{ base: 'r:store.ts#Base', subclass: 'r:disk.ts#Disk' }]);
});

test('other work can run while a file with many calls is linked', async () => {
  const program = (calls: number): string => ['def load(): pass', ...Array.from({ length: calls }, () => 'load()'), ''].join('\n');
  const few = await link('few.py', { 'few.py': program(1) });
  const many = await link('many.py', { 'many.py': program(400) });
  assert.ok(many.pauses > few.pauses + 20, `${few.pauses} and ${many.pauses} pauses`);
});
