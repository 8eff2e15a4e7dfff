// The ledger of the command line: parallel commands lose no call, and a dead one blocks nobody for long.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { usageFile } from '../../../../src/cli/settings/usageFile.ts';
import { UsageLedger } from '../../../../src/models/gate/ledger.ts';
import { MemoryLog } from '../../../support/memory.ts';

suite('the usage file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'clew-usage-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Each ledger stands for one process. */
  const ledger = (): UsageLedger => new UsageLedger(usageFile(folder), new MemoryLog());
  const call = {
    ...{ model: 'm', where: 'w', estimated: false },
    usage: { promptTokens: 10, completionTokens: 1, cachedTokens: 0 },
  };

  test('keeps every call of commands that run at the same time', async () => {
    const commands = Array.from({ length: 8 }, ledger);
    await Promise.all(commands.flatMap((one) => [one.record(call), one.record(call)]));
    const [today] = await ledger().days();
    assert.deepEqual([today?.models[0]?.calls, today?.models[0]?.promptTokens], [16, 160]);
    assert.equal(existsSync(join(folder, 'usage.lock')), false);
  });

  test('does not wait for the lock of a dead process', async () => {
    const longAgo = new Date(Date.now() - 10_000);
    mkdirSync(join(folder, 'usage.lock'));
    utimesSync(join(folder, 'usage.lock'), longAgo, longAgo);
    await ledger().record(call);
    assert.equal((await ledger().days())[0]?.models[0]?.calls, 1);
  });
});
