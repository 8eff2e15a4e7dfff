// Interface of a command's embedder, and the sentence for missing vectors.
import type { Codebase } from '../../core/codebase/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { embedderSentence } from '../../core/base/wording/errorSentences.ts';
import type { EmbeddingChoice } from '../../core/embedding/vectorStatus.ts';
import { forCommandLine } from '../output/commandLineSentences.ts';
import { say } from '../say.ts';

/** The embedder of one command. */
export interface CommandEmbedder {
  readonly choice: EmbeddingChoice;
  /** Waits until no more vectors will come. Prints the sent amounts to standard error, and why requested vectors are missing. */
  settle(codebase: Codebase, token: CancellationToken): Promise<void>;
}

/** Prints why requested vectors are missing. */
export async function explainMissingVectors(codebase: Codebase): Promise<void> {
  const { problem } = (await codebase.status()).vectors;
  if (problem) say(forCommandLine(embedderSentence(problem.code, problem.args)));
}
