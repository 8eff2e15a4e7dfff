// Serves Clew's tools to other agents over standard input and output, in both revisions of the protocol in use.
import { Console } from 'node:console';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_INFO_META_KEY, Server, type ServerContext } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { CancellationToken } from '../core/base/cancellation.ts';
import type { Log, Root } from '../core/ports.ts';
import { NodeFiles } from '../node/files.ts';
import { CheckedStdio } from './checkedStdio.ts';
import { instructions } from './instructions.ts';
import { LiveIndex } from './liveIndex.ts';
import { progressNotifier } from './progressNotifications.ts';
import { tokenOf } from './signalToken.ts';
import { answerCall, type CallDependencies } from './toolCalls.ts';
import { cacheHint, toolList } from './toolList.ts';
import type { CodebaseOptions } from '../core/codebase/api.ts';

export interface McpSetup {
  readonly version: string;
  readonly roots: readonly Root[];
  /** Whether git may read the history of the folders. */
  readonly trusted: boolean;
  readonly options: CodebaseOptions;
  readonly storeFolder: string;
  readonly storeLimit: number;
  readonly scope: string | undefined;
  /** ms that a call waits for an index under construction. */
  readonly waitMs: number;
  readonly log: Log;
  /** Ends the server. */
  readonly token: CancellationToken;
}

/** ms for putting things in order once the client is gone. */
const shutdownMs = 1000;

/** Serves until the client closes standard input, the process gets a signal to end, or `token` is cancelled. */
export async function serveMcp(setup: McpSetup): Promise<void> {
  // Standard output belongs to the protocol: libraries that log go to standard error.
  globalThis.console = new Console(process.stderr, process.stderr);
  const { roots, trusted, options, storeFolder, storeLimit, log, version } = setup;
  const index = new LiveIndex({ roots, options, storeFolder, storeLimit, log, files: new NodeFiles(), trusted });
  const serverEnd = waitForEnd(setup.token);
  const handle = serveStdio(() => serverFor({ ...setup, index }, version), {
    transport: new CheckedStdio(),
    onerror: (error) => log.info(`The protocol reports: ${error.message}`),
  });
  await serverEnd;
  await handle.close();
  await Promise.race([index.dispose(), sleep(shutdownMs, undefined, { ref: false })]);
}

/** Resolves when no client is left. */
function waitForEnd(token: CancellationToken): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
    process.once('SIGTERM', () => resolve());
    token.onCancellationRequested(() => resolve());
  });
}

function serverFor(dependencies: CallDependencies, version: string): Server {
  const server = new Server(
    { name: 'clew', title: 'Clew', version },
    { capabilities: { tools: {} }, instructions, cacheHints: { 'tools/list': cacheHint, 'server/discover': cacheHint } },
  );
  server.setRequestHandler('tools/list', () => {
    // Not at the start of the process: some clients start one only to ask for its revision. The list is sent first.
    setImmediate(() => dependencies.index.start());
    return { tools: toolList };
  });
  server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }, { mcpReq }) =>
    answerCall(
      { name, args, client: clientOf(mcpReq, server), token: tokenOf(mcpReq.signal), onProgress: progressNotifier(mcpReq) },
      dependencies,
    ),
  );
  return server;
}

/** The current revision names the client with each request, the one before when the connection begins. */
function clientOf({ envelope }: ServerContext['mcpReq'], server: Server): string {
  const envelopeFields: Partial<Record<string, unknown>> = envelope ?? {};
  const clientInfo = envelopeFields[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  return typeof clientInfo === 'object' && clientInfo !== null && 'name' in clientInfo ? String(clientInfo.name) : '';
}
