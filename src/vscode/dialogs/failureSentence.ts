// Sentence for any failure: that of a UserError, or "internal error" with details in the log.
import * as l10n from '@vscode/l10n';
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import type { Log } from '../../core/ports.ts';

/** Words `error` for people; unexpected errors go to the log with their stack. */
export function failureSentence(error: unknown, log: Log): string {
  if (error instanceof UserError) return sentence(error.code, error.args);
  log.error('Unexpected failure', error);
  return l10n.t(
    'Something went wrong inside Clew ({0}); the log has the details: try again.',
    error instanceof Error ? error.message : String(error),
  );
}

/** Words the `failed` event of an answer. `isPartial`: it was being continued, and stays as it was. */
export function failedEventSentence(code: UserErrorCode | 'internal', args: readonly string[], isPartial: boolean): string {
  if (code !== 'internal') return sentence(code, args, isPartial);
  return l10n.t('Something went wrong inside Clew ({0}); the log has the details: try again.', args.join(', '));
}
