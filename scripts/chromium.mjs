// Finds a Chromium-based browser to drive in tests; installs Debian's where that is possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'msedge'];

/** Usual locations of browsers that are not on the PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name]
      ? [join(process.env[name], 'Google/Chrome/Application/chrome.exe'), join(process.env[name], 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
];

/** A program on the PATH, or undefined.
 * @param {string} name
 * @returns {string | undefined}
 */
export function onPath(name) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))).find((file) => existsSync(file));
}

/** The browser to use: `$CLEW_CHROMIUM`, else the first found.
 * @returns {string | undefined}
 */
export function findChromium() {
  const chosen = process.env['CLEW_CHROMIUM'];
  if (chosen) return chosen;
  return names.map(onPath).find(Boolean) ?? places.find((file) => existsSync(file));
}

/**
 * The browser to use. Where there is none, it is installed from Debian's packages if permissions allow that.
 * @returns {Promise<string>}
 * @throws {Error} With one line that says what to do.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium with apt-get, once.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true, env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('A Chromium-based browser is needed: install Chromium or Chrome, or put its path into CLEW_CHROMIUM.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensureChromium());
