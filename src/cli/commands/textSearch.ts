// `clew search --exact` and `--regex`: finds a text in all indexed files, like find-in-files.
import * as l10n from '@vscode/l10n';
import { groupByKey } from '../../core/base/collections/groupByKey.ts';
import { stateLabel } from '../../core/indexing/files/fileStateLabels.ts';
import { textSearchNotes } from '../../core/searching/exact/textSearchNotes.ts';
import { matcherOf, type TextQuery } from '../../core/text/textQuery.ts';
import { numberFlag } from '../arguments.ts';
import type { Command, Flag, Flags, CommandInvocation } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { UsageError } from '../usageError.ts';
import { withWorkspace } from '../workspace.ts';
import type { TextHit, TextSearchResult } from '../../core/codebase/api.ts';

/** Hits when `--limit` is not given. */
const defaultLimit = 100;

/** Flags that make a search exact, or refine one. */
export function textFlags(): Readonly<Record<'exact' | 'regex' | 'ignore-case' | 'word', Flag>> {
  return {
    exact: { about: l10n.t('find this text as it stands in all indexed files') },
    regex: { about: l10n.t('find this regular expression in all indexed files') },
    'ignore-case': { about: l10n.t('with --exact or --regex: ignore the case of letters') },
    word: { about: l10n.t('with --exact or --regex: whole words only') },
  };
}

/**
 * Returns the text query of the flags; undefined for an ordinary search.
 * @throws UsageError when flags contradict each other; UserError `bad-expression`
 */
export function textQueryOf(flags: Flags, pattern: string): TextQuery | undefined {
  const exact = flags.has('exact');
  const [isExpression, ignoresCase, wholeWord] = [flags.has('regex'), flags.has('ignore-case'), flags.has('word')];
  if (exact && isExpression) throw new UsageError(l10n.t('--exact and --regex cannot be used together: choose one.'));
  if (!exact && !isExpression) {
    if (ignoresCase || wholeWord) throw new UsageError(l10n.t('--ignore-case and --word need --exact or --regex.'));
    return undefined;
  }
  for (const flag of ['mode', 'related'])
    if (flags.has(flag)) throw new UsageError(l10n.t('--{0} cannot be used with --exact or --regex.', flag));
  const query: TextQuery = { pattern, syntax: isExpression ? 'expression' : 'phrase', matchCase: !ignoresCase, wholeWord };
  // A wrong expression fails before the folder is indexed.
  matcherOf(query);
  return query;
}

/** Runs the search and prints it. Exits with 0 even without hits, as `clew search` does. */
export function searchWorkspaceText(command: Command, invocation: CommandInvocation, query: TextQuery): Promise<number> {
  const { flags, output, token } = invocation;
  const scope = flags.get('scope');
  const options = { limit: numberFlag(flags, 'limit', 1) ?? defaultLimit, ...(scope === undefined ? {} : { scope }) };
  return withWorkspace(command, invocation, async ({ codebase }) => {
    const result = await codebase.searchText(query, options, token);
    if (flags.has('json')) await output.json(resultJson(result));
    else for (const line of linesOf(result)) await output.line(line);
    return exitCodes.ok;
  });
}

function resultJson({ hits, leftOut, ...summary }: TextSearchResult): object {
  const places = hits.map(({ root, file, line, column, lineEnd, columnEnd, preview, symbol }) => ({
    ...(root ? { root } : {}),
    ...{ file, line, column, line_end: lineEnd, column_end: columnEnd, preview, symbol },
  }));
  return { ...summary, hits: places, left_out: leftOut };
}

/** Groups hits under their file, in the order of the files. */
function linesOf(result: TextSearchResult): string[] {
  const files = groupByKey(result.hits, ({ root, file }) => (root ? `${root}/${file}` : file));
  return [...[...files].flatMap(([file, hits]) => [file, ...hits.map(lineOf)]), ...textSearchNotes(result, stateLabel)];
}

function lineOf({ line, column, preview, symbol }: TextHit): string {
  const text = preview.trim();
  return `  ${line}:${column}  ${text}${symbol === null ? '' : `  (${symbol})`}`;
}
