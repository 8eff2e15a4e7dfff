// Limits a result to its tokens: counts the whole text and cuts it from the end, line by line, until it fits.
import { emptyEvidenceSet, type EvidenceSet, type Piece } from '../answering/material/evidence/evidenceSet.ts';
import { countPlaceholders } from '../answering/material/evidence/evidenceBook.ts';
import type { ToolResult } from '../answering/input/toolbox.ts';
import { longestBeginning, longestFit } from '../packing/longestFit.ts';
import { countTokens } from '../packing/tokens.ts';
import { scrub } from '../secrets/scrub.ts';
import type { CallContext, ResultDraft } from './callContext.ts';
import { changedFileNotes, indexNotes } from './freshness.ts';
import { resultText } from './resultText.ts';

/** `draft` cut to the tokens of the call. */
export async function fitResult(draft: ResultDraft, callContext: CallContext): Promise<ToolResult> {
  const footerLines = [...indexNotes(callContext.toolContext), ...(await changedFileNotes(draft.evidenceSet, callContext))];
  const units = unitCountOf(draft.evidenceSet);
  const renderUnits = (unitCount: number): RenderedResult => {
    const evidenceSet = unitCount === units ? draft.evidenceSet : cutTo(draft.evidenceSet, unitCount);
    return { evidenceSet, text: withoutSecrets(resultText({ ...draft, evidenceSet }, footerLines, callContext)) };
  };
  const keptUnits = await longestFit(units, async (count) => (await countTokens(renderUnits(count).text)) <= callContext.maxTokens);
  const { evidenceSet, text } = renderUnits(Math.max(0, keptUnits));
  const outcome = draft.isFound ? 'found' : 'nothing';
  if (keptUnits >= 0) return { text, tokens: await countTokens(text), outcome, evidenceSet };
  return { ...(await cutText(text, callContext.maxTokens)), outcome, evidenceSet: emptyEvidenceSet };
}

interface RenderedResult {
  readonly evidenceSet: EvidenceSet;
  readonly text: string;
}

/** Removes secrets from names and paths; texts of files have none any more. */
function withoutSecrets(text: string): string {
  return scrub(text).text;
}

/** The longest prefix of `text` within `tokens`. */
export async function cutText(text: string, tokens: number): Promise<Pick<ToolResult, 'text' | 'tokens'>> {
  const prefix = await longestBeginning(text, async (beginning) => (await countTokens(beginning)) <= tokens);
  return { text: prefix, tokens: await countTokens(prefix) };
}

/** Number of units that can be cut, in this order from the start: lines of code, relations, places in one line. */
function unitCountOf({ pieces, relations, unshownPlaces }: EvidenceSet): number {
  return pieces.reduce((sum, { lines }) => sum + lines.length, relations.length + unshownPlaces.length);
}

/** The first `count` units of `evidenceSet`; the rest counts as left out. */
function cutTo(evidenceSet: EvidenceSet, count: number): EvidenceSet {
  let unitsLeft = count;
  const pieces: Piece[] = [];
  for (const piece of evidenceSet.pieces) {
    const lineCount = Math.min(unitsLeft, piece.lines.length);
    unitsLeft -= lineCount;
    if (lineCount > 0) pieces.push({ ...piece, lines: piece.lines.slice(0, lineCount), text: piece.text.slice(0, lineCount) });
  }
  const relations = evidenceSet.relations.slice(0, unitsLeft);
  const unshownPlaces = evidenceSet.unshownPlaces.slice(0, Math.max(0, unitsLeft - relations.length));
  return {
    ...evidenceSet,
    pieces,
    relations,
    unshownPlaces,
    omittedPlaceCount:
      evidenceSet.omittedPlaceCount + evidenceSet.pieces.length - pieces.length + evidenceSet.unshownPlaces.length - unshownPlaces.length,
    omittedRelationCount: evidenceSet.omittedRelationCount + evidenceSet.relations.length - relations.length,
    secretCount: countPlaceholders(pieces.flatMap(({ text }) => text).join('\n')),
  };
}
