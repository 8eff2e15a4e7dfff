// One engine that was started, as a process or as a worker thread, and how to end it for sure.
import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { connectPort, connectProcess } from '../wire/connection.ts';

/** How to start an engine. */
export interface StartOptions {
  /** Path of `dist/engine.js`. */
  readonly entry: string;
  /** Upper bound of the JavaScript heap, in MB. */
  readonly memory: number;
  /** Takes what the engine writes to its streams and what the wire complains about. */
  readonly log: (message: string) => void;
}

/** An engine that is running, or was. */
export interface RunningEngine {
  readonly kind: 'process' | 'thread';
  /** Of the process; undefined for a thread. */
  readonly pid: number | undefined;
  /** Not yet listening. */
  readonly connection: MessageConnection;
  /** Resolves with the reason when the engine has ended, however that came. Never rejects. */
  readonly ended: Promise<string>;
  /** Asks it to go, and makes it go when it has not done so in {@link patience}. Resolves when it is gone. */
  stop(): Promise<void>;
}

/** The reason of an {@link RunningEngine.ended} whose heap was full. */
export const outOfMemory = 'out of memory';
/** What V8 writes before it ends a process, and Node when it ends a thread. */
const fullHeap = /heap out of memory|ERR_WORKER_OUT_OF_MEMORY|JS heap limit|memory limit/i;
/** ms for the last words of a process that has ended to come through. */
const lastWords = 500;

/** ms that an engine has for putting its things in order when it is asked to go. */
export const patience = 2000;

/** What a worker thread finds in its `workerData`. */
export interface ThreadData {
  readonly port: import('node:worker_threads').MessagePort;
}

/** What has just been made is nearly all dropped at once. Where Node itself would take twice as much for it, that costs 60 MB at the peak and saves no processor time. */
export const youngHeap = '--max-semi-space-size=16';

/** Starts the engine as language servers are started: a Node process even when the host is Electron, without the host's debugger flags. */
export function startProcess({ entry, memory, log }: StartOptions): RunningEngine {
  const env: NodeJS.ProcessEnv = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  // Options meant for the host (preloads, inspectors, memory limits) are not meant for the engine.
  delete env.NODE_OPTIONS;
  const child = fork(entry, [], { env, execArgv: [`--max-old-space-size=${memory}`, youngHeap], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let wasFull = false;
  pipeLines(child.stdout, log);
  pipeLines(child.stderr, (line) => {
    wasFull ||= fullHeap.test(line);
    log(line);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const end = (): void => resolve(wasFull ? outOfMemory : signal ? `killed by ${signal}` : `exit code ${String(code)}`);
      child.once('close', end);
      setTimeout(end, lastWords).unref();
    });
  });
  return {
    kind: 'process',
    pid: child.pid,
    connection: connectProcess(child, log),
    ended,
    stop: async () => {
      if (child.connected) child.disconnect();
      const kill = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(kill);
    },
  };
}

/** Starts the same entry in a worker thread of this process. A fatal error of V8 in there would end this process: a last resort. */
export function startThread({ entry, memory, log }: StartOptions): RunningEngine {
  const { port1, port2 } = new MessageChannel();
  const data: ThreadData = { port: port2 };
  const worker = new Worker(entry, {
    workerData: data,
    transferList: [port2],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdout: true,
    stderr: true,
  });
  pipeLines(worker.stdout, log);
  pipeLines(worker.stderr, log);
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve('code' in error && fullHeap.test(String(error.code)) ? outOfMemory : error.message));
    worker.once('exit', (code) => resolve(`exit code ${code}`));
  });
  return {
    kind: 'thread',
    pid: undefined,
    connection: connectPort(port1, log),
    ended,
    stop: async () => {
      port1.close();
      const kill = setTimeout(() => void worker.terminate(), patience);
      await ended;
      clearTimeout(kill);
    },
  };
}

function pipeLines(stream: Readable | null, log: (message: string) => void): void {
  stream?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.trim()) log(line);
  });
}
