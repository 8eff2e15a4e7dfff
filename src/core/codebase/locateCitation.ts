// Finds the present lines of a citation; converts between names of roots, one-based lines and file texts.
import { findLines } from '../answering/material/evidence/checkCitedLines.ts';
import { splitLines } from '../answering/material/evidence/evidenceBook.ts';
import type { Digest, Root } from '../ports.ts';
import { rootByLabel } from '../workspace/rootByLabel.ts';
import type { CurrentTexts } from '../text/currentTexts.ts';

/** Cited one-based lines; `hash` is the digest of their text. */
export interface CitedLines {
  readonly root: string;
  readonly path: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly hash: string;
}

/** Present one-based lines of a citation. */
export interface CurrentLines {
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly moved: boolean;
}

/** Finds the cited lines by their digest, at their old place or elsewhere in the file; undefined when they are gone. */
export async function locateCitation(
  citedLines: CitedLines,
  { roots, currentTexts, digest }: { readonly roots: readonly Root[]; readonly currentTexts: CurrentTexts; readonly digest: Digest },
): Promise<CurrentLines | undefined> {
  const root = rootByLabel(citedLines.root, roots);
  const text = root && (await currentTexts.read(root.key, citedLines.path));
  if (text === undefined) return undefined;
  const lineSpan = findLines({ first: citedLines.lineStart - 1, last: citedLines.lineEnd - 1 }, citedLines.hash, splitLines(text), digest);
  return lineSpan && { lineStart: lineSpan.first + 1, lineEnd: lineSpan.last + 1, moved: lineSpan.first !== citedLines.lineStart - 1 };
}
