// Tracks lines of an earlier commit to the present by applying the later patches.
import type { Hunk } from '../ports.ts';

/** Patches per file, added from the newest commit to the oldest. */
export class LineHistory {
  readonly #laterPatches = new Map<string, (readonly Hunk[])[]>();

  /** Adds the patch of a commit for a file; newer ones must have been added before. */
  add(path: string, hunks: readonly Hunk[]): void {
    const later = this.#laterPatches.get(path);
    if (later) later.push(hunks);
    else this.#laterPatches.set(path, [hunks]);
  }

  /** Present zero-based line of `line` after all added patches; undefined when one of them changed it. */
  presentLine(path: string, line: number): number | undefined {
    let at: number | undefined = line;
    for (const hunks of (this.#laterPatches.get(path) ?? []).toReversed()) at = at === undefined ? undefined : movedLine(at, hunks);
    return at;
  }
}

function movedLine(line: number, hunks: readonly Hunk[]): number | undefined {
  let shift = 0;
  for (const { oldFirst, oldLines, added } of hunks) {
    if (line < oldFirst) break;
    if (line < oldFirst + oldLines) return undefined;
    shift += added.length - oldLines;
  }
  return line + shift;
}
