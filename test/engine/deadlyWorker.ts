// The real parse worker with faults: it dies at files named `die…` and hangs at files named `hang…`.
import { parentPort } from 'node:worker_threads';
import type { WorkerMessage, WorkerRequest } from '../../src/engine/parsing/parseWorker.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker only');
let request: WorkerRequest | undefined;
port.on('message', (message: WorkerRequest) => (request = message));
const post = port.postMessage.bind(port);
port.postMessage = (message: WorkerMessage, ...rest: readonly ArrayBuffer[][]) => {
  post(message, ...rest);
  const path = message.kind === 'begun' ? (request?.tasks[message.task]?.path ?? '') : '';
  if (path.startsWith('hang')) for (;;);
  if (path.startsWith('die')) {
    // Posted messages would be lost if the thread ended at once.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    process.exit(3);
  }
};
await import('../../src/engine/parsing/parseWorker.ts');
