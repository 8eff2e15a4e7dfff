// What Clew keeps beside index and chats, on a disk that fails: the list of tool calls, the counts of usage, the flag of a pause, and looks at the store.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageFile } from '../../../../src/cli/settings/usageFile.ts';
import { UsageLedger } from '../../../../src/models/gate/ledger.ts';
import { PersistentFlag } from '../../../../src/node/persistentFlag.ts';
import { FileStore } from '../../../../src/node/store/fileStore.ts';
import { addToolCall, readToolCalls, type LoggedToolCall } from '../../../../src/node/toolCallLog.ts';
import { MemoryLog } from '../../memory.ts';
import { withFaultyDisk, type DiskFault } from './faultyDisk.ts';

/** One of the small files. The attack throws when something that was stored before is lost, or an error comes that nobody expects. */
export interface SmallFile {
  readonly name: string;
  readonly attack: (folder: string, fault: DiskFault, from: number) => Promise<void>;
}

const callAt = (at: number): LoggedToolCall => ({
  ...{ at, tool: 'find_uses', client: 'an agent', roots: ['here'], outcome: 'found', tokens: 1, places: [], secretsReplaced: 0 },
});

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'code' in error;

export const smallFiles: readonly SmallFile[] = [
  {
    name: 'the list of tool calls',
    attack: async (folder, fault, from) => {
      await addToolCall(folder, callAt(1));
      await withFaultyDisk(folder, fault, from, () => addToolCall(folder, callAt(2)).catch((error: unknown) => assert.ok(isOfDisk(error))));
      await addToolCall(folder, callAt(3));
      const kept = (await readToolCalls(folder, new Set(['here']), 9)).map(({ at }) => at);
      assert.ok(kept.includes(1) && kept.includes(3), kept.join());
    },
  },
  {
    name: 'the counts of usage',
    attack: async (folder, fault, from) => {
      const log = new MemoryLog();
      const ledger = new UsageLedger(usageFile(folder), log);
      const entry = { model: 'm', where: 'w', usage: { promptTokens: 1, completionTokens: 1, cachedTokens: 0 }, estimated: false };
      await ledger.record(entry);
      await withFaultyDisk(folder, fault, from, () => ledger.record(entry));
      await ledger.record(entry);
      const calls = (await ledger.days())[0]?.models[0]?.calls ?? 0;
      const told = log.lines.filter((line) => line.startsWith('error')).length;
      assert.equal(calls + told, 3, `${calls} calls and ${told} errors`);
    },
  },
  {
    name: 'looks at the store',
    attack: async (folder, fault, from) => {
      const store = await FileStore.open(folder, new MemoryLog());
      store.put('stored', new Uint8Array([1]));
      await store.flush();
      store.put('waiting', new Uint8Array([2]));
      await withFaultyDisk(folder, fault, from, async () => {
        const found: string[] = [];
        for await (const [key] of store.getMany(new Set(['waiting', 'stored', 'unknown']))) found.push(key);
        assert.ok(found.includes('waiting'), 'what is in memory is gone');
      });
      await store.close();
      const again = await FileStore.open(folder, new MemoryLog());
      const found: string[] = [];
      for await (const [key] of again.getMany(new Set(['stored']))) found.push(key);
      assert.deepEqual(found, ['stored']);
      await again.close();
    },
  },
  {
    name: 'the flag of a pause',
    attack: async (folder) => {
      // The flag is written without waiting, so the fault is real: its folder is a file.
      writeFileSync(join(folder, 'paused'), '');
      const flag = new PersistentFlag(join(folder, 'paused', 'here'));
      assert.throws(() => flag.set(true), isOfDisk);
      assert.ok(flag.isSet, 'the pause is lost');
      await Promise.resolve();
    },
  },
];
