// Which embedder a command searches with, from its flags; and how the command waits for its vectors.
import * as l10n from '@vscode/l10n';
import type { Codebase } from '../../core/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { embedderSentence } from '../../core/base/wording/words.ts';
import type { EmbeddingChoice } from '../../core/embedding/status.ts';
import type { Command, Flag, Flags, Invocation } from '../command.ts';
import { forCommandLine } from '../output/commandLineWords.ts';
import { chosenEmbedder } from './embedderSettings.ts';
import { endpointEmbedder } from './endpointEmbedder.ts';

/** The embedder of one command. */
export interface CommandEmbedder {
  readonly choice: EmbeddingChoice;
  /** Resolves when no more vectors are to come; says on standard error what left, and why vectors are missing that were asked for. */
  settle(codebase: Codebase, token: CancellationToken): Promise<void>;
}

/** Flags of commands that search. */
export function embedderFlags(byDefault: 'builtin' | 'off' = 'builtin'): Readonly<Record<'embedder' | 'embedding-model' | 'yes', Flag>> {
  return {
    embedder: { value: 'E', about: l10n.t('what makes vectors: builtin, off or the URL of a server (default: {0})', byDefault) },
    'embedding-model': { value: 'NAME', about: l10n.t('embedding model of that server (key in CLEW_EMBEDDING_API_KEY or CLEW_API_KEY)') },
    yes: { about: l10n.t('embed without asking, however much there is to send') },
  };
}

/** No vectors. */
export const noEmbedder: CommandEmbedder = { choice: { provider: 'off' }, settle: () => Promise.resolve() };

/** The embedder; none for commands that do not search. `clew index` embeds only when it is told to. @throws UsageError */
export function embedderOf(
  command: Pick<Command, 'name' | 'flags'>,
  { flags, log }: Pick<Invocation, 'log'> & { readonly flags: Flags },
): CommandEmbedder {
  if (!Object.hasOwn(command.flags, 'embedder')) return noEmbedder;
  const chosen = chosenEmbedder(process.env, flags, command.name === 'index' ? 'off' : 'builtIn');
  if (chosen.provider === 'endpoint') return endpointEmbedder(chosen, flags, log);
  return { choice: { provider: chosen.provider }, settle };
}

async function settle(codebase: Codebase, token: CancellationToken): Promise<void> {
  await codebase.vectorsSettled(token);
  await sayIfStopped(codebase);
}

/** Says why vectors are missing that were asked for. */
export async function sayIfStopped(codebase: Codebase): Promise<void> {
  const { problem } = (await codebase.status()).vectors;
  if (problem) process.stderr.write(`${forCommandLine(embedderSentence(problem.code, problem.args))}\n`);
}

/** Was an embedder named by flag? */
export function namesEmbedder(flags: Flags): boolean {
  return flags.has('embedder') || flags.has('embedding-model');
}
