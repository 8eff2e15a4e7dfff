// Remembers the last warnings and errors of the log, so that a report includes them.
import type { Log } from '../core/ports.ts';

/** Problems to keep; a report needs the last ones. */
const mostKept = 30;

/** A log that passes everything on and remembers the last problems. */
export class RecentProblems implements Log {
  readonly #log: Log;
  readonly #kept: string[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  /** Problems with their time, the oldest first. */
  get all(): readonly string[] {
    return this.#kept;
  }

  trace(message: string): void {
    this.#log.trace(message);
  }

  info(message: string): void {
    this.#log.info(message);
  }

  warn(message: string): void {
    this.#keep('warn', message);
    this.#log.warn(message);
  }

  error(message: string, error?: unknown): void {
    this.#keep('error', error instanceof Error ? `${message}: ${error.message}` : message);
    this.#log.error(message, error);
  }

  #keep(level: string, message: string): void {
    this.#kept.push(`${new Date().toISOString().slice(11, 19)} ${level} ${message}`);
    if (this.#kept.length > mostKept) this.#kept.shift();
  }
}
