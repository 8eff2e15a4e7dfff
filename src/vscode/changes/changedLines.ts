// Parser for git's unified diff: the lines that a working tree has changed.

/** Lines of the new side of a hunk, one-based. */
export interface ChangedLines {
  readonly lineStart: number;
  readonly lineEnd: number;
}

const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;

/** Hunks of one file's diff; a deletion is placed at the line before it. */
export function changedLines(diff: string): readonly ChangedLines[] {
  return diff.split('\n').flatMap((line) => {
    const match = hunk.exec(line);
    if (!match) return [];
    const start = Math.max(1, Number(match[1]));
    return [{ lineStart: start, lineEnd: start + Math.max(1, Number(match[2] ?? 1)) - 1 }];
  });
}
