// Limits a result to its tokens: counts it as a whole and cuts it line by line from the end until it fits.
import type { EvidenceSet, Piece } from '../answering/evidence/evidenceSet.ts';
import { placeholdersIn } from '../answering/evidence/evidence.ts';
import type { ToolResult } from '../answering/toolbox.ts';
import { longestBeginning, longestFit } from '../packing/longestFit.ts';
import { countTokens } from '../packing/tokens.ts';
import { scrub } from '../secrets/scrub.ts';
import { nothingGathered, type Desk, type ResultDraft } from './desk.ts';
import { changedFiles, indexLines } from './freshness.ts';
import { resultText } from './resultText.ts';

/** `draft` cut to the tokens of the call. */
export async function fitResult(draft: ResultDraft, desk: Desk): Promise<ToolResult> {
  const below = [...indexLines(desk.context), ...(await changedFiles(draft.gathered, desk))];
  const units = unitsOf(draft.gathered);
  const written = (kept: number): WrittenResult => {
    const evidenceSet = kept === units ? draft.gathered : cutTo(draft.gathered, kept);
    return { gathered: evidenceSet, text: safe(resultText({ ...draft, gathered: evidenceSet }, below, desk)) };
  };
  const kept = await longestFit(units, async (count) => (await countTokens(written(count).text)) <= desk.most);
  const { gathered, text } = written(Math.max(0, kept));
  const outcome = draft.isFound ? 'found' : 'nothing';
  if (kept >= 0) return { text, tokens: await countTokens(text), outcome, gathered };
  return { ...(await cutText(text, desk.most)), outcome, gathered: nothingGathered };
}

interface WrittenResult {
  readonly gathered: EvidenceSet;
  readonly text: string;
}

/** Removes secrets from names and paths; file texts are already clean. */
function safe(text: string): string {
  return scrub(text).text;
}

/** The longest prefix of `text` within `tokens`. */
export async function cutText(text: string, tokens: number): Promise<Pick<ToolResult, 'text' | 'tokens'>> {
  const cut = await longestBeginning(text, async (some) => (await countTokens(some)) <= tokens);
  return { text: cut, tokens: await countTokens(cut) };
}

/**
 * Number of units that are cut from the end: lines of code, then relations and one-line places. A relation is dropped when its piece has
 * lost its line.
 */
function unitsOf({ pieces, relations, unshown }: EvidenceSet): number {
  return pieces.reduce((sum, { lines }) => sum + lines.length, relations.length + unshown.length);
}

/** The first `count` units of `evidenceSet`; the rest counts as left out. */
function cutTo(evidenceSet: EvidenceSet, count: number): EvidenceSet {
  let left = count;
  const pieces: Piece[] = [];
  for (const piece of evidenceSet.pieces) {
    const lineCount = Math.min(left, piece.lines.length);
    left -= lineCount;
    if (lineCount > 0) pieces.push({ ...piece, lines: piece.lines.slice(0, lineCount), text: piece.text.slice(0, lineCount) });
  }
  const relations = evidenceSet.relations.slice(0, left);
  const unshown = evidenceSet.unshown.slice(0, Math.max(0, left - relations.length));
  return {
    ...evidenceSet,
    pieces,
    relations,
    unshown,
    left: evidenceSet.left + evidenceSet.pieces.length - pieces.length + evidenceSet.unshown.length - unshown.length,
    unlisted: evidenceSet.unlisted + evidenceSet.relations.length - relations.length,
    secrets: placeholdersIn(pieces.flatMap(({ text }) => text).join('\n')),
  };
}
