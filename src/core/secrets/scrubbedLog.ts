// Log wrapper that scrubs every entry first, including errors with their stacks and causes.
import type { Log } from '../ports.ts';
import { scrub } from './scrub.ts';

/** Wraps `log`. Errors become text, since scrubbing their properties would change them. */
export function scrubbedLog(log: Log): Log {
  const clean = (text: string): string => scrub(text).text;
  return {
    trace: (message) => log.trace(clean(message)),
    info: (message) => log.info(clean(message)),
    warn: (message) => log.warn(clean(message)),
    error: (message, error) => log.error(clean(error === undefined ? message : `${message}: ${describe(error)}`)),
  };
}

/** Most causes in a row: an error can be its own cause. */
const maxCauses = 8;

/** Stack and causes of an error as text for a log, without secrets. */
export function describe(error: unknown): string {
  const parts: string[] = [];
  for (let next = error; next !== undefined && parts.length < maxCauses; next = next instanceof Error ? next.cause : undefined)
    parts.push(next instanceof Error ? (next.stack ?? next.message) : String(next));
  return scrub(parts.join('\nCaused by: ')).text;
}
