// Entry of the engine: forked as a process by the extension host, or, where that fails, run as a worker thread of it.
import { Console } from 'node:console';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, workerData } from 'node:worker_threads';
import * as l10n from '@vscode/l10n';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { setListenerErrorHandler } from '../core/base/event.ts';
import type { Log } from '../core/ports.ts';
import { describe } from '../core/secrets/scrubbedLog.ts';
import { nodeClock } from '../node/clock.ts';
import { NodeFiles } from '../node/files.ts';
import { setRuntimeFlags } from '../node/runtimeFlags.ts';
import { connectPort, connectProcess } from './wire/connection.ts';
import { engineLog } from './engineLog.ts';
import { openCodebase } from './openCodebase.ts';
import { Pace } from './pace.ts';
import { filesByScheme, RemoteFiles } from './remoteFiles.ts';
import { RemoteLanguageServers } from './remoteLanguageServers.ts';
import { parsingEvent, type OpenParams } from './wire/rpc.ts';
import type { ThreadData } from './host/runningEngine.ts';
import { EngineSession } from './engineSession.ts';

/** Exit codes, for the host's log. 70 is EX_SOFTWARE in `sysexits.h`, an internal software error. */
const exitCodes = { orderly: 0, notForked: 64, bug: 70 } as const;

/** ms for putting things in order once the host is gone; the host itself kills after twice that. */
const shutdownMs = 1000;

/** Standard output is not ours here: libraries that log go to standard error. */
globalThis.console = new Console(process.stderr, process.stderr);

function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Connects to the host through its IPC channel, or through the port that it gave to the thread. */
function connect(): { connection: MessageConnection; onHostEnd: (listener: () => void) => void } | undefined {
  if (!isMainThread) {
    const { port } = workerData as ThreadData;
    return { connection: connectPort(port, warn), onHostEnd: (listener) => port.once('close', listener) };
  }
  if (!process.send) return undefined;
  return { connection: connectProcess(process, warn), onHostEnd: (listener) => process.once('disconnect', listener) };
}

/** An uncaught error leaves the state unknown: report it and end, so that the host starts a new engine. */
function endOnBugs(log: Log): void {
  const end = (error: unknown): void => {
    warn(describe(error));
    log.error('The engine has to stop', error);
    // One turn of the loop, so that the message gets out.
    setTimeout(() => process.exit(exitCodes.bug), 50);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

function start(): void {
  // A thread shares the flags of its process, which belongs to the editor.
  if (isMainThread) setRuntimeFlags();
  const wire = connect();
  if (!wire) {
    warn('The Clew engine is started by the extension; there is nothing to be done from a terminal.');
    process.exit(exitCodes.notForked);
  }
  const { connection, onHostEnd } = wire;
  const log = engineLog(connection);
  const files = filesByScheme(new NodeFiles(), new RemoteFiles(connection));
  endOnBugs(log);
  setListenerErrorHandler((error) => log.error('A listener failed', error));
  // The session chooses the embedder: a lent one is called over its connection.
  const pace = new Pace(nodeClock);
  const open = ({ l10n: bundle, embedding: _embedding, pace: _pace, ...params }: OpenParams): ReturnType<typeof openCodebase> => {
    if (bundle) l10n.config({ contents: bundle });
    return openCodebase({
      ...params,
      embedding: { provider: 'off' },
      files,
      log,
      pace,
      languageServers: new RemoteLanguageServers(connection),
      onParsing: (inFlight) => void connection.sendNotification(parsingEvent, { files: inFlight }),
    });
  };
  const session = new EngineSession(connection, open, log, pace);
  onHostEnd(() => {
    void Promise.race([session.dispose(), sleep(shutdownMs)]).then(() => process.exit(exitCodes.orderly));
  });
  connection.listen();
}

start();
