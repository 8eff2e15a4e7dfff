// The tool `read_lines`: shows current lines of an indexed file, as many as fit, with the enclosing definition.
import * as v from 'valibot';
import { countPlaceholders } from '../answering/material/evidence/evidenceBook.ts';
import { shortenLine } from '../answering/material/evidence/shortenLine.ts';
import { emptyEvidenceSet, type Piece } from '../answering/material/evidence/evidenceSet.ts';
import { kindInLanguage } from '../answering/material/relations/languagePhrases.ts';
import { readableName } from '../answering/material/relations/relationNote.ts';
import { estimateTokens } from '../packing/tokens.ts';
import { scrub } from '../secrets/scrub.ts';
import type { PathFile } from '../workspace/pathIndex.ts';
import { shortText, ToolRefusal, type CallContext, type ResultDraft } from './callContext.ts';
import { resolveFiles } from './resolveName.ts';
import { defineTool, maxTokensArgument, textArgument } from './tool.ts';

/** Maximum lines per token: a line takes at least its number and a line break. */
const linesPerToken = 0.5;

/** Tool for reading lines of an indexed file. */
export const readLines = defineTool({
  name: 'read_lines',
  description:
    'Lines of an indexed file as they are now, also by the end of its path. Your own read tool is as good. Ignored files, files with secrets and anything outside the workspace are never read.',
  schema: v.strictObject({
    path: textArgument('Path in the workspace'),
    start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    end: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Last line; the end of the file when absent'))),
    max_tokens: maxTokensArgument(3000),
  }),
  run: linesDraft,
});

interface ReadLinesArguments {
  readonly path: string;
  readonly start: number;
  readonly end?: number | undefined;
}

async function linesDraft({ path, start, end }: ReadLinesArguments, callContext: CallContext): Promise<ResultDraft> {
  // A message about a path quotes it with other slashes, which would hide a secret.
  const files = await resolveFiles(scrub(path).text, callContext);
  const [file, another] = files;
  if (!file || another) throw ambiguousPath(path, files, callContext);
  const text = await callContext.toolContext.book.readLines(file.root, file.path);
  // The text after the last line break is not a line.
  const allLines = text && text.length > 1 && text.at(-1) === '' ? text.slice(0, -1) : text;
  if (!allLines)
    throw new ToolRefusal(
      `${callContext.placeOf(file)} cannot be read any more`,
      'It was deleted or moved: search_text finds what stands where now',
    );
  if (start > allLines.length)
    throw new ToolRefusal(`${callContext.placeOf(file)} ends with line ${allLines.length}`, 'Ask for lines before that');
  if (end !== undefined && end < start) throw new ToolRefusal(`end (${end}) is before start (${start})`, 'Swap them');
  const range = { first: start - 1, last: Math.min(end ?? allLines.length, allLines.length) - 1 };
  const lines = linesInScope(file, range, callContext);
  if (lines.length === 0)
    throw new ToolRefusal(`These lines of ${callContext.placeOf(file)} are outside the scope`, 'Ask for lines inside it');
  return draftOfLines(file, lines, allLines, range.last, callContext);
}

/** The lines inside the scope, which is only a part of a file if it is a symbol. No more than can fit. */
function linesInScope(
  { root, path }: PathFile,
  { first, last }: { readonly first: number; readonly last: number },
  callContext: CallContext,
): readonly number[] {
  const limit = Math.ceil(callContext.maxTokens * linesPerToken);
  const lines: number[] = [];
  for (let line = first; line <= last && lines.length < limit; line++) if (callContext.scope.contains(root, path, line)) lines.push(line);
  return lines;
}

async function draftOfLines(
  file: PathFile,
  lines: readonly number[],
  allLines: readonly string[],
  last: number,
  callContext: CallContext,
): Promise<ResultDraft> {
  const { book, dependencies } = callContext.toolContext;
  const { root, path } = file;
  const [start = 0, end = 0] = [lines[0], lines.at(-1)];
  const enclosing = dependencies.sources.graph.at(root, path, start);
  const notes =
    enclosing && enclosing.fact.kind !== 'module'
      ? [`Line ${start + 1} is in ${kindInLanguage(enclosing)} ${readableName(enclosing)}.`]
      : [];
  const text = lines.map((line) => shortenLine(allLines[line] ?? ''));
  const lineCount = fittingLineCount(text, callContext.codeRoom(notes));
  const evidence = await book.read({ root, path, lines: { first: start, last: lines[lineCount - 1] ?? end } }, null, '');
  if (!evidence) throw new ToolRefusal(`${callContext.placeOf(file)} cannot be read any more`, 'It was deleted or moved');
  const piece: Piece = { evidence, lines: lines.slice(0, lineCount), text: text.slice(0, lineCount), title: '', tokens: 0 };
  const next = (lines[lineCount - 1] ?? end) + 1;
  const restNotes = next <= last ? [`Lines ${next + 1}-${last + 1} have no room: call read_lines with start ${next + 1}.`] : [];
  const evidenceSet = { ...emptyEvidenceSet, pieces: [piece], secretCount: countPlaceholders(piece.text.join('\n')) };
  return { notes: [...notes, `The file has ${allLines.length} lines.`, ...restNotes], evidenceSet, advice: '', isFound: true };
}

/** Number of lines that fit into `tokens`, at least one. */
function fittingLineCount(text: readonly string[], tokens: number): number {
  let tokensLeft = tokens;
  const first = text.findIndex((line) => {
    // A line also has its number and a separator.
    tokensLeft -= estimateTokens(line) + 3;
    return tokensLeft < 0;
  });
  return first < 0 ? text.length : Math.max(1, first);
}

/** Maximum listed files. */
const maxFiles = 6;

function ambiguousPath(path: string, files: readonly PathFile[], callContext: CallContext): ToolRefusal {
  const names = files.slice(0, maxFiles).map((file) => callContext.placeOf(file));
  const more = files.length > maxFiles ? ` and ${files.length - maxFiles} more` : '';
  return new ToolRefusal(`"${shortText(path)}" means ${files.length} files: ${names.join(', ')}${more}`, 'Give one of these paths');
}
