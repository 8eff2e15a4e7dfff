// Errors that are meant for people: a code and its arguments. The sentence is made by l10n at the edge (`words.ts`).

/** Every failure that a user can be told about; `words.ts` has a sentence for each. */
export type UserErrorCode =
  | 'no-folder'
  | 'folder-not-found'
  | 'nothing-indexed'
  | 'empty-question'
  | 'engine-down'
  | 'engine-restarting'
  | 'bad-request'
  | 'timed-out'
  | 'store-unwritable'
  | 'unknown-symbol'
  | 'not-available-yet'
  | 'bad-argument';

/** A failure already understood: what happened is its `code`, the details are its `args`. Everything else is a bug with a stack. */
export class UserError extends Error {
  readonly code: UserErrorCode;
  readonly args: readonly string[];

  constructor(code: UserErrorCode, args: readonly string[] = [], options?: { cause?: unknown }) {
    super(`${code}${args.length ? `: ${args.join(', ')}` : ''}`, options);
    this.name = 'UserError';
    this.code = code;
    this.args = args;
  }
}
