// The indexer over a workspace in memory: after any history its index equals that of a fresh build.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { extractEverything } from '../../../src/core/symbols/extractionSwitches.ts';
import { InProcessAnalyzer, type Analyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { Indexer } from '../../../src/core/indexing/indexer.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { neutralFactors } from '../../../src/core/searching/roleFactors.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import type { IndexProgress } from '../../../src/core/indexing/indexProgress.ts';
import type { Clock, Store } from '../../../src/core/ports.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { testParsers } from '../symbols/testAssets.ts';
import type { WorkspaceChange } from '../../../src/core/codebase/api.ts';
import { dedent } from '../../support/dedent.ts';

const inProcess = new InProcessAnalyzer(await testParsers());
const rules = { filesExclude: [], searchExclude: [], clewExclude: [], maxFileSize: 100_000, useIgnoreFiles: true };
const root = memoryRoot.key;

/** An analyzer that records the paths of its tasks. */
class RecordingAnalyzer implements Analyzer {
  readonly concurrency = 2;
  readonly paths: string[] = [];
  analyze: Analyzer['analyze'] = (tasks, switches, token) => {
    this.paths.push(...tasks.map(({ path }) => path));
    return inProcess.analyze(tasks, switches, token);
  };
  dispose(): void {}
}

function setUp(
  files: MemoryFiles,
  store: Store = new MemoryStore(),
  more: { quarantined?: ReadonlySet<string>; analyzer?: Analyzer; clock?: Clock } = {},
) {
  const analyzer = new RecordingAnalyzer();
  const [graph, search, log] = [createGraph(), new TextIndex(), new MemoryLog()];
  const ports = {
    files,
    roots: [memoryRoot],
    store,
    clock: more.clock ?? new MemoryClock(),
    log,
    digest: memoryDigest,
    analyzer: more.analyzer ?? analyzer,
    graph,
    search,
  };
  const indexer = new Indexer(ports, { rules, switches: extractEverything, quarantined: more.quarantined });
  const find = async (text: string): Promise<string[]> => {
    const query = {
      text,
      terms: new Map(termsOfText(text).map((term) => [term, 1])),
      exact: [],
      scope: { paths: [] },
      limit: 50,
      roles: neutralFactors,
    };
    return (await search.search(query)).map(({ chunk, score }) => `${chunk.path}:${chunk.lines.first} ${chunk.title} ${score.toFixed(6)}`);
  };
  return { indexer, graph, search, analyzer, log, find, apply: (...changes: WorkspaceChange[]) => indexer.apply(changes, neverCancelled) };
}

type Setup = ReturnType<typeof setUp>;

/** The visible content of an index, sorted. */
async function contentOf({ indexer, graph, search, find }: Setup): Promise<unknown> {
  const edges = [...graph.edges()].map(
    (edge) => `${edge.caller} ${edge.kind} ${edge.callee ?? edge.external} ${edge.line} ${edge.evidence}`,
  );
  return {
    files: [...indexer.files()].map(({ path, key, role, unsaved }) => [path, key, role, unsaved].join()).sort(),
    skipped: indexer.skippedFiles.map(({ path, reason }) => `${path} ${reason}`).sort(),
    symbols: [...graph.symbols()].map(({ id }) => id).sort(),
    edges: edges.sort(),
    counts: search.counts,
    hits: [await find('load the value'), await find('helper'), await find('guide readme')],
  };
}

const changeOf = (path: string, type: WorkspaceChange['type'] = 'changed'): WorkspaceChange => ({ root, path, type });

const project = {
  'src/a.ts': dedent`
    import { helper } from "./b";
    export function loadValue() {
      return helper();
    }
  `,
  'src/b.ts': dedent`
    export function helper() {
      throw new Error("no value");
    }
  `,
  'lib/c.py': 'def load_value():\n    return 1\n',
  'README.md': dedent`
    # Guide

    How to load the value.
  `,
  '.gitignore': 'build\n',
  'build/out.js': 'function ignored() {}\n',
  'logo.bin': new Uint8Array([0, 1, 2, 3]),
};

test('indexes a workspace, and counts every skipped file with its reason', async () => {
  const setup = setUp(new MemoryFiles(project));
  const report = await setup.indexer.index(neverCancelled);
  assert.equal(report.files, 4);
  assert.deepEqual(report.languages, { typescript: 2, python: 1, markdown: 1 });
  assert.equal(report.symbols, setup.graph.counts.symbols);
  assert.equal(report.skipped.gitignore, 1);
  assert.ok(setup.indexer.skippedFiles.some(({ path }) => path === 'logo.bin'));
  assert.match((await setup.find('load value'))[0] ?? '', /load/i);
  assert.deepEqual(setup.indexer.coverage, { text: 1, graph: 1, vectors: 0 });
});

test('reads the files with a name of a question before all others of a first run', async () => {
  const padding = `// ${'x'.repeat(96)}\n`.repeat(90);
  const texts = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`src/f${String(i).padStart(3, '0')}.ts`, `${padding}export const v${i} = 1;\n`]),
  );
  const files = new MemoryFiles({ ...texts, 'src/f099.ts': `${padding}export function deepTarget() {}\n`, 'src/f299.ts': 'f();\n' });
  const slow: Analyzer = {
    concurrency: 1,
    analyze: async (tasks, switches, token) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return inProcess.analyze(tasks, switches, token);
    },
    dispose() {},
  };
  const clock: Clock = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
  const { indexer, graph } = setUp(files, new MemoryStore(), { analyzer: slow, clock });
  const isDefined = (): boolean => [...graph.symbols()].some(({ fact }) => fact.name === 'deepTarget');
  let question: Promise<void> | undefined;
  let indexedBefore = 0;
  const subscription = indexer.onProgress(({ phase, done }) => {
    if (phase === 'reading' && done > 0 && !question)
      question = indexer.readFirst('where is `deepTarget`?', neverCancelled).then(() => {
        assert.ok(isDefined());
        indexedBefore = [...indexer.files()].length;
      });
  });
  await indexer.index(neverCancelled);
  subscription.dispose();
  assert.ok(question);
  await question;
  assert.ok(indexedBefore > 0 && indexedBefore < 280, `${indexedBefore} files were indexed before the question could be answered`);
  assert.equal([...indexer.files()].length, 300);
});

test('a question does not wait for a run that reads nothing', async () => {
  const { indexer } = setUp(new MemoryFiles(project));
  await indexer.readFirst('where is `loadValue`?', neverCancelled);
  await indexer.index(neverCancelled);
  await indexer.readFirst('where is `loadValue`?', neverCancelled);
});

test('indexes an empty workspace', async () => {
  const report = await setUp(new MemoryFiles()).indexer.index(neverCancelled);
  assert.equal(report.files, 0);
  assert.equal(report.chunks, 0);
});

test('reads and analyses nothing when an unchanged workspace is opened again', async () => {
  const [files, store] = [new MemoryFiles(project), new MemoryStore()];
  const first = setUp(files, store);
  await first.indexer.index(neverCancelled);
  const before = files.calls.read;
  const second = setUp(files, store);
  const report = await second.indexer.index(neverCancelled);
  assert.equal(files.calls.read - before, 1, 'only .gitignore is read');
  assert.equal(report.fromStore, 4);
  assert.deepEqual(second.analyzer.paths, []);
  assert.deepEqual(await contentOf(second), await contentOf(first));
});

test('knows the indexed text of a file without secrets, and no other text of it', async () => {
  const secret = 'const key = "AKIAIOSFODNN7EXAMPLE";';
  const files = new MemoryFiles({ 'src/plain.ts': 'const a = 1;', 'src/secret.ts': secret });
  const store = new MemoryStore();
  const isKnown = ({ indexer }: Setup): boolean[] => [
    indexer.isClean(root, 'src/plain.ts', 'const a = 1;'),
    indexer.isClean(root, 'src/plain.ts', secret),
    indexer.isClean(root, 'src/secret.ts', secret),
    indexer.isClean(root, 'src/none.ts', ''),
  ];
  const first = setUp(files, store);
  await first.indexer.index(neverCancelled);
  assert.deepEqual(isKnown(first), [true, false, false, false]);
  assert.deepEqual(
    [secret, 'const a = 1;', ''].map((text) => first.indexer.isIndexed(root, 'src/secret.ts', text)),
    [true, false, false],
  );
  const again = setUp(files, store);
  await again.indexer.index(neverCancelled);
  assert.deepEqual(isKnown(again), [true, false, false, false], 'also from the store');
});

test('marks a file whose calls could not be linked until they are, and logs the error once', async () => {
  const files = new MemoryFiles(project);
  const setup = setUp(files);
  const failures = new Map([[`${root}:src/b.ts`, 'Error: too deep']]);
  Object.defineProperty(setup.graph, 'linkFailures', { get: () => failures });
  await setup.indexer.index(neverCancelled);
  await setup.apply(changeOf('lib/c.py'));
  assert.equal(setup.indexer.file(root, 'src/b.ts')?.unlinked, true);
  assert.equal(setup.indexer.file(root, 'lib/c.py')?.unlinked, undefined);
  assert.equal(setup.log.lines.filter((line) => line.includes('src/b.ts')).length, 1);
  failures.clear();
  await setup.apply(changeOf('src/b.ts'));
  assert.equal(setup.indexer.file(root, 'src/b.ts')?.unlinked, undefined);
});

test('reads a renamed file, but does not analyse it again', async () => {
  const files = new MemoryFiles(project);
  const setup = setUp(files);
  await setup.indexer.index(neverCancelled);
  setup.analyzer.paths.length = 0;
  files.remove('src/b.ts');
  files.write('src/renamed.ts', project['src/b.ts']);
  await setup.apply(changeOf('src/b.ts', 'deleted'), changeOf('src/renamed.ts', 'created'));
  assert.deepEqual(setup.analyzer.paths, []);
  assert.equal(setup.indexer.file(root, 'src/b.ts'), undefined);
  assert.deepEqual(await contentOf(setup), await contentOf(await buildFresh(files)));
});

async function buildFresh(files: MemoryFiles): Promise<Setup> {
  const setup = setUp(files);
  await setup.indexer.index(neverCancelled);
  return setup;
}

test('removes and adds files after a change of .gitignore', async () => {
  const files = new MemoryFiles(project);
  const setup = await buildFresh(files);
  files.write('.gitignore', 'lib\n');
  await setup.apply(changeOf('.gitignore'));
  assert.ok(setup.indexer.file(root, 'build/out.js'));
  assert.equal(setup.indexer.file(root, 'lib/c.py'), undefined);
  assert.deepEqual(await contentOf(setup), await contentOf(await buildFresh(files)));
});

test('prefers an unsaved buffer to the disk until the buffer is closed', async () => {
  const setup = await buildFresh(new MemoryFiles(project));
  await setup.indexer.overlay(root, 'src/b.ts', 'export function unsavedName() {}\n');
  assert.match((await setup.find('unsavedName'))[0] ?? '', /unsavedName/);
  await setup.indexer.index(neverCancelled);
  assert.match((await setup.find('unsavedName'))[0] ?? '', /unsavedName/);
  await setup.indexer.overlay(root, 'src/b.ts', null);
  assert.deepEqual(
    (await setup.find('unsavedName')).filter((hit) => hit.includes('unsavedName')),
    [],
  );
  assert.match((await setup.find('helper'))[0] ?? '', /helper/);
});

test('finds a saved text before its edges are derived', async () => {
  const files = new MemoryFiles(project);
  const setup = await buildFresh(files);
  files.write(
    'src/b.ts',
    dedent`
      export function helper() {
        freshlySaved();
      }
      function freshlySaved() {}
    `,
  );
  const whileLinking: { readonly unlinked: number; readonly hits: Promise<string[]> }[] = [];
  setup.indexer.onProgress(({ phase }) => {
    if (phase === 'linking')
      queueMicrotask(() => whileLinking.push({ unlinked: setup.graph.unlinkedCount, hits: setup.find('freshlySaved') }));
  });
  await setup.apply(changeOf('src/b.ts'));
  const [first] = whileLinking;
  assert.ok(first && first.unlinked > 0, 'linking waits for other work');
  assert.match((await first.hits)[0] ?? '', /src\/b\.ts/);
  assert.equal(setup.graph.unlinkedCount, 0);
});

test('does not index an ignored file because of its unsaved buffer', async () => {
  const setup = await buildFresh(new MemoryFiles(project));
  await setup.indexer.overlay(root, 'build/out.js', 'function ignored2() {}');
  assert.equal(setup.indexer.file(root, 'build/out.js'), undefined);
});

test('reports progress that never runs backwards within a run', async () => {
  const many = Object.fromEntries(Array.from({ length: 350 }, (_, n) => [`f${n}.ts`, `export const value${n} = ${n};\n`]));
  const setup = setUp(new MemoryFiles(many));
  const steps: IndexProgress[] = [];
  setup.indexer.onProgress((step) => steps.push(step));
  await setup.indexer.index(neverCancelled);
  const phases = ['scanning', 'reading', 'linking', 'ready'];
  assert.deepEqual([...new Set(steps.map(({ phase }) => phase))], phases);
  const reading = steps.filter(({ phase }) => phase === 'reading');
  assert.ok(reading.length >= 4);
  reading.reduce((before, step) => {
    assert.ok(step.done >= before.done && step.files >= before.files && step.done <= step.total);
    return step;
  });
});

test('completes the index for a caller who joined a run that another caller cancelled', async () => {
  const setup = setUp(new MemoryFiles(project));
  const source = new CancellationSource();
  const first = setup.indexer.index(source.token);
  const second = setup.indexer.index(neverCancelled);
  source.cancel();
  await assert.rejects(first, CancelledError);
  assert.equal((await second).files, 4);
});

test('logs a failing store once and indexes without it', async () => {
  const failingStore: Store = {
    largest: Infinity,
    async *getMany() {
      throw new Error('disk gone');
    },
    put() {
      throw new Error('disk gone');
    },
    replace() {
      throw new Error('disk gone');
    },
    flush: () => Promise.reject(new Error('disk gone')),
    readManifest: () => Promise.reject(new Error('disk gone')),
    writeManifest: () => Promise.reject(new Error('disk gone')),
    size: () => Promise.resolve(0),
    clear: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const setup = setUp(new MemoryFiles(project), failingStore);
  assert.equal((await setup.indexer.index(neverCancelled)).files, 4);
  assert.equal(setup.log.lines.filter((line) => line.startsWith('error')).length, 1);
});

test('builds the same index from damaged records and manifests', async () => {
  const store = new MemoryStore();
  const files = new MemoryFiles(project);
  await setUp(files, store).indexer.index(neverCancelled);
  for (const map of [store.records, store.manifests])
    for (const [key, bytes] of map)
      map.set(
        key,
        bytes.map((byte, i) => (i % 3 ? byte : byte ^ 0x5a)),
      );
  const setup = setUp(files, store);
  assert.equal((await setup.indexer.index(neverCancelled)).files, 4);
  assert.deepEqual(await contentOf(setup), await contentOf(await buildFresh(files)));
});

test('skips quarantined, unreadable and growing files, and indexes the others', async () => {
  const files = new MemoryFiles(project);
  files.place('locked.ts', { kind: 'fails', as: 'file', reason: 'no-permission' });
  files.writeGrowing('grows.ts', 'x', 'x'.repeat(200_000));
  const setup = setUp(files, undefined, { quarantined: new Set([`${root}:src/a.ts`]) });
  const report = await setup.indexer.index(neverCancelled);
  assert.equal(report.files, 3);
  assert.equal(report.skipped.quarantined, 1);
  assert.equal(report.skipped['too-large'], 1);
  assert.ok((report.skipped.unreadable ?? 0) >= 1);
});

test('quarantines a file that crashes its worker until it changes', async () => {
  const files = new MemoryFiles(project);
  const store = new MemoryStore();
  const analyzedPaths: string[] = [];
  const crashingAnalyzer: Analyzer = {
    concurrency: 1,
    analyze: async (tasks, switches, token) => {
      analyzedPaths.push(...tasks.map(({ path }) => path));
      const results = await inProcess.analyze(tasks, switches, token);
      return results.map((result, i) => (tasks[i]?.path === 'src/b.ts' ? { kind: 'failed', reason: 'died', crashed: true } : result));
    },
    dispose() {},
  };
  const open = () => setUp(files, store, { analyzer: crashingAnalyzer }).indexer.index(neverCancelled);
  assert.equal((await open()).skipped.quarantined, 1);
  analyzedPaths.length = 0;
  assert.equal((await open()).skipped.quarantined, 1);
  assert.deepEqual(analyzedPaths, []);
  files.write('src/b.ts', 'export const better = 1;\n');
  await open();
  assert.deepEqual(analyzedPaths, ['src/b.ts']);
});

test('parses everything again in a rebuild without the store', async () => {
  const setup = await buildFresh(new MemoryFiles(project));
  setup.analyzer.paths.length = 0;
  await setup.indexer.rebuild({ fromStore: true }, neverCancelled);
  assert.deepEqual(setup.analyzer.paths, []);
  const report = await setup.indexer.rebuild({ fromStore: false }, neverCancelled);
  assert.equal(setup.analyzer.paths.length, 4);
  assert.equal(report.files, 4);
});

const paths = ['src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'lib/d.py', 'README.md', 'src/.gitignore', 'odd.bin'] as const;
const contents = [
  ...[
    'import { helper } from "./b";\nexport function loadValue() { return helper(); }\n',
    'export function helper() {}\n',
    'function broken( {\n',
  ],
  ...[
    'def load_value():\n    raise ValueError("no value")\n',
    dedent`
      # Guide

      load the value
    `,
    'deep\n',
    '\0\0\0',
    '',
  ],
];
const edit = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('write' as const), path: fc.constantFrom(...paths), content: fc.constantFrom(...contents) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), path: fc.constantFrom(...paths, 'src', 'src/deep') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('index' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('buffer' as const),
      path: fc.constantFrom(...paths),
      content: fc.constantFrom(...contents, null),
    }),
  },
);

test('property: has the index of a fresh build after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
      const files = new MemoryFiles(project);
      const setup = await buildFresh(files);
      const buffers = new Set<string>();
      for (const each of edits) {
        if (each.kind === 'write') files.write(each.path, each.content);
        if (each.kind === 'remove') files.remove(each.path);
        if (each.kind === 'index') await setup.indexer.index(neverCancelled);
        else if (each.kind === 'buffer') {
          buffers.add(each.path);
          await setup.indexer.overlay(root, each.path, each.content);
        } else await setup.apply(changeOf(each.path, each.kind === 'remove' ? 'deleted' : 'changed'));
      }
      for (const path of buffers) await setup.indexer.overlay(root, path, null);
      assert.deepEqual(await contentOf(setup), await contentOf(await buildFresh(files)));
    }),
    { numRuns: 40 },
  );
});
