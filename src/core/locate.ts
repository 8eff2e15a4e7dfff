// Where cited lines are now: the edge between names of roots and one-based lines, and the texts of files.
import { findLines } from './answering/page/citations.ts';
import { splitLines, type Texts } from './answering/evidence/evidence.ts';
import type { Codebase } from './api.ts';
import type { Digest, Root } from './ports.ts';
import { rootMeant } from './workspace/rootMeant.ts';

/** Finds the lines with the digest `hash`, where they were or elsewhere in the file; undefined when they are gone. */
export async function locate(
  place: Parameters<Codebase['locate']>[0],
  { roots, texts, digest }: { readonly roots: readonly Root[]; readonly texts: Texts; readonly digest: Digest },
): ReturnType<Codebase['locate']> {
  const root = rootMeant(place.root, roots);
  const text = root && (await texts.read(root.key, place.path));
  if (text === undefined) return undefined;
  const found = findLines({ first: place.lineStart - 1, last: place.lineEnd - 1 }, place.hash, splitLines(text), digest);
  return found && { lineStart: found.first + 1, lineEnd: found.last + 1, moved: found.first !== place.lineStart - 1 };
}
