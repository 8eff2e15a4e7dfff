// Runs test/vscode inside the extension host of a real VS Code: the server from npm, or with CLEW_TEST_HOST=electron the desktop's.
import * as esbuild from 'esbuild';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { results, root } from './paths.mjs';

const SUITE_MS = 11 * 60_000;
/** Prefix of the suite's own output, which tells it from that of VS Code. */
const MARK = '[suite] ';
const tests = join(root, '.cache/test-vscode/index.js');
/** An extension that offers a model to the editor, installed beside Clew. */
const modelProvider = join(root, 'test/vscode/modelProvider');

/** The extension host loads CommonJS. mocha stays outside the bundle, since it loads its parts by path. */
async function bundleSuite() {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['test/vscode/index.ts'],
    outfile: tests,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode', 'mocha'],
    banner: {
      js: `{ const { format } = require('node:util'); const log = console.log.bind(console); console.log = (...args) => log(${JSON.stringify(MARK)} + format(...args)); }`,
    },
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    sourcemap: 'inline',
    logLevel: 'warning',
  });
}

/** @param {string} folder */
async function inServer(folder) {
  const { VSCode } = await import('../test/support/vscodeServer.ts');
  const log = createWriteStream(join(results, 'extension-host.log'));
  /** @param {string} line */
  const print = (line) => {
    log.write(`${line}\n`);
    if (line.startsWith(MARK)) console.log(line.slice(MARK.length));
  };
  const vscode = await VSCode.start({ extensions: [modelProvider], log: (line) => log.write(`${line}\n`) });
  try {
    const code = await vscode.runSuite(folder, { extension: root, tests }, print, SUITE_MS);
    if (code !== 0) throw new Error(`The suite failed (${code}); all that was said is in ${log.path}`);
  } finally {
    await vscode.stop();
    log.end();
  }
}

/** @param {string} folder */
async function inElectron(folder) {
  const { runTests } = await import('@vscode/test-electron');
  await runTests({
    extensionDevelopmentPath: [root, modelProvider],
    extensionTestsPath: tests,
    launchArgs: [folder, '--disable-extensions', '--disable-workspace-trust', '--skip-welcome', '--skip-release-notes'],
  });
}

const { sampleProject } = await import('../test/support/sampleProject.ts');
const project = sampleProject('orders');
try {
  mkdirSync(results, { recursive: true });
  await bundleSuite();
  await (process.env['CLEW_TEST_HOST'] === 'electron' ? inElectron : inServer)(project.folder);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  project.dispose();
}
// The browser and the server have been stopped; whatever else still holds the process open must not hold up the tests.
process.exit();
