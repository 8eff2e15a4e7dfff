// A log on a stream, for the command line: stdout stays free for results.
import type { Log } from '../core/ports.ts';
import { scrubbedLog } from '../core/secrets/scrubbedLog.ts';

/** Writes one line per message to `stream`. `verbose` adds trace and info. Stacks are shown for errors that are bugs. */
export function consoleLog(stream: { write(text: string): unknown }, verbose = false): Log {
  const write = (level: string, message: string): void => void stream.write(`[${level}] ${message}\n`);
  const quiet = (): void => undefined;
  return scrubbedLog({
    trace: verbose ? (message) => write('trace', message) : quiet,
    info: verbose ? (message) => write('info', message) : quiet,
    warn: (message) => write('warn', message),
    error: (message) => write('error', message),
  });
}
