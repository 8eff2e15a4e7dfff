// Launch script for other agents: its path stays when Clew is updated, while the extension's path contains its version.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const fileName = 'clew.cjs';
/**
 * Folder beside the script for compiled code (7 MB), since agents wait 3 s for a server, or not at all. It shortens the start of `clew mcp`
 * from 0.34 s to 0.18 s of processor time (until it answers `initialize`; Node 24, six runs, 2026-11-26).
 */
const compileCacheFolder = 'compiled';

/** Folder for compiled code below the storage folder of the extension; emptied when another version is installed. */
export function compileCachePath(folder: string): string {
  return join(folder, compileCacheFolder);
}

/** Path of the script in `folder`. */
export function launcherPath(folder: string): string {
  return join(folder, fileName);
}

/**
 * Text of the script. It runs the command line of the extension in `extension`. If that folder is gone, as after an update before the
 * editor has started once, it runs that of the newest version beside it.
 */
export function launcherText(extension: string): string {
  const name = basename(extension).replace(/-\d+\.\d+\.\d+.*$/, '');
  return `// Written by the extension Clew each time it starts: runs the command line of the version that is installed.
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');
const folder = ${JSON.stringify(dirname(extension))};
const script = (name) => join(folder, name, 'dist', 'cli.js');
const installed = () =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(${JSON.stringify(`${name}-`)}) && existsSync(script(name)))
    .sort((a, b) => statSync(script(b)).mtimeMs - statSync(script(a)).mtimeMs);
const found = [${JSON.stringify(basename(extension))}, ...installed()].find((name) => existsSync(script(name)));
if (found) {
  require('node:module').enableCompileCache?.(join(__dirname, ${JSON.stringify(compileCacheFolder)}));
  process.argv[1] = script(found);
  require(script(found));
} else {
  console.error('Clew is no longer installed in ' + folder + ': install it in the editor, or take this server out of the configuration.');
  process.exitCode = 1;
}
`;
}

/**
 * Writes the script for the extension in `extension`, unless it is there already. Agents that start it meanwhile run the old script or the new one, never a part.
 */
export async function writeLauncher(folder: string, extension: string): Promise<void> {
  const path = launcherPath(folder);
  const text = launcherText(extension);
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(folder, { recursive: true });
  // Compiled code of the version before; a running server keeps what it has read.
  await rm(join(folder, compileCacheFolder), { recursive: true, force: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
}
