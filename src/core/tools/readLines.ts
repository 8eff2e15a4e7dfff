// `read_lines`: current lines of an indexed file, as many as fit, with the enclosing definition.
import * as v from 'valibot';
import { placeholdersIn } from '../answering/evidence/evidence.ts';
import type { Piece } from '../answering/evidence/evidenceSet.ts';
import { kindInLanguage } from '../answering/relations/ownWords.ts';
import { nameForModel } from '../answering/relations/relation.ts';
import { estimateTokens } from '../packing/tokens.ts';
import type { PathFile } from '../workspace/pathIndex.ts';
import { nothingGathered, shortText, ToolRefusal, type Desk, type ResultDraft } from './desk.ts';
import { filesMeant } from './resolveName.ts';
import { defineTool, maxTokens, text } from './tool.ts';

/** Longer lines are data and are cut here. */
const longestLine = 400;
/** A line takes at least its number and a line break, which bounds the lines to read per token. */
const linesOfToken = 0.5;

/** Tool for reading lines of an indexed file. */
export const readLines = defineTool({
  name: 'read_lines',
  description:
    'Lines of an indexed file as they are now, also by the end of its path. Your own read tool is as good. Ignored files, files with secrets and anything outside the workspace are never read.',
  schema: v.strictObject({
    path: text('Path in the workspace'),
    start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    end: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Last line; the end of the file when absent'))),
    max_tokens: maxTokens(3000),
  }),
  run: read,
});

interface ReadLinesArguments {
  readonly path: string;
  readonly start: number;
  readonly end?: number | undefined;
}

async function read({ path, start, end }: ReadLinesArguments, desk: Desk): Promise<ResultDraft> {
  const files = await filesMeant(path, desk);
  const [file, another] = files;
  if (!file || another) throw several(path, files, desk);
  const text = await desk.context.book.file(file.root, file.path);
  // The text after the last line break is not a line.
  const all = text && text.length > 1 && text.at(-1) === '' ? text.slice(0, -1) : text;
  if (!all)
    throw new ToolRefusal(
      `${desk.placeOf(file)} cannot be read any more`,
      'It was deleted or moved: search_text finds what stands where now',
    );
  if (start > all.length) throw new ToolRefusal(`${desk.placeOf(file)} ends with line ${all.length}`, 'Ask for lines before that');
  if (end !== undefined && end < start) throw new ToolRefusal(`end (${end}) is before start (${start})`, 'Swap them');
  const range = { first: start - 1, last: Math.min(end ?? all.length, all.length) - 1 };
  const lines = insideOf(file, range, desk);
  if (lines.length === 0) throw new ToolRefusal(`These lines of ${desk.placeOf(file)} are outside the scope`, 'Ask for lines inside it');
  return drafted(file, lines, all, range.last, desk);
}

/** Lines inside the scope, which is part of a file when it is a symbol; no more than can fit. */
function insideOf(
  { root, path }: PathFile,
  { first, last }: { readonly first: number; readonly last: number },
  desk: Desk,
): readonly number[] {
  const most = Math.ceil(desk.most * linesOfToken);
  const lines: number[] = [];
  for (let line = first; line <= last && lines.length < most; line++) if (desk.scope.contains(root, path, line)) lines.push(line);
  return lines;
}

async function drafted(file: PathFile, lines: readonly number[], all: readonly string[], last: number, desk: Desk): Promise<ResultDraft> {
  const { book, parts } = desk.context;
  const { root, path } = file;
  const [start = 0, end = 0] = [lines[0], lines.at(-1)];
  const around = parts.sources.graph.at(root, path, start);
  const says =
    around && around.fact.kind !== 'module' ? [`Line ${start + 1} is in ${kindInLanguage(around)} ${nameForModel(around)}.`] : [];
  const text = lines.map((line) => shortened(all[line] ?? ''));
  const shown = fitting(text, desk.room(says));
  const evidence = await book.read({ root, path, lines: { first: start, last: lines[shown - 1] ?? end } }, null, '');
  if (!evidence) throw new ToolRefusal(`${desk.placeOf(file)} cannot be read any more`, 'It was deleted or moved');
  const piece: Piece = { evidence, lines: lines.slice(0, shown), text: text.slice(0, shown), title: '', tokens: 0 };
  const next = (lines[shown - 1] ?? end) + 1;
  const rest = next <= last ? [`Lines ${next + 1}-${last + 1} have no room: call read_lines with start ${next + 1}.`] : [];
  const gathered = { ...nothingGathered, pieces: [piece], secrets: placeholdersIn(piece.text.join('\n')) };
  return { says: [...says, `The file has ${all.length} lines.`, ...rest], gathered, more: '', isFound: true };
}

/** Number of lines that fit into `tokens`, at least one. */
function fitting(text: readonly string[], tokens: number): number {
  let left = tokens;
  const first = text.findIndex((line) => {
    // Overhead of a line: its number and the separator.
    left -= estimateTokens(line) + 3;
    return left < 0;
  });
  return first < 0 ? text.length : Math.max(1, first);
}

function shortened(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)} … (${line.length - longestLine} more characters)` : line;
}

/** Limit of listed candidates. */
const mostNamed = 6;

function several(path: string, files: readonly PathFile[], desk: Desk): ToolRefusal {
  const names = files.slice(0, mostNamed).map((file) => desk.placeOf(file));
  const more = files.length > mostNamed ? ` and ${files.length - mostNamed} more` : '';
  return new ToolRefusal(`"${shortText(path)}" means ${files.length} files: ${names.join(', ')}${more}`, 'Give one of these paths');
}
