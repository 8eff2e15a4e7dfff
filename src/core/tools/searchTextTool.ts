// The tool `search_text`: lists all places of a text or a regular expression in the indexed files, and tells whether the list is complete.
import * as v from 'valibot';
import type { CancellationToken } from '../base/cancellation.ts';
import { gatherRelations } from '../answering/material/evidence/gatherEvidence.ts';
import { oneLine, type RelationNote } from '../answering/material/relations/relationNote.ts';
import type { ResolvedScope } from '../searching/scope.ts';
import { scrub } from '../secrets/scrub.ts';
import type { TextQuery } from '../text/textQuery.ts';
import { rootByLabel } from '../workspace/rootByLabel.ts';
import type { CallContext, ResultDraft } from './callContext.ts';
import { defineTool, maxTokensArgument, scopeArgument, type Tool } from './tool.ts';
import type { TextHit, TextSearchResult } from '../searching/exact/textSearchResult.ts';

/** Finds a text in all indexed files. */
export type FindText = (
  query: TextQuery,
  options: { readonly scope: ResolvedScope; readonly limit: number },
  token: CancellationToken,
) => Promise<TextSearchResult>;

/** Minimum tokens of a hit, which limits the number of requested hits. */
const minHitTokens = 12;

/** Creates the tool; `findText` runs the exact search. */
export function searchTextTool(findText: FindText): Tool {
  return defineTool({
    name: 'search_text',
    description:
      'Where a literal text or regular expression stands, with the definition around each hit and the number of all. grep is as good where few files hold it. For names of code find_uses is more exact.',
    schema: v.strictObject({
      text: v.pipe(v.string(), v.nonEmpty('must not be empty')),
      regex: v.optional(v.boolean(), false),
      ignore_case: v.optional(v.boolean(), false),
      whole_word: v.optional(v.boolean(), false),
      scope: scopeArgument,
      max_tokens: maxTokensArgument(2000),
    }),
    run: (args, callContext) => hitsDraft(args, callContext, findText),
  });
}

interface SearchTextArguments {
  readonly text: string;
  readonly regex: boolean;
  readonly ignore_case: boolean;
  readonly whole_word: boolean;
}

async function hitsDraft(
  { text: pattern, regex, ignore_case: ignoresCase, whole_word: word }: SearchTextArguments,
  callContext: CallContext,
  findText: FindText,
): Promise<ResultDraft> {
  const query: TextQuery = { pattern, syntax: regex ? 'expression' : 'phrase', matchCase: !ignoresCase, wholeWord: word };
  const result = await findText(
    query,
    { scope: callContext.scope, limit: Math.ceil(callContext.maxTokens / minHitTokens) },
    callContext.toolContext.token,
  );
  const notes = notesOf(result, callContext, oneLine(scrub(pattern).text));
  const evidenceSet = await gatherRelations(
    result.hits.map((hit) => relationOf(hit, callContext)),
    callContext.rowRoom(notes),
    callContext.evidenceSources,
  );
  const unlistedCount = result.total - evidenceSet.relations.length;
  return {
    notes,
    evidenceSet: { ...evidenceSet, omittedRelationCount: unlistedCount },
    advice: 'Raise max_tokens, or narrow scope or text.',
    isFound: result.total > 0,
  };
}

function relationOf({ root: label, file, line, column, symbol }: TextHit, { toolContext: { dependencies } }: CallContext): RelationNote {
  const root = rootByLabel(label, dependencies.roots)?.key ?? '';
  const isInModule = dependencies.sources.graph.at(root, file, line - 1)?.fact.kind === 'module';
  return {
    note: symbol === null || isInModule ? '' : `in ${oneLine(symbol)}`,
    depth: 0,
    place: { root, path: file, lines: { first: line - 1, last: line - 1 } },
    why: 'holds the text',
    column: column - 1,
  };
}

/** Maximum listed reasons for files outside the index. */
const maxReasons = 4;

/** Notes on the number of hits and on what was not searched; for no hits, also on the files outside the index. */
function notesOf(
  { total, files, searched, complete, unread, stopped, leftOut }: TextSearchResult,
  { scope }: CallContext,
  pattern: string,
): readonly string[] {
  const within = scope.text === null ? 'indexed files' : `indexed files of ${scope.text}`;
  const notes = [
    total
      ? `${total} ${total === 1 ? 'match' : 'matches'} in ${files} of ${searched} ${within}.`
      : `"${pattern}" stands in none of the ${searched} ${within}${complete ? '' : ' that were looked through, which are not all'}.`,
  ];
  if (stopped?.reason === 'too-slow') notes.push('The expression took too long and the search was ended: make it simpler.');
  else if (stopped) notes.push('There are too many matches and the search was ended: look for more of the text.');
  if (unread.length) notes.push(`${unread.length} files could not be read.`);
  const reasons = Object.entries(leftOut).sort(([, a], [, b]) => b - a);
  if (total === 0 && reasons.length)
    notes.push(
      `Not indexed, so not looked through: ${reasons
        .slice(0, maxReasons)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', ')}.`,
    );
  return notes;
}
