// Searches the text of the index for the lines with an identifier. A name that nothing in the workspace defines has no resolved uses, so
// these lines are all that is known of it.
import type { LineSpan } from '../../base/positions.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { IndexedPlace } from '../../indexing/searchIndex.ts';
import { roleOrder } from '../../uses/target/usePlaces.ts';
import type { FileRole } from '../../workspace/document.ts';
import { lineCandidate, type Candidate } from '../candidate.ts';
import type { Sources } from '../inquiry.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';

/** A zero-based line with the identifier; `symbol` is the innermost enclosing definition. */
export interface NameLine {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly line: number;
  readonly text: string;
  readonly symbol: SymbolNode | null;
}

/** Lines with an identifier, those in code first. */
export interface NameLines {
  readonly places: readonly NameLine[];
  /** Number of all such lines. */
  readonly total: number;
  /** False when more files have the name than the limit: there are then at least `total` lines. */
  readonly complete: boolean;
}

/** Scope and exclusions of the search. */
export interface NameLineOptions {
  /** Whole workspace when absent. */
  readonly scope?: ResolvedScope;
  /** Definitions of the name; their own lines are excluded. */
  readonly definitions?: readonly SymbolNode[];
  /** Limit of entries in {@link NameLines.places}; all lines are counted. */
  readonly most?: number;
}

/** Limit of files per name. Reading and scanning a file takes about .3 ms; a name in more files is ambiguous. */
const maxFiles = 400;
/** Limit of listed lines when the caller gives none. */
export const defaultNameLines = 20;

/** Finds lines with `name` (the last part of a dotted name), as a whole word and case-sensitive. */
export async function findNameLines(
  name: string,
  { fullText, lines, graph }: Pick<Sources, 'fullText' | 'lines' | 'graph'>,
  { scope = everywhere, definitions = [], most = defaultNameLines }: NameLineOptions = {},
): Promise<NameLines> {
  const lastName = name.slice(name.lastIndexOf('.') + 1);
  if (lastName === '') return { places: [], total: 0, complete: true };
  // Documentation is skipped, because plain words in prose are no uses. The index of code leaves out bare keywords, so every file may hold
  // them.
  const filesWithName = fullText
    .filesWith([...new Set(termsOfText(lastName, 'code'))], scope.search)
    .filter(({ role }) => role !== 'documentation');
  const files = filesWithName.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
  const places: NameLine[] = [];
  let total = 0;
  for (const file of files.slice(0, maxFiles)) {
    const { root, path, role } = file;
    const ownSpans = spansIn(file, definitions);
    for (const [line, text] of ((await lines(root, path)) ?? []).entries()) {
      if (!holdsName(text, lastName) || ownSpans.some(({ first, last }) => line >= first && line <= last)) continue;
      if (!scope.contains(root, path, line)) continue;
      total++;
      if (places.length < most) places.push({ root, path, role, line, text: text.trim(), symbol: graph.at(root, path, line) ?? null });
    }
  }
  return { places, total, complete: files.length <= maxFiles };
}

/** Candidate for a line with a name: the enclosing definition, with the line kept in view. */
export function nameLineCandidate({ root, path, role, line, symbol }: NameLine, why: string): Candidate {
  return lineCandidate({ root, path, role, line }, symbol?.fact.kind === 'module' ? null : symbol, 1, why);
}

function spansIn({ root, path }: IndexedPlace, definitions: readonly SymbolNode[]): readonly LineSpan[] {
  const inFile = definitions.filter((each) => each.root === root && each.path === path);
  return inFile.map(({ fact }) => ({ first: fact.range.start.line, last: fact.range.end.line }));
}

/** Whether `line` has `name` as a whole identifier. */
export function holdsName(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    if (!isNameCharacter(line[at - 1]) && !isNameCharacter(line[at + name.length])) return true;
  return false;
}

function isNameCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_$]/u.test(character);
}
