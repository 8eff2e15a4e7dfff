// Formats evidence for a model: numbered pieces with path and symbol, a number before each line, then the relations.
import { languageOf } from '../../../syntax/languages.ts';
import { comment } from '../../../packing/cut.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import type { EvidenceSet, Piece, RelationLine } from '../../material/evidence/evidenceSet.ts';
import { definitionEndBelow } from '../../material/evidence/evidenceBook.ts';
import { kindInLanguage } from '../../material/relations/languagePhrases.ts';
import { readableName, oneLine } from '../../material/relations/relationNote.ts';
import { cautionNote, cautionWords, relationCautions, wordCautions } from '../../material/evidence/cautions.ts';
import { pathOf } from '../../material/evidence/pathOf.ts';
import { visibleText } from '../../material/evidence/visibleText.ts';

/** All evidence of a request, with a note about evidence without room. */
export function evidenceText(
  { pieces, relations, omittedPlaceCount, omittedRelationCount, unshownPlaces }: EvidenceSet,
  label: (root: string) => string,
): string {
  const parts = pieces.map((piece) => pieceText(piece, label, true));
  if (unshownPlaces.length)
    parts.push(['Found too, not shown; ask for what you need', ...unshownPlaces.map((place) => unshownText(place, label))].join('\n'));
  if (omittedPlaceCount)
    parts.push(
      omittedPlaceCount === 1
        ? '(1 more place was found and is not shown.)'
        : `(${omittedPlaceCount} more places were found and are not shown.)`,
    );
  if (relations.length) {
    const lines = relations.map((line) => relationText(line, label));
    const more =
      omittedRelationCount > 0
        ? [omittedRelationCount === 1 ? '- 1 more relation is not listed' : `- ${omittedRelationCount} more relations are not listed`]
        : [];
    parts.push(['Relations', ...lines, ...more].join('\n'));
  }
  if (parts.length === 0) parts.push('(Nothing was found for this question.)');
  return parts.join('\n\n');
}

/** A piece below its place; `numbered` where it can be cited by its number. */
export function pieceText({ evidence, lines, text, title }: Piece, label: (root: string) => string, numbered: boolean): string {
  const { n, root, path, symbol, why } = evidence;
  const what = symbol ? (symbol.fact.kind === 'module' ? 'module' : `${kindInLanguage(symbol)} ${readableName(symbol)}`) : oneLine(title);
  const place = `${pathOf(root, path, label)}:${evidence.lines.first + 1}-${evidence.lines.last + 1}`;
  const head = [numbered ? `[${n}] ${place}` : place, what, oneLine(why), ...cautionWords(evidence.cautions)].filter(Boolean).join(' · ');
  const language = symbol?.language ?? languageOf(path) ?? 'markdown';
  const body: string[] = [];
  const begin = beginOfComment(evidence);
  if (begin !== undefined) body.push(comment(`its comment begins at line ${begin + 1}`, language));
  let next = evidence.lines.first;
  lines.forEach((line, i) => {
    if (line > next) body.push(cutComment(line - next, language));
    body.push(`${line + 1}| ${visibleText(text[i] ?? '')}`);
    next = line + 1;
  });
  if (next <= evidence.lines.last) body.push(cutComment(evidence.lines.last + 1 - next, language));
  const last = definitionEndBelow(evidence);
  // Without this note a reader takes the part for the whole.
  if (symbol && last !== undefined)
    body.push(comment(`${kindInLanguage(symbol)} ${readableName(symbol)} goes on to line ${last + 1}`, language));
  return [head, ...body].join('\n');
}

/** First line of the comment above a definition, if the piece begins further down in it. */
function beginOfComment({ lines, symbol }: Piece['evidence']): number | undefined {
  const doc = symbol?.fact.docLines;
  const isInside = doc !== undefined && doc.first < lines.first && lines.first <= doc.last;
  return isInside && doc.last < (symbol?.fact.range.start.line ?? 0) ? doc.first : undefined;
}

/** A place mentioned in one line. */
export function unshownText({ root, path, lines, symbol, title }: Candidate, label: (root: string) => string): string {
  const what = symbol ? `${kindInLanguage(symbol)} ${readableName(symbol)}` : oneLine(title);
  const place = `${pathOf(root, path, label)}:${lines.first + 1}-${lines.last + 1}`;
  return `- ${place} ${what}${cautionNote(wordCautions(what, path))}`;
}

/** Counts missing lines in a comment of the language, so that the model does not take it for code. */
function cutComment(count: number, language: string): string {
  return comment(`${count} ${count === 1 ? 'line' : 'lines'} cut`, language);
}

function relationText({ relation, evidence, repeated }: RelationLine, label: (root: string) => string): string {
  const { note, depth, place } = relation;
  const line = place && evidence ? ` [${evidence.n}:${place.lines.first + 1}]` : '';
  const sourceText =
    evidence && !repeated ? ` ${pathOf(evidence.root, evidence.path, label)}: ${oneLine(visibleText(evidence.text[0] ?? ''))}` : '';
  return `${'  '.repeat(depth)}- ${visibleText(note)}${line}${sourceText}${cautionNote(relationCautions(note, evidence))}`;
}
