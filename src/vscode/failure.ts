// One sentence for any failure: the words of a UserError, or an honest "internal error" whose details are in the log.
import * as l10n from '@vscode/l10n';
import { UserError, type UserErrorCode } from '../core/base/wording/errors.ts';
import { sentence } from '../core/base/wording/words.ts';
import type { Log } from '../core/ports.ts';

/** Says `error` to people; what is not meant for them goes to the log with its stack. */
export function sayFailure(error: unknown, log: Log): string {
  if (error instanceof UserError) return sentence(error.code, error.args);
  log.error('Unexpected failure', error);
  return l10n.t(
    'Something went wrong inside Clew ({0}); the log has the details: try again.',
    error instanceof Error ? error.message : String(error),
  );
}

/** Says the `failed` event of an answer. `kept`: it was to be continued, and stays as it was. */
export function sayFailedEvent(code: UserErrorCode | 'internal', args: readonly string[], isPartial: boolean): string {
  if (code !== 'internal') return sentence(code, args, isPartial);
  return l10n.t('Something went wrong inside Clew ({0}); the log has the details: try again.', args.join(', '));
}
