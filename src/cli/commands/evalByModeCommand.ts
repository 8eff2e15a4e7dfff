// `clew eval by-mode`: compares what each mode reads for the tasks of a file with plain search at the same budget. No model is asked.
import * as l10n from '@vscode/l10n';
import { choiceFlag, requiredFlag } from '../arguments.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { embedderFlags, embedderOf } from '../models/embedder.ts';
import { readByMode, summaries, type ByModeRow, type ByModeSummary, type ReadingFigures } from '../eval/evalByMode.ts';
import { byTree, readTasks, taskFlags } from '../eval/evalTasks.ts';
import { runOverTrees } from '../eval/evalTrees.ts';
import { exitCodes } from '../exitCodes.ts';
import { modes } from '../../core/reading/mode.ts';
import { workspaceFlags } from '../workspace.ts';
import { say } from '../say.ts';

export function evalByModeCommand(): Command {
  const { store, json, verbose } = workspaceFlags();
  const command: Command = {
    name: 'eval by-mode',
    about: l10n.t('compare what each mode reads with what plain search reads at the same budget'),
    flags: {
      ...taskFlags(),
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
  const { flags, token, output } = invocation;
  const mode = choiceFlag(flags, 'mode', modes);
  const groups = byTree(requiredFlag(command, flags, 'trees'), await readTasks(requiredFlag(command, flags, 'tasks'), say));
  const embedder = embedderOf(command, invocation);
  const rows: ByModeRow[] = [];
  await runOverTrees(groups, embedder, invocation, async (task, codebase) => void rows.push(await readByMode(task, codebase, mode, token)));
  if (flags.has('json')) await output.json({ summaries: summaries(rows), rows });
  else for (const summary of summaries(rows)) for (const line of linesOf(summary)) await output.line(line);
  return rows.length ? exitCodes.ok : exitCodes.failed;
}

function linesOf({ mode, tasks, withSymbols, byMode, plain, better, worse }: ByModeSummary): readonly string[] {
  const words = ({ symbols, files, tokens }: ReadingFigures): string =>
    l10n.t(
      '{0} % of the true symbols, {1} % of the files, {2} tokens',
      (100 * (symbols ?? 0)).toFixed(1),
      (100 * files).toFixed(1),
      tokens,
    );
  return [
    l10n.t('{0}, {1} tasks, {2} with true symbols: better in {3}, worse in {4}', mode, tasks, withSymbols, better, worse),
    `  ${l10n.t('by mode')}: ${words(byMode)}`,
    `  ${l10n.t('plain search')}: ${words(plain)}`,
  ];
}
