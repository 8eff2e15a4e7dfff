// A complete VS Code that runs in a browser. It comes from npm, is installed once outside the checkout, and is started on a free loopback port.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installOnce } from './installOnce.mjs';
import { node24 } from './node24.mjs';
import { cacheFolder, root } from './paths.mjs';
import { endAndWait, run, start } from './processes.mjs';

/** The npm package that carries the build of VS Code, and its exact version (VS Code 1.139.1). */
const VERSION = '4.139.1';
const START_MS = 60_000;

/** Environment for a separate npm, without the variables that the calling npm sets for this project. */
function npmEnvironment() {
  const ours = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|INIT_CWD$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const cli = process.env['npm_execpath'];
  const options = { cwd, quiet: true, env: npmEnvironment(), timeoutMs: 8 * 60_000 };
  const all = [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return cli?.endsWith('.js')
    ? run(node24(), [cli, ...all], options)
    : run('npm', all, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} folder */
async function installServer(folder) {
  console.log(`Installing a VS Code to run Clew in, once, into ${dirname(folder)} (about half a minute).`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await npm(['install', `code-server@${VERSION}`, '--save-exact'], folder);
  const vscode = join(folder, 'node_modules/code-server/lib/vscode');
  await npm(['install', '--omit=dev'], vscode);
  await npm(['install', '--omit=dev'], join(vscode, 'extensions'));
}

/**
 * Path of the server's entry script, installed when it is not there yet.
 * @returns {Promise<string>}
 */
export async function ensureServer() {
  const folder = join(cacheFolder(), `vscode-server-${VERSION}`);
  await installOnce(folder, installServer);
  return join(folder, 'node_modules/code-server/lib/vscode/out/server-main.js');
}

/**
 * @typedef {object} ServerOptions
 * @property {string} dataDir Where the server keeps everything; one folder for each server.
 * @property {string} extensionsDir
 * @property {number} [port] Default: any free one.
 * @property {string} [token] Secret that the address must carry. Without one, every process of this machine can connect.
 * @property {boolean} [testHooks] Lets a page run extension tests; see `testPayload`.
 * @property {boolean} [workspaceTrust] Ask whether folders are trusted (default), or trust all.
 * @property {Record<string, string>} [env]
 * @property {(line: string) => void} [log]
 */

/**
 * @typedef {object} Server
 * @property {number} port
 * @property {string} address
 * @property {() => Promise<void>} stop
 * @property {Promise<number | null>} ended Resolves with the exit code when the server ends by itself or is stopped.
 */

/** @param {ServerOptions} options */
function serverArguments({ dataDir, extensionsDir, port = 0, token, testHooks, workspaceTrust = true }) {
  return [
    ...['--host', '127.0.0.1', '--port', String(port), '--accept-server-license-terms', '--disable-telemetry'],
    ...(token ? ['--connection-token', token] : ['--without-connection-token']),
    ...(testHooks ? ['--enable-smoke-test-driver'] : []),
    ...(workspaceTrust ? [] : ['--disable-workspace-trust']),
    ...['--server-data-dir', dataDir, '--extensions-dir', extensionsDir],
  ];
}

/**
 * Starts the server and resolves when it listens.
 * @param {ServerOptions} options
 * @returns {Promise<Server>}
 */
export async function startServer(options) {
  const main = await ensureServer();
  const child = start(node24(), [main, ...serverArguments(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  /** @type {Promise<number>} */
  const listening = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The VS Code server did not start:\n${output}`)), START_MS);
    /** @param {Buffer} data */
    const read = (data) => {
      const text = data.toString('utf8');
      options.log?.(text.trimEnd());
      output = (output + text).slice(-20_000);
      const port = /Extension host agent listening on (\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The VS Code server ended with ${code}:\n${output}`)));
  });
  try {
    const port = await listening;
    return { port, address: `http://127.0.0.1:${port}/`, ended, stop: () => endAndWait(child) };
  } catch (error) {
    await endAndWait(child);
    throw error;
  }
}

/** Address of a folder in the server's workbench.
 * @param {Server} server
 * @param {string} folder
 * @param {{ token?: string, payload?: readonly (readonly [string, string])[] }} [options]
 */
export function folderAddress(server, folder, { token, payload } = {}) {
  const query = new URLSearchParams();
  if (token) query.set('tkn', token);
  query.set('folder', uriPath(folder));
  if (payload) query.set('payload', JSON.stringify(payload));
  // VS Code reads "+" literally, so spaces have to be %20; and slashes stay readable.
  return `${server.address}?${query.toString().replaceAll('+', '%20').replaceAll('%2F', '/')}`;
}

/** @param {string} path */
function uriPath(path) {
  return decodeURIComponent(pathToFileURL(path).pathname);
}

/** What the page needs to run a test suite in the extension host: folders become addresses on the server.
 * @param {Server} server
 * @param {{ extension: string, tests: string }} paths
 * @returns {readonly (readonly [string, string])[]}
 */
export function testPayload(server, { extension, tests }) {
  /** @param {string} path */
  const remote = (path) => `vscode-remote://127.0.0.1:${server.port}${uriPath(path)}`;
  return [
    ['extensionDevelopmentPath', remote(extension)],
    ['extensionTestsPath', remote(tests)],
  ];
}

/** Puts Clew as built in the checkout into a folder of extensions, as the .vsix would be unpacked; replaces an older one.
 * @param {string} extensionsDir
 */
export function installFromCheckout(extensionsDir) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const target = join(extensionsDir, `${manifest.publisher}.${manifest.name}-${manifest.version}`);
  forgetExtensions(extensionsDir);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const words = readdirSync(root).filter((name) => /^package\.nls\..*json$/.test(name));
  for (const name of ['package.json', ...words, 'dist', 'media', 'l10n', 'README.md', 'LICENSE']) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(target, name), { recursive: true });
  }
}

/** The server looks into the folder of extensions only when it has no list of them.
 * @param {string} extensionsDir
 */
export function forgetExtensions(extensionsDir) {
  rmSync(join(extensionsDir, 'extensions.json'), { force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await ensureServer());
}
