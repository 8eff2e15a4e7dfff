// Calls on receivers whose type only an annotation gives have edges, and updates of any file keep these edges right.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import type { CodeGraph, GraphFile } from '../../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const scriptFile = (path: string, text: string): Promise<GraphFile> => graphFile(path, text, 'typescript', parsers);

/** Callees of `caller` with their confidence, in the order of names. */
function calleesOf(graph: CodeGraph, caller: string): readonly (readonly [string, number])[] {
  const from = [...graph.symbols()].find(({ fact }) => fact.qualifiedName === caller);
  assert.ok(from, `${caller} is defined`);
  const edges = graph.outgoing(from.id, ['calls']).flatMap(({ callee, confidence }) => {
    const fact = callee === null ? undefined : graph.symbol(callee)?.fact;
    return fact ? [[fact.qualifiedName, confidence] as const] : [];
  });
  return edges.sort(([a], [b]) => (a < b ? -1 : 1));
}

const types = dedent`
  export interface Store { load(key: string): void; drop(): void }
  export class Disk implements Store { load(key: string) {} drop() {} }
  export type Handler = <S extends Store>(store: S) => void;
  export type Methods<T> = Partial<{ [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (this: T, ...args: A) => R : never }>;
  export function make<T extends Store, D = T['load']>(run: (store: T, load: D) => void): T { throw new Error(); }
`;

test('a parameter whose type is a type parameter has the type of its bound', async () => {
  const use = "import type { Handler } from './types';\nexport const run: Handler = (store) => { store.load('a'); };\n";
  const graph = graphOf([await scriptFile('types.ts', types), await scriptFile('use.ts', use)]);
  assert.deepEqual(calleesOf(graph, 'run')[0], ['Disk.load', 0.45]);
  assert.deepEqual(calleesOf(graph, 'run')[1], ['Store.load', 0.97]);
});

test('`this` in an object literal has the type that the place of the literal expects', async () => {
  const use = dedent`
    import type { Methods, Store } from './types';
    export function methods(): Methods<Store> { return { load(key) { this.drop(); } }; }
  `;
  const graph = graphOf([await scriptFile('types.ts', types), await scriptFile('use.ts', use)]);
  assert.deepEqual(
    calleesOf(graph, 'methods.load').filter(([, confidence]) => confidence > 0.5),
    [['Store.drop', 0.97]],
  );
});

test('a type parameter that nothing determines has its default', async () => {
  const text = dedent`
    interface Def { check(): void }
    interface Kind { def: Def }
    function construct<T extends Kind, D = T['def']>(name: string, init: (kind: T, def: D) => void): void {}
    construct<Kind>('a', function start(kind, def) { def.check(); });
  `;
  assert.deepEqual(calleesOf(graphOf([await scriptFile('a.ts', text)]), 'start'), [['Def.check', 0.97]]);
});

test('a call on a field leads to the method of its object and to that of the declared interface', async () => {
  const use = dedent`
    import { Disk, type Store } from './types';
    export class Cache {
      #store: Store;
      constructor() { this.#store = new Disk(); }
      warm() { this.#store.load('a'); }
    }
  `;
  const graph = graphOf([await scriptFile('types.ts', types), await scriptFile('use.ts', use)]);
  assert.deepEqual(
    calleesOf(graph, 'Cache.warm').map(([name]) => name),
    ['Disk.load', 'Store.load'],
  );
});

test('an object that spreads modules has the functions that each module exports', async () => {
  const parts = 'export function one() {}\n';
  const others = 'export function two() {}\n';
  const use = dedent`
    import * as parts from './parts';
    import * as others from './others';
    const all = { ...parts, ...others };
    export function run() { all.one(); all.two(); }
  `;
  const graph = graphOf([await scriptFile('parts.ts', parts), await scriptFile('others.ts', others), await scriptFile('use.ts', use)]);
  assert.deepEqual(
    calleesOf(graph, 'run').map(([name]) => name),
    ['one', 'two'],
  );
});

test('a method that a utility type keeps is found before overrides in classes that implement the interface', async () => {
  const text = dedent`
    interface Api { open(): void; close(): void }
    interface Shell extends Omit<Api, 'close'> { hide(): void }
    class Window implements Shell { open() {} hide() {} }
    class Page { constructor(private readonly shell: Shell) {} show() { this.shell.open(); } }
  `;
  assert.deepEqual(
    calleesOf(graphOf([await scriptFile('a.ts', text)]), 'Page.show').filter(([, confidence]) => confidence > 0.5),
    [['Api.open', 0.97]],
  );
});

test('finds static members in classes that extend each other without an endless search', async () => {
  const a = "import { B } from './b';\nexport class A extends B { static own() {} }\n";
  const b = "import { A } from './a';\nexport class B extends A { static of() {} }\n";
  const use = dedent`
    import { A } from './a';
    export class Other { static make() {} }
    export function run() { A.make(); A.of(); }
  `;
  const graph = graphOf([await scriptFile('a.ts', a), await scriptFile('b.ts', b), await scriptFile('use.ts', use)]);
  assert.deepEqual(calleesOf(graph, 'run')[0]?.[0], 'B.of');
});

test('an edge that depends on a type in a third file follows changes of that file', async () => {
  const alias = (target: string): string => `import type { ${target} } from './types';\nexport type Item = ${target};\n`;
  const use =
    "import type { Item } from './alias';\nexport function run(items: Map<string, Item>) { items.forEach((item) => item.go()); }\n";
  const kinds = 'export interface First { go(): void }\nexport interface Second { go(): void }\n';
  const graph = graphOf([
    await scriptFile('types.ts', kinds),
    await scriptFile('alias.ts', alias('First')),
    await scriptFile('use.ts', use),
  ]);
  const calleeNames = (): readonly string[] => calleesOf(graph, 'run.<anonymous>').map(([name]) => name);
  assert.deepEqual(calleeNames(), ['First.go']);
  graph.update({ changedFiles: [await scriptFile('alias.ts', alias('Second'))], removedFiles: [] });
  assert.deepEqual(calleeNames(), ['Second.go']);
  graph.update({
    changedFiles: [await scriptFile('types.ts', 'export interface First { go(): void }\nexport interface Second {}\n')],
    removedFiles: [],
  });
  assert.deepEqual(calleeNames(), []);
  graph.update({ changedFiles: [await scriptFile('types.ts', kinds)], removedFiles: [{ root: 'r', path: 'alias.ts' }] });
  assert.deepEqual(calleeNames(), []);
});

test('callers that share a cached answer are all linked again when a file behind the answer changes', async () => {
  const use = (name: string): string =>
    `import type { Item } from './alias';\nexport function ${name}(items: Map<string, Item>) { items.forEach((item) => item.go()); }\n`;
  const index = (name: string): string => `export type { ${name} as Kinds } from './types';\n`;
  const graph = graphOf([
    await scriptFile(
      'types.ts',
      dedent`
        export interface One { go(): void }
        export interface Two { go(): void }
        export type First = { one: One };
        export type Second = { one: Two };
      `,
    ),
    await scriptFile('index.ts', index('First')),
    await scriptFile('alias.ts', "import type { Kinds } from './index';\nexport type Item = Kinds['one'];\n"),
    await scriptFile('a.ts', use('a')),
    await scriptFile('b.ts', use('b')),
  ]);
  const calleeNames = (): readonly string[] =>
    ['a', 'b'].flatMap((name) => calleesOf(graph, `${name}.<anonymous>`).map(([callee]) => callee));
  assert.deepEqual(calleeNames(), ['One.go', 'One.go']);
  graph.update({ changedFiles: [await scriptFile('index.ts', index('Second'))], removedFiles: [] });
  assert.deepEqual(calleeNames(), ['Two.go', 'Two.go']);
});

test('a call on a result from three files away follows changes of the farthest file', async () => {
  const factory = (name: string): string => dedent`
    export class First { go() {} }
    export class Second { go() {} }
    export function inner() { return { it: new ${name}() }; }
  `;
  const graph = graphOf([
    await scriptFile('factory.ts', factory('First')),
    await scriptFile('between.ts', "import { inner } from './factory';\nexport function get() { return inner(); }\n"),
    await scriptFile('near.ts', "import { get as far } from './between';\nexport function get() { return far(); }\n"),
    await scriptFile('use.ts', "import { get } from './near';\nexport function run() { get().it.go(); }\n"),
  ]);
  const calleeNames = (): readonly string[] => calleesOf(graph, 'run').map(([callee]) => callee);
  assert.deepEqual(calleeNames(), ['First.go', 'get']);
  graph.update({ changedFiles: [await scriptFile('factory.ts', factory('Second'))], removedFiles: [] });
  assert.deepEqual(calleeNames(), ['Second.go', 'get']);
});

test('property: any sequence of updates of files with such calls equals a fresh build', async () => {
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
        import { make } from './factory';
        export type Handle = (it: Other | Service) => void;
        export type Methods = Pick<Service, 'run'> & { go(): void };
        export const table = make();
        export function pass<T = Service>(run: (it: T) => void) {}
      `,
      dedent`
        export * from './types';
        export * from './factory';
        import { make } from './factory';
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
        import { Other as Base } from './factory';
        export class Service extends Base { stop() {} }
        export type Other = Service;
        export type Handle = (it: Base) => void;
      `,
    ],
    'factory.ts': [
      dedent`
        import { Service } from './types';
        export function make() { return new Map<string, Service>(); }
        export class Other { run() {} stop() {} }
      `,
      dedent`
        import { Other, Service } from './types';
        export const make = () => ({ values: (): Service[] => [], get: (key: string) => current });
        export let current = new Other();
        current = new Service();
      `,
      'export function make() { return rest; }\nconst rest = { values() { return [this]; }, get(key: string) { return this; }, run() {}, stop() { this.run(); } };\n',
    ],
  };
  const versions = new Map<string, GraphFile>();
  for (const [path, pathTexts] of Object.entries(texts))
    for (const [at, text] of pathTexts.entries()) versions.set(`${path} ${at}`, await scriptFile(path, text));
  const change = fc.record({
    path: fc.constantFrom(...Object.keys(texts)),
    version: fc.integer({ min: -1, max: 2 }),
    isLinked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 4, maxLength: 12 }), (changes) => {
      // Facts are released after every second file, as in a very large workspace.
      const graph = createGraph(undefined, 2);
      const present = new Map<string, GraphFile>();
      for (const { path, version, isLinked } of changes) {
        const changedFile = versions.get(`${path} ${version}`);
        if (changedFile) present.set(path, changedFile);
        else present.delete(path);
        graph.update({ changedFiles: changedFile ? [changedFile] : [], removedFiles: changedFile ? [] : [{ root: 'r', path }] });
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
