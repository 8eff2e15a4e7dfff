// Renames failures for embedders where the advice for a model would mislead.
import { UserError, type EmbedderErrorCode, type UserErrorCode } from '../../core/base/wording/errors.ts';

const embedderCodes: ReadonlyMap<UserErrorCode, EmbedderErrorCode> = new Map<UserErrorCode, EmbedderErrorCode>([
  ['model-unset', 'embedder-unset'],
  ['model-bad-url', 'embedder-bad-url'],
  ['model-unknown', 'embedder-unknown'],
  ['model-wrong-url', 'embedder-unsupported'],
  ['model-rejected', 'embedder-rejected'],
  ['model-rate-limited', 'embedder-rate-limited'],
  ['model-context-length', 'embedder-too-long'],
  ['model-first-timeout', 'embedder-timeout'],
  ['model-local-only', 'embedder-local-only'],
]);

/** Returns `error`, under its name for embedders if it has one. The arguments are the same. */
export function embedderFailure(error: unknown): unknown {
  const code = error instanceof UserError ? embedderCodes.get(error.code) : undefined;
  return error instanceof UserError && code ? new UserError(code, error.args, { cause: error }) : error;
}
