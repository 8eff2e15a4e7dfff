// The engine's log: sends lines to the host's log channel over the wire and never writes to standard output.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import type { Log } from '../core/ports.ts';
import { scrubbedLog } from '../core/secrets/scrubbedLog.ts';
import { logEvent } from './wire/rpc.ts';

/** Sends each line to the host. A line that cannot be sent (the host is gone) goes to standard error instead. */
export function engineLog(connection: MessageConnection): Log {
  const send = (level: 'trace' | 'info' | 'warn' | 'error', message: string): void => {
    connection.sendNotification(logEvent, { level, message }).catch(() => process.stderr.write(`${level}: ${message}\n`));
  };
  return scrubbedLog({
    trace: (message) => send('trace', message),
    info: (message) => send('info', message),
    warn: (message) => send('warn', message),
    error: (message) => send('error', message),
  });
}
