// Names the failure of a call for people: finds it inside the wrappers of libraries.
import * as l10n from '@vscode/l10n';
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { whereOf } from './address.ts';
import { HttpRefusal, refusalInStream } from './httpRefusal.ts';
import { networkFailure, type CallDestination } from './networkFailure.ts';
import { refusalFailure, type RefusedRequest } from './refusalFailure.ts';

/** Unwraps an error: returns a failure that is already named, a refusal of the server, or the raw network error. */
export function unwrapError(error: unknown, baseUrl: string): unknown {
  let inner = error;
  for (let depth = 0; depth < 5 && inner instanceof Error; depth++) {
    if (inner instanceof UserError || inner instanceof CancelledError || inner instanceof HttpRefusal) return inner;
    if (inner instanceof SyntaxError)
      return new UserError('model-bad-response', [whereOf(baseUrl), l10n.t('broken data in the stream')], { cause: inner });
    const streamError = errorObject(inner);
    if (streamError !== undefined) return refusalInStream(streamError);
    inner = inner.cause;
  }
  return error;
}

/** Returns the UserError for the result of {@link unwrapError}. `begun`: bytes of the answer had come. */
export function callFailure(error: unknown, request: RefusedRequest & CallDestination, begun: boolean): UserError | CancelledError {
  if (error instanceof UserError || error instanceof CancelledError) return error;
  return error instanceof HttpRefusal ? refusalFailure(error, request) : networkFailure(error, request, begun);
}

/** The `openai` package reports an error object in a stream by throwing with that object as `error` and without a status. */
function errorObject(thrown: Error): unknown {
  const { error, status } = thrown as Error & { readonly error?: unknown; readonly status?: unknown };
  return status === undefined ? error : undefined;
}
