// The ledger of the command line: parallel commands lose no call, and a dead one blocks nobody for long.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

  test('is not overwritten while it cannot be read', async () => {
    const path = join(folder, 'usage.json');
    await ledger().record(call);
    // A folder in its place fails to be read, also for a user who may read everything.
    renameSync(path, `${path}.kept`);
    mkdirSync(path);
    const log = new MemoryLog();
    const failing = new UsageLedger(usageFile(folder), log);
    assert.deepEqual(await failing.days(), []);
    await failing.record({ ...call, price: { input: 1, output: 1, currency: 'EUR' } });
    assert.deepEqual(
      log.lines.map((line) => line.slice(0, 48)),
      ['error: The usage of models cannot be read (Error', 'error: The usage of a model could not be saved ('],
    );
    assert.deepEqual(readdirSync(folder).sort(), ['usage.json', 'usage.json.kept'], 'nothing was written');
    rmdirSync(path);
    renameSync(`${path}.kept`, path);
    await failing.record(call);
    assert.equal((await ledger().days())[0]?.models[0]?.calls, 2);
  });

  test('starts anew when it is damaged', async () => {
    writeFileSync(join(folder, 'usage.json'), '[{"day":"2026');
    await ledger().record(call);
    assert.equal((await ledger().days())[0]?.models[0]?.calls, 1);
  });

  test('does not wait for the lock of a dead process', async () => {
    const longAgo = new Date(Date.now() - 10_000);
    mkdirSync(join(folder, 'usage.lock'));
    utimesSync(join(folder, 'usage.lock'), longAgo, longAgo);
    await ledger().record(call);
    assert.equal((await ledger().days())[0]?.models[0]?.calls, 1);
  });
});
