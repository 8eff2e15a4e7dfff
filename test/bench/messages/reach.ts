// What callers of raising functions pass for the parameters that a condition tests: `npm run bench -- reach TREES PROJECT… [--tests] [--show] [--store DIR]`. Of all
// certain calls, in code or with `--tests` in tests, of functions that raise an error with a text, it counts those that can never lead to the raise and those with which its condition
// holds. `--show` prints each of them with its lines, to be read beside the code.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { dispatchConfidence } from '../../../src/core/graph/edges/edgeConfidence.ts';
import { ReachReader, type WayOutcome } from '../../../src/core/planning/reach/callerReach.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, tests: { type: 'boolean' }, store: { type: 'string' } },
});
const [trees, ...projects] = positionals;
if (trees === undefined || projects.length === 0) {
  console.error('npm run bench -- reach TREES PROJECT… [--tests] [--show] [--store DIR]');
  process.exitCode = 2;
} else {
  for (const project of projects) {
    const store = join(values.store ?? temporaryFolder('reach'), project);
    await withFolder(
      { folder: join(trees, project), store, log: consoleLog(process.stderr, false), token: neverCancelled },
      ({ codebase }) => count(project, codebase),
    );
  }
}

async function count(project: string, { graph }: Codebase): Promise<void> {
  const files = new Map<string, readonly string[]>();
  const readLines = async (root: string, path: string): Promise<readonly string[]> => {
    const key = `${root}:${path}`;
    if (!files.has(key)) files.set(key, (await readFile(join(trees ?? '', project, path), 'utf8')).split('\n'));
    return files.get(key) ?? [];
  };
  const reader = new ReachReader(graph, readLines);
  const counts = { calls: 0, never: 0, holds: 0, functions: new Set<string>() };
  for (const symbol of graph.symbols()) {
    if (symbol.role !== 'code' || (symbol.fact.kind !== 'function' && symbol.fact.kind !== 'method')) continue;
    const lines = new Set(symbol.fact.errorStrings.filter(({ via }) => via === 'raise').map(({ line }) => line));
    for (const line of lines)
      for (const edge of graph.callers(symbol.id)) {
        const caller = graph.symbol(edge.caller);
        if (
          !caller ||
          caller.role !== (values.tests ? 'test' : 'code') ||
          edge.evidence === 'name-only' ||
          edge.confidence <= dispatchConfidence
        )
          continue;
        counts.calls++;
        const reach = await reader.reachOf(symbol, [line], [{ caller, callee: symbol, line: edge.line }]);
        if (!reach) continue;
        counts[reach.is]++;
        counts.functions.add(symbol.id);
        if (values.show) await show(symbol, line, caller, edge.line, reach, readLines);
      }
  }
  const { calls, never, holds, functions } = counts;
  console.log(
    `${project}: ${calls} calls of raising functions; ${never} never lead there, with ${holds} the condition holds (${functions.size} functions)`,
  );
}

async function show(
  symbol: SymbolNode,
  line: number,
  caller: SymbolNode,
  callLine: number,
  { is, condition, passed }: WayOutcome,
  readLines: (root: string, path: string) => Promise<readonly string[]>,
): Promise<void> {
  const own = await readLines(symbol.root, symbol.path);
  const other = await readLines(caller.root, caller.path);
  const argumentTexts = passed.map(({ parameter, source, isDefault }) => `${parameter}=${source ?? '-'}${isDefault ? ' (default)' : ''}`);
  console.log(`${is.toUpperCase()} ${symbol.fact.signature.slice(0, 160)} — ${symbol.path}:${line + 1}`);
  console.log(`  raise ${own[line]?.trim()}`);
  console.log(
    `  ${condition.mustHold ? 'must hold' : 'must not hold'}, line ${condition.line + 1}: ${condition.source} | ${argumentTexts.join(', ')}`,
  );
  console.log(
    `  call ${caller.path}:${callLine + 1}: ${other
      .slice(callLine, callLine + 2)
      .map((text) => text.trim())
      .join(' ⏎ ')
      .slice(0, 220)}`,
  );
}
