// Renders a result as self-contained text: notes, numbered lines of code, relations with their places, and what was left out.
import type { EvidenceSet, RelationLine } from '../answering/evidence/evidenceSet.ts';
import { pieceText, unshownText } from '../answering/prompts/evidenceText.ts';
import type { Desk, ResultDraft } from './desk.ts';

/** Maximum characters of a line next to a relation: enough for nearly every line of code. Set by judgement. */
const longestLine = 160;

/** Control characters, and characters that some readers treat as a line break. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** `draft` as text, followed by `below`. */
export function resultText({ says, gathered, more }: ResultDraft, below: readonly string[], desk: Desk): string {
  const { pieces, relations, unshown } = gathered;
  const { parts, numbered } = desk.context;
  const sections = [
    says.join('\n'),
    ...pieces.map((piece) => pieceText(piece, parts.label, numbered)),
    relations.map((line) => relationText(line, desk)).join('\n'),
    unshown.length ? ['Found too, not shown:', ...unshown.map((place) => unshownText(place, parts.label))].join('\n') : '',
    [...leftOut(gathered, numbered ? withoutRaising(more) : more), ...below].join('\n'),
  ];
  return sections.filter(Boolean).join('\n\n').replace(control, '\ufffd');
}

function relationText({ relation, evidence, repeated }: RelationLine, desk: Desk): string {
  const { note, depth, place, column } = relation;
  const at = place ? desk.placeOf(place, place.lines.first) : '';
  const number = place && evidence && desk.context.numbered ? ` [${evidence.n}:${place.lines.first + 1}]` : '';
  const line = evidence && !repeated ? `: ${windowed(evidence.text[0] ?? '', column ?? 0)}` : '';
  return `${'  '.repeat(depth)}- ${[note, at].filter(Boolean).join(' · ')}${number}${line}`;
}

/** A line without indentation; a long line is cut to the part around `column`. */
function windowed(text: string, column: number): string {
  const line = text.trim();
  if (line.length <= longestLine) return line;
  const indent = text.length - text.trimStart().length;
  const from = Math.max(0, Math.min(column - indent - Math.floor(longestLine / 4), line.length - longestLine));
  return `${from > 0 ? '…' : ''}${line.slice(from, from + longestLine)}${from + longestLine < line.length ? '…' : ''}`;
}

/** Note on what was left out, and how to get it. */
function leftOut({ pieces, left, unlisted }: EvidenceSet, more: string): readonly string[] {
  const cut = pieces.some(({ evidence, lines }) => lines.length < evidence.lines.last - evidence.lines.first + 1);
  const parts = [
    left ? `${left} more ${left === 1 ? 'place' : 'places'}` : '',
    unlisted > 0 ? `${unlisted} more ${unlisted === 1 ? 'line' : 'lines'} of this list` : '',
    cut ? 'lines marked as cut (read_lines shows them)' : '',
  ].filter(Boolean);
  return parts.length ? [`Left out: ${parts.join(', ')}. ${more}`.trim()] : [];
}

/** Removes the advice to raise max_tokens: in an answer, calls share one budget, and a larger request has no effect. */
function withoutRaising(more: string): string {
  const rest = more.replace(/^Raise max_tokens[;,.]?\s*(?:or\s+)?/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
