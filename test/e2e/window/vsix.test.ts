// The contents of the .vsix: only files that run, no path of the build machine, and a command line that works on its own.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { root } from '../../../scripts/paths.mjs';
import { unzip } from '../../support/unzip.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

suite('the .vsix', () => {
  let folder: string;
  let files: readonly string[];

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'clew-vsix-'));
    unzip(vsix, 'extension/', folder);
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => statSync(join(folder, path)).isFile());
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('is small', () => {
    assert.ok(statSync(vsix).size < 12e6, `${statSync(vsix).size} bytes`);
  });

  test('contains only files that run', () => {
    const expected =
      /^(package(\.nls(\.[a-z-]+)?)?\.json|readme\.md|changelog\.md|LICENSE\.txt|(l10n|media)\/[^/]+|media\/walkthrough\/[a-z]+\.svg|media\/agent-plugin\/.+\.(json|md)|dist\/.+\.(js|css|ttf|wasm|scm)|dist\/embedder\/(weights\.bin|vocabulary\.txt|NOTICE\.md)|dist\/THIRD-PARTY-NOTICES\.txt)$/;
    assert.deepEqual(
      files.filter((file) => !expected.test(file)),
      [],
    );
    for (const file of [
      'extension.js',
      'engine.js',
      'parseWorker.js',
      'openai.js',
      'o200k.js',
      'readingTables.js',
      'cli.js',
      'commandLine.js',
      'mcp.js',
      'webview/panel.js',
      'webview/layout.js',
      'webview/highlight.js',
      'webview/panel.css',
    ]) {
      assert.ok(files.includes(`dist/${file}`), file);
    }
  });

  test('contains the licences of its dependencies', () => {
    const text = readFileSync(join(folder, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['highlight.js', 'dompurify', '@vscode/codicons', '@orama/orama', 'openai', 'tree-sitter-python', 'web-tree-sitter'])
      assert.match(text, new RegExp(`^${name.replace('.', '\\.')} \\d+\\.`, 'm'));
    assert.match(text, /Creative Commons/);
  });

  test('names no path of the build machine', () => {
    const marks = [root, tmpdir() + '/'].filter((mark) => mark.length > 5);
    for (const file of files.filter((path) => /\.(js|css|json|md|scm)$/.test(path))) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const mark of marks) assert.ok(!text.includes(mark), `${file} names ${mark}`);
    }
  });

  test('has no command that only the development of Clew needs', () => {
    const help = execFileSync(process.execPath, [join(folder, 'dist/cli.js'), '--help'], { encoding: 'utf8', cwd: folder });
    assert.match(help, /\bmcp\b/);
    assert.doesNotMatch(help, /\beval\b/);
  });

  test('has a command line that works on its own', () => {
    const project = join(root, 'test/fixtures/orders');
    const store = join(folder, 'store');
    const output = execFileSync(
      process.execPath,
      [join(folder, 'dist/cli.js'), 'search', 'where is the delivery fee decided', '--workspace', project, '--store', store, '--json'],
      { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const { ranked } = JSON.parse(output) as { ranked: readonly { file: string }[] };
    assert.ok(
      ranked.slice(0, 3).some(({ file }) => file === 'src/orders/price.ts'),
      output,
    );
  });
});
