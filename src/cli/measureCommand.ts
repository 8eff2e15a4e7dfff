// `clew measure`: how well each variant of the ranking finds what the workspace itself asks for, by its doc comments and commits.
import * as l10n from '@vscode/l10n';
import { numberFlag, listFlag } from './arguments.ts';
import type { Command, Invocation } from './command.ts';
import { embedderFlags } from './embedder.ts';
import { exitCodes } from './exitCodes.ts';
import { measureText } from './evalText.ts';
import { variantNames } from '../core/retrieval/signals.ts';
import { withWorkspace, workspaceFlags } from './workspace.ts';

/** The command; made when it is needed, after the language is known. */
export function measureCommand(): Command {
  const command: Command = {
    name: 'measure',
    about: l10n.t('measure search on questions from the doc comments and commits of a folder'),
    flags: {
      ...workspaceFlags(),
      ...embedderFlags(),
      documentation: { value: 'N', about: l10n.t('most questions from doc comments') },
      commits: { value: 'N', about: l10n.t('most questions from commit messages') },
      variants: { value: 'LIST', about: l10n.t('what may rank, separated by commas: {0}', variantNames.join(', ')) },
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: Invocation): Promise<number> {
  const { flags, output, token } = invocation;
  const [documentation, commits] = [numberFlag(flags, 'documentation', 0), numberFlag(flags, 'commits', 0)];
  const variants = listFlag(flags, 'variants', variantNames);
  const options = {
    ...(documentation === undefined ? {} : { documentation }),
    ...(commits === undefined ? {} : { commits }),
    ...(variants ? { variants } : {}),
  };
  return withWorkspace(command, invocation, async ({ codebase }) => {
    const found = await codebase.measure(options, token);
    if (flags.has('json')) await output.json(found);
    else for (const line of measureText(found)) await output.line(line);
    const { documentation: docs, commit } = found.questions;
    if (docs + commit > 0) return exitCodes.ok;
    process.stderr.write(`${l10n.t('Neither doc comments nor commits of this folder give questions to measure with.')}\n`);
    return exitCodes.failed;
  });
}
