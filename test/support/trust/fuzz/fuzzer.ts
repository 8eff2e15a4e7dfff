// A thread that analyses one text at a time, and is ended and started anew when a text hangs or kills it.
import { Worker } from 'node:worker_threads';
import type { FuzzReply, FuzzTask } from './fuzzWorker.ts';

/** A text that has not come back by then counts as hanging. ms, of the clock, since a busy machine gives a thread little. */
const hangMs = 20_000;

/** Ends with {@link Fuzzer.end}. */
export class Fuzzer {
  #worker: Worker | undefined;

  #settle: (reply: FuzzReply | undefined) => void = () => undefined;

  /** What the analysis of a text took; undefined where the text hangs or kills the thread. */
  async run(task: FuzzTask): Promise<FuzzReply | undefined> {
    const worker = (this.#worker ??= this.#start());
    const reply = await new Promise<FuzzReply | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), hangMs);
      this.#settle = (each) => (clearTimeout(timer), resolve(each));
      worker.postMessage(task);
    });
    if (reply === undefined) await this.end();
    return reply;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./fuzzWorker.ts', import.meta.url));
    worker.on('message', (reply: FuzzReply) => this.#settle(reply));
    worker.on('error', () => this.#settle(undefined));
    return worker;
  }
}
