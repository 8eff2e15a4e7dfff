// The "Clew" output channel as the log port of core.
import type * as vscode from 'vscode';
import type { Log } from '../core/ports.ts';

/** Details go here, never the only word that something failed. */
export function channelLog(channel: vscode.LogOutputChannel): Log {
  return {
    trace: (message) => channel.trace(message),
    info: (message) => channel.info(message),
    warn: (message) => channel.warn(message),
    error: (message, error) => channel.error(error === undefined ? message : `${message}: ${describe(error)}`),
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
