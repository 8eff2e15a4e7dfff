// Calls whose receiver only a written type tells have edges, so that callers and flows say what uses say; updates keep them right.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { createGraph } from '../../../../src/core/graph/queries/codeGraph.ts';
import type { CodeGraph, GraphFile } from '../../../../src/core/graph/edges/types.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const file = (path: string, text: string): Promise<GraphFile> => graphFile(path, text, 'typescript', parsers);

/** What calls of `caller` reach, each with its confidence, in the order of names. */
function reached(graph: CodeGraph, caller: string): readonly (readonly [string, number])[] {
  const from = [...graph.symbols()].find(({ fact }) => fact.qualifiedName === caller);
  assert.ok(from, `${caller} is defined`);
  const edges = graph.outgoing(from.id, ['calls']).flatMap(({ callee, confidence }) => {
    const fact = callee === null ? undefined : graph.symbol(callee)?.fact;
    return fact ? [[fact.qualifiedName, confidence] as const] : [];
  });
  return edges.sort(([a], [b]) => (a < b ? -1 : 1));
}

const types = `export interface Store { load(key: string): void; drop(): void }
export class Disk implements Store { load(key: string) {} drop() {} }
export type Handler = <S extends Store>(store: S) => void;
export type Methods<T> = Partial<{ [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (this: T, ...args: A) => R : never }>;
export function make<T extends Store, D = T['load']>(run: (store: T, load: D) => void): T { throw new Error(); }
`;

test('a parameter stands for what the bound of a type parameter says', async () => {
  const use = "import type { Handler } from './types';\nexport const run: Handler = (store) => { store.load('a'); };\n";
  const graph = graphOf([await file('types.ts', types), await file('use.ts', use)]);
  assert.deepEqual(reached(graph, 'run')[0], ['Disk.load', 0.45]);
  assert.deepEqual(reached(graph, 'run')[1], ['Store.load', 0.97]);
});

test('`this` in an object literal is what the place of the literal expects', async () => {
  const use = `import type { Methods, Store } from './types';
export function methods(): Methods<Store> { return { load(key) { this.drop(); } }; }
`;
  const graph = graphOf([await file('types.ts', types), await file('use.ts', use)]);
  assert.deepEqual(
    reached(graph, 'methods.load').filter(([, confidence]) => confidence > 0.5),
    [['Store.drop', 0.97]],
  );
});

test('a default of a type parameter is read where nothing tells the parameter', async () => {
  const text = `interface Def { check(): void }
interface Kind { def: Def }
function construct<T extends Kind, D = T['def']>(name: string, init: (kind: T, def: D) => void): void {}
construct<Kind>('a', function start(kind, def) { def.check(); });
`;
  assert.deepEqual(reached(graphOf([await file('a.ts', text)]), 'start'), [['Def.check', 0.97]]);
});

test('what is put into a field runs; the method of the declared interface is what the call is about', async () => {
  const use = `import { Disk, type Store } from './types';
export class Cache {
  #store: Store;
  constructor() { this.#store = new Disk(); }
  warm() { this.#store.load('a'); }
}
`;
  const graph = graphOf([await file('types.ts', types), await file('use.ts', use)]);
  assert.deepEqual(
    reached(graph, 'Cache.warm').map(([name]) => name),
    ['Disk.load', 'Store.load'],
  );
});

test('a spread module offers what it exports, and no more', async () => {
  const parts = 'export function one() {}\n';
  const others = 'export function two() {}\n';
  const use = dedent`
    import * as parts from './parts';
    import * as others from './others';
    const all = { ...parts, ...others };
    export function run() { all.one(); all.two(); }
  `;
  const graph = graphOf([await file('parts.ts', parts), await file('others.ts', others), await file('use.ts', use)]);
  assert.deepEqual(
    reached(graph, 'run').map(([name]) => name),
    ['one', 'two'],
  );
});

test('types are asked before classes that derive from one without the method', async () => {
  const text = `interface Api { open(): void; close(): void }
interface Shell extends Omit<Api, 'close'> { hide(): void }
class Window implements Shell { open() {} hide() {} }
class Page { constructor(private readonly shell: Shell) {} show() { this.shell.open(); } }
`;
  assert.deepEqual(
    reached(graphOf([await file('a.ts', text)]), 'Page.show').filter(([, confidence]) => confidence > 0.5),
    [['Api.open', 0.97]],
  );
});

test('static members of classes that extend each other are looked for once in each', async () => {
  const a = "import { B } from './b';\nexport class A extends B { static own() {} }\n";
  const b = "import { A } from './a';\nexport class B extends A { static of() {} }\n";
  const use = dedent`
    import { A } from './a';
    export class Other { static make() {} }
    export function run() { A.make(); A.of(); }
  `;
  const graph = graphOf([await file('a.ts', a), await file('b.ts', b), await file('use.ts', use)]);
  assert.deepEqual(reached(graph, 'run')[0]?.[0], 'B.of');
});

test('an edge that rests on a type in a third file follows changes of that file', async () => {
  const alias = (target: string): string => `import type { ${target} } from './types';\nexport type Held = ${target};\n`;
  const use = "import type { Held } from './alias';\nexport function run(all: Map<string, Held>) { all.forEach((one) => one.go()); }\n";
  const kinds = 'export interface First { go(): void }\nexport interface Second { go(): void }\n';
  const graph = graphOf([await file('types.ts', kinds), await file('alias.ts', alias('First')), await file('use.ts', use)]);
  const called = (): readonly string[] => reached(graph, 'run.<anonymous>').map(([name]) => name);
  assert.deepEqual(called(), ['First.go']);
  graph.update({ changedFiles: [await file('alias.ts', alias('Second'))], removedFiles: [] });
  assert.deepEqual(called(), ['Second.go']);
  graph.update({
    changedFiles: [await file('types.ts', 'export interface First { go(): void }\nexport interface Second {}\n')],
    removedFiles: [],
  });
  assert.deepEqual(called(), []);
  graph.update({ changedFiles: [await file('types.ts', kinds)], removedFiles: [{ root: 'r', path: 'alias.ts' }] });
  assert.deepEqual(called(), []);
});

test('what is remembered for one caller counts as looked at by all', async () => {
  const use = (name: string): string =>
    `import type { Held } from './alias';\nexport function ${name}(all: Map<string, Held>) { all.forEach((one) => one.go()); }\n`;
  const index = (name: string): string => `export type { ${name} as Kinds } from './types';\n`;
  const graph = graphOf([
    await file(
      'types.ts',
      dedent`
        export interface One { go(): void }
        export interface Two { go(): void }
        export type First = { one: One };
        export type Second = { one: Two };
      `,
    ),
    await file('index.ts', index('First')),
    await file('alias.ts', "import type { Kinds } from './index';\nexport type Held = Kinds['one'];\n"),
    await file('a.ts', use('a')),
    await file('b.ts', use('b')),
  ]);
  const called = (): readonly string[] => ['a', 'b'].flatMap((name) => reached(graph, `${name}.<anonymous>`).map(([callee]) => callee));
  assert.deepEqual(called(), ['One.go', 'One.go']);
  graph.update({ changedFiles: [await file('index.ts', index('Second'))], removedFiles: [] });
  assert.deepEqual(called(), ['Two.go', 'Two.go']);
});

test('what a function returns three files away is looked at, too', async () => {
  const made = (name: string): string =>
    `export class First { go() {} }\nexport class Second { go() {} }\nexport function inner() { return { it: new ${name}() }; }\n`;
  const graph = graphOf([
    await file('made.ts', made('First')),
    await file('between.ts', "import { inner } from './made';\nexport function get() { return inner(); }\n"),
    await file('near.ts', "import { get as far } from './between';\nexport function get() { return far(); }\n"),
    await file('use.ts', "import { get } from './near';\nexport function run() { get().it.go(); }\n"),
  ]);
  const called = (): readonly string[] => reached(graph, 'run').map(([callee]) => callee);
  assert.deepEqual(called(), ['First.go', 'get']);
  graph.update({ changedFiles: [await file('made.ts', made('Second'))], removedFiles: [] });
  assert.deepEqual(called(), ['Second.go', 'get']);
});

test('any sequence of updates of files with such calls equals a fresh build', async () => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    'use.ts': [
      dedent`
        import { pass, table, type Handle, type Methods } from './lib';
        export const use: Handle = (it) => it.run();
        pass((it) => it.stop());
        export const all: Methods = { go() { this.run(); } };
        export function each() { for (const one of table.values()) one.run(); table.get('a')?.stop(); }
      `,
      dedent`
        import { pass } from './lib';
        pass(function (it) { it.run(); it.stop(); });
        export function pair() { pass((it) => it.go?.()); }
      `,
    ],
    'lib.ts': [
      dedent`
        import type { Service } from './types';
        export type Handle = <T extends Service>(it: T) => void;
        export type Methods = { go(): void; run(): void };
        export const table = new Map<string, Service>();
        export function pass(run: (it: Service) => void) { run(table.get('')!); }
      `,
      dedent`
        import type { Service, Other } from './types';
        import { make } from './made';
        export type Handle = (it: Other | Service) => void;
        export type Methods = Pick<Service, 'run'> & { go(): void };
        export const table = make();
        export function pass<T = Service>(run: (it: T) => void) {}
      `,
      dedent`
        export * from './types';
        export * from './made';
        import { make } from './made';
        export const table = make();
        export const pass = (run: (it: ReturnType<typeof table.get>) => void) => run(table.get(''));
      `,
    ],
    'types.ts': [
      'export interface Service { run(): void; stop(): void }\nexport class Other { run() {} stop() {} go() {} }\n',
      dedent`
        export class Service { run() {} }
        export interface Other extends Service { stop(): void }
        export interface Handle { (it: Other): void }
        export type Methods = Record<'go' | 'run', () => void>;
      `,
      dedent`
        import { Other as Base } from './made';
        export class Service extends Base { stop() {} }
        export type Other = Service;
        export type Handle = (it: Base) => void;
      `,
    ],
    'made.ts': [
      dedent`
        import { Service } from './types';
        export function make() { return new Map<string, Service>(); }
        export class Other { run() {} stop() {} }
      `,
      dedent`
        import { Other, Service } from './types';
        export const make = () => ({ values: (): Service[] => [], get: (key: string) => held });
        export let held = new Other();
        held = new Service();
      `,
      'export function make() { return rest; }\nconst rest = { values() { return [this]; }, get(key: string) { return this; }, run() {}, stop() { this.run(); } };\n',
    ],
  };
  const versions = new Map<string, GraphFile>();
  for (const [path, all] of Object.entries(texts))
    for (const [at, text] of all.entries()) versions.set(`${path} ${at}`, await file(path, text));
  const change = fc.record({
    path: fc.constantFrom(...Object.keys(texts)),
    version: fc.integer({ min: -1, max: 2 }),
    isLinked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 4, maxLength: 12 }), (changes) => {
      // What files were linked from is let go of after each two.
      const graph = createGraph(undefined, 2);
      const present = new Map<string, GraphFile>();
      for (const { path, version, isLinked } of changes) {
        const now = versions.get(`${path} ${version}`);
        if (now) present.set(path, now);
        else present.delete(path);
        graph.update({ changedFiles: now ? [now] : [], removedFiles: now ? [] : [{ root: 'r', path }] });
        if (isLinked) assert.deepEqual(edgesOf(graph), edgesOf(graphOf([...present.values()])));
      }
      assert.deepEqual(edgesOf(graph), edgesOf(graphOf([...present.values()])));
    }),
    { numRuns: process.env.CLEW_LONG_TESTS ? 2000 : 200 },
  );
});

function edgesOf(graph: CodeGraph): readonly string[] {
  return [...graph.edges()].map((edge) => JSON.stringify(edge)).sort();
}
