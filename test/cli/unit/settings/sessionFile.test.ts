// The file of a chat: what is no file is refused at once.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSession } from '../../../../src/cli/settings/sessionFile.ts';
import { UsageError } from '../../../../src/cli/usageError.ts';

test(
  'a pipe or a folder is no chat, and a missing file an empty one',
  { skip: process.platform === 'win32' && 'has no pipes' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clew-session-'));
    try {
      execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe')]);
      for (const path of [join(folder, 'pipe'), folder]) await assert.rejects(readSession(path), UsageError);
      assert.deepEqual(await readSession(join(folder, 'none')), []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
