// Reads the files of one commit from a git clone without a work tree, so that nothing of those repositories is checked out or run.
import { execFileSync } from 'node:child_process';

/** A file of the commit. */
export interface BlobEntry {
  readonly id: string;
  readonly bytes: number;
  readonly path: string;
}

const largestOutput = 1 << 28;
/** Bytes of content in one request to git. */
const batchBytes = 8_000_000;

/** The commit that the clone's HEAD names. */
export function headOf(clone: string): string {
  return git(clone, ['rev-parse', 'HEAD']).toString().trim();
}

/** All regular files of a commit, in the order of their paths. */
export function filesOf(clone: string, commit: string): BlobEntry[] {
  const listing = git(clone, ['-c', 'core.quotepath=off', 'ls-tree', '-r', '-l', commit]).toString();
  return listing.split('\n').flatMap((line) => {
    const [, id = '', bytes = '0', path = ''] = /^100\d+ blob (\w+)\s+(\d+)\t(.*)$/.exec(line) ?? [];
    return path ? [{ id, bytes: Number(bytes), path }] : [];
  });
}

/** The texts of `files` in their order; a file that the clone lacks is left out. */
export function* texts(clone: string, files: readonly BlobEntry[]): Generator<{ readonly file: BlobEntry; readonly text: string }> {
  for (let from = 0; from < files.length;) {
    let to = from;
    for (let bytes = 0; to < files.length && (to === from || bytes < batchBytes); to++) bytes += files[to]?.bytes ?? 0;
    yield* batch(clone, files.slice(from, to));
    from = to;
  }
}

function* batch(clone: string, files: readonly BlobEntry[]): Generator<{ readonly file: BlobEntry; readonly text: string }> {
  const output = git(clone, ['cat-file', '--batch'], files.map(({ id }) => `${id}\n`).join(''));
  let at = 0;
  for (const file of files) {
    const head = output.indexOf(10, at);
    const [, kind, size] = output.toString('latin1', at, head).split(' ');
    at = head + 1;
    if (kind !== 'blob') continue;
    const end = at + Number(size);
    yield { file, text: output.toString('utf8', at, end) };
    at = end + 1;
  }
}

function git(clone: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', ['--git-dir', clone, ...args], { maxBuffer: largestOutput, input, stdio: ['pipe', 'pipe', 'ignore'] });
}
