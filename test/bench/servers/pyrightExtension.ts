// An extension with the pyright language server from npm, for measuring: the editor itself ships no server for Python.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce } from '../../../scripts/installOnce.mjs';
import { cacheFolder } from '../../../scripts/paths.mjs';

const versions = { pyright: '1.1.414', 'vscode-languageclient': '9.0.1' };

const manifest = {
  name: 'pyright-bench',
  publisher: 'bench',
  version: '1.0.0',
  engines: { vscode: '^1.82.0' },
  main: './extension.js',
  activationEvents: ['onLanguage:python'],
  contributes: { languages: [{ id: 'python', extensions: ['.py', '.pyi'] }] },
};

const entry = `const { LanguageClient, TransportKind } = require('vscode-languageclient/node');
let client;
exports.activate = async () => {
  const run = { module: require.resolve('pyright/langserver.index.js'), transport: TransportKind.ipc };
  client = new LanguageClient('pyright', 'pyright', { run, debug: run }, { documentSelector: [{ language: 'python' }] });
  await client.start();
};
exports.deactivate = () => client?.stop();
`;

/** The folder of the extension, installed once. */
export async function ensurePyright(): Promise<string> {
  const folder = join(cacheFolder(), `pyright-bench-${versions.pyright}`);
  await installOnce(folder, async (target: string) => {
    writeFileSync(join(target, 'package.json'), JSON.stringify({ ...manifest, dependencies: versions }));
    writeFileSync(join(target, 'extension.js'), entry);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: target, stdio: 'inherit' });
  });
  return folder;
}
