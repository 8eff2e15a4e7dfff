// Which embedder a command searches with, from its flags.
import * as l10n from '@vscode/l10n';
import type { EmbeddingChoice } from '../core/embedding/status.ts';
import { choiceFlag } from './arguments.ts';
import type { Command, Flag, Flags } from './command.ts';

const embedders = ['builtin', 'off'] as const;

/** Flags of commands that search. */
export function embedderFlags(): Readonly<Record<'embedder', Flag>> {
  return { embedder: { value: 'E', about: l10n.t('what makes vectors: {0} (default: builtin)', embedders.join(', ')) } };
}

/** The choice; off for commands that do not search. */
export function embeddingFrom(command: Command, flags: Flags): EmbeddingChoice {
  if (!Object.hasOwn(command.flags, 'embedder')) return { provider: 'off' };
  return choiceFlag(flags, 'embedder', embedders) === 'off' ? { provider: 'off' } : { provider: 'builtIn' };
}
