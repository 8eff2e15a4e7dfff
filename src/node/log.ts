// A log on a stream, for the command line: stdout stays free for results.
import type { Log } from '../core/ports.ts';

/** Writes one line a message to `stream`. `verbose` adds trace and info. Stacks are shown for errors that are bugs. */
export function consoleLog(stream: { write(text: string): unknown }, verbose = false): Log {
  const write = (level: string, message: string): void => void stream.write(`[${level}] ${message}\n`);
  const quiet = (): void => undefined;
  return {
    trace: verbose ? (message) => write('trace', message) : quiet,
    info: verbose ? (message) => write('info', message) : quiet,
    warn: (message) => write('warn', message),
    error: (message, error) => write('error', error === undefined ? message : `${message}: ${describe(error)}`),
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
