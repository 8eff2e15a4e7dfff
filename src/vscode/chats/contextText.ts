// Formats an answer for another assistant: question, answer and numbered evidence, within a token limit.
import * as l10n from '@vscode/l10n';
import { countPlaceholders } from '../../core/answering/material/evidence/evidenceBook.ts';
import type { AnswerRecord, Citation } from '../../core/answering/record/answerRecord.ts';
import { longestBeginning, longestFit } from '../../core/packing/longestFit.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import { fenceText } from '../documents/codeFence.ts';

/** Current lines of the workspace; without `text` they have changed since the answer. */
export interface ContextPiece {
  /** `src/a.ts`, with the name of its root where there are several. */
  readonly path: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly symbol?: string | undefined;
  readonly text?: readonly string[] | undefined;
}

/** Input of a text. `pieces` are sorted by worth: the last are dropped first. */
export interface ContextInput {
  readonly question: string;
  readonly about?: string | undefined;
  readonly record: Pick<AnswerRecord, 'answer' | 'citations'>;
  readonly pieces: readonly ContextPiece[];
  readonly maxTokens: number;
  count(text: string): Promise<number>;
}

/** The text, and its figures for people. */
export interface ContextText {
  readonly text: string;
  readonly tokens: number;
  /** Pieces of which at least a part is shown. */
  readonly pieceCount: number;
  /** Pieces with missing lines. */
  readonly incompleteCount: number;
  readonly secretsReplaced: number;
}

/** Omitted places to name; the rest is counted. Set by judgement: an assistant asks for one or two. */
const maxNamedPieces = 8;

/** Makes the text and drops lines from the end until it fits. */
export async function contextText(input: ContextInput): Promise<ContextText> {
  const { maxTokens, count } = input;
  const pieces = input.pieces.map((piece) => ({ ...piece, text: piece.text && scrub(piece.text.join('\n')).text.split('\n') }));
  const totalLines = pieces.reduce((sum, { text = [] }) => sum + text.length, 0);
  const head = headOf(input);
  const renderText = (lineCount: number): string => [head, ...evidenceText(pieces, lineCount)].join('\n\n');
  const fittingCount = await longestFit(totalLines, async (prefixLines) => (await count(renderText(prefixLines))) <= maxTokens);
  const text =
    fittingCount < 0 ? await longestBeginning(head, async (prefix) => (await count(prefix)) <= maxTokens) : renderText(fittingCount);
  const cutList = cutPieces(pieces, Math.max(0, fittingCount));
  return {
    text,
    tokens: await count(text),
    pieceCount: cutList.filter(({ lines }) => lines > 0).length,
    incompleteCount: cutList.filter(({ lines, piece }) => lines < (piece.text?.length ?? 1)).length,
    secretsReplaced: countPlaceholders(text),
  };
}

function headOf({ question, about, record }: ContextInput): string {
  const places = new Map(record.citations.map((citation) => [citation.n, citation]));
  const answer = record.answer.replace(/(?<!\\)\[(\d{1,4})\]/g, (mark, n: string) => {
    const citation = places.get(Number(n));
    return citation ? markOf(citation) : mark;
  });
  const parts = [`# ${l10n.t('Question')}`, question.trim(), about ?? '', `# ${l10n.t('Answer of Clew')}`, answer.trim()];
  return scrub(parts.filter(Boolean).join('\n\n')).text;
}

/** Only proven citations get a place. */
function markOf({ root, file, lineStart, lineEnd, status }: Citation): string {
  if (status === 'unsupported') return `[${l10n.t('not proven')}]`;
  return `[${placeText({ path: root ? `${root}/${file}` : file, lineStart, lineEnd })}]`;
}

function placeText({ path, lineStart, lineEnd }: Pick<ContextPiece, 'path' | 'lineStart' | 'lineEnd'>): string {
  return `${path}:${lineStart}${lineEnd > lineStart ? `-${lineEnd}` : ''}`;
}

interface CutPiece {
  readonly piece: ContextPiece;
  readonly lines: number;
}

/** Number of lines of each piece among the first `lineCount`. */
function cutPieces(pieces: readonly ContextPiece[], lineCount: number): readonly CutPiece[] {
  let remainingLines = lineCount;
  return pieces.map((piece) => {
    const lines = Math.min(remainingLines, piece.text?.length ?? 0);
    remainingLines -= lines;
    return { piece, lines };
  });
}

function evidenceText(pieces: readonly ContextPiece[], lineCount: number): readonly string[] {
  if (pieces.length === 0) return [];
  const cutList = cutPieces(pieces, lineCount);
  const sections = cutList.filter(({ lines }) => lines > 0).map(pieceText);
  const incompletePieces = cutList.filter(({ lines, piece }) => lines < (piece.text?.length ?? 1));
  return [`# ${l10n.t('Evidence')}`, ...sections, ...incompleteSection(incompletePieces)];
}

function pieceText({ piece, lines }: CutPiece): string {
  const { text = [], symbol, lineStart } = piece;
  const end = lineStart + text.length - 1;
  const width = String(end).length;
  const rows = text.slice(0, lines).map((line, i) => `${String(lineStart + i).padStart(width)} ${line}`);
  const more = lines < text.length ? [l10n.t('… {0} more lines', text.length - lines)] : [];
  return `## ${placeText({ ...piece, lineEnd: end })}${symbol ? ` (${symbol})` : ''}\n\n${fenceText([...rows, ...more].join('\n'))}`;
}

/** Names the omitted lines, so that an assistant can open the files. */
function incompleteSection(incompletePieces: readonly CutPiece[]): readonly string[] {
  if (incompletePieces.length === 0) return [];
  const rows = incompletePieces.slice(0, maxNamedPieces).map(({ piece }) => {
    const words = piece.text ? placeText(piece) : l10n.t('{0} (changed since the answer)', placeText(piece));
    return `- ${words}`;
  });
  const more = incompletePieces.length > maxNamedPieces ? [`- ${l10n.t('and {0} more', incompletePieces.length - maxNamedPieces)}`] : [];
  return [l10n.t('Left out, in whole or in part:'), [...rows, ...more].join('\n')];
}
