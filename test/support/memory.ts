// In-memory versions of the ports of core, so that tests need no disk, no time and no editor.
import { createHash } from 'node:crypto';
import { UserError } from '../../src/core/base/wording/errors.ts';
import type { Clock, Digest, Log, Store } from '../../src/core/ports.ts';

export { MemoryFiles, memoryRoot } from './memoryFiles.ts';

/** {@link Store} over maps. Nothing is lost until `clear`; `failFlush` makes it behave like a full disk. */
export class MemoryStore implements Store {
  readonly records = new Map<string, Uint8Array>();
  readonly manifests = new Map<string, Uint8Array>();
  failFlush = false;
  largest = Infinity;

  async *getMany(keys: ReadonlySet<string>): AsyncGenerator<readonly [string, Uint8Array]> {
    for (const [key, bytes] of [...this.records]) if (keys.has(key)) yield [key, bytes];
  }

  put(key: string, bytes: Uint8Array): void {
    if (bytes.length <= this.largest && !this.records.has(key)) this.records.set(key, bytes.slice());
  }

  replace(key: string, bytes: Uint8Array): void {
    if (bytes.length <= this.largest) this.records.set(key, bytes.slice());
  }

  async flush(): Promise<void> {
    if (this.failFlush) throw new UserError('store-unwritable', ['memory']);
  }

  async readManifest(rootKey: string): Promise<Uint8Array | undefined> {
    return this.manifests.get(rootKey);
  }

  async writeManifest(rootKey: string, bytes: Uint8Array): Promise<void> {
    await this.flush();
    this.manifests.set(rootKey, bytes.slice());
  }

  async size(): Promise<number> {
    let bytes = 0;
    for (const map of [this.records, this.manifests]) for (const value of map.values()) bytes += value.length;
    return bytes;
  }

  async clear(): Promise<void> {
    this.records.clear();
    this.manifests.clear();
  }

  async close(): Promise<void> {
    await this.flush();
  }
}

/** A clock that stands still until `sleep` or `advance` moves it; sleeping takes no real time but lets other work run. */
export class MemoryClock implements Clock {
  #ms = 0;
  readonly #start: number;

  constructor(start = 1_700_000_000_000) {
    this.#start = start;
  }

  now(): number {
    return this.#start + this.#ms;
  }

  monotonic(): number {
    return this.#ms;
  }

  async sleep(ms: number): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#ms += ms;
  }

  advance(ms: number): void {
    this.#ms += ms;
  }
}

/** Records messages as `level: message` lines. */
export class MemoryLog implements Log {
  readonly lines: string[] = [];

  trace(message: string): void {
    this.lines.push(`trace: ${message}`);
  }
  info(message: string): void {
    this.lines.push(`info: ${message}`);
  }
  warn(message: string): void {
    this.lines.push(`warn: ${message}`);
  }
  error(message: string, error?: unknown): void {
    this.lines.push(`error: ${message}${error === undefined ? '' : ` (${String(error)})`}`);
  }
}

/** {@link Digest} as the product computes it. */
export const memoryDigest: Digest = (bytes) => createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url');
