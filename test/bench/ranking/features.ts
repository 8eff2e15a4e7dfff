// Features of the second step of the ranking, for `tools/ranking/fit_tables.py`: `npm run bench -- features TASKS TREES OUT`. Writes one JSON line
// a task: the files and places of the list with their features, and which of them are right.
import { createWriteStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { byTree, readTasks, type EvalTask } from '../../../src/cli/eval/evalTasks.ts';
import { withFolder } from '../../../src/cli/workspace.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { Candidate } from '../../../src/core/searching/candidate.ts';
import { rerankedPlaces } from '../../../src/core/searching/reranking/rerank.ts';
import type { RerankFeatures } from '../../../src/core/searching/reranking/features.ts';
import { LookUps } from '../../../src/core/searching/trial.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { readGoldLines, type GoldLines } from '../answers/recallScore.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
const [tasksFile, trees, out] = positionals;
if (!tasksFile || !trees || !out) {
  console.error('npm run bench -- features TASKS TREES OUT [--store DIR]');
  process.exit(2);
}

const goldLines = readGoldLines(tasksFile);
const tasks = (await readTasks(tasksFile, console.error)).filter((task) => task.gold_files.length > 0);
const store = values.store ?? temporaryFolder('features');
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
const file = createWriteStream(out);
let count = 0;
for (const [folder, group] of byTree(trees, tasks)) {
  if (!existsSync(folder)) continue;
  await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
    for (const task of group) {
      const features = await featuresOf(task, codebase);
      // A question for tests, or one that asks, is not ordered again.
      if (!features) continue;
      file.write(`${JSON.stringify(lineOf(task, features, goldLines.get(task.id) ?? task.gold_symbols ?? []))}\n`);
      count++;
    }
  });
  console.error(`${count} of ${tasks.length} tasks`);
}
await new Promise((resolve) => file.end(resolve));

async function featuresOf({ query }: EvalTask, codebase: Codebase): Promise<RerankFeatures | undefined> {
  let features: RerankFeatures | undefined;
  const onFeatures = (each: RerankFeatures): void => {
    features ??= each;
  };
  const trial = { weights: new Map(), lookUps: new LookUps(), onFeatures };
  await codebase.search(query, { limit: rerankedPlaces, trial }, neverCancelled);
  return features;
}

function lineOf(
  { id, repo, source, gold_files: goldFiles }: EvalTask,
  { files, places }: RerankFeatures,
  gold: readonly GoldLines[],
): object {
  const fileNumbers = new Map(files.map(({ path }, at) => [path, at]));
  const rightPlaces = new Set(
    gold.flatMap((each) =>
      placesAt(
        each,
        places.map(({ candidate }) => candidate),
      ),
    ),
  );
  return {
    id,
    repo,
    source,
    goldFiles,
    files: files.map(({ path, values: { ...features } }) => ({ path, ...features })),
    places: places.map(({ candidate, values: features }, at) => ({
      file: fileNumbers.get(candidate.path),
      lines: [candidate.lines.first + 1, candidate.lines.last + 1],
      right: rightPlaces.has(at),
      ...features,
    })),
    gold,
  };
}

/** Numbers of the innermost places around each of these lines: a class is not right because a method of it is. */
function placesAt({ file: path, line_start: first, line_end: last }: GoldLines, candidates: readonly Candidate[]): readonly number[] {
  const inFile = candidates.flatMap((each, at) => (each.path === path ? [{ at, first: startOf(each), last: endOf(each) }] : []));
  const lines = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return lines.flatMap((line) => {
    const around = inFile.filter((each) => each.first <= line && line <= each.last);
    const innermost = around.sort((a, b) => a.last - a.first - (b.last - b.first))[0];
    return innermost ? [innermost.at] : [];
  });
}

function startOf({ symbol, lines }: Candidate): number {
  return (symbol?.fact.range.start.line ?? lines.first) + 1;
}

function endOf({ symbol, lines }: Candidate): number {
  return (symbol?.fact.range.end.line ?? lines.last) + 1;
}
