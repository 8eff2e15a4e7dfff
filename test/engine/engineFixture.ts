// Shared parts of the tests of the built engine: its path, projects to index, and clients that end with their test.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TestContext } from 'node:test';
import type { Log } from '../../src/core/ports.ts';
import { EngineClient } from '../../src/engine/host/client.ts';
import type { EngineClientOptions } from '../../src/engine/host/clientOptions.ts';
import type { OpenParams } from '../../src/engine/wire/rpc.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { plainRules } from '../support/memoryRules.ts';
import { temporaryFolder as emptyFolder } from '../support/temporaryFolder.ts';
import type { CodebaseOptions } from '../../src/core/codebase/api.ts';

/** Path of a built file. Without it no test of this folder can say anything. */
export function built(name: string): string {
  const path = resolve(import.meta.dirname, '../../dist', name);
  if (!existsSync(path)) throw new Error(`dist/${name} is missing: run "npm run build" before these tests`);
  return path;
}

/** A folder that is removed when the test ends. */
export function temporaryFolder(t: TestContext): string {
  return emptyFolder('engine', t);
}

/** Writes files, by path relative to `folder`. */
export function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A project of `count` files that takes a while to index. No two files are alike, so that none is known once another is. */
export function writeManyFiles(folder: string, count: number, steps = 40): void {
  for (let i = 0; i < count; i++) {
    const functions = Array.from({ length: steps }, (_, j) => {
      const body = `if (value > ${j}) throw new RangeError('Too large in ${i}');\n  return value * ${i} + step${(j + 1) % steps}(value);`;
      return [`/** Step ${j} of part ${i}. */`, `export function step${j}(value: number): number {`, `  ${body}`, '}\n'].join('\n');
    });
    write(folder, { [`src/part${i}.ts`]: functions.join('\n') });
  }
}

export const options: CodebaseOptions = { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true };

/** Parameters that open `folder`, with a store of its own beside nothing else. */
export function opening(folder: string, storeFolder: string): OpenParams {
  return { roots: [rootOfFolder(folder)], options, storeFolder, trusted: true };
}

/** A log that tests can look at. */
export function listLog(): Log & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const add = (message: string, error?: unknown): void => void lines.push(error === undefined ? message : `${message}: ${String(error)}`);
  return { lines, trace: add, info: add, warn: add, error: add };
}

/** A client of the built engine (or of another entry) that is disposed, with its engine, when the test ends. */
export function newClient(t: TestContext, more: Partial<EngineClientOptions> = {}): EngineClient {
  // Longer than by default to start: machines that run tests are busy, and a thread instead of a process would be another test.
  const timeouts = { start: 20_000 };
  const client = new EngineClient({ entry: built('engine.js'), log: listLog(), memory: 512, backOff: [20, 50, 100], timeouts, ...more });
  t.after(() => client.dispose());
  return client;
}

/** A script that does something before, or instead of, being the engine. `ENGINE` in it is the path of the built engine. */
export function entryScript(t: TestContext, source: string): string {
  const path = join(temporaryFolder(t), 'entry.cjs');
  writeFileSync(path, source.replaceAll('ENGINE', JSON.stringify(built('engine.js'))));
  return path;
}

/** Resolves with the first value for which `wanted` holds. Rejects after `ms`, so that a test that waits in vain says so. */
export function first<T>(
  subscribe: (listener: (value: T) => void) => { dispose(): void },
  wanted: (value: T) => boolean,
  ms = 20_000,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      subscription.dispose();
      reject(new Error(`Nothing that was waited for came in ${ms} ms`));
    }, ms);
    const subscription = subscribe((value) => {
      if (!wanted(value)) return;
      clearTimeout(timer);
      subscription.dispose();
      resolve(value);
    });
  });
}

/** Is there a process with this id? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Resolves when `condition` holds; rejects after `ms`. */
export async function until(condition: () => boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`What was waited for did not happen in ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
