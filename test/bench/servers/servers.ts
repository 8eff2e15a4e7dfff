// What language servers confirm, add and refute of uses and calls on a project, in a real VS Code: shares, requests, time, and lines to read.
// `npm run bench -- servers FOLDER [--language python] [--count 60] [--seed 1] [--show 20] [--pyright]`. With `--pyright` that server is
// installed from npm; TypeScript's own ships with VS Code. The project needs its dependencies only where their types decide.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { root } from '../../../scripts/paths.mjs';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { ensurePyright } from './pyrightExtension.ts';
import { printTable, readLine, type ServerSample } from './serverFigures.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'typescript' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '20' },
    pyright: { type: 'boolean', default: false },
  },
});
const [folder = ''] = positionals;
const maxMs = 15 * 60_000;

const home = temporaryFolder('servers');
const project = join(home, basename(resolve(folder)));
cpSync(folder, project, { recursive: true });
const tests = await bundleSuite();
const samples: ServerSample[] = [];
const vscode = await VSCode.start({
  extensions: values.pyright ? [await ensurePyright()] : [],
  env: { CLEW_BENCH: JSON.stringify({ ...values, store: join(home, 'store') }), TMPDIR: home },
});
try {
  const extension = join(home, 'measured');
  mkdirSync(extension);
  const manifest = { name: 'measured', publisher: 'bench', version: '1.0.0', engines: { vscode: '*' } };
  writeFileSync(join(extension, 'package.json'), JSON.stringify(manifest));
  const code = await vscode.runSuite(project, { extension, tests }, (line) => readLine(line, samples), maxMs);
  if (code !== 0) process.exitCode = 1;
  printTable(samples, Number(values.show));
} finally {
  await vscode.stop();
  rmSync(home, { recursive: true, force: true });
}

/** The extension host loads CommonJS. The suite finds grammars and parse workers where the build has put them. */
async function bundleSuite(): Promise<string> {
  const outfile = join(home, 'serversSuite.js');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['test/bench/servers/serversSuite.ts'],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'cjs', target: 'node20', external: ['vscode'], logLevel: 'warning' },
    define: {
      'import.meta.dirname': JSON.stringify(join(root, 'dist')),
      'import.meta.filename': JSON.stringify(join(root, 'dist/engine.js')),
    },
  });
  return outfile;
}
