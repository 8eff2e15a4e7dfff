// Analyses the texts of `parse-fuzz` and says how much processor time each took in this thread.
import { parentPort } from 'node:worker_threads';
import { analyze } from '../../src/core/indexing/records/analyze.ts';
import { testParsers } from '../core/symbols/testAssets.ts';

/** A text to be analysed. */
export interface FuzzTask {
  readonly language: string;
  readonly text: string;
}

/** What it took. */
export interface FuzzReply {
  readonly ms: number;
}

/** Of this thread; newer than the types. */
const { threadCpuUsage } = process as unknown as { threadCpuUsage(before?: NodeJS.CpuUsage): NodeJS.CpuUsage };
const parsers = await testParsers();
parentPort?.on('message', ({ language, text }: FuzzTask) => {
  const run = async (): Promise<void> => {
    await parsers.load(language);
    const before = threadCpuUsage();
    await analyze(text, language, parsers).catch(() => undefined);
    const { user, system } = threadCpuUsage(before);
    parentPort?.postMessage({ ms: (user + system) / 1000 } satisfies FuzzReply);
  };
  void run();
});
