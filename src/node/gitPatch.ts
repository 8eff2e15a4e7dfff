// Parser for the output of `git log -p -U0`: commits with their hunks.
import type { Commit, Hunk } from '../core/ports.ts';

/** Fields between NULs: hash, seconds since 1970, subject, body; the patch follows. */
export const patchFormat = '--format=%x00%H%x00%at%x00%s%x00%b%x00';

const hash = /^[0-9a-f]{40,64}$/;
const hunkHead = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Returns the commits of `output` in its order. Skips text that does not fit the format, as after a file with a NUL in it. */
export function readCommits(output: string): Commit[] {
  const fields = output.split('\0');
  const commits: Commit[] = [];
  for (let i = 0; i + 4 < fields.length; i++) {
    const [commit = '', seconds = '', subject = '', body = '', patch = ''] = fields.slice(i, i + 5);
    if (!hash.test(commit) || !/^\d+$/.test(seconds)) continue;
    commits.push({ commit, date: Number(seconds) * 1000, subject, body: body.trim(), files: readPatch(patch) });
    i += 4;
  }
  return commits;
}

function readPatch(patch: string): Commit['files'] {
  const files: { path: string; hunks: Hunk[] }[] = [];
  const lines = patch.split('\n');
  let before = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const head = hunkHead.exec(line);
    if (head) i = readHunk(head, lines, i + 1, files.at(-1)?.hunks ?? []);
    else if (line.startsWith('--- a/')) before = pathIn(line);
    // A deleted file has its path only on the other side.
    else if (line.startsWith('+++ ')) files.push({ path: line.startsWith('+++ b/') ? pathIn(line) : before, hunks: [] });
  }
  return files;
}

function pathIn(line: string): string {
  return line.slice(6).replace(/\t$/, '');
}

/** Reads the lines of a hunk from `at` on; returns the last one. For a side without lines git names the line before; lines count from 1. */
function readHunk(head: RegExpExecArray, lines: readonly string[], at: number, hunks: Hunk[]): number {
  const [removedCount, addedCount] = [Number(head[2] ?? 1), Number(head[4] ?? 1)];
  const texts: string[] = [];
  let end = at;
  for (let remaining = removedCount + addedCount; remaining > 0 && end < lines.length; end++) {
    const line = lines[end] ?? '';
    // "\\ No newline at end of file" is no line of either side.
    if (line.startsWith('\\')) continue;
    remaining--;
    if (line.startsWith('+')) texts.push(line.slice(1).replace(/\r$/, ''));
  }
  const [oldFirst, newFirst] = [Number(head[1]) - (removedCount ? 1 : 0), Number(head[3]) - (addedCount ? 1 : 0)];
  hunks.push({ oldFirst, oldLines: removedCount, newFirst, added: texts });
  return end - 1;
}
