// The embedder of one command as commands see it, and the sentence for vectors that are missing.
import type { Codebase } from '../../core/codebase/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { embedderSentence } from '../../core/base/wording/words.ts';
import type { EmbeddingChoice } from '../../core/embedding/status.ts';
import { forCommandLine } from '../output/commandLineWords.ts';

/** The embedder of one command. */
export interface CommandEmbedder {
  readonly choice: EmbeddingChoice;
  /** Resolves when no more vectors are to come; says on standard error what left, and why vectors are missing that were asked for. */
  settle(codebase: Codebase, token: CancellationToken): Promise<void>;
}

/** Says why vectors are missing that were asked for. */
export async function sayIfStopped(codebase: Codebase): Promise<void> {
  const { problem } = (await codebase.status()).vectors;
  if (problem) process.stderr.write(`${forCommandLine(embedderSentence(problem.code, problem.args))}\n`);
}
