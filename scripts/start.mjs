// `npm start -- FOLDER [--browser]`: builds Clew and opens VS Code with it on that folder: the desktop's, or one in the browser when
// there is no `code` on the PATH or `--browser` asks for it.
import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { onPath } from './chromium.mjs';
import { cacheFolder, root } from './paths.mjs';
import { run } from './processes.mjs';
import { folderAddress, installFromCheckout, startServer } from './vscode-server.mjs';

/** @param {string | undefined} argument */
function folderToOpen(argument) {
  // npm runs scripts in the checkout; a relative path means the folder in which npm was called.
  const folder = argument === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? process.cwd(), argument);
  if (folder && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  console.error(folder ? `There is no folder ${folder}` : 'Say which folder to open: npm start -- FOLDER [--browser]');
  process.exit(2);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/** @param {string} folder */
async function serve(folder) {
  const hash = createHash('sha256').update(folder).digest();
  const home = join(cacheFolder(), 'start', hash.toString('hex').slice(0, 16));
  const extensionsDir = join(home, 'extensions');
  installFromCheckout(extensionsDir);
  // The browser keeps settings by address: the same folder gets the same port whenever it is free.
  const usual = 20_000 + (hash.readUInt16BE(0) % 20_000);
  const port = (await isFree(usual)) ? usual : 0;
  const token = randomBytes(16).toString('hex');
  const server = await startServer({ dataDir: join(home, 'data'), extensionsDir, port, token });
  console.log(`Clew runs in VS Code at ${folderAddress(server, folder, { token })} (Ctrl-C ends it)`);
  return server;
}

async function main() {
  const args = process.argv.slice(2);
  const folder = folderToOpen(args.find((arg) => !arg.startsWith('--')));
  const stop = new Promise((done) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => done(signal));
  });
  await run(process.execPath, ['esbuild.mjs'], { cwd: root, quiet: true });
  const code = args.includes('--browser') ? undefined : onPath('code');
  if (code) {
    await run(code, [`--extensionDevelopmentPath=${root}`, '--new-window', folder], { shell: process.platform === 'win32' });
    return;
  }
  const server = await serve(folder);
  const why = await Promise.race([stop, server.ended]);
  await server.stop();
  if (typeof why === 'number' && why !== 0) throw new Error(`The VS Code server ended by itself with ${why}`);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
