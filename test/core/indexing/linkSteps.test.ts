// Linking in steps: how long one lasts, and what a question during linking sees.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { linkFor, linkStep } from '../../../src/core/indexing/linkSteps.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { graphFile } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';

const parsers = await testParsers();
const analyzer = new InProcessAnalyzer(parsers);

/** A clock that advances with each reading, so that each file takes a step of its own. */
class SlowClock extends MemoryClock {
  readonly #tick: number;

  constructor(tick = 40) {
    super();
    this.#tick = tick;
  }

  override monotonic(): number {
    this.advance(this.#tick);
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

/** A graph of many files that call each other, without edges yet. */
async function unlinkedGraph(count = 20): Promise<ReturnType<typeof createGraph>> {
  const graph = createGraph();
  graph.derivesOnDemand = false;
  const changedFiles = Array.from({ length: count }, (_, i) =>
    graphFile(
      `part${i}.ts`,
      `import { step${i + 1} } from './part${i + 1}';\nexport function step${i}() { step${i + 1}(); }\n`,
      'typescript',
      parsers,
    ),
  );
  graph.update({ changedFiles: await Promise.all(changedFiles), removedFiles: [] });
  return graph;
}

test('a step ends when its time is over, and says whether the graph is complete', async () => {
  const graph = await unlinkedGraph();
  assert.equal(linkStep(graph, new SlowClock(1)), false);
  assert.ok(graph.unlinkedCount > 0 && graph.unlinkedCount < 20, String(graph.unlinkedCount));
  assert.equal(linkStep(graph, new MemoryClock()), true);
  assert.equal(graph.unlinkedCount, 0);
});

test('a question gives linking its time and no more', async () => {
  const graph = await unlinkedGraph();
  await linkFor(20, graph, new SlowClock(1), neverCancelled);
  assert.ok(graph.unlinkedCount > 0 && graph.unlinkedCount < 20, String(graph.unlinkedCount));
  await linkFor(200, graph, new MemoryClock(), neverCancelled);
  assert.equal(graph.unlinkedCount, 0);
});

test('a cancelled question stops linking after the step', async () => {
  const graph = await unlinkedGraph();
  const source = new CancellationSource();
  source.cancel();
  await assert.rejects(linkFor(10_000, graph, new SlowClock(), source.token), CancelledError);
  assert.ok(graph.unlinkedCount > 0);
});
