// `clew search`: the places that a question leads to, best first, without an answer.
import * as l10n from '@vscode/l10n';
import type { RankedResult, SearchResult } from '../core/api.ts';
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
      related: { about: l10n.t('list with each result who calls it, what it calls, its members, tests and documents') },
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
    related: flags.has('related'),
  };
  return withWorkspace(command, invocation, async ({ codebase }) => {
    const result = await codebase.search(operand, options, token);
    if (flags.has('json')) {
      const { mode, ranked, ms } = result;
      await output.json({ mode: mode.value, classified: mode, ranked: ranked.map(resultJson), ms });
    } else {
      await printText(result, output);
    }
    return exitCodes.ok;
  });
}

function resultJson(one: RankedResult): object {
  const { related } = one;
  const places = related?.places.map(({ relation, file, lineStart, lineEnd, symbol }) => ({
    relation,
    file,
    line_start: lineStart,
    line_end: lineEnd,
    symbol,
  }));
  return { ...rankedJson(one), why: one.why, ...(related ? { related: places, related_omitted: related.omitted } : {}) };
}

async function printText({ mode, ranked }: SearchResult, output: Invocation['output']): Promise<void> {
  await output.line(`${mode.value}: ${mode.reason}`);
  for (const { file, lineStart, symbol, why, related } of ranked) {
    await output.line(`${file}:${lineStart}  ${symbol ?? ''}  ${why}`);
    for (const each of related?.places ?? []) await output.line(`  ${each.relation}: ${each.file}:${each.lineStart}  ${each.symbol ?? ''}`);
    const omitted = Object.entries(related?.omitted ?? {}).map(([relation, count]) => `${relation} ${count}`);
    if (omitted.length) await output.line(l10n.t('  more: {0}', omitted.join(', ')));
  }
  if (ranked.length === 0) await output.line(l10n.t('Nothing was found.'));
}
