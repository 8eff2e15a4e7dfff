// `clew eval`: searches for each task of a file in its tree and scores the results by variant of the ranking.
import { open, type FileHandle } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';
import type { Codebase, SearchResult } from '../../core/codebase/api.ts';
import type { Mode } from '../../core/reading/mode.ts';
import type { ScoredPlace } from '../../core/measuring/scores.ts';
import type { WindowBaseline } from '../../core/measuring/windowBaseline.ts';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import { variantNames, variants, type Variant } from '../../core/searching/signals.ts';
import { choiceFlag, listFlag, numberFlag, requiredFlag } from '../arguments.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { EvalScores } from '../eval/evalScores.ts';
import { isFolder, byTree, readTasks, taskFlags, type EvalTask } from '../eval/evalTasks.ts';
import { readResults } from '../eval/evalResults.ts';
import { evalText } from '../eval/evalText.ts';
import { windowReference } from '../eval/windowReference.ts';
import { embedderFlags, embedderOf } from '../models/embedder.ts';
import { exitCodes } from '../exitCodes.ts';
import { modes } from '../../core/reading/mode.ts';
import { rankedJson } from '../output/rankedJson.ts';
import { UsageError } from '../usageError.ts';
import { withFolder, workspaceFlags } from '../workspace.ts';
import { say } from '../say.ts';
import type { CommandEmbedder } from '../models/commandEmbedder.ts';

/** Results per task when `--limit` is not given. */
const defaultLimit = 50;
/** Variants when `--variants` is not given. */
const defaultVariants: readonly Variant[] = ['text', 'vectors', 'text+vectors', 'all'];

interface EvaluationOptions {
  readonly mode: Mode | undefined;
  readonly limit: number;
  readonly embedder: CommandEmbedder;
  readonly variants: readonly Variant[];
  readonly scores: EvalScores;
  readonly writer: FileHandle | undefined;
  /** Results of another system by task; undefined when there is none. */
  readonly besideResults: ReadonlyMap<string, readonly ScoredPlace[]> | undefined;
  /** Whether BM25 over windows is scored too. */
  readonly hasReference: boolean;
}

export function evalCommand(): Command {
  const { store, json, verbose } = workspaceFlags();
  const command: Command = {
    name: 'eval',
    about: l10n.t('search for each task of a file and score what was found'),
    flags: {
      ...taskFlags(),
      variants: { value: 'LIST', about: l10n.t('what may rank, separated by commas: {0}', variantNames.join(', ')) },
      bm25: { about: l10n.t('compare with plain BM25 over windows of 40 lines') },
      beside: { value: 'FILE', about: l10n.t('results of another system, as --out writes them; they are scored beside') },
      out: { value: 'FILE', about: l10n.t('where the results of the last variant go, one JSON object a line') },
      limit: { value: 'N', about: l10n.t('most results a task ({0})', defaultLimit) },
      mode: { value: 'M', about: l10n.t('kind of question: {0} (default: detected)', modes.join(', ')) },
      ...embedderFlags(),
      store,
      json,
      verbose,
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: CommandInvocation): Promise<number> {
  const { flags } = invocation;
  const selectedVariants = listFlag(flags, 'variants', variantNames) ?? defaultVariants;
  const options = {
    mode: choiceFlag(flags, 'mode', modes),
    limit: numberFlag(flags, 'limit', 1) ?? defaultLimit,
    embedder: embedderOf(command, invocation),
  };
  const file = requiredFlag(command, flags, 'tasks');
  const trees = requiredFlag(command, flags, 'trees');
  const out = flags.get('out');
  if (!(await isFolder(trees))) throw new UsageError(sentence('folder-not-found', [trees]));
  const groups = byTree(trees, await readTasks(file, say));
  const beside = flags.get('beside');
  const besideResults = beside === undefined ? undefined : await readResults(beside, say);
  const writer = out === undefined ? undefined : await openForWriting(out);
  const hasReference = flags.has('bm25');
  const references = [...(besideResults ? (['beside'] as const) : []), ...(hasReference ? (['bm25'] as const) : [])];
  const scores = new EvalScores([...references, ...selectedVariants]);
  try {
    const code = await evaluate(
      groups,
      { ...options, variants: selectedVariants, scores, writer, besideResults, hasReference },
      invocation,
    );
    await print(scores, invocation);
    return code;
  } finally {
    await writer?.close();
  }
}

async function print(scores: EvalScores, { flags, output }: CommandInvocation): Promise<void> {
  const report = scores.report();
  if (flags.has('json')) await output.json(report);
  else if (report.groups.length) for (const line of evalText(report)) await output.line(line);
}

async function evaluate(
  groups: ReadonlyMap<string, readonly EvalTask[]>,
  options: EvaluationOptions,
  invocation: CommandInvocation,
): Promise<number> {
  let doneCount = 0;
  let missingCount = 0;
  let failedCount = 0;
  let treeNumber = 0;
  for (const [tree, tasks] of groups) {
    treeNumber++;
    if (await isFolder(tree)) {
      const answeredCount = await searchTree(tree, tasks, options, invocation);
      doneCount += answeredCount;
      failedCount += tasks.length - answeredCount;
      // Unsearched tasks score as if nothing was found.
      for (const task of tasks.slice(answeredCount)) addScores(task, options, () => []);
      say(l10n.t('{0}/{1} {2}: {3} of {4} tasks', treeNumber, groups.size, tree, answeredCount, tasks.length));
    } else {
      missingCount += tasks.length;
      say(l10n.t('{0}/{1} {2}: there is no such tree, {3} tasks are left out', treeNumber, groups.size, tree, tasks.length));
    }
  }
  say(l10n.t('{0} tasks done, {1} without a tree, {2} failed', doneCount, missingCount, failedCount));
  return doneCount > 0 && failedCount === 0 ? exitCodes.ok : exitCodes.failed;
}

/** Indexes one tree, searches for each of its tasks, closes it, and returns the number of searched tasks. */
async function searchTree(
  tree: string,
  tasks: readonly EvalTask[],
  options: EvaluationOptions,
  { flags, log, token }: CommandInvocation,
): Promise<number> {
  let answeredCount = 0;
  try {
    await withFolder({ folder: tree, store: flags.get('store'), embedder: options.embedder, log, token }, async ({ codebase }) => {
      const reference = options.hasReference ? await windowReference(tree, codebase) : undefined;
      for (const task of tasks) {
        await searchFor(task, { codebase, reference }, options, token);
        answeredCount++;
      }
    });
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    // A tree that cannot be searched is reported and counted; the others continue.
    log.error(tree, error instanceof UserError ? sentence(error.code, error.args) : error);
  }
  return answeredCount;
}

async function searchFor(
  task: EvalTask,
  { codebase, reference }: { readonly codebase: Codebase; readonly reference: WindowBaseline | undefined },
  options: EvaluationOptions,
  token: CancellationToken,
): Promise<void> {
  const { mode, limit, variants: selectedVariants, scores, writer } = options;
  const resultByVariant = new Map<Variant, SearchResult>();
  for (const variant of selectedVariants) {
    const result = await codebase.search(task.query, { ...(mode ? { mode } : {}), limit, signals: variants[variant] }, token);
    resultByVariant.set(variant, result);
    scores.time(variant, result.ms);
  }
  const referenceResults = reference?.search(task.query, limit) ?? [];
  addScores(task, options, (column) => (column === 'bm25' ? referenceResults : (resultByVariant.get(column)?.ranked ?? [])));
  const last = [...resultByVariant.values()].at(-1);
  if (last) await writer?.write(`${JSON.stringify({ id: task.id, ranked: last.ranked.map(rankedJson), ms: last.ms })}\n`);
}

/** Scores the results of each variant, and those of the other system. */
function addScores(
  task: EvalTask,
  { scores, besideResults }: EvaluationOptions,
  resultsOf: (column: Variant | 'bm25') => readonly ScoredPlace[],
): void {
  scores.add(task, (column) => (column === 'beside' ? (besideResults?.get(task.id) ?? []) : resultsOf(column)));
}

async function openForWriting(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'w');
  } catch (error) {
    throw new UsageError(l10n.t('The file {0} cannot be written.', file), { cause: error });
  }
}
