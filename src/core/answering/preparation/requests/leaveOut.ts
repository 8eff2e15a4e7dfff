// Removes evidence that a reply did not cite from later requests, to make room for what the reply misses.
import type { ModelInfo } from '../../../ports.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import type { Evidence, EvidenceBook, Place } from '../../material/evidence/evidenceBook.ts';
import { withSize } from '../../material/evidence/gatherEvidence.ts';
import type { EvidenceSet, Piece, RelationLine } from '../../material/evidence/evidenceSet.ts';
import { assembleRequest, type PreparedRequest } from './assembleRequest.ts';
import type { Citation } from '../../record/answerRecord.ts';

/** Evidence that later requests must still hold. */
export interface EvidenceNeeds {
  /** Citations of the reply that the request includes. */
  readonly citations: readonly Citation[];
  /** Places that gaps of the reply lead to. */
  readonly places: readonly Place[];
  /** Numbers of evidence in which gaps of the reply were found before. */
  readonly numbers: ReadonlySet<number>;
}

/** Parts of a request that it can do without. */
export interface SpareEvidence {
  readonly parts: readonly (Piece | RelationLine)[];
  /** Estimated tokens of these parts, and of the lines that shorter pieces lack. */
  readonly tokens: number;
  /** Tokens of earlier drafts of the answer. */
  readonly draftTokens: number;
  /** Pieces that are needed only for citations, and what is left of them around these: for when `parts` are not enough. */
  readonly shorter: ReadonlyMap<Piece, Piece>;
}

/** Lines that stay on either side of a cited one. Set by judgement. */
const contextLines = 4;
/** A piece loses at least this many lines, or none: the note about a cut costs tokens as well. Set by judgement. */
const minCutLines = 8;

/** Maximum removed pieces that keep one line each, so that the model can ask for them again. Set by judgement. */
const maxMentioned = 12;

/**
 * Removable parts of `preparedRequest`: earlier drafts, and evidence that nothing needs. Order: evidence that a person marked as not
 * relevant, then that of earlier passes, then by rank, lowest first.
 */
export async function spareOf(
  run: AnswerRun,
  info: ModelInfo,
  preparedRequest: PreparedRequest,
  needs: EvidenceNeeds,
): Promise<SpareEvidence> {
  const { evidenceSet, book, counts, frame } = preparedRequest;
  const isNeeded = (evidence: Evidence, lines: readonly number[]): boolean =>
    !book.isExcluded(evidence.n) && (book.isPinned(evidence.n) || isUsed(evidence, lines, preparedRequest, needs));
  const pieces = evidenceSet.pieces.filter(({ evidence, lines }) => !isNeeded(evidence, lines));
  // An answer may rest on relations without a line of their own and not cite them.
  const relations = evidenceSet.relations.filter(
    ({ evidence, repeated }) => evidence && !repeated && !isNeeded(evidence, [evidence.lines.first]),
  );
  const removalRank = ({ evidence }: Piece): number => (book.isExcluded(evidence.n) ? 0 : evidence.pass);
  const parts = [...pieces.toReversed().sort((a, b) => removalRank(a) - removalRank(b)), ...relations.toReversed()];
  const { counts: countsWithoutDrafts } = await assembleRequest(run, info, frame, evidenceSet);
  const shorter = shorterPieces(
    evidenceSet.pieces.filter((piece) => !parts.includes(piece)),
    preparedRequest,
    needs,
  );
  const savedTokens = [...shorter].reduce((sum, [piece, shorterPiece]) => sum + piece.tokens - shorterPiece.tokens, 0);
  return {
    parts,
    tokens: parts.reduce((sum, { tokens }) => sum + tokens, 0) + savedTokens,
    draftTokens: counts.total - countsWithoutDrafts.total,
    shorter,
  };
}

/**
 * `preparedRequest` without its drafts and without as many `spare` parts as free about `wantedTokens` tokens of evidence. Where these
 * are not enough, cited pieces keep only the lines around their citations. The book counts removed lines as not shown.
 */
export async function leaveOut(
  run: AnswerRun,
  info: ModelInfo,
  preparedRequest: PreparedRequest,
  spare: SpareEvidence,
  wantedTokens: number,
): Promise<PreparedRequest> {
  const removedParts = new Set<Piece | RelationLine>();
  let missingTokens = wantedTokens;
  for (const part of spare.parts) {
    if (missingTokens <= 0) break;
    removedParts.add(part);
    missingTokens -= part.tokens;
  }
  const { book, evidenceSet, frame, counts } = preparedRequest;
  const cutPieces = new Map<Piece, Piece>();
  for (const [piece, shorterPiece] of spare.shorter) {
    if (missingTokens <= 0) break;
    cutPieces.set(piece, shorterPiece);
    missingTokens -= piece.tokens - shorterPiece.tokens;
  }
  const removedPieces = evidenceSet.pieces.filter((piece) => removedParts.has(piece));
  for (const { evidence, lines } of removedPieces) {
    book.unmarkShown(evidence.root, evidence.path, lines);
    book.leaveOut(evidence.n);
  }
  for (const [{ evidence, lines }, shorterPiece] of cutPieces)
    book.unmarkShown(
      evidence.root,
      evidence.path,
      lines.filter((line) => !shorterPiece.lines.includes(line)),
    );
  const lighterRequest = await assembleRequest(
    run,
    info,
    frame,
    removeParts(
      { ...evidenceSet, pieces: evidenceSet.pieces.map((piece) => cutPieces.get(piece) ?? piece) },
      removedParts,
      removedPieces,
      book,
    ),
  );
  return { ...preparedRequest, ...lighterRequest, counts: { ...lighterRequest.counts, initial: counts.initial } };
}

/** Numbers of the evidence in `preparedRequest` that `base`, the shortened request, lacks. */
export function leftOutNumbers(preparedRequest: PreparedRequest, base: PreparedRequest): readonly number[] {
  const keptNumbers = new Set(base.evidenceSet.pieces.map(({ evidence }) => evidence.n));
  return [...new Set(preparedRequest.evidenceSet.pieces.map(({ evidence }) => evidence.n))].filter((n) => !keptNumbers.has(n));
}

function isUsed(evidence: Evidence, lines: readonly number[], preparedRequest: PreparedRequest, needs: EvidenceNeeds): boolean {
  const isCited = citedIn(evidence, preparedRequest, needs).some(({ lineStart, lineEnd }) => holds(lines, lineStart - 1, lineEnd - 1));
  return isCited || isWanted(evidence, lines, needs);
}

/** Whether a gap leads there, or was found there before. */
function isWanted({ n, root, path }: Evidence, lines: readonly number[], { places, numbers }: EvidenceNeeds): boolean {
  const isThere = (place: Place): boolean =>
    place.root === root && place.path === path && holds(lines, place.lines.first, place.lines.last);
  return numbers.has(n) || places.some(isThere);
}

function citedIn({ root, path }: Evidence, { rootOf }: PreparedRequest, { citations }: EvidenceNeeds): readonly Citation[] {
  return citations.filter((each) => each.file === path && rootOf(each.root) === root);
}

function holds(lines: readonly number[], first: number, last: number): boolean {
  return lines.some((line) => line >= first && line <= last);
}

/** Pieces that are needed only for citations, cut to their first line and the lines around these; largest first. */
function shorterPieces(pieces: readonly Piece[], preparedRequest: PreparedRequest, needs: EvidenceNeeds): ReadonlyMap<Piece, Piece> {
  const shorter = new Map<Piece, Piece>();
  for (const piece of pieces.toSorted((a, b) => b.tokens - a.tokens)) {
    const { evidence, lines } = piece;
    if (preparedRequest.book.isPinned(evidence.n) || isWanted(evidence, lines, needs)) continue;
    const citations = citedIn(evidence, preparedRequest, needs);
    const offsets = [...piece.lines.keys()].filter((i) => {
      const line = (piece.lines[i] ?? 0) + 1;
      return i === 0 || citations.some(({ lineStart, lineEnd }) => line >= lineStart - contextLines && line <= lineEnd + contextLines);
    });
    if (piece.lines.length - offsets.length < minCutLines) continue;
    const text = offsets.map((i) => piece.text[i] ?? '');
    const share = estimateTokens(text.join('\n')) / Math.max(1, estimateTokens(piece.text.join('\n')));
    shorter.set(piece, { ...piece, lines: offsets.map((i) => piece.lines[i] ?? 0), text, tokens: Math.ceil(share * piece.tokens) });
  }
  return shorter;
}

function removeParts(
  evidenceSet: EvidenceSet,
  removedParts: ReadonlySet<Piece | RelationLine>,
  removedPieces: readonly Piece[],
  book: EvidenceBook,
): EvidenceSet {
  const pieces = evidenceSet.pieces.filter((piece) => !removedParts.has(piece));
  // A relation that refers to a line of a piece needs that line.
  const isShown = ({ evidence, relation: { place } }: RelationLine): boolean =>
    place !== undefined && pieces.some((piece) => piece.evidence === evidence && piece.lines.includes(place.lines.first));
  const relations = evidenceSet.relations.filter((line) => !removedParts.has(line) && (!line.repeated || isShown(line)));
  const candidates = [...removedPieces.map(candidateOf), ...evidenceSet.unshownPlaces].filter((place) => !book.hasShown(place));
  return withSize({
    pieces,
    relations,
    omittedPlaceCount: evidenceSet.omittedPlaceCount + Math.max(0, candidates.length - maxMentioned),
    unshownPlaces: candidates.slice(0, maxMentioned),
    omittedRelationCount: evidenceSet.omittedRelationCount + evidenceSet.relations.length - relations.length,
  });
}

function candidateOf({ evidence, title }: Piece): Candidate {
  const { root, path, lines, symbol, why } = evidence;
  return { root, path, role: 'code', lines, symbol, title, score: 0, why };
}
