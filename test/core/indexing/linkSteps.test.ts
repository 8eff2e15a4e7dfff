// Questions during linking are answered from the edges derived so far, with the share of the files that have edges.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { testParsers } from '../symbols/testAssets.ts';

const analyzer = new InProcessAnalyzer(await testParsers());

/** A clock that advances with each reading, so that each file takes a step of its own. */
class SlowClock extends MemoryClock {
  override monotonic(): number {
    this.advance(40);
    return super.monotonic();
  }
}

test('answers a question during linking from the edges derived so far, and derives all edges later', async () => {
  const files = new MemoryFiles();
  for (let i = 0; i < 200; i++) {
    files.write(
      `part${i}.ts`,
      `import { Base } from './base';\nexport class Part${i} extends Base { run${i}() { this.stop(); return step${(i + 1) % 200}(); } }\n` +
        `export function step${i}() { return new Part${i}().run${i}(); }\n`,
    );
  }
  files.write('base.ts', 'export class Base { stop() {} }\n');
  const ports = { files, store: new MemoryStore(), clock: new SlowClock(), log: new MemoryLog(), digest: memoryDigest, analyzer };
  const options = { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true };
  const codebase = createCodebase({ ...ports, roots: [memoryRoot], options });
  const searches: { readonly unlinked: number; readonly graph: number; readonly file: string | undefined }[] = [];
  let lastSearch = Promise.resolve();
  codebase.onProgress(({ phase }) => {
    if (phase !== 'linking') return;
    lastSearch = (async () => {
      const { ranked } = await codebase.search('step7', { limit: 1 }, neverCancelled);
      searches.push({ unlinked: codebase.graph.unlinkedCount, graph: codebase.coverage.graph, file: ranked[0]?.file });
    })();
  });
  const report = await codebase.index(neverCancelled);
  await lastSearch;
  const [first] = searches;
  assert.ok(first && first.unlinked > 0, 'searched only after linking');
  assert.equal(first.file, 'part7.ts');
  assert.ok(first.graph < 1, String(first.graph));
  assert.equal(codebase.graph.unlinkedCount, 0);
  assert.equal(codebase.coverage.graph, 1);
  const fresh = createCodebase({ ...ports, clock: new MemoryClock(), store: new MemoryStore(), roots: [memoryRoot], options });
  assert.equal((await fresh.index(neverCancelled)).edges, report.edges);
});
