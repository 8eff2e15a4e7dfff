// Connection between host and engine: JSON-RPC over a child process's IPC channel or over a worker thread's message port.
import type { ChildProcess } from 'node:child_process';
import type { MessagePort } from 'node:worker_threads';
import {
  createMessageConnection,
  IPCMessageReader,
  IPCMessageWriter,
  PortMessageReader,
  PortMessageWriter,
  type Logger,
  type MessageConnection,
} from 'vscode-jsonrpc/node';

/** Receives the protocol library's reports of messages that it could not handle. */
export type WireLog = (message: string) => void;

/** Connects to the other end of `process`'s IPC channel: a child from its parent, or the parent from within the child. Not yet listening. */
export function connectProcess(process: NodeJS.Process | ChildProcess, log: WireLog): MessageConnection {
  return withErrorLog(createMessageConnection(new IPCMessageReader(process), new IPCMessageWriter(process), logger(log)), log);
}

/** Connects to the other end of a message channel between threads. Not yet listening. */
export function connectPort(port: MessagePort, log: WireLog): MessageConnection {
  return withErrorLog(createMessageConnection(new PortMessageReader(port), new PortMessageWriter(port), logger(log)), log);
}

/** Write errors occur whenever the other side dies during a message. Its exit is handled elsewhere, so here they are only logged. */
function withErrorLog(connection: MessageConnection, log: WireLog): MessageConnection {
  connection.onError(([error]) => log(`Connection error: ${error.message}`));
  return connection;
}

function logger(log: WireLog): Logger {
  return { error: log, warn: log, info: log, log };
}
