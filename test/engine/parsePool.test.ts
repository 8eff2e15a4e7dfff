// The pool with real workers: the same records as in this process, and a dead or hanging worker costs one file.
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../src/core/base/cancellation.ts';
import { extractEverything } from '../../src/core/symbols/extractionSwitches.ts';
import { InProcessAnalyzer, type AnalysisTask } from '../../src/core/indexing/records/analyzer.ts';
import { decodeRecord } from '../../src/core/indexing/records/record.ts';
import { ParsePool, type ParsePoolOptions } from '../../src/engine/parsing/parsePool.ts';
import { testParsers } from '../core/symbols/testAssets.ts';

const require = createRequire(import.meta.url);
const realWorker = new URL('../../src/engine/parsing/parseWorker.ts', import.meta.url);
const deadlyWorker = new URL('./deadlyWorker.ts', import.meta.url);
let assets = '';

before(async () => {
  assets = await mkdtemp(join(tmpdir(), 'clew-pool-'));
  const grammar = (name: string): string =>
    join(dirname(require.resolve('tree-sitter-typescript/package.json')), `tree-sitter-${name}.wasm`);
  await cp(grammar('typescript'), join(assets, 'grammars/typescript.wasm'));
  const kotlin = join(dirname(require.resolve('@tree-sitter-grammars/tree-sitter-kotlin/package.json')), 'tree-sitter-kotlin.wasm');
  await cp(kotlin, join(assets, 'grammars/kotlin.wasm'));
  await cp(join(dirname(require.resolve('web-tree-sitter')), 'web-tree-sitter.wasm'), join(assets, 'grammars/web-tree-sitter.wasm'));
  await cp(join(import.meta.dirname, '../../src/core/syntax/queries'), join(assets, 'queries'), { recursive: true });
});
after(() => rm(assets, { recursive: true }));

const task = (path: string, text = `export function ${path.replace(/\W/g, '')}() {}\n`): AnalysisTask => ({
  root: 'r',
  path,
  text,
  language: 'typescript',
});

async function withPool(options: Partial<ParsePoolOptions>, use: (pool: ParsePool) => Promise<void>): Promise<void> {
  const pool = new ParsePool({ worker: deadlyWorker, assets, size: 2, ...options });
  try {
    await use(pool);
  } finally {
    pool.dispose();
  }
}

/** `ok` for each task that has a record, else the reason; a crash is marked. */
async function outcomes(pool: ParsePool, tasks: readonly AnalysisTask[]): Promise<string[]> {
  const results = await pool.analyze(tasks, extractEverything, neverCancelled);
  return results.map((result) => (result.kind === 'analyzed' ? 'ok' : `${result.crashed ? 'crashed' : 'failed'}: ${result.reason}`));
}

test('gives the same records in workers as in this process', async () => {
  const tasks = Array.from({ length: 30 }, (_, n) => task(`file${n}.ts`));
  const here = new InProcessAnalyzer(await testParsers());
  const expected = await here.analyze(tasks, extractEverything, neverCancelled);
  await withPool({ worker: realWorker }, async (pool) => {
    const halves = [tasks.slice(0, 15), tasks.slice(15)].map((half) => pool.analyze(half, extractEverything, neverCancelled));
    const results = (await Promise.all(halves)).flat();
    assert.equal(results.length, tasks.length);
    results.forEach((result, i) => {
      const other = expected[i];
      assert.ok(result.kind === 'analyzed' && other?.kind === 'analyzed');
      assert.equal(JSON.stringify(decodeRecord(result.bytes)), JSON.stringify(decodeRecord(other.bytes)));
    });
  });
});

test('names the file that kills its worker and analyses all others', async () => {
  await withPool({}, async (pool) => {
    const results = await outcomes(
      pool,
      ['a.ts', 'die1.ts', 'b.ts', 'die2.ts', 'c.ts'].map((path) => task(path)),
    );
    assert.deepEqual(results, [
      'ok',
      'crashed: the parse worker ended with code 3',
      'ok',
      'crashed: the parse worker ended with code 3',
      'ok',
    ]);
    assert.deepEqual(await outcomes(pool, [task('later.ts')]), ['ok']);
  });
});

test('gives up a short file that blocks its worker and analyses all others', async () => {
  await withPool({}, async (pool) => {
    const begun = performance.now();
    const results = await outcomes(
      pool,
      ['a.ts', 'hang.ts', 'b.ts'].map((path) => task(path)),
    );
    assert.match(results[1] ?? '', /^crashed: not parsed within 2(?:\.\d+)? s$/);
    assert.deepEqual([results[0], results[2]], ['ok', 'ok']);
    assert.ok(performance.now() - begun < 15_000);
  });
});

test('skips a language that ended three workers, and continues with others', async () => {
  await withPool({ size: 1 }, async (pool) => {
    const dying = ['die1.ts', 'die2.ts', 'a.ts', 'die3.ts', 'b.ts'].map((path) => task(path));
    const results = await outcomes(pool, [...dying, { ...task('c.txt'), language: 'text' }]);
    const rests = 'failed: typescript is not parsed again until the next start: it ended the parser 3 times';
    const died = 'crashed: the parse worker ended with code 3';
    assert.deepEqual(results, [died, died, 'ok', died, rests, 'ok']);
    assert.deepEqual(await outcomes(pool, [task('later.ts')]), [rests]);
    assert.deepEqual(pool.restingLanguages, ['typescript']);
  });
});

test('analyses incomplete and ambiguous Kotlin', async () => {
  // Its scanner looks for the end of the last line; an error among braces leaves the parser with readings that multiply.
  const typed = ['val x = 1\n@', 'class A {\n  var x = 1\n  @', 'class A(\n@Ann(x', 'val x = 1\n@A('];
  const noted = 't {\n        ct.TAG constant exported\n  Cart.add\n  ';
  const manyReadings = `${noted}${'\\'.repeat(200)}^ call helper/1 in Cart.add\n        try { risky() } catch (e: IO { done() }\n        // ^ raises IOException in Cart.ad    // ^ call risk Cart.      // ^ cne/0 i= fun( { return x     // Cart.add.<anonymous> f`;
  await withPool({ worker: realWorker }, async (pool) => {
    const begun = performance.now();
    const texts = [...typed, manyReadings];
    const results = await outcomes(
      pool,
      texts.map((text, n) => ({ ...task(`typed${n}.kt`, text), language: 'kotlin' })),
    );
    assert.deepEqual(
      results,
      texts.map(() => 'ok'),
    );
    assert.ok(performance.now() - begun < 15_000);
  });
});

test('reports the reason for every file without a parser, and blames none', async () => {
  await withPool({ worker: realWorker, assets: join(tmpdir(), 'clew-no-such-folder') }, async (pool) => {
    const results = await outcomes(pool, [task('a.ts'), task('b.ts')]);
    assert.equal(results.length, 2);
    for (const outcome of results) assert.match(outcome, /^failed: .*no such file/i);
  });
});

test('analyses invalid source like any other', async () => {
  const deep = `${'('.repeat(20_000)}1${')'.repeat(20_000)}`;
  await withPool({}, async (pool) => {
    const texts = ['', 'function broken( {', deep, '\0\ud800 lone', 'x'.repeat(500_000), 'class __proto__ { constructor() {} }'];
    const results = await outcomes(
      pool,
      texts.map((text, n) => task(`bad${n}.ts`, text)),
    );
    assert.deepEqual(
      results,
      texts.map(() => 'ok'),
    );
  });
});

test('ends running work on cancel and dispose', async () => {
  await withPool({}, async (pool) => {
    const source = new CancellationSource();
    const cancelled = pool.analyze([task('hang.ts')], extractEverything, source.token);
    const disposed = pool.analyze([task('hang2.ts')], extractEverything, neverCancelled);
    source.cancel();
    await assert.rejects(cancelled, CancelledError);
    pool.dispose();
    await assert.rejects(disposed, CancelledError);
    await assert.rejects(pool.analyze([task('a.ts')], extractEverything, neverCancelled), CancelledError);
  });
});
