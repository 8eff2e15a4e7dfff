// Default folder for the command line's index: the user's cache folder, since losing it only costs time.
import { homedir } from 'node:os';
import { join } from 'node:path';

/** `CLEW_STORE`, else the folder for caches of this platform. */
export function defaultStoreFolder(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform): string {
  if (env.CLEW_STORE) return env.CLEW_STORE;
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'clew');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'clew', 'cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'clew');
  return join(homedir(), '.cache', 'clew');
}
