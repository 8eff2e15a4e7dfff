// Small workspaces on disk, and what can be seen of their index over a store or without one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { rootOfFolder } from '../../../../src/node/root.ts';
import { FileStore } from '../../../../src/node/store/fileStore.ts';
import { MemoryLog, MemoryStore } from '../../memory.ts';
import { indexFacts, openStored } from '../../storedIndex.ts';

/** Questions whose hits are compared. */
export const questions = ['how is the price of a cart made', 'save order', 'where is negative price raised'];

/** Writes files by their paths below `folder`, and returns `folder`. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A start over a store: what can be seen of the index, the lines of the log, and how many records came from the store. */
export interface StoredStart {
  readonly facts: unknown;
  readonly lines: readonly string[];
  readonly fromStore: number;
}

/** Indexes `folder` over the store in `storeFolder`; `rebuild` then makes the index anew, as *Rebuild Index* does. */
export async function factsFrom(folder: string, storeFolder: string, { rebuild } = { rebuild: false }): Promise<StoredStart> {
  const log = new MemoryLog();
  const store = await FileStore.open(storeFolder, log);
  const { codebase, report } = await openStored(rootOfFolder(folder), store, log);
  if (rebuild) await codebase.rebuild({ fromStore: false }, neverCancelled);
  const facts = await indexFacts(codebase, questions);
  codebase.dispose();
  await store.close();
  return { facts, lines: log.lines, fromStore: report.fromStore };
}

/** What can be seen of a clean index of `folder`. */
export async function cleanFacts(folder: string): Promise<unknown> {
  const { codebase } = await openStored(rootOfFolder(folder), new MemoryStore());
  const facts = await indexFacts(codebase, questions);
  codebase.dispose();
  return facts;
}
