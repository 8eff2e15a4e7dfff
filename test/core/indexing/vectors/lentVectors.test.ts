// Vectors from a lent embedder: the texts that are sent, each only once, and the effect of each kind of failure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import { createCodebase } from '../../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../../src/core/indexing/records/analyzer.ts';
import type { Root } from '../../../../src/core/ports.ts';
import { LetterEmbedder, type Answer } from '../../../support/letterEmbedder.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../../support/memory.ts';
import { plainRules } from '../../../support/memoryRules.ts';
import { ask } from '../../../support/openFixture.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

const parsers = await testParsers();
const project = {
  'src/cache.ts': dedent`
    /** Throws old entries away. */
    export function evict(limit: number) {
      return limit + 1;
    }
  `,
  'src/http.ts': dedent`
    export function zzzq(zq: string) {
      return zq + "zzz";
    }
  `,
  'docs/guide.md': dedent`
    # Guide

    How entries are kept.
  `,
};

interface Opened {
  readonly codebase: Codebase;
  readonly files: MemoryFiles;
  readonly store: MemoryStore;
}

async function open(
  embedder: LetterEmbedder | undefined,
  { files = new MemoryFiles(project), store = new MemoryStore(), root = memoryRoot }: Partial<Opened> & { root?: Root } = {},
): Promise<Opened> {
  const codebase = createCodebase({
    files,
    roots: [root],
    store,
    clock: new MemoryClock(),
    log: new MemoryLog(),
    digest: memoryDigest,
    analyzer: new InProcessAnalyzer(parsers),
    options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
  });
  if (embedder) codebase.useEmbedding({ provider: 'lent', embedder });
  await codebase.index(neverCancelled);
  await codebase.waitForVectors(neverCancelled);
  return { codebase, files, store };
}

async function change({ codebase, files }: Opened, path: string, text: string): Promise<void> {
  files.write(path, text);
  await codebase.apply([{ root: memoryRoot.key, path, type: 'changed' }], neverCancelled);
  await codebase.waitForVectors(neverCancelled);
}

const vectorsOnly = { text: false, vectors: true, graph: false };

/** Files found by vectors alone, best first. */
async function nearestFiles({ codebase }: Opened, question: string): Promise<readonly string[]> {
  const { ranked } = await codebase.search(question, { limit: 5, signals: vectorsOnly }, neverCancelled);
  return ranked.map(({ file }) => file);
}

test('embeds every chunk with its path, name, documentation and body, and finds it by its vector', async () => {
  const embedder = new LetterEmbedder();
  const opened = await open(embedder);
  assert.ok(
    embedder.embedded.includes(
      dedent`
        src/cache.ts
        evict
        Throws old entries away.
        export function evict(limit: number) {
          return limit + 1;
        }
      `,
    ),
  );
  assert.equal((await nearestFiles(opened, 'zzz qqq z'))[0], 'src/http.ts');
  const { vectors, coverage } = await opened.codebase.status();
  assert.deepEqual([vectors.phase, vectors.done, vectors.tokens, coverage.vectors], ['ready', vectors.total, 0, 1]);
  const places = embedder.requests.flatMap((request) => request.places);
  assert.ok(places.some(({ file, lineStart }) => file === 'src/cache.ts' && lineStart === 2));
});

test('embeds no text twice: after a restart, after a rename, in another root, or after a change and back', async () => {
  const firstEmbedder = new LetterEmbedder();
  const opened = await open(firstEmbedder);
  const { store, files } = opened;
  const laterEmbedder = new LetterEmbedder();
  const restarted = await open(laterEmbedder, { store, files });
  assert.deepEqual(laterEmbedder.embedded, []);
  assert.equal((await nearestFiles(restarted, 'zzz qqq z'))[0], 'src/http.ts');
  await open(laterEmbedder, {
    store,
    root: { key: 'other', name: 'worktree', uri: 'memory:///worktree' },
    files: filesInOtherRoot(project),
  });
  assert.deepEqual(laterEmbedder.embedded, []);
  await open(laterEmbedder, {
    store,
    files: new MemoryFiles({ 'lib/renamed.ts': project['src/cache.ts'], 'zzz.ts': project['src/http.ts'] }),
  });
  assert.deepEqual(laterEmbedder.embedded, []);
  const addedFunction = dedent`
    export function added(more: number) {
      return more;
    }
  `;
  await change(opened, 'src/http.ts', project['src/http.ts'] + addedFunction);
  assert.equal(firstEmbedder.embedded.filter((text) => text.includes('zzzq')).length, 1);
  assert.equal(firstEmbedder.embedded.filter((text) => text.includes('added')).length, 1);
  const count = firstEmbedder.embedded.length;
  await change(opened, 'src/http.ts', project['src/http.ts']);
  assert.equal(firstEmbedder.embedded.length, count);
});

test('makes stored digests of texts anew when their number is wrong, and after a rebuild', async () => {
  const store = new MemoryStore();
  const { files } = await open(new LetterEmbedder(), { store });
  const digestKeys = [...store.records.keys()].filter((key) => /^t\d+\./.test(key)).sort();
  const right = digestKeys.map((key) => store.records.get(key));
  assert.equal(digestKeys.length, 3);
  const stored = (): unknown => digestKeys.map((key) => store.records.get(key));
  // An empty list, in the form that they are stored in: as an index that was made from a wrong record has left it.
  for (const key of digestKeys) store.records.set(key, new Uint8Array([0x90]));
  const embedder = new LetterEmbedder();
  const { codebase } = await open(embedder, { store, files });
  assert.deepEqual(stored(), right);
  // As many as there should be, of other texts: the sixth byte is a letter of the first digest.
  const otherLetter = (bytes: Uint8Array): Uint8Array => bytes.map((byte, i) => (i === 5 ? byte ^ 1 : byte));
  for (const key of digestKeys) store.records.set(key, otherLetter(store.records.get(key) ?? new Uint8Array()));
  assert.notDeepEqual(stored(), right);
  await codebase.rebuild({ fromStore: false }, neverCancelled);
  await codebase.waitForVectors(neverCancelled);
  assert.deepEqual(stored(), right);
  assert.deepEqual(embedder.embedded, [], 'the vectors are those of the texts');
});

function filesInOtherRoot(texts: Readonly<Record<string, string>>): MemoryFiles {
  const files = new MemoryFiles();
  for (const [path, text] of Object.entries(texts)) files.write(path, text, { key: 'other', name: 'worktree', uri: 'memory:///worktree' });
  return files;
}

test('has the vectors of a fresh index after changes of single files', async () => {
  const opened = await open(new LetterEmbedder());
  await change(
    opened,
    'src/http.ts',
    dedent`
      export function other(value: number) {
        return value * 2;
      }
    `,
  );
  opened.files.remove('docs/guide.md');
  await opened.codebase.apply([{ root: memoryRoot.key, path: 'docs/guide.md', type: 'deleted' }], neverCancelled);
  const fresh = await open(new LetterEmbedder(), { files: opened.files });
  for (const question of ['other value', 'entries thrown away', 'q'])
    assert.deepEqual(await nearestFiles(opened, question), await nearestFiles(fresh, question));
});

test('does not embed unsaved text', async () => {
  const embedder = new LetterEmbedder();
  const { codebase } = await open(embedder);
  const count = embedder.embedded.length;
  await codebase.overlay(
    memoryRoot.key,
    'src/http.ts',
    dedent`
      export function typing(now: number) {
        return now;
      }
    `,
  );
  await codebase.waitForVectors(neverCancelled);
  assert.equal(embedder.embedded.length, count);
  assert.ok((await codebase.status()).coverage.vectors < 1);
});

test('masks secrets in the texts that it sends', async () => {
  const embedder = new LetterEmbedder();
  const key = `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`;
  const text = dedent`
    export function token() {
      const key = '${key}';
      return key;
    }
  `;
  await open(embedder, { files: new MemoryFiles({ 'a.ts': text }) });
  assert.ok(embedder.embedded.length > 0);
  assert.ok(embedder.embedded.every((text) => !text.includes(key)));
});

const failures: readonly (readonly [string, Answer, string])[] = [
  ['fewer vectors than texts', (vectors) => vectors.slice(1), 'embedder-wrong-count'],
  ['no vectors', () => [], 'embedder-empty'],
  ['NaN', (vectors) => vectors.map((vector) => vector.map(() => NaN)), 'embedder-bad-vector'],
  ['infinity', (vectors) => vectors.map((vector) => vector.map(() => Infinity)), 'embedder-bad-vector'],
  ['zeros', (vectors) => vectors.map((vector) => vector.map(() => 0)), 'embedder-bad-vector'],
  ['vectors without numbers', (vectors) => vectors.map(() => new Float32Array(0)), 'embedder-wrong-dimension'],
  ['another dimension later', (vectors, { places }) => (places.length ? vectors.map((each) => each.slice(0, 9)) : vectors), 'embedder-wrong-dimension'], // prettier-ignore
  ['an error with a code', () => Promise.reject(new UserError('embedder-consent', ['api.example.com'])), 'embedder-consent'],
  ['an error of the server', () => Promise.reject(new UserError('model-refused', ['localhost:1'])), 'model-refused'],
  ['an unknown error', () => Promise.reject(new Error('broken')), 'embedder-rejected'],
];

for (const code of ['embedder-declined', 'embedder-paused'] as const)
  test(`does not report ${code} with each search, because the person chose it`, async () => {
    const embedder = new LetterEmbedder();
    embedder.answer = () => Promise.reject(new UserError(code, ['localhost:1']));
    const { codebase } = await open(embedder);
    const { ranked, vectorProblem } = await codebase.search('Where are old entries thrown away?', { limit: 3 }, neverCancelled);
    assert.deepEqual([ranked[0]?.file, vectorProblem], ['src/cache.ts', undefined]);
  });

for (const [reply, answer, code] of failures) {
  test(`searches by text and says why vectors are missing when the embedder returns ${reply}`, async () => {
    const embedder = new LetterEmbedder();
    embedder.answer = answer;
    const { codebase } = await open(embedder);
    const { vectors } = await codebase.status();
    assert.deepEqual([vectors.phase, vectors.problem?.code], ['stopped', code]);
    assert.ok(vectors.total > 0 && vectors.tokens > 0 && vectors.files > 0, 'the remaining work was counted before the failure');
    const search = await codebase.search('Where are old entries thrown away?', { limit: 3 }, neverCancelled);
    assert.deepEqual([search.ranked[0]?.file, search.vectorProblem?.code], ['src/cache.ts', code]);
    const record = await ask(codebase, 'Where are old entries thrown away?');
    assert.equal(record.citations[0]?.file, 'src/cache.ts');
    const run = record.search.retrievers.find(({ name }) => name === 'vectors');
    assert.equal(run?.ran, false);
    assert.match(run?.error ?? '', /search continues without vectors/);
    assert.ok(record.coverage.vectors < 1);
    assert.deepEqual(
      record.notices.map((notice) => notice.code),
      ['vectors-missing'],
    );
    embedder.answer = (sent) => sent;
    codebase.useEmbedding({ provider: 'lent', embedder });
    await codebase.waitForVectors(neverCancelled);
    assert.deepEqual([(await codebase.status()).vectors.phase, codebase.coverage.vectors], ['ready', 1]);
  });
}

test('does not embed again the texts embedded before a failure', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`f${i}.ts`, `export function f${i}(a: number) { return a + ${i}; }\n`]),
  );
  const embedder = new LetterEmbedder();
  let calls = 0;
  embedder.answer = (vectors) => {
    if (++calls === 4) throw new UserError('embedder-rate-limited', ['api.example.com', '']);
    return vectors;
  };
  const opened = await open(embedder, { files: new MemoryFiles(texts) });
  assert.equal((await opened.codebase.status()).vectors.phase, 'stopped');
  const restarted = new LetterEmbedder();
  await open(restarted, opened);
  assert.ok(restarted.embedded.length > 0);
  assert.ok(restarted.embedded.length <= 300 - 2 * 64, `${restarted.embedded.length} were embedded again`);
});

test('notices another model under the same name at the next start, and embeds again when it is chosen again', async () => {
  const opened = await open(new LetterEmbedder());
  const other = new LetterEmbedder();
  other.turn = 7;
  const { codebase } = await open(other, opened);
  const { vectors } = await codebase.status();
  assert.deepEqual([vectors.problem?.code, vectors.done], ['embedder-changed', 0]);
  assert.deepEqual(other.embedded, []);
  codebase.useEmbedding({ provider: 'lent', embedder: other });
  await codebase.waitForVectors(neverCancelled);
  assert.equal(codebase.coverage.vectors, 1);
  const later = new LetterEmbedder();
  later.turn = 7;
  await open(later, opened);
  assert.deepEqual(later.embedded, []);
});

test('searches the vectors of the previous embedder while the next one embeds', async () => {
  const before = new LetterEmbedder();
  const opened = await open(before);
  const next = new LetterEmbedder({ stamp: 'test:next', name: 'next' });
  next.turn = 3;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  next.answer = async (vectors) => {
    await released;
    return vectors;
  };
  opened.codebase.useEmbedding({ provider: 'lent', embedder: next });
  assert.equal((await nearestFiles(opened, 'zzz qqq z'))[0], 'src/http.ts');
  assert.ok(before.requests.some(({ kind }) => kind === 'query'));
  assert.ok(next.requests.every(({ kind }) => kind === 'code'));
  release();
  await opened.codebase.waitForVectors(neverCancelled);
  assert.equal((await nearestFiles(opened, 'zzz qqq z z'))[0], 'src/http.ts');
  assert.ok(next.requests.some(({ kind }) => kind === 'query'));
});

test('answers by text when a question cannot be embedded, and does not try again at once', async () => {
  const embedder = new LetterEmbedder();
  const { codebase } = await open(embedder);
  embedder.answer = () => Promise.reject(new UserError('embedder-timeout', ['localhost:1', '5']));
  const record = await ask(codebase, 'Where are old entries thrown away?');
  assert.equal(record.citations[0]?.file, 'src/cache.ts');
  assert.match(record.search.retrievers.find(({ name }) => name === 'vectors')?.error ?? '', /within 5 seconds/);
  const requestCount = embedder.requests.length;
  await ask(codebase, 'And where are new entries kept?');
  assert.equal(embedder.requests.length, requestCount);
});

test('sends long chunks in parts within the limit of the embedder, without losing text', async () => {
  const embedder = new LetterEmbedder({ maxInputTokens: 60 });
  const body = Array.from({ length: 30 }, (_, i) => `  const someRatherLongName${i} = ${i};`).join('\n');
  await open(embedder, { files: new MemoryFiles({ 'long.ts': `export function long() {\n${body}\n  return 0;\n}\n`, 'one.md': `# 😀\n\n${'😀'.repeat(2000)}\n` }) }); // prettier-ignore
  assert.ok(embedder.embedded.every((text) => text.length <= 60 * 3));
  const sentText = embedder.embedded.join('');
  for (let i = 0; i < 30; i++) assert.ok(sentText.includes(`someRatherLongName${i} `));
  assert.ok(embedder.embedded.every((text) => text.isWellFormed()));
});

test('answers odd questions', async () => {
  const { codebase } = await open(new LetterEmbedder());
  const questions = [
    'q',
    '在哪里',
    'أين',
    '😀',
    '(.*)+[',
    'x'.repeat(200_000),
    'at evict (src/cache.ts:3:1)',
    '```ts\nevict(1)\n```',
    '\ud800',
  ];
  for (const question of questions) await codebase.search(question, { limit: 5 }, neverCancelled);
});
