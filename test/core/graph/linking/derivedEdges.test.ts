// After any sequence of updates the graph equals one that is built from the final files.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import type { CodeGraph, GraphFile } from '../../../../src/core/graph/edges/graphTypes.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

/** Versions of any Python file; each refers to names of the others. */
const pythonTexts = [
  '',
  dedent`
    from a import *
    from pkg import thing

    def go(x):
        helper()
        thing().run()
        x.describe()
  `,
  dedent`
    from .a import Base, helper
    import pkg.c as c

    class Child(Base):
        def run(self):
            helper()
            c.make().run()
            super().run()
  `,
  dedent`
    def helper():
        pass

    class Base:
        def run(self):
            self.describe()
        def describe(self):
            pass
  `,
  dedent`
    from a import Base, helper
    from b import *

    class Base2(Base):
        def describe(self):
            raise Failure(LIMIT)

    def make() -> Base:
        return Base2()
  `,
  dedent`
    from b import helper
    from pkg.c import *
    LIMIT = 3

    class Failure(Exception):
        pass

    def thing() -> "Base":
        helper()
  `,
  dedent`
    class Other:
        def describe(self):
            pass
        def run(self):
            pass

    thing = Other
    helper = Other()
  `,
  dedent`
    from . import a
    from .c import make as helper
    from a import thing

    def use(x: a.Base):
        x.run()
        a.helper()
        import logging
        logging.info("x")
  `,
];
/** Versions of any TypeScript file. */
const scriptTexts = [
  '',
  dedent`
    import { make } from './lib';
    import * as y from './lib/y.js';
    export function go(s: y.Service) { make().run(); y.stop(); s.run(); }
  `,
  dedent`
    export * from './y';
    export * from '../x';
    export { stop as make } from './y';
  `,
  dedent`
    import { go } from '../x';
    export class Service { run() { go(this); this.constructor(); } }
    export function make(): Service { return new Service(); }
    export function stop() {}
  `,
  dedent`
    import { Service } from './y';
    export class Loud extends Service { run() { super.run(); } toString() {} }
    export default function stop(l: any) { l.describe(); l.toString(); }
    export const make = () => new Loud();
  `,
  dedent`
    export * from './index';
    export * from './lib/index';
    export class Service { describe() {} __proto__() {} }
    export function valueOf() { return new Service().describe(); }
  `,
];
/** Versions with receivers that only written types resolve: aliases, generics, callback parameters, `this` of object literals. */
const typedTexts = [
  dedent`
    import type { Handle, Methods } from './lib';
    import { pass, table } from './lib/y';
    export const use: Handle = (it) => it.run();
    pass((it) => it.stop());
    export const all: Methods = { go() { this.run(); } };
    export function each() { for (const one of table.values()) one.run(); table.get('a')?.stop(); }
  `,
  dedent`
    import type { Service } from './y';
    export type Handle = <T extends Service>(it: T) => void;
    export type Methods = { go(): void; run(): void };
    export const table = new Map<string, Service>();
    export function pass(run: (it: Service) => void) { run(table.get('')!); }
  `,
  dedent`
    import type { Service as Other } from '../x';
    export interface Service { run(): void; stop(): void }
    export type Handle = (it: Other | Service) => void;
    export type Methods = Pick<Service, 'run'> & { go(): void };
    export const table = make();
    function make() { return new Map<string, Service>(); }
    export function pass<T = Service>(run: (it: T) => void) {}
  `,
  dedent`
    export * from './lib';
    export class Service { run() {} stop() {} }
    export interface Handle { (it: Service): void }
    export const table = { values: (): Service[] => [], get: (key: string) => new Service() };
    export const pass = (run: (it: ReturnType<typeof table.get>) => void) => run(table.get(''));
  `,
];
/** A version whose imports depend on the settings below. */
const mappedText = dedent`
  import { make } from '@lib';
  import { Service } from 'own/y';
  import { stop } from 'y';
  make().run(); stop(); new Service().run();
`;
/** The text with a comment before each line, so that only lines differ. */
const withComments = (mark: string, text: string): string => text.replace(/^(?=.)/gm, `${mark} note\n`);
const pythonVersions = pythonTexts.flatMap((text) => [text, withComments('#', text)]);
const scriptVersions = [...scriptTexts, ...typedTexts, mappedText].flatMap((text) => [
  text,
  withComments('//', text),
  text.replace(/\n/g, ' '),
]);
const settings = new Map<string, readonly string[]>([
  [
    'tsconfig.json',
    [
      '{}',
      '{ "compilerOptions": { "paths": { "@lib": ["./lib"] } } }',
      '{ "extends": "./lib/tsconfig", "compilerOptions": { "baseUrl": "lib" } }',
    ],
  ],
  [
    'lib/tsconfig.json',
    ['{}', '{ "compilerOptions": { "paths": { "@lib": ["./y.ts", "../x"], } } }', '{ "extends": "own/../tsconfig.json" }'],
  ],
  ['lib/package.json', ['{}', '{ "name": "own" }', '{ "name": "own", "exports": { "./y": "./dist/index.js" } }', '{ "name": "@lib" }']],
  [
    'pyproject.toml',
    ['', '[tool.pytest.ini_options]\npythonpath = ["src"]\n', '[tool.setuptools]\npackage-dir = { a = "src/pkg", pkg = "." }\n'],
  ],
]);
const files = new Map<string, readonly string[]>([
  ...['a.py', 'b.py', 'pkg/__init__.py', 'pkg/a.py', 'pkg/c.py', 'src/a.py', 'logging.py', 'src/pkg/c.py'].map(
    (path) => [path, pythonVersions] as const,
  ),
  ...['x.ts', 'lib/index.ts', 'lib/y.ts', 'lib.ts', 'lib/y/index.ts'].map((path) => [path, scriptVersions] as const),
  ...settings,
]);
let parsers: Parsers;
/** Analysed files, keyed by path and number of the version. */
const versions = new Map<string, GraphFile>();

before(async () => {
  parsers = await testParsers();
  for (const [path, texts] of files) {
    for (const [variant, text] of texts.entries()) {
      versions.set(`${path} ${variant}`, await graphFile(path, text, languageOf(path) ?? '', parsers));
    }
  }
});
after(() => parsers.dispose());

/** One update and the linking after it. */
interface Step {
  /** Changed files; a negative version removes the file. */
  readonly changes: readonly { readonly path: string; readonly variant: number }[];
  /** Number of files that are linked before the next step; `all` also compares the result. */
  readonly linkCount: number | 'all';
}

const runs = process.env.CLEW_LONG_TESTS ? 1000 : 100;

test('property: any sequence of updates equals a fresh build', () => {
  const paths = [...files.keys()];
  const change = fc.record({ path: fc.constantFrom(...paths), variant: fc.integer({ min: -1, max: 40 }) });
  const linkCount = fc.oneof(fc.constant('all' as const), fc.nat(3));
  const step = fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 4 }), linkCount });
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, (sequence) => {
      // Facts are released after every second file, as in a very large workspace.
      const graph = createGraph(undefined, 2);
      const present = new Map<string, GraphFile>();
      for (const step of sequence) {
        apply(graph, step, present);
        if (step.linkCount === 'all') assert.deepEqual(state(graph), state(graphOf([...present.values()])));
      }
      assert.deepEqual(state(graph), state(graphOf([...present.values()])));
    }),
    { numRuns: runs },
  );
});

test('property: saved edges that are restored after any changes equal a fresh build', () => {
  const paths = [...files.keys()];
  const version = fc.array(fc.record({ path: fc.constantFrom(...paths), variant: fc.integer({ min: -1, max: 40 }) }), { maxLength: 10 });
  fc.assert(
    fc.property(version, version, fc.nat(4), (first, second, linkCount) => {
      const present = new Map<string, GraphFile>();
      const saving = createGraph();
      apply(saving, { changes: first, linkCount: 'all' }, present);
      saving.deriveEdges();
      const bytes = saving.save(recordsOf(present)) ?? assert.fail('nothing to save');
      assert.equal(saving.save(recordsOf(present)), undefined);
      apply(createGraph(), { changes: second, linkCount: 'all' }, present);
      const graph = createGraph();
      graph.update({ changedFiles: [...present.values()], removedFiles: [] });
      graph.restore(bytes, recordsOf(present));
      linkFiles(graph, linkCount);
      assert.deepEqual(state(graph), state(graphOf([...present.values()])));
      if (second.length === 0) assert.equal(graph.save(recordsOf(present)), undefined);
    }),
    { numRuns: runs },
  );
});

test('damaged saved edges are ignored', () => {
  const present = new Map<string, GraphFile>();
  const saving = createGraph();
  apply(saving, { changes: [...files.keys()].map((path) => ({ path, variant: 3 })), linkCount: 'all' }, present);
  saving.deriveEdges();
  const bytes = saving.save(recordsOf(present)) ?? assert.fail('nothing to save');
  for (const damaged of [new Uint8Array(), bytes.slice(0, bytes.length / 2), bytes.map((byte) => byte ^ 0x55)]) {
    const graph = createGraph();
    graph.update({ changedFiles: [...present.values()], removedFiles: [] });
    graph.restore(damaged, recordsOf(present));
    assert.deepEqual(state(graph), state(saving));
  }
});

/** Keys of the records of present files, as an index has them: equal for the same version of the same path. */
function recordsOf(present: ReadonlyMap<string, GraphFile>): (root: string, path: string) => string | undefined {
  const keys = new Map([...versions].map(([key, file]) => [file, key]));
  return (_root, path) => {
    const file = present.get(path);
    return file && keys.get(file);
  };
}

/** Updates the graph and `present`, the current files by path, and links some files. */
function apply(graph: CodeGraph, { changes, linkCount }: Step, present: Map<string, GraphFile>): void {
  const changedFiles: GraphFile[] = [];
  const removedFiles: { root: string; path: string }[] = [];
  for (const [path, { variant }] of new Map(changes.map((each) => [each.path, each]))) {
    const texts = files.get(path) ?? [];
    const file = variant < 0 ? undefined : versions.get(`${path} ${variant % texts.length}`);
    if (file) {
      changedFiles.push(file);
      present.set(path, file);
    } else {
      removedFiles.push({ root: 'r', path });
      present.delete(path);
    }
  }
  graph.update({ changedFiles, removedFiles });
  if (linkCount !== 'all') linkFiles(graph, linkCount);
}

/** Links about `count` files; none for 0. */
function linkFiles(graph: CodeGraph, count: number): void {
  let filesLeft = count;
  if (filesLeft > 0) graph.deriveEdges(() => --filesLeft <= 0);
}

/** The data behind all queries in one comparable value. */
function state(graph: CodeGraph): unknown {
  const edges = [...graph.edges()];
  const ids = [...graph.symbols()].map((symbol) => symbol.id).sort();
  return {
    edges: edges.map((edge) => JSON.stringify(edge)).sort(),
    ids,
    counts: graph.counts,
    incoming: ids.map((id) =>
      graph
        .incoming(id)
        .map((edge) => JSON.stringify(edge))
        .sort(),
    ),
    cycles: graph.importCycles(),
    paths: ids.slice(0, 6).map((id) => graph.paths(id, ids.at(-1) ?? '', 4, 2).map((path) => path.length)),
  };
}

test('linking pauses inside a large file and starts again when the file changes in the pause', async () => {
  const text = (from: number): string =>
    Array.from({ length: 60 }, (_, i) => `def f${i}(g=f${(i + from) % 60}):\n    g()\n    f${(i * 7 + from) % 60}()\n`).join('\n');
  const large = async (from: number): Promise<GraphFile> => graphFile('large.py', text(from), 'python', parsers);
  const [oldFile, newFile] = [await large(1), await large(3)];
  const graph = createGraph();
  graph.update({ changedFiles: [oldFile], removedFiles: [] });
  for (let i = 0; i < 5; i++)
    assert.equal(
      graph.deriveEdges(() => true),
      false,
    );
  graph.update({ changedFiles: [newFile], removedFiles: [] });
  let pauses = 0;
  while (!graph.deriveEdges(() => true)) pauses++;
  assert.ok(pauses > 10, `${pauses} pauses`);
  assert.deepEqual([...graph.edges()], [...graphOf([newFile]).edges()]);
});

test('a file in which only lines move is not linked again, nor are its callers, and its edges have the new lines', async () => {
  const service = scriptTexts[3] ?? '';
  const other = await graphFile('x.ts', scriptTexts[1] ?? '', 'typescript', parsers);
  const version = (text: string): Promise<GraphFile> => graphFile('lib/y.ts', text, 'typescript', parsers);
  const graph = graphOf([await version(service), other]);
  graph.deriveEdges();
  const moved = await version(withComments('//', `\n${service}`));
  graph.update({ changedFiles: [moved], removedFiles: [] });
  assert.equal(graph.unlinkedCount, 0);
  assert.deepEqual(state(graph), state(graphOf([moved, other])));
  // Lines that are joined, reversed or added may change the meaning of the code.
  for (const text of [service.replace(/\n/g, ' '), service.split('\n').reverse().join('\n'), `${service}stop();\n`]) {
    const freshGraph = graphOf([moved, other]);
    freshGraph.deriveEdges();
    const changedFile = await version(text);
    freshGraph.update({ changedFiles: [changedFile], removedFiles: [] });
    assert.ok(freshGraph.unlinkedCount > 0, text);
    assert.deepEqual(state(freshGraph), state(graphOf([changedFile, other])));
  }
});

test('importers of the default export are linked again when another function becomes the default', async () => {
  const version = (goModifier: string, stopModifier: string): Promise<GraphFile> =>
    graphFile('y.ts', `export ${goModifier}function go() {}\nexport ${stopModifier}function stop() {}\n`, 'typescript', parsers);
  const user = await graphFile('x.ts', "import d from './y';\nd();\n", 'typescript', parsers);
  const graph = graphOf([await version('', 'default '), user]);
  graph.deriveEdges();
  const changedFile = await version('default ', '');
  graph.update({ changedFiles: [changedFile], removedFiles: [] });
  assert.deepEqual(state(graph), state(graphOf([changedFile, user])));
});

test('a file that cannot be linked has no edges, the others keep theirs, and its next version is tried again', async () => {
  const parsers = await testParsers();
  const fileOf = (path: string, text: string): Promise<GraphFile> => graphFile(path, text, 'python', parsers);
  const goodFile = await fileOf('good.py', 'def go():\n    stay()\n\ndef stay():\n    pass\n');
  const text = 'class A(B):\n    def run(self):\n        self.stop()\n    def stop(self):\n        pass\n';
  const sound = await fileOf('bad.py', text);
  const damage = { isOver: false };
  const broken: GraphFile = { ...sound, facts: brokenFacts(sound.facts, damage) };
  const graph = createGraph();
  graph.update({ changedFiles: [broken, goodFile], removedFiles: [] });
  assert.deepEqual(edgeNames(graph), ['good.py go -> stay']);
  assert.deepEqual([...graph.linkFailures.values()], ['Error: damaged calls']);
  assert.equal(graph.unlinkedCount, 0);
  damage.isOver = true;
  graph.update({ changedFiles: [sound], removedFiles: [] });
  assert.deepEqual(edgeNames(graph), ['bad.py A.run -> A.stop', 'good.py go -> stay']);
  assert.equal(graph.linkFailures.size, 0);
});

/** Facts whose calls throw as soon as they are read for linking. */
function brokenFacts(facts: GraphFile['facts'], damage: { readonly isOver: boolean }): GraphFile['facts'] {
  const calls = [...facts.calls];
  const [first] = calls;
  Object.defineProperty(calls, 0, {
    get: () => {
      if (damage.isOver) return first;
      throw new Error('damaged calls');
    },
  });
  return { ...facts, calls };
}

function edgeNames(graph: CodeGraph): readonly string[] {
  const nameOf = (id: string | null): string => (id === null ? '' : (graph.symbol(id)?.fact.qualifiedName ?? ''));
  const calls = [...graph.edges()].filter(({ kind, callee }) => kind === 'calls' && callee !== null);
  return calls.map(({ caller, callee }) => `${graph.symbol(caller)?.path} ${nameOf(caller)} -> ${nameOf(callee)}`).sort();
}
