// The counts of a test run name a file without tests instead of counting it as passed.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const reporter = resolve(import.meta.dirname, '../../scripts/countReporter.mjs');

test('names a file without tests, with or without a process of its own', async (t) => {
  const folder = temporaryFolder('counts', t);
  const [full, empty, counts] = ['full.test.mjs', 'empty.test.mjs', 'counts.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(full, "import { test } from 'node:test';\ntest('one', () => undefined);\n");
  writeFileSync(empty, 'await Promise.resolve();\n');
  for (const isolation of ['none', 'process']) {
    const args = ['--test', `--test-isolation=${isolation}`, `--test-reporter=${reporter}`, `--test-reporter-destination=${counts}`];
    await promisify(execFile)(process.execPath, [...args, full, empty], { env: { ...process.env, NODE_TEST_CONTEXT: undefined } });
    const { failed, emptyFiles } = JSON.parse(readFileSync(counts, 'utf8')) as { readonly failed: number; readonly emptyFiles: string[] };
    assert.deepEqual([failed, emptyFiles], [0, [empty]], isolation);
  }
});
