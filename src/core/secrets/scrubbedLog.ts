// A log that knows no secrets: whatever is written to it is scrubbed first, errors with their stacks and causes included.
import type { Log } from '../ports.ts';
import { scrub } from './scrub.ts';

/** Wraps `log`. Errors are handed on as text, since their properties could not be scrubbed without changing them. */
export function scrubbedLog(log: Log): Log {
  const clean = (text: string): string => scrub(text).text;
  return {
    trace: (message) => log.trace(clean(message)),
    info: (message) => log.info(clean(message)),
    warn: (message) => log.warn(clean(message)),
    error: (message, error) => log.error(clean(error === undefined ? message : `${message}: ${describe(error)}`)),
  };
}

/** How deep causes are followed: an error can be made its own cause. */
const mostCauses = 8;

/** Stack and causes of an error, for a log, without secrets. */
export function describe(error: unknown): string {
  const parts: string[] = [];
  for (let next = error; next !== undefined && parts.length < mostCauses; next = next instanceof Error ? next.cause : undefined)
    parts.push(next instanceof Error ? (next.stack ?? next.message) : String(next));
  return scrub(parts.join('\nCaused by: ')).text;
}
