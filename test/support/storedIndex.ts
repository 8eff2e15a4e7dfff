// A workspace on disk that is indexed into a store, in this process, and all that can be seen of its index, to compare it with another.
import type { Codebase } from '../../src/core/codebase/api.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { createCodebase } from '../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../src/core/indexing/records/analyzer.ts';
import type { IndexReport } from '../../src/core/indexing/indexReport.ts';
import type { Clock, Log, Root, Store } from '../../src/core/ports.ts';
import { nodeClock } from '../../src/node/clock.ts';
import { digest } from '../../src/node/digest.ts';
import { NodeFiles } from '../../src/node/files.ts';
import { untrainedTable } from '../core/embedding/tinyTable.ts';
import { testParsers } from '../core/symbols/testAssets.ts';
import { MemoryLog } from './memory.ts';
import { plainRules } from './memoryRules.ts';

const parsers = await testParsers();
const table = untrainedTable();

/** An open codebase over `store`, indexed, with vectors of a tiny table. */
export async function openStored(
  root: Root,
  store: Store,
  log: Log = new MemoryLog(),
  clock: Clock = nodeClock,
): Promise<{ readonly codebase: Codebase; readonly report: IndexReport }> {
  const codebase = createCodebase({
    ...{ files: new NodeFiles(), roots: [root], store, clock, log, digest },
    analyzer: new InProcessAnalyzer(parsers),
    options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
    readTable: async () => table,
  });
  codebase.useEmbedding({ provider: 'builtIn' });
  return { codebase, report: await codebase.index(neverCancelled) };
}

/** All that can be seen of an index, in an order of its own: symbols, edges, hits of `questions`, ranks and what is left out. */
export async function indexFacts(codebase: Codebase, questions: readonly string[]): Promise<unknown> {
  await codebase.waitForVectors(neverCancelled);
  const { graph } = codebase;
  const { languages, skipped, parseErrors, coverage } = await codebase.status();
  const find = async (question: string, vectors: boolean): Promise<unknown> => {
    const { ranked } = await codebase.search(question, { limit: 20, signals: { text: true, graph: true, vectors } }, neverCancelled);
    return ranked.map(({ file, lineStart, symbol, score }) => `${file}:${lineStart} ${symbol} ${score.toFixed(6)}`);
  };
  const text: unknown[] = [];
  for (const question of questions) text.push(await find(question, false), await find(question, true));
  return {
    ...{ languages, skipped, parseErrors, coverage, text },
    left: codebase.skippedFiles().map(({ path, reason, detail }) => `${path} ${reason} ${detail}`).sort(), // prettier-ignore
    symbols: [...graph.symbols()].map(({ id, fact }) => `${id} ${fact.range.start.line}`).sort(),
    edges: [...graph.edges()].map((edge) => JSON.stringify(edge)).sort(),
    ranks: [...graph.symbols()].map(({ id }) => `${id} ${graph.importance(id).toFixed(6)}`).sort(),
  };
}
