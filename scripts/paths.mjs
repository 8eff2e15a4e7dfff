// Folders that the scripts share: the checkout, what tests leave behind, and the cache outside the checkout.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where tests leave screenshots and logs. */
export const results = join(root, 'test-results');

/** The folder for what is installed once and kept between checkouts: `$CLEW_CACHE`, else where the platform keeps caches.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string}
 */
export function cacheFolder(env = process.env, platform = process.platform) {
  if (env['CLEW_CACHE']) return resolve(env['CLEW_CACHE']);
  if (env['XDG_CACHE_HOME']) return join(env['XDG_CACHE_HOME'], 'clew-dev');
  if (platform === 'win32' && env['LOCALAPPDATA']) return join(env['LOCALAPPDATA'], 'clew-dev', 'Cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'clew-dev');
  return join(homedir(), '.cache', 'clew-dev');
}

/** Where `npm run package` puts the .vsix. */
export function vsixPath() {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return join(root, `${name}-${version}.vsix`);
}
