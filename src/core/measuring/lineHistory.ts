// Where lines of an earlier commit are now: the line numbers of a patch, carried through the patches after it.
import type { Hunk } from '../ports.ts';

/** Patches of each file, fed from the newest commit to the oldest. */
export class LineHistory {
  readonly #later = new Map<string, (readonly Hunk[])[]>();

  /** Notes a commit's patch of a file; all newer ones must have been noted. */
  add(path: string, hunks: readonly Hunk[]): void {
    const later = this.#later.get(path);
    if (later) later.push(hunks);
    else this.#later.set(path, [hunks]);
  }

  /** The line (zero-based) that `line` became through all patches noted so far; undefined when one of them changed it. */
  now(path: string, line: number): number | undefined {
    let at: number | undefined = line;
    for (const hunks of (this.#later.get(path) ?? []).toReversed()) at = at === undefined ? undefined : moved(at, hunks);
    return at;
  }
}

function moved(line: number, hunks: readonly Hunk[]): number | undefined {
  let shift = 0;
  for (const { oldFirst, oldLines, added } of hunks) {
    if (line < oldFirst) break;
    if (line < oldFirst + oldLines) return undefined;
    shift += added.length - oldLines;
  }
  return line + shift;
}
