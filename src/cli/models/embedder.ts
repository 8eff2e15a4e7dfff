// Chooses a command's embedder from its flags, and waits for its vectors.
import * as l10n from '@vscode/l10n';
import type { Codebase } from '../../core/codebase/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { Command, Flag, Flags, CommandInvocation } from '../command.ts';
import { readEmbedderChoice } from './embedderChoice.ts';
import { endpointEmbedder } from './endpointEmbedder.ts';
import { type CommandEmbedder, explainMissingVectors } from './commandEmbedder.ts';

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

/** Returns the embedder; none for commands that do not search. `clew index` embeds only on request. @throws UsageError */
export function embedderOf(
  command: Pick<Command, 'name' | 'flags'>,
  { flags, log }: Pick<CommandInvocation, 'log'> & { readonly flags: Flags },
): CommandEmbedder {
  if (!Object.hasOwn(command.flags, 'embedder')) return noEmbedder;
  const choice = readEmbedderChoice(process.env, flags, command.name === 'index' ? 'off' : 'builtIn');
  if (choice.provider === 'endpoint') return endpointEmbedder(choice, flags, log);
  return { choice: { provider: choice.provider }, settle };
}

async function settle(codebase: Codebase, token: CancellationToken): Promise<void> {
  await codebase.waitForVectors(token);
  await explainMissingVectors(codebase);
}

/** Whether a flag names an embedder. */
export function namesEmbedder(flags: Flags): boolean {
  return flags.has('embedder') || flags.has('embedding-model');
}
