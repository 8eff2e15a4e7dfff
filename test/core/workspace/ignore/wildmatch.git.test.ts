// The ignore rules against git itself, on random trees and random patterns.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { scan } from '../../../../src/core/workspace/scan.ts';
import { wildmatch } from '../../../../src/core/workspace/ignore/wildmatch.ts';
import { NodeFiles } from '../../../../src/node/files.ts';
import { rootOfFolder } from '../../../../src/node/root.ts';
import { plainRules } from '../../../support/memoryRules.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

const base = mkdtempSync(join(tmpdir(), 'clew-ignore-'));
after(() => rmSync(base, { recursive: true, force: true }));

const name = fc.constantFrom(
  'a',
  'b',
  'ab',
  'abc',
  'a.ts',
  'b.ts',
  '.x',
  'A',
  'a b',
  'a[b',
  'é',
  '#a',
  '!a',
  'foo',
  'c-d',
  'a ',
  'a\\b',
  'c',
);
const filePath = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const piece = fc.constantFrom(
  ...[
    'a',
    'b',
    'ab',
    'foo',
    'é',
    '.',
    '.ts',
    'c',
    '-',
    'd',
    ' ',
    '*',
    '**',
    '***',
    '?',
    '/',
    '/**/',
    '**/',
    '/**',
    '/*',
    '[ab]',
    '[!a]',
    '[^b]',
  ],
  ...[
    '[a-c]',
    '[]-]',
    '[[:alpha:]]',
    '[[:space:]b]',
    '[[:nope:]]',
    '[[:a]',
    '[a',
    '\\*',
    '\\',
    '\\/',
    '[\\]a]',
    '[a/]',
    '!',
    '#',
    '\\#',
    '\\!',
    '[z-a]',
    '[a-]',
    '**\\/',
    '/**\\/',
  ],
);
const line = fc
  .tuple(
    fc.constantFrom('', '', '', '!', '/', '!/'),
    fc.oneof(
      fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      filePath,
    ),
    fc.constantFrom('', '', '', '/', '/', ' ', '\\ ', '\r', '\t', '/ ', '  '),
  )
  .map((parts) => parts.join(''));
const ignoreText = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));
const tree = fc.record({
  files: fc.uniqueArray(filePath, { minLength: 1, maxLength: 12 }),
  ignores: fc.array(fc.tuple(fc.oneof(fc.constant(''), filePath), ignoreText), { maxLength: 3 }),
  exclude: fc.option(ignoreText, { nil: undefined }),
});

let count = 0;

/** Writes the files, except paths that would run through another file. */
function writeTree({ files, ignores, exclude }: { files: string[]; ignores: [string, string][]; exclude: string | undefined }): string {
  const folder = join(base, String(count++));
  mkdirSync(join(folder, '.git', 'info'), { recursive: true });
  mkdirSync(join(folder, '.git', 'objects'));
  mkdirSync(join(folder, '.git', 'refs'));
  writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  if (exclude !== undefined) writeFileSync(join(folder, '.git', 'info', 'exclude'), exclude);
  const all = [...files.map((path) => [path, 'x']), ...ignores.map(([path, text]) => [join(path, '.gitignore'), text])];
  for (const [path = '', text = ''] of all) {
    try {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    } catch (error) {
      assert.match(String(error), /EEXIST|ENOTDIR|EISDIR/);
    }
  }
  return folder;
}

function gitFiles(folder: string): string[] {
  const output = execFileSync('git', ['-c', 'core.excludesFile=', 'ls-files', '-z', '-o', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return output.split('\0').filter(Boolean).sort();
}

async function ourFiles(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const item of scan(new NodeFiles(), rootOfFolder(folder), plainRules, neverCancelled)) {
    if (item.kind === 'file') paths.push(item.path);
    else assert.ok(['gitignore', 'built-in'].includes(item.skippedFile.reason), item.skippedFile.reason);
  }
  return paths.sort();
}

test('finds exactly the files that git does not ignore', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (input) => {
      const folder = writeTree(input);
      assert.deepEqual(await ourFiles(folder), gitFiles(folder));
    }),
    { numRuns: Number(process.env.CLEW_RUNS ?? 60) },
  );
});

test('matches patterns that invite backtracking in little time', async () => {
  const stars = wildmatch(`${'a*'.repeat(200)}b`);
  const folders = wildmatch(`${'**/a/'.repeat(200)}b`);
  await costsLittle('stars', () => {
    assert.equal(stars?.('a'.repeat(2000)), false);
    assert.equal(folders?.('a/'.repeat(2000) + 'c'), false);
  });
});
