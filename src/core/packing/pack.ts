// Chooses the pieces that fit the token budget, in the given order (best first), each cut to its maximum share.
import type { AskSettings } from '../base/settings/askSettings.ts';
import { budgetOf, type Budget } from './budget.ts';
import { cutSource, tokenNeed, type CutSource } from './cut.ts';
import { evenShare } from './evenShare.ts';

/** A piece that needs tokens. Offsets are those of its lines. */
export interface PackItem {
  readonly lines: readonly string[];
  readonly language: string;
  readonly documentation: boolean;
  /** Offsets of lines that must remain when it is cut. */
  readonly keep?: readonly number[];
  /** Offsets of documentation lines: they are cut first. */
  readonly prose?: readonly number[];
  /** Offsets of lines shown before: they take no tokens. */
  readonly omit?: ReadonlySet<number>;
  /** Whether the piece was requested: it is shown whole if possible. */
  readonly isRequested?: boolean;
}

/** A packed piece. */
export interface PackedPiece extends CutSource {
  /** Position of the piece in the input. */
  readonly index: number;
}

/** Result of packing. */
export interface PackResult {
  readonly packedPieces: readonly PackedPiece[];
  /** An estimate. */
  readonly tokens: number;
  /** Number of pieces that did not fit. */
  readonly omittedCount: number;
}

/** The part of a budget that packing uses. */
export type Room = Pick<Budget, 'initial' | 'documents' | 'source'> &
  Partial<Pick<Budget, 'cutLimits' | 'bodies'>> & {
    /** Minimum tokens per piece where small pieces are shown whole and the others share the rest. Absent: pieces are cut in their order. */
    readonly minEvenShare?: number;
  };

/** Room of `tokens` that is not divided by kinds of evidence. */
export function undividedRoom(tokens: number, settings: AskSettings): Room {
  // The mode does not matter: only its shares differ, and they are replaced.
  const { cutLimits, bodies } = budgetOf('conceptual', undefined, settings);
  // Source may take twice the tokens, so that only `initial` limits it.
  return { initial: tokens, documents: tokens, source: 2 * tokens, cutLimits, bodies };
}

/** Minimum tokens for a piece: with fewer left it is dropped. */
const minPieceTokens = 60;

/** Maximum share of a piece that was not requested: docs/ranking.md, "Packing". */
const maxShare = 1 / 4;
/** Tokens that a piece may take in any budget: a whole function is worth more than two halves. Set by judgement. */
const minShareTokens = 300;
/** Maximum share of one of several requested pieces, such as the frames of a trace. */
const maxRequestedShare = 1 / 2;

/**
 * Packs `items` into `room`, each as whole as possible. A piece that was not requested takes at most a quarter, so that one long
 * function cannot displace the rest.
 */
export function pack(items: readonly PackItem[], room: Room, lineTokens = 0): PackResult {
  const freeTokensByKind = { documents: Math.min(room.documents, room.initial), source: Math.min(room.source, room.initial) };
  const packedPieces: PackedPiece[] = [];
  let tokens = 0;
  const hasSeveralRequests = items.filter(({ isRequested }) => isRequested).length > 1;
  const level =
    room.minEvenShare === undefined ? Infinity : Math.max(room.minEvenShare, evenShare(needsOf(items, room, lineTokens), room.initial));
  items.forEach((item, index) => {
    const kind = item.documentation ? 'documents' : 'source';
    const freeTokens = Math.min(freeTokensByKind[kind], room.initial - tokens);
    if (freeTokens < minPieceTokens) return;
    const largestShare = item.isRequested ? (hasSeveralRequests ? maxRequestedShare : 1) : maxShare;
    const part = Math.max(minShareTokens, largestShare * Math.min(room[kind], room.initial));
    const share = Math.min(freeTokens, room.minEvenShare === undefined ? part : level);
    const cutPiece = cutSource(
      item.lines,
      item.language,
      share,
      { keep: item.keep, prose: item.prose, omit: item.omit, lineTokens },
      room.cutLimits,
    );
    // A piece that may not be cut must fit whole.
    if (cutPiece.tokens > freeTokens && (packedPieces.length || room.cutLimits?.cuts === false)) return;
    freeTokensByKind[kind] -= cutPiece.tokens;
    tokens += cutPiece.tokens;
    packedPieces.push({ ...cutPiece, index });
  });
  return { packedPieces, tokens, omittedCount: items.length - packedPieces.length };
}

/** Tokens that each item takes without a limit. */
function needsOf(items: readonly PackItem[], { cutLimits }: Room, lineTokens: number): readonly number[] {
  return items.map(({ lines, omit }) => tokenNeed(lines, { omit, lineTokens }, cutLimits?.maxLines));
}
