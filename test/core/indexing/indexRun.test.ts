// A single run of the indexer: which files it reads, takes from the store, skips and removes, by its areas and its mode.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { IndexRun, type RunMode } from '../../../src/core/indexing/indexRun.ts';
import { IndexState } from '../../../src/core/indexing/indexState.ts';
import { Progress } from '../../../src/core/indexing/indexProgress.ts';
import { extractEverything } from '../../../src/core/symbols/extractionSwitches.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { testParsers } from '../symbols/testAssets.ts';

const analyzer = new InProcessAnalyzer(await testParsers());
const root = memoryRoot.key;
const trusting: RunMode = { trust: true, useStore: true };

const project = {
  'src/cart.ts': 'export function total() {}\n',
  'src/price.ts': 'export function price() {}\n',
  'lib/till.ts': 'export function open() {}\n',
};

interface StateOptions {
  readonly files?: MemoryFiles;
  readonly store?: MemoryStore;
  readonly clock?: MemoryClock;
  readonly quarantined?: ReadonlySet<string>;
}

function stateOf({ files = new MemoryFiles(project), store = new MemoryStore(), clock = new MemoryClock(), quarantined }: StateOptions) {
  const [graph, search, log] = [createGraph(), new TextIndex(), new MemoryLog()];
  const ports = { files, roots: [memoryRoot], store, clock, log, digest: memoryDigest, analyzer, graph, search };
  return new IndexState(ports, { rules: plainRules, switches: extractEverything, quarantined });
}

/** Runs once over one area, the whole root by default. */
async function runOver(state: IndexState, path = '', mode = trusting, mustRead = false, token = neverCancelled): Promise<IndexRun> {
  const run = new IndexRun(state, mode, new Progress(() => ({ files: 0, symbols: 0, chunks: 0, edges: 0 })), token);
  await run.run([{ root: memoryRoot, path, mustRead }]);
  state.hasRun = true;
  return run;
}

function indexedPaths(state: IndexState): readonly string[] {
  return [...state.table(memoryRoot).files.keys()].sort();
}

test('puts the files of a root into the tables, the text index and the graph', async () => {
  const state = stateOf({});
  const run = await runOver(state);
  assert.deepEqual(indexedPaths(state), Object.keys(project).sort());
  assert.deepEqual([state.dependencies.search.counts.files, state.dependencies.graph.byName('total').length], [3, 1]);
  assert.deepEqual([run.fromStore, state.dependencies.graph.unlinkedCount], [0, 0]);
});

test('trusts size and time of a file unless the mode or the area says otherwise', async () => {
  const files = new MemoryFiles(project);
  const state = stateOf({ files });
  const countReads = async (...args: [path?: string, mode?: RunMode, mustRead?: boolean]): Promise<number> => {
    const before = files.calls.read;
    await runOver(state, ...args);
    return files.calls.read - before;
  };
  assert.equal(await countReads(), 3);
  assert.equal(await countReads(), 0);
  assert.equal(await countReads('', { trust: false, useStore: true }), 3);
  assert.equal(await countReads('src/cart.ts', trusting, true), 1);
});

test('takes the records of unchanged texts from the store', async () => {
  const store = new MemoryStore();
  await runOver(stateOf({ store }));
  assert.equal((await runOver(stateOf({ store }))).fromStore, 3);
  assert.equal((await runOver(stateOf({ store }), '', { trust: true, useStore: false })).fromStore, 0);
});

test('removes deleted files inside its area only', async () => {
  const files = new MemoryFiles(project);
  const state = stateOf({ files });
  await runOver(state);
  files.remove('src/cart.ts');
  files.remove('lib/till.ts');
  await runOver(state, 'src');
  assert.deepEqual(indexedPaths(state), ['lib/till.ts', 'src/price.ts']);
  assert.equal(state.dependencies.graph.byName('total').length, 0);
});

test('skips a quarantined file with its reason', async () => {
  const state = stateOf({ quarantined: new Set([`${root}:src/cart.ts`]) });
  await runOver(state);
  assert.deepEqual(indexedPaths(state), ['lib/till.ts', 'src/price.ts']);
  assert.equal(state.table(memoryRoot).skippedFiles.get('src/cart.ts')?.reason, 'quarantined');
});

test('does not trust the time of a file that was written just before the run', async () => {
  const files = new MemoryFiles(project);
  const { mtime } = await files.stat(memoryRoot, 'src/cart.ts');
  const state = stateOf({ files, clock: new MemoryClock(mtime + 500) });
  await runOver(state);
  assert.notEqual(state.file(root, 'src/cart.ts')?.mtime, mtime);
});

test('rejects when it is cancelled, and links nothing', async () => {
  const state = stateOf({});
  const source = new CancellationSource();
  source.cancel();
  await assert.rejects(runOver(state, '', trusting, false, source.token), CancelledError);
  assert.deepEqual([indexedPaths(state), state.hasRun], [[], false]);
});
