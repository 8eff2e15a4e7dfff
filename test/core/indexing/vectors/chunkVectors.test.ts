// Vectors of the built-in embedder in a search: scope, reasons, odd questions, and a missing or damaged table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { CancelledError, CancellationSource, neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../../src/core/codebase/codebase.ts';
import type { VectorStatus } from '../../../../src/core/embedding/vectorStatus.ts';
import { InProcessAnalyzer } from '../../../../src/core/indexing/records/analyzer.ts';
import type { TableFiles } from '../../../../src/core/indexing/vectors/chunkVectors.ts';
import { LetterEmbedder } from '../../../support/letterEmbedder.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../../support/memory.ts';
import { plainRules } from '../../../support/memoryRules.ts';
import { untrainedTable } from '../../embedding/tinyTable.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

const parsers = await testParsers();
const project = {
  'src/settings.ts': dedent`
    export function loadConfiguration(path: string) {
      return path;
    }
  `,
  'src/walk.ts': dedent`
    export function stroll(by: number) {
      return by;
    }
  `,
  'other/settings.ts': dedent`
    export function saveConfiguration(path: string) {
      return path;
    }
  `,
};

function create(readTable: () => Promise<TableFiles | undefined>, files = new MemoryFiles(project)): Codebase {
  return createCodebase({
    files,
    roots: [memoryRoot],
    store: new MemoryStore(),
    clock: new MemoryClock(),
    log: new MemoryLog(),
    digest: memoryDigest,
    analyzer: new InProcessAnalyzer(parsers),
    options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
    readTable,
  });
}

async function open(
  readTable: () => Promise<TableFiles | undefined> = async () => untrainedTable(),
  files?: MemoryFiles,
): Promise<Codebase> {
  const codebase = create(readTable, files);
  codebase.useEmbedding({ provider: 'builtIn' });
  await codebase.index(neverCancelled);
  await codebase.waitForVectors(neverCancelled);
  return codebase;
}

test('finds code without a common word by its vector, and says so in the reason', async () => {
  const codebase = await open();
  const { ranked } = await codebase.search('reconfigured', { limit: 3 }, neverCancelled);
  assert.match(ranked[0]?.symbol ?? '', /Configuration/);
  assert.match(ranked[0]?.why ?? '', /meaning/);
  codebase.useEmbedding({ provider: 'off' });
  assert.deepEqual((await codebase.search('reconfigured', { limit: 3 }, neverCancelled)).ranked, []);
  assert.equal(codebase.coverage.vectors, 0);
});

test('limits vector hits to the scope', async () => {
  const codebase = await open();
  const { ranked } = await codebase.search('reconfigured', { limit: 9, scope: 'other' }, neverCancelled);
  assert.ok(ranked.length > 0);
  assert.ok(ranked.every(({ file }) => file.startsWith('other/')));
});

test('embeds after text and graph are complete, and reports each step in the status', async () => {
  const codebase = create(async () => untrainedTable());
  const statuses: VectorStatus[] = [];
  codebase.onVectors((status) => statuses.push(status));
  codebase.useEmbedding({ provider: 'builtIn' });
  assert.equal((await codebase.status()).vectors.phase, 'waiting');
  await codebase.index(neverCancelled);
  await codebase.waitForVectors(neverCancelled);
  const phases = statuses.map(({ phase }) => phase).filter((phase, i, all) => phase !== all[i - 1]);
  assert.deepEqual(phases, ['waiting', 'embedding', 'ready']);
  assert.equal(statuses.at(-1)?.done, statuses.at(-1)?.total);
});

test('finds a changed file by its new vector, and no longer by the old one', async () => {
  const files = new MemoryFiles(project);
  const codebase = await open(undefined, files);
  files.write(
    'src/walk.ts',
    dedent`
      export function telephone(by: number) {
        return by;
      }
    `,
  );
  await codebase.apply([{ root: memoryRoot.key, path: 'src/walk.ts', type: 'changed' }], neverCancelled);
  await codebase.waitForVectors(neverCancelled);
  const symbolFor = async (question: string): Promise<string | null | undefined> =>
    (await codebase.search(question, { limit: 1 }, neverCancelled)).ranked[0]?.symbol;
  assert.equal(await symbolFor('telephony'), 'telephone');
  assert.notEqual(await symbolFor('stroller'), 'stroll');
});

test('searches by text in a build without a table, without reporting a problem', async () => {
  const codebase = await open(async () => undefined);
  const { vectors } = await codebase.status();
  assert.deepEqual([vectors.phase, vectors.problem], ['off', undefined]);
  assert.equal((await codebase.search('loadConfiguration', { limit: 1 }, neverCancelled)).ranked[0]?.file, 'src/settings.ts');
});

for (const [condition, readTable] of [
  ['damaged', async () => ({ ...untrainedTable(), vocabulary: 'word\n' })],
  ['unreadable', () => Promise.reject(new Error('EACCES'))],
] as const) {
  test(`searches by text when the table is ${condition}, and reports the problem in the status`, async () => {
    const codebase = await open(readTable);
    const { vectors } = await codebase.status();
    assert.deepEqual([vectors.phase, vectors.problem?.code], ['stopped', 'embedder-damaged']);
    assert.equal((await codebase.search('loadConfiguration', { limit: 1 }, neverCancelled)).ranked[0]?.file, 'src/settings.ts');
  });
}

test('answers odd questions', async () => {
  const codebase = await open();
  const trace = dedent`
    Traceback (most recent call last):
      File "src/settings.ts", line 2, in loadConfiguration
    KeyError: 1`;
  const questions = [
    'q',
    '在哪里加载配置',
    'أين يتم تحميل',
    '😀',
    '(.*)+[\\',
    'configuration '.repeat(15_000),
    trace,
    'return path;',
    '\ud800',
  ];
  for (const question of questions) await codebase.search(question, { limit: 5 }, neverCancelled);
  const { ranked } = await codebase.search('configuration '.repeat(15_000), { limit: 5 }, neverCancelled);
  assert.ok(ranked.length > 0);
});

test('always has vectors during a change from the built-in to a lent embedder and back', async () => {
  const codebase = await open();
  const embedder = new LetterEmbedder();
  const vectorsOnly = { limit: 1, signals: { text: false, vectors: true, graph: false } };
  codebase.useEmbedding({ provider: 'lent', embedder });
  assert.equal((await codebase.search('reconfigured', vectorsOnly, neverCancelled)).ranked.length, 1);
  await codebase.waitForVectors(neverCancelled);
  assert.equal((await codebase.search('reconfigured things', vectorsOnly, neverCancelled)).ranked.length, 1);
  assert.ok(embedder.requests.some(({ kind }) => kind === 'query'));
  codebase.useEmbedding({ provider: 'builtIn' });
  await codebase.waitForVectors(neverCancelled);
  const requestCount = embedder.requests.length;
  assert.equal((await codebase.search('reconfigured again', vectorsOnly, neverCancelled)).ranked.length, 1);
  assert.equal(embedder.requests.length, requestCount);
});

test('rejects waiting for vectors when it is cancelled', async () => {
  const codebase = create(() => new Promise(() => undefined));
  codebase.useEmbedding({ provider: 'builtIn' });
  await codebase.index(neverCancelled);
  const source = new CancellationSource();
  const settled = codebase.waitForVectors(source.token);
  source.cancel();
  await assert.rejects(settled, CancelledError);
});
