// Error for a wrong call of the command line: one sentence for the person at the keyboard, exit code 2.

/** Thrown for bad arguments; `sentence` is all that the person is told. */
export class UsageError extends Error {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super(sentence, options);
    this.name = 'UsageError';
  }
}
