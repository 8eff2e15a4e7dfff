// A disk that is full, read-only, gone, broken or slow: the functions of Node that write and read below one folder fail as a disk lets them.
import fs, { type PathLike } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What is wrong with the disk. */
export type DiskFault = 'full' | 'read-only' | 'gone' | 'broken' | 'slow';

export const diskFaults: readonly DiskFault[] = ['full', 'read-only', 'gone', 'broken', 'slow'];

/** Error code of a fault for an operation that writes, and for one that reads; undefined where it works. */
const codes: Readonly<Record<DiskFault, readonly [writing: string | undefined, reading: string | undefined]>> = {
  full: ['ENOSPC', undefined],
  'read-only': ['EROFS', undefined],
  gone: ['ENOENT', 'ENOENT'],
  broken: ['EIO', 'EIO'],
  slow: [undefined, undefined],
};

/** Time in ms of one operation of a slow disk. */
const slowMs = 5;

/** Functions of `node:fs/promises` whose first argument is a path, and whether they write. */
const functions = {
  ...{ writeFile: true, appendFile: true, rename: true, rm: true, mkdir: true, truncate: true, unlink: true },
  ...{ readFile: false, readdir: false, stat: false, lstat: false, access: false },
} as const;

type Work = (...args: unknown[]) => Promise<unknown>;

/**
 * Runs `work` while the disk below `folder` has `fault`, from its operation number `from` on.
 * @returns how many operations there were
 */
export async function withFaultyDisk(folder: string, fault: DiskFault, from: number, work: () => Promise<void>): Promise<number> {
  let operations = 0;
  const [writing, reading] = codes[fault];
  const pass = async (writes: boolean, name: string): Promise<void> => {
    if (operations++ < from) return;
    if (fault === 'slow') await pause(slowMs);
    const code = writes ? writing : reading;
    if (code !== undefined) throw Object.assign(new Error(`${code}: the disk is ${fault}, ${name}`), { code, syscall: name });
  };
  const isBelow = (path: unknown): boolean => typeof path === 'string' && (path === folder || path.startsWith(folder + sep));
  const promises = fs.promises as unknown as Record<string, Work>;
  const originals = new Map<string, Work>();
  const replace = (name: string, replacement: (original: Work) => Work): void => {
    const original = promises[name];
    if (!original) return;
    originals.set(name, original);
    promises[name] = replacement(original);
  };
  for (const [name, writes] of Object.entries(functions))
    replace(name, (original) => async (...args) => {
      if (!isBelow(args[0])) return original(...args);
      try {
        await pass(writes, name);
      } catch (error) {
        // A disk that fills up has taken the beginning of the file.
        if ((name === 'writeFile' || name === 'appendFile') && fault === 'full') await original(args[0], half(args[1]), ...args.slice(2));
        throw error;
      }
      return original(...args);
    });
  replace('open', (original) => async (...args) => {
    const [path, flags = 'r'] = args as [PathLike, string?];
    if (!isBelow(path)) return original(...args);
    await pass(flags !== 'r', 'open');
    return faultyHandle((await original(...args)) as FileHandle, pass);
  });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    for (const [name, original] of originals) promises[name] = original;
    syncBuiltinESMExports();
  }
  return operations;
}

/** The beginning of what was to be written. */
function half(data: unknown): unknown {
  return typeof data === 'string' || data instanceof Uint8Array
    ? data.slice(0, data.length / 2)
    : Array.isArray(data)
      ? data.slice(0, 1)
      : '';
}

/** A handle whose reads and writes fail as the disk does. */
function faultyHandle(file: FileHandle, pass: (writes: boolean, name: string) => Promise<void>): FileHandle {
  return new Proxy(file, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as Work;
      if (name !== 'read' && name !== 'write') return method;
      return async (...args: unknown[]) => {
        await pass(name === 'write', name);
        return method(...args);
      };
    },
  });
}
