// The "Clew" output channel as the log port of core.
import type * as vscode from 'vscode';
import type { Log } from '../core/ports.ts';
import { scrubbedLog } from '../core/secrets/scrubbedLog.ts';

/** Details go here, never the only word that something failed. */
export function channelLog(channel: vscode.LogOutputChannel): Log {
  return scrubbedLog({
    trace: (message) => channel.trace(message),
    info: (message) => channel.info(message),
    warn: (message) => channel.warn(message),
    error: (message) => channel.error(message),
  });
}
