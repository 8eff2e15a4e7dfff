// Renders a result as text: notes, numbered lines of code, relations with their places, and what was left out.
import type { EvidenceSet, RelationLine } from '../answering/material/evidence/evidenceSet.ts';
import { cautionNote, relationCautions } from '../answering/material/evidence/cautions.ts';
import { visibleText } from '../answering/material/evidence/visibleText.ts';
import { pieceText, unshownText } from '../answering/model/prompts/evidenceText.ts';
import type { CallContext, ResultDraft } from './callContext.ts';

/** Maximum characters of a line of code beside a relation. Set by judgement: nearly every line has fewer. */
const maxLineLength = 160;

/** The draft of a result as text, followed by `footerLines`. */
export function resultText({ notes, evidenceSet, advice }: ResultDraft, footerLines: readonly string[], callContext: CallContext): string {
  const { pieces, relations, unshownPlaces } = evidenceSet;
  const { dependencies, numbered } = callContext.toolContext;
  const sections = [
    notes.join('\n'),
    ...pieces.map((piece) => pieceText(piece, dependencies.label, numbered)),
    relations.map((line) => relationText(line, callContext)).join('\n'),
    unshownPlaces.length
      ? ['Found too, not shown:', ...unshownPlaces.map((place) => unshownText(place, dependencies.label))].join('\n')
      : '',
    [...leftOutNotes(evidenceSet, numbered ? withoutMaxTokens(advice) : advice), ...footerLines].join('\n'),
  ];
  return visibleText(sections.filter(Boolean).join('\n\n'));
}

function relationText({ relation, evidence, repeated }: RelationLine, callContext: CallContext): string {
  const { note, depth, place, column } = relation;
  const at = place ? callContext.placeOf(place, place.lines.first) : '';
  const number = place && evidence && callContext.toolContext.numbered ? ` [${evidence.n}:${place.lines.first + 1}]` : '';
  const line = evidence && !repeated ? `: ${windowAround(evidence.text[0] ?? '', column ?? 0)}` : '';
  return `${'  '.repeat(depth)}- ${[note, at].filter(Boolean).join(' · ')}${number}${line}${cautionNote(relationCautions(note, evidence))}`;
}

/** A line without indentation; a long line is cut to the part around `column`. */
function windowAround(text: string, column: number): string {
  const line = text.trim();
  if (line.length <= maxLineLength) return line;
  const indent = text.length - text.trimStart().length;
  const from = Math.max(0, Math.min(column - indent - Math.floor(maxLineLength / 4), line.length - maxLineLength));
  return `${from > 0 ? '…' : ''}${line.slice(from, from + maxLineLength)}${from + maxLineLength < line.length ? '…' : ''}`;
}

/** A note on what was left out with `advice` how to get it; empty where nothing was. */
function leftOutNotes({ pieces, omittedPlaceCount, omittedRelationCount }: EvidenceSet, advice: string): readonly string[] {
  const hasCut = pieces.some(({ evidence, lines }) => lines.length < evidence.lines.last - evidence.lines.first + 1);
  const parts = [
    omittedPlaceCount ? `${omittedPlaceCount} more ${omittedPlaceCount === 1 ? 'place' : 'places'}` : '',
    omittedRelationCount > 0 ? `${omittedRelationCount} more ${omittedRelationCount === 1 ? 'line' : 'lines'} of this list` : '',
    hasCut ? 'lines marked as cut (read_lines shows them)' : '',
  ].filter(Boolean);
  return parts.length ? [`Left out: ${parts.join(', ')}. ${advice}`.trim()] : [];
}

/** Removes the advice to raise max_tokens, which has no effect in an answer, where all calls share one budget. */
function withoutMaxTokens(advice: string): string {
  const otherAdvice = advice.replace(/^Raise max_tokens[;,.]?\s*(?:or\s+)?/, '');
  return otherAdvice.charAt(0).toUpperCase() + otherAdvice.slice(1);
}
