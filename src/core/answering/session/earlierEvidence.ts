// Reads evidence of earlier turns again for a later one. Lines that only moved are found by their content, changed lines by their
// definition; evidence without either is dropped.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { Digest } from '../../ports.ts';
import { keyOf, symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { findLines } from '../material/evidence/checkCitedLines.ts';
import type { EvidenceBook } from '../material/evidence/evidenceBook.ts';
import type { EarlierTurn } from './earlierTurn.ts';

/** A place of an earlier turn. `isCited`: its answer cites it. */
export interface EarlierPlace {
  readonly place: Candidate;
  readonly isCited: boolean;
}

/** Current places of earlier turns, newest turn first. `goneCount`: cited files or definitions that no longer exist. */
export interface EarlierPlaces {
  readonly places: readonly EarlierPlace[];
  readonly goneCount: number;
}

type EarlierEvidence = EarlierTurn['evidence'][number] & { readonly isCited: boolean };

/** Reads the evidence of `turns` again through `book`. `rootOf` gives the key of a root by its display name. */
export async function readEarlierEvidence(
  turns: readonly EarlierTurn[],
  { book, graph, digest, rootOf, limit }: EarlierEvidenceDependencies,
): Promise<EarlierPlaces> {
  const places = new Map<string, EarlierPlace>();
  let goneCount = 0;
  for (const earlierEvidence of newestFirst(turns, limit)) {
    const root = rootOf(earlierEvidence.root);
    const place = await currentPlace(earlierEvidence, root, { book, graph, digest });
    if (!place) goneCount += earlierEvidence.isCited ? 1 : 0;
    else if (!places.has(keyOf(place))) places.set(keyOf(place), { place, isCited: earlierEvidence.isCited });
  }
  return { places: [...places.values()], goneCount };
}

/** Dependencies of reading evidence again. */
export interface EarlierEvidenceDependencies {
  readonly book: EvidenceBook;
  readonly graph: CodeGraph;
  readonly digest: Digest;
  readonly rootOf: (label: string) => string;
  /** Maximum places; the least recently used go first. */
  readonly limit: number;
}

/** Each place once, newest turn first, otherwise in order. */
function newestFirst(turns: readonly EarlierTurn[], limit: number): readonly EarlierEvidence[] {
  const piecesNewestFirst = turns.toReversed().flatMap(({ evidence, citations }): EarlierEvidence[] => {
    // A single line was shown for a relation, which the graph provides again.
    const pieces = evidence.filter(({ lineStart, lineEnd }) => lineEnd > lineStart);
    return pieces.map((each) => ({ ...each, isCited: each.pinned === true || citations.some((citation) => isInside(citation, each)) }));
  });
  return firstOfEach(piecesNewestFirst, (each) => `${each.root}:${each.file}:${each.symbol ?? each.hash}`).slice(0, limit);
}

function isInside(
  citation: EarlierTurn['citations'][number],
  { root, file, lineStart, lineEnd }: Omit<EarlierEvidence, 'isCited'>,
): boolean {
  return citation.root === root && citation.file === file && citation.lineStart >= lineStart && citation.lineEnd <= lineEnd;
}

async function currentPlace(
  { file: path, lineStart, lineEnd, hash, symbol: name, why }: EarlierEvidence,
  root: string,
  { book, graph, digest }: Omit<EarlierEvidenceDependencies, 'rootOf' | 'limit'>,
): Promise<Candidate | undefined> {
  const file = await book.readRawLines(root, path);
  if (!file) return undefined;
  const inFile = graph.inFile(root, path);
  const role = inFile[0]?.role ?? 'documentation';
  const namedSymbols = name === undefined ? [] : inFile.filter(({ fact }) => fact.qualifiedName === name && fact.kind !== 'module');
  const lines = findLines({ first: lineStart - 1, last: lineEnd - 1 }, hash, file, digest);
  if (lines) {
    const symbol = namedSymbols.find(({ fact }) => fact.range.start.line >= lines.first && fact.range.start.line <= lines.last) ?? null;
    return { root, path, role, lines, symbol, title: '', score: 1, why };
  }
  // The lines have changed: reads the current version of their definition.
  const [symbol] = namedSymbols;
  return symbol && symbolCandidate(symbol, 1, why);
}
