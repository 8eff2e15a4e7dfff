// The "Clew" output channel as core's log port, down to the configured level.
import type * as vscode from 'vscode';
import type { Log } from '../../core/ports.ts';
import { scrubbedLog } from '../../core/secrets/scrubbedLog.ts';

/** Log levels, the most verbose first. The channel's own level, which VS Code stores, applies as well. */
export const logLevels = ['trace', 'info', 'warn', 'error', 'off'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Core's log on `channel`. `level` is read for each line, so that a change applies at once. Failures are always shown elsewhere, too. */
export function channelLog(channel: Pick<vscode.LogOutputChannel, 'trace' | 'info' | 'warn' | 'error'>, level: () => LogLevel): Log {
  const isOn = (lineLevel: LogLevel): boolean => logLevels.indexOf(lineLevel) >= logLevels.indexOf(level());
  const writeLine =
    (lineLevel: Exclude<LogLevel, 'off'>) =>
    (message: string): void => {
      if (isOn(lineLevel)) channel[lineLevel](message);
    };
  return scrubbedLog({ trace: writeLine('trace'), info: writeLine('info'), warn: writeLine('warn'), error: writeLine('error') });
}
