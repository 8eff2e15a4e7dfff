// Formats an answer for another assistant: question, answer and numbered evidence, within a token limit.
import * as l10n from '@vscode/l10n';
import { placeholdersIn } from '../../core/answering/evidence/evidence.ts';
import type { AnswerRecord, Citation } from '../../core/answering/record/record.ts';
import { longestBeginning, longestFit } from '../../core/packing/longestFit.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import { fenced } from '../codeFence.ts';

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
export interface ContextParts {
  readonly question: string;
  readonly about?: string | undefined;
  readonly record: Pick<AnswerRecord, 'answer' | 'citations'>;
  readonly pieces: readonly ContextPiece[];
  readonly mostTokens: number;
  count(text: string): Promise<number>;
}

/** The text, and its figures for people. */
export interface ContextText {
  readonly text: string;
  readonly tokens: number;
  /** Pieces shown at least in part, and pieces with missing lines. */
  readonly pieceCount: number;
  readonly left: number;
  readonly secretsReplaced: number;
}

/** Omitted places to name; the rest is counted. Set by judgement: an assistant asks for one or two. */
const mostNamed = 8;

/** Makes the text and drops lines from the end until it fits. */
export async function contextText(parts: ContextParts): Promise<ContextText> {
  const { mostTokens, count } = parts;
  const pieces = parts.pieces.map((piece) => ({ ...piece, text: piece.text && scrub(piece.text.join('\n')).text.split('\n') }));
  const lines = pieces.reduce((sum, { text = [] }) => sum + text.length, 0);
  const head = headOf(parts);
  const written = (kept: number): string => [head, ...evidenceText(pieces, kept)].join('\n\n');
  const kept = await longestFit(lines, async (some) => (await count(written(some))) <= mostTokens);
  const text = kept < 0 ? await longestBeginning(head, async (some) => (await count(some)) <= mostTokens) : written(kept);
  const shown = cutPieces(pieces, Math.max(0, kept));
  return {
    text,
    tokens: await count(text),
    pieceCount: shown.filter(({ lines }) => lines > 0).length,
    left: shown.filter(({ lines, piece }) => lines < (piece.text?.length ?? 1)).length,
    secretsReplaced: placeholdersIn(text),
  };
}

function headOf({ question, about, record }: ContextParts): string {
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

/** Number of lines of each piece among the first `kept`. */
function cutPieces(pieces: readonly ContextPiece[], kept: number): readonly CutPiece[] {
  let left = kept;
  return pieces.map((piece) => {
    const lines = Math.min(left, piece.text?.length ?? 0);
    left -= lines;
    return { piece, lines };
  });
}

function evidenceText(pieces: readonly ContextPiece[], kept: number): readonly string[] {
  if (pieces.length === 0) return [];
  const cut = cutPieces(pieces, kept);
  const shown = cut.filter(({ lines }) => lines > 0).map(pieceText);
  const left = cut.filter(({ lines, piece }) => lines < (piece.text?.length ?? 1));
  return [`# ${l10n.t('Evidence')}`, ...shown, ...leftOut(left)];
}

function pieceText({ piece, lines }: CutPiece): string {
  const { text = [], symbol, lineStart } = piece;
  const end = lineStart + text.length - 1;
  const width = String(end).length;
  const rows = text.slice(0, lines).map((line, i) => `${String(lineStart + i).padStart(width)} ${line}`);
  const more = lines < text.length ? [l10n.t('… {0} more lines', text.length - lines)] : [];
  return `## ${placeText({ ...piece, lineEnd: end })}${symbol ? ` (${symbol})` : ''}\n\n${fenced([...rows, ...more].join('\n'))}`;
}

/** Names the omitted lines, so that an assistant can open the files. */
function leftOut(left: readonly CutPiece[]): readonly string[] {
  if (left.length === 0) return [];
  const named = left.slice(0, mostNamed).map(({ piece }) => {
    const words = piece.text ? placeText(piece) : l10n.t('{0} (changed since the answer)', placeText(piece));
    return `- ${words}`;
  });
  const more = left.length > mostNamed ? [`- ${l10n.t('and {0} more', left.length - mostNamed)}`] : [];
  return [l10n.t('Left out, in whole or in part:'), [...named, ...more].join('\n')];
}
