// Remembers the last warnings and errors of the log, so that a report includes them.
import type { Log } from '../../core/ports.ts';

/** Problems to keep; a report needs the last ones. */
const maxProblems = 30;

/** A log that passes everything on and remembers the last problems. */
export class RecentProblems implements Log {
  readonly #log: Log;
  readonly #problems: string[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  /** Problems with their time, the oldest first. */
  get all(): readonly string[] {
    return this.#problems;
  }

  trace(message: string): void {
    this.#log.trace(message);
  }

  info(message: string): void {
    this.#log.info(message);
  }

  warn(message: string): void {
    this.#add('warn', message);
    this.#log.warn(message);
  }

  error(message: string, error?: unknown): void {
    this.#add('error', error instanceof Error ? `${message}: ${error.message}` : message);
    this.#log.error(message, error);
  }

  #add(level: string, message: string): void {
    this.#problems.push(`${new Date().toISOString().slice(11, 19)} ${level} ${message}`);
    if (this.#problems.length > maxProblems) this.#problems.shift();
  }
}
