// Unusual files and folders: each is handled, counted, and reported in one sentence.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite, test } from 'node:test';
import type { IndexReport } from '../../src/core/indexing/indexReport.ts';
import { clew, clewJson, temporaryFolder } from './commandLine.ts';
import { dedent } from '../support/dedent.ts';

type Content = string | Uint8Array;

function write(folder: string, files: Readonly<Record<string, Content>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

suite('an empty folder', () => {
  test('is indexed, with a sentence about it', async (t) => {
    const { code, stdout, stderr } = await clew(['index', '--workspace', temporaryFolder(t), '--store', temporaryFolder(t), '--json']);
    assert.equal(code, 0);
    assert.equal((JSON.parse(stdout) as IndexReport).files, 0);
    assert.match(stderr, /^No file here can be searched[^\n]*\n$/);
  });

  test('has an empty graph', async (t) => {
    const { code, stdout } = await clew(['graph', '--workspace', temporaryFolder(t), '--store', temporaryFolder(t), '--json']);
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(stdout), { symbols: [], edges: [] });
  });

  for (const command of ['search', 'ask']) {
    test(`cannot be ${command === 'ask' ? 'asked' : 'searched'}: one sentence and exit code 1`, async (t) => {
      const { code, stdout, stderr } = await clew([
        command,
        'anything',
        '--workspace',
        temporaryFolder(t),
        '--store',
        temporaryFolder(t),
        '--json',
      ]);
      assert.equal(code, 1);
      assert.equal(stdout, '');
      assert.match(stderr, /^No file here can be searched[^\n]*\n$/);
    });
  }

  test('may hold only unreadable files', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.png': Uint8Array.of(0x89, 0x50, 0, 0), 'b.zip': Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'c.min.js': 'var a=1;' });
    const { code, stdout, stderr } = await clew(['index', '--workspace', folder, '--store', temporaryFolder(t), '--json']);
    assert.equal(code, 0);
    const report = JSON.parse(stdout) as IndexReport;
    assert.equal(report.files, 0);
    assert.equal(
      Object.values(report.skipped).reduce((sum, count) => sum + count, 0),
      3,
    );
    assert.match(stderr, /No file here can be searched/);
  });
});

suite('problematic files', () => {
  test('are counted, and all others are indexed', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, {
      'good.py': 'def good():\n    return 1\n',
      'empty.py': '',
      'broken.ts': 'export function half( { return }\nexport function whole(): number { return 1; }\n',
      'crlf.js': 'export function windows() {\r\n  return 1;\r\n}\r\n',
      'bom.ts': '\uFEFFexport function marked(): void {}\n',
      'utf16.py': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('def wide():\n    return 1\n', 'utf16le')]),
      'latin1.py': Buffer.from(
        dedent`
          # café über
          def accented():
              return 1
        `,
        'latin1',
      ),
      'surrogate.js': 'export function lonely() { return "\\ud800"; } // \uD800 alone\n',
      'hostile.js':
        'export class __proto__ { constructor() {} toString() { return this.hasOwnProperty("x"); } }\nexport function valueOf() {}\n',
      'deep.ts': `export const deep = ${'['.repeat(1500)}${']'.repeat(1500)};\n`,
      'wide.js': `export function wide() { return ${Array.from({ length: 300 }, (_, i) => `f${i}()`).join(' + ')}; }\n`,
      'huge.py': 'x = 1\n'.repeat(400_000),
      'binary.py': Uint8Array.from({ length: 2000 }, (_, i) => i % 7),
      'name with "quotes" & spaces.py': 'def spaced():\n    pass\n',
    });
    symlinkSync('.', join(folder, 'loop'));
    symlinkSync('nowhere', join(folder, 'dangling'));
    const where = ['--workspace', folder, '--store', temporaryFolder(t)];
    const report = (await clewJson(['index', ...where])) as IndexReport;
    assert.equal(report.files, 12);
    assert.equal(report.skipped['too-large'], 1);
    assert.equal(report.skipped.binary, 1);
    assert.equal(report.skipped.link, 2);
    assert.ok(report.parseErrors >= 1);
    const { symbols } = (await clewJson(['symbols', ...where])) as {
      symbols: { qualifiedName: string; file: string; hash: string | null }[];
    };
    const names = new Set(symbols.map(({ qualifiedName }) => qualifiedName));
    for (const name of [
      'good',
      'whole',
      'windows',
      'marked',
      'wide',
      'accented',
      'lonely',
      '__proto__',
      '__proto__.constructor',
      'valueOf',
      'spaced',
    ]) {
      assert.ok(names.has(name), `${name} is missing among ${[...names].join(' ')}`);
    }
    assert.ok(symbols.every(({ hash }) => hash !== null));
    const { code, stderr } = await clew(['search', 'lone surrogate \uD800 in the question', ...where, '--json']);
    assert.equal(code, 0, stderr);
  });

  test('and unreadable folders are counted', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, {
      'good.py': 'def good():\n    pass\n',
      'closed/inside.py': 'def inside():\n    pass\n',
      'secret.py': 'def secret():\n    pass\n',
    });
    chmodSync(join(folder, 'closed'), 0);
    chmodSync(join(folder, 'secret.py'), 0);
    const report = (await clewJson(['index', '--workspace', folder, '--store', temporaryFolder(t)])) as IndexReport;
    chmodSync(join(folder, 'closed'), 0o700);
    // The superuser, and anybody on Windows, can read these too.
    const closed = process.platform !== 'win32' && process.getuid?.() !== 0;
    assert.equal(report.files, closed ? 1 : 3);
    assert.equal(report.skipped.unreadable ?? 0, closed ? 2 : 0);
  });

  test('of special kinds are skipped without a wait', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'good.py': 'def good():\n    pass\n' });
    const makePipe = 'mkfifo';
    if (process.platform !== 'win32') execFileSync(makePipe, [join(folder, 'pipe.py')]);
    const report = (await clewJson(['index', '--workspace', folder, '--store', temporaryFolder(t)])) as IndexReport;
    assert.equal(report.files, 1);
  });

  test('do not matter to the result when they are in the place of the store', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'good.py': 'def good():\n    pass\n', taken: 'a file where the store should be' });
    const { code, stdout, stderr } = await clew([
      'search',
      'good',
      '--workspace',
      folder,
      '--store',
      join(folder, 'taken', 'store'),
      '--json',
    ]);
    assert.equal(code, 0, stderr);
    assert.equal((JSON.parse(stdout) as { ranked: { file: string }[] }).ranked[0]?.file, 'good.py');
    assert.match(stderr, /store|saved/);
  });
});
