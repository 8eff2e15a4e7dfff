// After any history of a workspace on disk, the index equals that of a fresh build: symbols, edges, hits and skipped files.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { Codebase, WorkspaceChange } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Root, Store } from '../../../src/core/ports.ts';
import { rootOfFolder } from '../../../src/node/root.ts';
import { FileStore } from '../../../src/node/store/fileStore.ts';
import { MemoryLog, MemoryStore } from '../../support/memory.ts';
import { indexFacts, openStored } from '../../support/storedIndex.ts';
import { histories, perform, project, type Step } from '../histories.ts';

const base = mkdtempSync(join(tmpdir(), 'clew-history-'));
after(() => rmSync(base, { recursive: true, force: true }));
const questions = ['how is the price of a cart made', 'save order', 'where is negative price raised', 'withTax'];

const factsOf = (codebase: Codebase): Promise<unknown> => indexFacts(codebase, questions);

/** Lives through a history and returns the index with the buffers that are open at its end. */
async function runHistory(
  folder: string,
  steps: readonly Step[],
  store: Store,
): Promise<{ codebase: Codebase; buffers: Map<string, string> }> {
  const root = rootOfFolder(folder);
  const { codebase } = await openStored(root, store);
  const buffers = new Map<string, string>();
  let waiting: WorkspaceChange[] = [];
  let lost = false;
  for (const step of steps) {
    if (step.kind === 'rescan') await codebase.index(neverCancelled);
    if (step.kind === 'buffer') {
      if (step.text === null) buffers.delete(step.path);
      else buffers.set(step.path, step.text);
      await codebase.overlay(root.key, step.path, step.text);
    }
    if (step.kind !== 'edit') continue;
    const events = perform(folder, step.edit, root.key);
    for (let i = 0; i < step.told; i++) waiting.push(...events);
    lost ||= step.told === 0;
    if (step.together) continue;
    await codebase.apply(waiting, neverCancelled);
    waiting = [];
  }
  await codebase.apply(waiting.reverse(), neverCancelled);
  if (lost) await codebase.index(neverCancelled);
  return { codebase, buffers };
}

async function buildFresh(root: Root, buffers: ReadonlyMap<string, string>, store: Store): Promise<Codebase> {
  const { codebase } = await openStored(root, store);
  for (const [path, text] of buffers) await codebase.overlay(root.key, path, text);
  return codebase;
}

let count = 0;
const long = process.env.CLEW_LONG_TESTS !== undefined;

test('property: after any history the index equals a fresh build and a start from the store', async () => {
  await fc.assert(
    fc.asyncProperty(histories(long ? 30 : 12), async (steps) => {
      const folder = join(base, String(count++));
      for (const [path, text] of Object.entries(project)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const store = await FileStore.open(`${folder}.store`, new MemoryLog());
      const { codebase, buffers } = await runHistory(folder, steps, store);
      const root = rootOfFolder(folder);
      const expectedCodebase = await buildFresh(root, buffers, new MemoryStore());
      const expected = await factsOf(expectedCodebase);
      assert.deepEqual(await factsOf(codebase), expected);
      const again = await buildFresh(root, buffers, store);
      assert.deepEqual(await factsOf(again), expected);
      for (const each of [codebase, expectedCodebase, again]) each.dispose();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
      rmSync(`${folder}.store`, { recursive: true, force: true });
    }),
    { numRuns: long ? 200 : 25 },
  );
});
