// Where cited lines are now: the edge between names of roots and one-based lines, and the texts of files.
import { findLines } from '../answering/page/citations.ts';
import { splitLines } from '../answering/evidence/evidence.ts';
import type { Digest, Root } from '../ports.ts';
import { rootMeant } from '../workspace/rootMeant.ts';
import type { Texts } from '../text/texts.ts';

/** Lines as an answer cites them, one-based; `hash` is the digest of their text. */
export interface CitedLines {
  readonly root: string;
  readonly path: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly hash: string;
}

/** Where cited lines stand now, one-based. */
export interface CurrentLines {
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly moved: boolean;
}

/** Finds the lines with the digest `hash`, where they were or elsewhere in the file; undefined when they are gone. */
export async function locateCitation(
  place: CitedLines,
  { roots, texts, digest }: { readonly roots: readonly Root[]; readonly texts: Texts; readonly digest: Digest },
): Promise<CurrentLines | undefined> {
  const root = rootMeant(place.root, roots);
  const text = root && (await texts.read(root.key, place.path));
  if (text === undefined) return undefined;
  const lineSpan = findLines({ first: place.lineStart - 1, last: place.lineEnd - 1 }, place.hash, splitLines(text), digest);
  return lineSpan && { lineStart: lineSpan.first + 1, lineEnd: lineSpan.last + 1, moved: lineSpan.first !== place.lineStart - 1 };
}
