// Converts errors of the editor's language model API to UserErrors. Codes come from its documentation, the rest from the provider's words.
import * as vscode from 'vscode';
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { cleanServerText } from '../../models/endpoint/serverText.ts';

/**
 * Returns the error to throw for `error` of a call: a `UserError`, or `CancelledError`.
 * @param where who provides the model, for people
 * @param begun whether a part of the answer had arrived
 * @param tools whether the request had tools
 */
export function editorModelFailure(
  error: unknown,
  { name, maxInputTokens }: Pick<vscode.LanguageModelChat, 'name' | 'maxInputTokens'>,
  { where, begun, tools = false }: { readonly where: string; readonly begun: boolean; readonly tools?: boolean },
): Error {
  if (error instanceof UserError || error instanceof CancelledError) return error;
  if (error instanceof vscode.CancellationError) return new CancelledError();
  const words = wordsOf(error);
  const fail = (code: UserError['code'], args: readonly string[]): UserError => new UserError(code, args, { cause: error });
  const code = error instanceof vscode.LanguageModelError ? error.code : '';
  if (code === vscode.LanguageModelError.NoPermissions.name) return fail('model-denied', [name]);
  if (code === vscode.LanguageModelError.NotFound.name) return fail('model-gone', [name]);
  if (/context.?(length|window)|too (long|large|many tokens)|token limit|max\w*[ _]tokens/i.test(words))
    return fail('model-context-length', [name, String(maxInputTokens)]);
  if (
    tools &&
    !begun &&
    /\b(?:tools?|functions?)\b.*\b(?:not|un)[ -]?(?:supported|available|allowed)|not support.*\b(?:tools?|functions?)\b/i.test(words)
  )
    return fail('model-no-tools', [name]);
  if (/quota|rate.?limit|too many requests|\b429\b/i.test(words)) return fail('model-rate-limited', [where, '']);
  if (code === vscode.LanguageModelError.Blocked.name) return fail('model-filtered', [name]);
  return begun ? fail('model-interrupted', [where]) : fail('model-unreachable', [where, cleanServerText(words)]);
}

/** The text of the error and its cause, which may be the provider's error. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
