// While the graph is being linked other work has its turn: a question is answered from what is there, and says how much that is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { testParsers } from '../symbols/testAssets.ts';

const analyzer = new InProcessAnalyzer(await testParsers());

/** A clock by which every look at it takes a while, so that each file is a step of its own. */
class SlowClock extends MemoryClock {
  override monotonic(): number {
    this.advance(40);
    return super.monotonic();
  }
}

test('a question in the middle of linking is answered at once, from the edges that are there; later all are', async () => {
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
  const asked: { readonly unlinked: number; readonly graph: number; readonly found: string | undefined }[] = [];
  let asking = Promise.resolve();
  codebase.onProgress(({ phase }) => {
    if (phase !== 'linking') return;
    asking = (async () => {
      const { ranked } = await codebase.search('step7', { limit: 1 }, neverCancelled);
      asked.push({ unlinked: codebase.graph.unlinkedCount, graph: codebase.coverage.graph, found: ranked[0]?.file });
    })();
  });
  const report = await codebase.index(neverCancelled);
  await asking;
  const [first] = asked;
  assert.ok(first && first.unlinked > 0, 'asked when all was linked already');
  assert.equal(first.found, 'part7.ts');
  assert.ok(first.graph < 1, String(first.graph));
  assert.equal(codebase.graph.unlinkedCount, 0);
  assert.equal(codebase.coverage.graph, 1);
  const again = createCodebase({ ...ports, clock: new MemoryClock(), store: new MemoryStore(), roots: [memoryRoot], options });
  assert.equal((await again.index(neverCancelled)).edges, report.edges);
});
