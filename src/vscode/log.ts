// The "Clew" output channel as the log port of core, down to the level that is set.
import type * as vscode from 'vscode';
import type { Log } from '../core/ports.ts';
import { scrubbedLog } from '../core/secrets/scrubbedLog.ts';

/** How much is logged, the most first; the level of the channel, which VS Code keeps, holds as well. */
export const logLevels = ['trace', 'info', 'warn', 'error', 'off'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Details go here, never the only word that something failed. `level` is asked for each line, so that a change holds at once. */
export function channelLog(channel: Pick<vscode.LogOutputChannel, 'trace' | 'info' | 'warn' | 'error'>, level: () => LogLevel): Log {
  const isOn = (wanted: LogLevel): boolean => logLevels.indexOf(wanted) >= logLevels.indexOf(level());
  const line =
    (wanted: Exclude<LogLevel, 'off'>) =>
    (message: string): void => {
      if (isOn(wanted)) channel[wanted](message);
    };
  return scrubbedLog({ trace: line('trace'), info: line('info'), warn: line('warn'), error: line('error') });
}
