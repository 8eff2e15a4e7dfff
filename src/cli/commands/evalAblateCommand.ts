// `clew eval ablate`: moves each weight of the ranking and prints the changes over the tasks of a file.
import * as l10n from '@vscode/l10n';
import { Ablation, ablationMeasures, type AblationRow } from '../../core/measuring/ablation.ts';
import type { Estimate } from '../../core/measuring/bootstrap.ts';
import { LookUps } from '../../core/searching/trial.ts';
import { weightNames, weights } from '../../core/searching/weights/rankingWeights.ts';
import { listFlag, numberFlag, requiredFlag } from '../arguments.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { embedderFlags, embedderOf } from '../models/embedder.ts';
import { goldOf } from '../eval/evalScores.ts';
import { byTree, readTasks, taskFlags } from '../eval/evalTasks.ts';
import { runOverTrees } from '../eval/evalTrees.ts';
import { exitCodes } from '../exitCodes.ts';
import { say } from '../say.ts';
import { workspaceFlags } from '../workspace.ts';

/** Results per task when `--limit` is not given. */
const defaultLimit = 50;

export function evalAblateCommand(): Command {
  const { store, json, verbose } = workspaceFlags();
  const command: Command = {
    name: 'eval ablate',
    about: l10n.t('change each weight of the ranking and tell what that does to the tasks of a file'),
    flags: {
      ...taskFlags(),
      weights: { value: 'LIST', about: l10n.t('the weights that are changed, separated by commas (default: all)') },
      limit: { value: 'N', about: l10n.t('most results a task ({0})', defaultLimit) },
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
  const { flags, token, output } = invocation;
  const names = listFlag(flags, 'weights', weightNames);
  const limit = numberFlag(flags, 'limit', 1) ?? defaultLimit;
  const tasks = await readTasks(requiredFlag(command, flags, 'tasks'), say);
  const groups = byTree(
    requiredFlag(command, flags, 'trees'),
    tasks.filter(({ gold_files: files }) => files.length > 0),
  );
  const ablation = new Ablation(names);
  const doneCount = await runOverTrees(groups, embedderOf(command, invocation), invocation, (task, codebase) => {
    const lookUps = new LookUps();
    return ablation.add(goldOf(task), async (values) => {
      return (await codebase.search(task.query, { limit, trial: { weights: values, lookUps } }, token)).ranked;
    });
  });
  const rows = doneCount ? ablation.rows() : [];
  if (flags.has('json')) await output.json({ tasks: doneCount, rows });
  else if (doneCount) for (const line of ablationText(rows)) await output.line(line);
  return doneCount ? exitCodes.ok : exitCodes.failed;
}

/** One line per change, in percentage points; weights without effect share the last line. */
export function ablationText(rows: readonly AblationRow[]): string[] {
  const changingRows = rows.filter(({ moved }) => moved > 0);
  const weightsWithoutEffect = [...new Set(rows.map(({ weight }) => weight))].filter((weight) =>
    changingRows.every((row) => row.weight !== weight),
  );
  const head = ['weight', 'is', 'to', 'asked', 'moved', 'better', 'worse', ...ablationMeasures];
  const cells = changingRows.map((row) => [
    row.weight,
    String(weights[row.weight].value),
    String(row.value),
    ...[row.asked, row.moved, row.better, row.worse].map(String),
    ...ablationMeasures.map((measure) => points(row.gain[measure])),
  ]);
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  ');
  return [
    l10n.t('Points of percent against the table as it is, with the 95 % interval of the bootstrap, over {0} tasks.', rows[0]?.tasks ?? 0),
    line(head),
    ...cells.map(line),
    ...(weightsWithoutEffect.length ? [l10n.t('Nothing changes by: {0}', weightsWithoutEffect.join(', '))] : []),
  ];
}

function points(estimate: Estimate | undefined): string {
  if (!estimate) return '-';
  const [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map(
    (share) => `${share >= 0 ? '+' : ''}${(100 * share).toFixed(1)}`,
  );
  return `${mean} [${low}, ${high}]`;
}
