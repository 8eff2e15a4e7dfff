// Plans what a model writes about: the code files of a scope without notes, in batches of a size that a model reads well.
import { fileKeyOf } from '../../../base/fileKey.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import type { NoteKind } from '../../../findings/writtenNotes.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { EvidenceBook, type Evidence } from '../../material/evidence/evidenceBook.ts';
import { staleFolders, type PlacedFile } from './noteFolders.ts';

/** A file to write about; `lines` are the sent ones, from the first. */
export interface FileToNote {
  readonly root: string;
  readonly path: string;
  readonly hash: string;
  readonly evidence: Evidence;
  readonly lines: readonly string[];
  readonly tokens: number;
}

/**
 * The notes to write. `upToDateCount` files have notes about their current version, `cutLineCount` lines of long files are not sent, and
 * `folderCount` folders get an overview after their files. `tokens` counts code, `folderTokens` the overviews of files that are sent for folders.
 */
export interface NotePlan {
  /** All files of the scope with content. */
  readonly files: readonly PlacedFile[];
  readonly upToDateCount: number;
  readonly folderCount: number;
  readonly folderTokens: number;
  readonly batches: readonly (readonly FileToNote[])[];
  readonly tokens: number;
  readonly cutLineCount: number;
}

/** Tokens of code in one request. */
const maxBatchTokens = 6000;
/** With more files at once, a model confuses them. */
const maxFilesPerBatch = 8;
/** Tokens of a line number. */
const lineTokens = 2;
/** Tokens of two or three sentences with the path of their file, by experience. */
const overviewTokens = 90;

/** Plans the notes about code in the scope of the question; reads the files through `book`. */
export async function planNotes(run: AnswerRun, kind: NoteKind, book: EvidenceBook): Promise<NotePlan> {
  const { dependencies, scope } = run;
  const files = [...dependencies.sources.graph.files()].filter(({ role, root, path }) => role === 'code' && scope.contains(root, path));
  files.sort((a, b) => (fileKeyOf(a) < fileKeyOf(b) ? -1 : 1));
  const filesToNote: FileToNote[] = [];
  const all: PlacedFile[] = [];
  let [upToDateCount, cutLines] = [0, 0];
  for (const { root, path } of files) {
    const text = await dependencies.currentTexts.read(root, path);
    if (!text?.trim()) continue;
    all.push({ root, path });
    const hash = dependencies.digest(text);
    if ((await dependencies.notes.find(root, path, kind))?.hash === hash) upToDateCount++;
    else {
      const file = await notedFile(root, path, hash, book);
      if (file) filesToNote.push(file);
      cutLines += file ? file.evidence.text.length - file.lines.length : 0;
    }
  }
  const tokens = filesToNote.reduce((sum, file) => sum + file.tokens, 0);
  const folders = kind === 'overviews' ? await staleFolders(run, all, filesToNote) : [];
  const folderTokens = folders.reduce((sum, { files: inside }) => sum + inside.length * overviewTokens, 0);
  return {
    files: all,
    upToDateCount,
    batches: splitBatches(filesToNote),
    tokens,
    cutLineCount: cutLines,
    folderCount: folders.length,
    folderTokens,
  };
}

async function notedFile(root: string, path: string, hash: string, book: EvidenceBook): Promise<FileToNote | undefined> {
  const evidence = await book.read({ root, path, lines: { first: 0, last: Number.MAX_SAFE_INTEGER } }, null, '');
  if (!evidence) return undefined;
  let tokens = 0;
  const lines: string[] = [];
  for (const line of evidence.text) {
    tokens += estimateTokens(`${line}\n`) + lineTokens;
    if (tokens > maxBatchTokens && lines.length) break;
    lines.push(line);
  }
  return { root, path, hash, evidence, lines, tokens: Math.min(tokens, maxBatchTokens) };
}

function splitBatches(files: readonly FileToNote[]): FileToNote[][] {
  const batches: FileToNote[][] = [];
  let room = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (!last || last.length >= maxFilesPerBatch || file.tokens > room) {
      batches.push([file]);
      room = maxBatchTokens - file.tokens;
    } else {
      last.push(file);
      room -= file.tokens;
    }
  }
  return batches;
}
