// Turns an error into the last event of an answer: a known failure in its own words, a bug with its message, its stack in the log.
import { UserError } from '../base/wording/errors.ts';
import type { Log } from '../ports.ts';
import { scrub } from '../secrets/scrub.ts';
import type { AskEvent } from './record/events.ts';

/** The last event of an answer that failed. */
export function failedEvent(error: unknown, log: Log): AskEvent {
  if (error instanceof UserError) return { kind: 'failed', code: error.code, args: error.args.map((text) => scrub(text).text) };
  log.error('Answering failed', error);
  return { kind: 'failed', code: 'internal', args: [scrub(error instanceof Error ? error.message : String(error)).text] };
}
