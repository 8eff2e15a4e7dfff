// One started engine, as a process or as a worker thread, and a reliable way to end it.
import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { startFlags } from '../../node/runtimeFlags.ts';
import { connectPort, connectProcess } from '../wire/connection.ts';

/** How to start an engine. */
export interface StartOptions {
  /** Path of `dist/engine.js`. */
  readonly entry: string;
  /** Upper bound of the JavaScript heap, in MB. */
  readonly memory: number;
  /** Folder in which Node keeps compiled code for the next start, from Node 22 on. */
  readonly compileCache?: string | undefined;
  /** Takes the engine's output streams and the complaints of the wire. */
  readonly log: (message: string) => void;
}

export interface RunningEngine {
  readonly kind: 'process' | 'thread';
  /** Id of the process; undefined for a thread. */
  readonly pid: number | undefined;
  /** Not yet listening. */
  readonly connection: MessageConnection;
  /** Resolves with the reason when the engine has ended for any reason. Never rejects. */
  readonly whenEnded: Promise<string>;
  /** Asks it to go, and kills it when it has not gone within {@link stopLimitMs}. Resolves when it is gone. */
  stop(): Promise<void>;
}

/** Value of {@link RunningEngine.whenEnded} when the heap was full. */
export const outOfMemory = 'out of memory';
/** Messages that V8 writes before it ends a process, and Node when it ends a thread. */
const fullHeapWording = /heap out of memory|ERR_WORKER_OUT_OF_MEMORY|JS heap limit|memory limit/i;
/** ms in which the last output of an ended process may still arrive. */
const lastOutputMs = 500;

/** ms that an engine has to put things in order after it was asked to go. */
export const stopLimitMs = 2000;

/** Content of `workerData` in a worker thread. */
export interface ThreadData {
  readonly port: import('node:worker_threads').MessagePort;
}

/**
 * Size in MB of V8's young generation. Most new objects die at once; twice as much, Node's own choice on some machines, costs 60 MB at the
 * peak and saves no processor time.
 */
export const youngHeap = '--max-semi-space-size=16';

/** Starts the engine as language servers do: a Node process even when the host is Electron, without the host's debugger flags. */
export function startProcess({ entry, memory, compileCache, log }: StartOptions): RunningEngine {
  const env: NodeJS.ProcessEnv = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  // Options meant for the host (preloads, inspectors, memory limits) must not reach the engine.
  delete env.NODE_OPTIONS;
  // Its threads read the variable too.
  if (compileCache !== undefined) env.NODE_COMPILE_CACHE = compileCache;
  const child = fork(entry, [], {
    env,
    execArgv: [`--max-old-space-size=${memory}`, youngHeap, ...startFlags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let wasFull = false;
  pipeLines(child.stdout, log);
  pipeLines(child.stderr, (line) => {
    wasFull ||= fullHeapWording.test(line);
    log(line);
  });
  const whenEnded = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const end = (): void => resolve(wasFull ? outOfMemory : signal ? `killed by ${signal}` : `exit code ${String(code)}`);
      child.once('close', end);
      setTimeout(end, lastOutputMs).unref();
    });
  });
  return {
    kind: 'process',
    pid: child.pid,
    connection: connectProcess(child, log),
    whenEnded,
    stop: async () => {
      if (child.connected) child.disconnect();
      const kill = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await whenEnded;
      clearTimeout(kill);
    },
  };
}

/** Starts the same entry in a worker thread of this process. A last resort: a fatal error of V8 in there would end this process. */
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
  const whenEnded = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve('code' in error && fullHeapWording.test(String(error.code)) ? outOfMemory : error.message));
    worker.once('exit', (code) => resolve(`exit code ${code}`));
  });
  return {
    kind: 'thread',
    pid: undefined,
    connection: connectPort(port1, log),
    whenEnded,
    stop: async () => {
      port1.close();
      const kill = setTimeout(() => void worker.terminate(), stopLimitMs);
      await whenEnded;
      clearTimeout(kill);
    },
  };
}

function pipeLines(stream: Readable | null, log: (message: string) => void): void {
  stream?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.trim()) log(line);
  });
}
