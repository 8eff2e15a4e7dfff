// `clew search`: lists the places for a question, best first, without an answer.
import * as l10n from '@vscode/l10n';
import type { RankedResult, SearchResult } from '../../core/codebase/api.ts';
import { groupByFile } from '../../core/searching/groupByFile.ts';
import { nameInList } from '../../core/symbols/displayNames.ts';
import { choiceFlag, numberFlag } from '../arguments.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { embedderFlags } from '../models/embedder.ts';
import { exitCodes } from '../exitCodes.ts';
import { modes, reasonWithWords } from '../../core/reading/mode.ts';
import { rankedJson } from '../output/rankedJson.ts';
import { searchWorkspaceText, textFlags, textQueryOf } from './textSearch.ts';
import { withWorkspace, workspaceFlags } from '../workspace.ts';

/** Results when `--limit` is not given. */
const defaultLimit = 10;
/** Results of one file to print; the others are counted. */
const hitsOfFile = 3;

export function searchCommand(): Command {
  const command: Command = {
    name: 'search',
    operand: 'QUESTION',
    about: l10n.t('find the places that answer a question'),
    flags: {
      ...workspaceFlags(),
      ...embedderFlags(),
      mode: { value: 'M', about: l10n.t('kind of question: {0} (default: detected)', modes.join(', ')) },
      scope: { value: 'S', about: l10n.t('folder or file to stay in') },
      limit: { value: 'N', about: l10n.t('most results ({0})', defaultLimit) },
      ...textFlags(),
      related: { about: l10n.t('list with each result who uses or may use it, what it calls, its members, tests and documents') },
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: CommandInvocation): Promise<number> {
  const { flags, operand, output, token } = invocation;
  // Read before indexing, so that a wrong flag fails at once.
  const options = {
    mode: choiceFlag(flags, 'mode', modes),
    scope: flags.get('scope'),
    limit: numberFlag(flags, 'limit', 1) ?? defaultLimit,
    related: flags.has('related'),
  };
  const query = textQueryOf(flags, operand);
  if (query) return searchWorkspaceText(command, invocation, query);
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

function resultJson(result: RankedResult): object {
  const { related } = result;
  const places = related?.places.map(({ relation, file, lineStart, lineEnd, symbol }) => ({
    relation,
    file,
    line_start: lineStart,
    line_end: lineEnd,
    symbol,
  }));
  return {
    ...rankedJson(result),
    ...(result.at === undefined ? {} : { line_at: result.at }),
    why: result.why,
    ...(related ? { related: places, related_omitted: related.omitted } : {}),
  };
}

/** Groups the hits by file, in the order of each file's best hit. */
async function printText({ mode, ranked }: SearchResult, output: CommandInvocation['output']): Promise<void> {
  await output.line(`${mode.value}: ${reasonWithWords(mode)}`);
  const { groups } = groupByFile(ranked, { files: ranked.length, hitsOfFile });
  for (const { hits, file, omittedHits } of groups) {
    for (const hit of hits) for (const line of linesOf(hit)) await output.line(line);
    if (omittedHits) await output.line(l10n.t('  {0} more in {1}', omittedHits, file));
  }
  if (ranked.length === 0) await output.line(l10n.t('Nothing was found.'));
}

function linesOf({ file, lineStart, at = lineStart, symbol, why, related }: RankedResult): string[] {
  const places =
    related?.places.map((each) => `  ${each.relation}: ${each.file}:${each.lineStart}  ${nameInList(each.symbol, each.file)}`) ?? [];
  const omittedCounts = Object.entries(related?.omitted ?? {}).map(([relation, count]) => `${relation} ${count}`);
  return [
    `${file}:${at}  ${nameInList(symbol, file)}  ${why}`,
    ...places,
    ...(omittedCounts.length ? [l10n.t('  more: {0}', omittedCounts.join(', '))] : []),
  ];
}
