// The analyzer that reports the files in work: what the host hears, and how suspects are kept apart.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import type { ExtractionSwitches } from '../../src/core/symbols/extractionSwitches.ts';
import type { AnalysisResult, AnalysisTask, Analyzer } from '../../src/core/indexing/records/analyzer.ts';
import { WatchedAnalyzer } from '../../src/engine/parsing/watchedAnalyzer.ts';

const switches = {} as ExtractionSwitches;
const task = (path: string): AnalysisTask => ({ root: '', path, text: path, language: 'python' });
const fileOf = (path: string): { root: string; path: string } => ({ root: '', path });

/** Analyses every text to itself, and notes the batches that it was given. */
class BatchAnalyzer implements Analyzer {
  readonly concurrency = 2;
  readonly batches: (readonly string[])[] = [];

  analyze(tasks: readonly AnalysisTask[]): Promise<readonly AnalysisResult[]> {
    this.batches.push(tasks.map(({ path }) => path));
    if (tasks.some(({ path }) => path === 'broken.py')) return Promise.reject(new Error('broken'));
    return Promise.resolve(tasks.map(({ text }) => ({ kind: 'analyzed', bytes: new TextEncoder().encode(text) })));
  }

  dispose(): void {}
}

function watch(...suspects: readonly string[]) {
  const inner = new BatchAnalyzer();
  const reports: (readonly string[])[] = [];
  const analyzer = new WatchedAnalyzer(inner, suspects.map(fileOf), (files) => reports.push(files.map(({ path }) => path)));
  const analyze = (...paths: readonly string[]): Promise<readonly AnalysisResult[]> =>
    analyzer.analyze(paths.map(task), switches, neverCancelled);
  return { inner, reports, analyzer, analyze };
}

function textsOf(results: readonly AnalysisResult[]): readonly string[] {
  return results.map((result) => (result.kind === 'analyzed' ? new TextDecoder().decode(result.bytes) : result.reason));
}

suite('WatchedAnalyzer', () => {
  test('reports the files before they are analysed, and none afterwards', async () => {
    const { reports, analyze } = watch();
    await analyze('a.py', 'b.py');
    assert.deepEqual(reports, [['a.py', 'b.py'], []]);
  });

  test('analyses each suspect alone, and returns the results in the order of the tasks', async () => {
    const { inner, reports, analyze } = watch('b.py', 'd.py');
    assert.deepEqual(textsOf(await analyze('a.py', 'b.py', 'c.py', 'd.py')), ['a.py', 'b.py', 'c.py', 'd.py']);
    assert.deepEqual(inner.batches, [['a.py', 'c.py'], ['b.py'], ['d.py']]);
    assert.deepEqual(reports, [['a.py', 'c.py'], [], ['b.py'], [], ['d.py'], []]);
  });

  test('keeps suspects of two calls apart, too', async () => {
    const { reports, analyze } = watch('a.py', 'b.py');
    await Promise.all([analyze('a.py'), analyze('b.py')]);
    assert.deepEqual(reports, [['a.py'], [], ['b.py'], []]);
  });

  test('treats a changed file like any other again', async () => {
    const { inner, analyzer, analyze } = watch('a.py');
    analyzer.clearSuspicion(fileOf('a.py'));
    await analyze('a.py', 'b.py');
    assert.deepEqual(inner.batches, [['a.py', 'b.py']]);
  });

  test('goes on with the next suspect when one fails', async () => {
    const { reports, analyze } = watch('broken.py', 'b.py');
    const [broken, next] = await Promise.allSettled([analyze('broken.py'), analyze('b.py')]);
    assert.equal(broken.status, 'rejected');
    assert.ok(next.status === 'fulfilled');
    assert.deepEqual(textsOf(next.value), ['b.py']);
    assert.deepEqual(reports.at(-1), []);
  });
});
