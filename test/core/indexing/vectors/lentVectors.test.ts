// A workspace whose vectors come from a lent embedder: what is sent, that nothing is sent twice, and what becomes of each way to fail.
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
import { ask } from '../../answering/openFixture.ts';
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

/** Files by vectors alone. */
async function near({ codebase }: Opened, question: string): Promise<readonly string[]> {
  const { ranked } = await codebase.search(question, { limit: 5, signals: vectorsOnly }, neverCancelled);
  return ranked.map(({ file }) => file);
}

test('every chunk is embedded with its path, name, documentation and body, and found by its vector', async () => {
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
  assert.equal((await near(opened, 'zzz qqq z'))[0], 'src/http.ts');
  const { vectors, coverage } = await opened.codebase.status();
  assert.deepEqual([vectors.phase, vectors.done, vectors.tokens, coverage.vectors], ['ready', vectors.total, 0, 1]);
  const places = embedder.requests.flatMap((request) => request.places);
  assert.ok(places.some(({ file, lineStart }) => file === 'src/cache.ts' && lineStart === 2));
});

test('nothing is embedded twice: not on restart, rename, in another root, in a second window or after a change and back', async () => {
  const first = new LetterEmbedder();
  const opened = await open(first);
  const { store, files } = opened;
  const again = new LetterEmbedder();
  const restarted = await open(again, { store, files });
  assert.deepEqual(again.embedded, []);
  assert.equal((await near(restarted, 'zzz qqq z'))[0], 'src/http.ts');
  await open(again, { store, root: { key: 'other', name: 'worktree', uri: 'memory:///worktree' }, files: elsewhere(project) });
  assert.deepEqual(again.embedded, []);
  await open(again, { store, files: new MemoryFiles({ 'lib/renamed.ts': project['src/cache.ts'], 'zzz.ts': project['src/http.ts'] }) });
  assert.deepEqual(again.embedded, []);
  await change(opened, 'src/http.ts', `${project['src/http.ts']}export function added(more: number) {\n  return more;\n}\n`);
  assert.equal(first.embedded.filter((text) => text.includes('zzzq')).length, 1);
  assert.equal(first.embedded.filter((text) => text.includes('added')).length, 1);
  const count = first.embedded.length;
  await change(opened, 'src/http.ts', project['src/http.ts']);
  assert.equal(first.embedded.length, count);
});

function elsewhere(texts: Readonly<Record<string, string>>): MemoryFiles {
  const files = new MemoryFiles();
  for (const [path, text] of Object.entries(texts)) files.write(path, text, { key: 'other', name: 'worktree', uri: 'memory:///worktree' });
  return files;
}

test('an index that was changed file by file has the vectors of one that was built afresh', async () => {
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
    assert.deepEqual(await near(opened, question), await near(fresh, question));
});

test('unsaved text is embedded when it has been saved', async () => {
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

test('secrets are masked in what is embedded', async () => {
  const embedder = new LetterEmbedder();
  const key = `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`;
  await open(embedder, { files: new MemoryFiles({ 'a.ts': `export function token() {\n  const key = '${key}';\n  return key;\n}\n` }) });
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
  ['a failure with a code', () => Promise.reject(new UserError('embedder-consent', ['api.example.com'])), 'embedder-consent'],
  ['a failure of the server', () => Promise.reject(new UserError('model-refused', ['localhost:1'])), 'model-refused'],
  ['a bug', () => Promise.reject(new Error('broken')), 'embedder-rejected'],
];

for (const code of ['embedder-declined', 'embedder-paused'] as const)
  test(`${code}: what the person chose is not told with each search`, async () => {
    const embedder = new LetterEmbedder();
    embedder.answer = () => Promise.reject(new UserError(code, ['localhost:1']));
    const { codebase } = await open(embedder);
    const { ranked, vectorProblem } = await codebase.search('Where are old entries thrown away?', { limit: 3 }, neverCancelled);
    assert.deepEqual([ranked[0]?.file, vectorProblem], ['src/cache.ts', undefined]);
  });

for (const [what, answer, code] of failures) {
  test(`${what}: text is searched all the same, and the answer says why vectors are missing`, async () => {
    const embedder = new LetterEmbedder();
    embedder.answer = answer;
    const { codebase } = await open(embedder);
    const { vectors } = await codebase.status();
    assert.deepEqual([vectors.phase, vectors.problem?.code], ['stopped', code]);
    assert.ok(vectors.total > 0 && vectors.tokens > 0 && vectors.files > 0, 'what is still to be embedded was counted first');
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

test('what was embedded before a failure is not embedded again', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`f${i}.ts`, `export function f${i}(a: number) {\n  return a + ${i};\n}\n`]),
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

test('another model behind the same name is noticed at the next start; choosing it again embeds anew', async () => {
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

test('while another embedder embeds, the vectors of the one before serve', async () => {
  const before = new LetterEmbedder();
  const opened = await open(before);
  const next = new LetterEmbedder({ stamp: 'test:next', name: 'next' });
  next.turn = 3;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  next.answer = async (vectors) => {
    await held;
    return vectors;
  };
  opened.codebase.useEmbedding({ provider: 'lent', embedder: next });
  assert.equal((await near(opened, 'zzz qqq z'))[0], 'src/http.ts');
  assert.ok(before.requests.some(({ kind }) => kind === 'query'));
  assert.ok(next.requests.every(({ kind }) => kind === 'code'));
  release();
  await opened.codebase.waitForVectors(neverCancelled);
  assert.equal((await near(opened, 'zzz qqq z z'))[0], 'src/http.ts');
  assert.ok(next.requests.some(({ kind }) => kind === 'query'));
});

test('a question that cannot be embedded is answered by text, and the embedder is not asked again at once', async () => {
  const embedder = new LetterEmbedder();
  const { codebase } = await open(embedder);
  embedder.answer = () => Promise.reject(new UserError('embedder-timeout', ['localhost:1', '5']));
  const record = await ask(codebase, 'Where are old entries thrown away?');
  assert.equal(record.citations[0]?.file, 'src/cache.ts');
  assert.match(record.search.retrievers.find(({ name }) => name === 'vectors')?.error ?? '', /within 5 seconds/);
  const asked = embedder.requests.length;
  await ask(codebase, 'And where are new entries kept?');
  assert.equal(embedder.requests.length, asked);
});

test('long chunks go in parts that the embedder reads, and nothing of them is left out', async () => {
  const embedder = new LetterEmbedder({ maxInputTokens: 60 });
  const body = Array.from({ length: 30 }, (_, i) => `  const someRatherLongName${i} = ${i};`).join('\n');
  await open(embedder, { files: new MemoryFiles({ 'long.ts': `export function long() {\n${body}\n  return 0;\n}\n`, 'one.md': `# 😀\n\n${'😀'.repeat(2000)}\n` }) }); // prettier-ignore
  assert.ok(embedder.embedded.every((text) => text.length <= 60 * 3));
  const all = embedder.embedded.join('');
  for (let i = 0; i < 30; i++) assert.ok(all.includes(`someRatherLongName${i} `));
  assert.ok(embedder.embedded.every((text) => text.isWellFormed()));
});

test('questions of every kind go through with vectors on', async () => {
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
