// Writes relations of the evidence as single lines, within their share of the budget.
import { estimateTokens } from '../../../packing/tokens.ts';
import type { RelationNote } from '../relations/relationNote.ts';
import type { EvidenceBook } from './evidenceBook.ts';
import type { Piece, RelationLine } from './evidenceSet.ts';

/** Typical tokens of a relation, reserved while pieces are packed. */
export const typicalRelationTokens = 30;

/**
 * Relations that fit `room`, in their order. Outer ones get room first, so that no branch of a flow displaces all others. Their lines
 * become evidence unless a piece has them.
 */
export async function relationLines(
  relations: readonly RelationNote[],
  pieces: readonly Piece[],
  room: number,
  book: EvidenceBook,
): Promise<RelationLine[]> {
  const choices = new Map<RelationNote, { readonly shownBy: Piece | undefined; readonly tokens: number }>();
  let remainingTokens = room;
  for (const relation of relations.toSorted((a, b) => a.depth - b.depth)) {
    const shownBy = relation.place && pieces.find((piece) => shows(piece, relation));
    const tokens = estimateTokens(relation.note) + relation.depth + 8 + (relation.place && !shownBy ? typicalRelationTokens : 0);
    if (tokens > remainingTokens) break;
    remainingTokens -= tokens;
    choices.set(relation, { shownBy, tokens });
  }
  const lines: RelationLine[] = [];
  for (const relation of relations) {
    const choice = choices.get(relation);
    if (!choice) continue;
    const { shownBy, tokens } = choice;
    const readEvidence =
      relation.place && !shownBy ? await book.read(relation.place, relation.symbol ?? null, relation.why ?? '') : undefined;
    const evidence = shownBy?.evidence ?? readEvidence;
    lines.push({ relation, repeated: shownBy !== undefined, tokens, ...(evidence ? { evidence } : {}) });
  }
  return lines;
}

function shows({ evidence, lines }: Piece, { place }: RelationNote): boolean {
  return place !== undefined && evidence.root === place.root && evidence.path === place.path && lines.includes(place.lines.first);
}
