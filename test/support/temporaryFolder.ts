// Temporary folders of tests. An engine of a finished test may still write for a moment and restore its folder, so folders are removed
// again when the test process exits.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a hook can be left that runs when a test, or a file of tests, is over: `t`, or `{ after }` of `node:test`. */
export interface Ending {
  after(run: () => void): void;
}

const folders = new Set<string>();

/** Synchronous, so that it can run while the process exits. Never throws: a folder that cannot be removed is found by `scripts/test.mjs`. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.error(`${folder} could not be removed: ${String(error)}`);
  }
}

process.once('exit', () => folders.forEach(remove));

/**
 * Makes an empty folder and gives its real path.
 * @param name is part of the folder's name, which begins with `clew-`
 * @param ending removes it early, when its test is over; otherwise it stays until the process exits
 */
export function temporaryFolder(name: string, ending?: Ending): string {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), `clew-${name}-`)));
  folders.add(folder);
  ending?.after(() => remove(folder));
  return folder;
}
