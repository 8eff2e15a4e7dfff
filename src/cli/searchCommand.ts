// `clew search`: the places that a question leads to, best first, without an answer.
import * as l10n from '@vscode/l10n';
import type { SearchResult } from '../core/api.ts';
import { choiceFlag, numberFlag } from './arguments.ts';
import type { Command, Invocation } from './command.ts';
import { embedderFlags } from './embedder.ts';
import { exitCodes } from './exitCodes.ts';
import { modes } from './modes.ts';
import { rankedJson } from './rankedJson.ts';
import { withWorkspace, workspaceFlags } from './workspace.ts';

/** Results when `--limit` is not given. */
const defaultLimit = 10;

/** The command; made when it is needed, after the language is known. */
export function searchCommand(): Command {
  const command: Command = {
    name: 'search',
    operand: 'QUESTION',
    about: l10n.t('find the places that a question leads to'),
    flags: {
      ...workspaceFlags(),
      ...embedderFlags(),
      mode: { value: 'M', about: l10n.t('kind of question: {0} (default: found out)', modes.join(', ')) },
      scope: { value: 'S', about: l10n.t('folder or file to stay in') },
      limit: { value: 'N', about: l10n.t('most results ({0})', defaultLimit) },
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: Invocation): Promise<number> {
  const { flags, operand, output, token } = invocation;
  // Read before the folder is indexed, so that a wrong flag is told at once.
  const options = {
    mode: choiceFlag(flags, 'mode', modes),
    scope: flags.get('scope'),
    limit: numberFlag(flags, 'limit', 1) ?? defaultLimit,
  };
  return withWorkspace(command, invocation, async ({ codebase }) => {
    const result = await codebase.search(operand, options, token);
    if (flags.has('json')) {
      const { mode, ranked, ms } = result;
      await output.json({ mode: mode.value, classified: mode, ranked: ranked.map((one) => ({ ...rankedJson(one), why: one.why })), ms });
    } else {
      await printText(result, output);
    }
    return exitCodes.ok;
  });
}

async function printText({ mode, ranked }: SearchResult, output: Invocation['output']): Promise<void> {
  await output.line(`${mode.value}: ${mode.reason}`);
  for (const { file, lineStart, symbol, why } of ranked) await output.line(`${file}:${lineStart}  ${symbol ?? ''}  ${why}`);
  if (ranked.length === 0) await output.line(l10n.t('Nothing was found.'));
}
