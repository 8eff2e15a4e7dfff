// Sentences for all failures that people see. Every edge (host, panel, command line) uses them, in the language of its `l10n.config`.
import * as l10n from '@vscode/l10n';
import { embedderSentences, searchGoesOn } from './embedderSentences.ts';
import type { UserErrorCode } from './errors.ts';
import { modelSentences, stillWorks } from './modelSentences.ts';

const sentences: Readonly<Record<UserErrorCode, (args: readonly string[], still: string) => string>> = {
  'no-folder': () => l10n.t('No folder is open, so there is nothing to ask about: open a folder first.'),
  'chats-not-kept': () =>
    l10n.t('Chats cannot be stored in this window, so later answers would be lost; nothing was changed: open a folder first.'),
  'folder-not-found': ([folder]) => l10n.t('The folder {0} cannot be read: check that it exists and that you may open it.', folder ?? ''),
  'nothing-indexed': () =>
    l10n.t('No file here can be searched: the folder is empty, or every file is ignored or of a kind that Clew cannot read.'),
  'bad-expression': ([pattern, detail]) =>
    l10n.t('"{0}" is not a valid search ({1}): correct it, or search for it as plain text.', pattern ?? '', detail ?? ''),
  'unknown-scope': ([scope]) =>
    l10n.t('No folder, file or symbol of the index is named {0}: check the spelling, or search everywhere.', scope ?? ''),
  'empty-question': () => l10n.t('The question is empty: type what you want to know.'),
  'engine-down': () =>
    l10n.t('The Clew engine stopped and could not be restarted; your files are untouched: run "Clew: Rebuild Index" to try again.'),
  'engine-restarting': () => l10n.t('The Clew engine stopped and is starting again; nothing is lost: ask again in a moment.'),
  'bad-request': ([what]) => l10n.t('Clew could not read a message ({0}); everything else works: try again.', what ?? ''),
  'timed-out': ([what]) => l10n.t('{0} took too long and was stopped; everything else works: try again.', what ?? ''),
  'store-unwritable': ([folder]) =>
    l10n.t(
      'The index cannot be saved in {0}; everything works, but the next start has to make it again: free some space or check the permissions.',
      folder ?? '',
    ),
  'unknown-symbol': ([name]) => l10n.t('There is no symbol named {0} in this workspace: check the spelling, or search for it.', name ?? ''),
  'no-git': () =>
    l10n.t(
      'VS Code knows of no Git repository here, so uncommitted changes are unknown; everything else works: check that its Git extension and "git.enabled" are on.',
    ),
  'no-disk-folder': () =>
    l10n.t(
      'The folders of this window are not on the disk of this machine, so other programs cannot read them; Clew works here: open a folder on disk to set it up.',
    ),
  'tool-local-only': () =>
    l10n.t(
      'Nothing was shown to the chat, since "clew.privacy.localOnly" is on and its model may run anywhere; the panel of Clew works: switch the setting off to let chats look things up.',
    ),
  'tool-not-ready': ([done, total, why]) =>
    why ||
    l10n.t(
      'Clew is still indexing this workspace ({0} of {1} files); all other tools work: call this one again in a moment.',
      done ?? '0',
      total ?? '0',
    ),
  ...modelSentences,
  ...embedderSentences,
};

/** Whether `code` has a sentence: a record may come from another version of Clew. */
export function hasSentence(code: string): code is UserErrorCode {
  return Object.hasOwn(sentences, code);
}

/**
 * One sentence for people: what happened, what still works, what to do.
 * @param isPartial words of a model stay in spite of the failure, so the answer is not the one from the code alone
 */
export function sentence(code: UserErrorCode, args: readonly string[], isPartial = false): string {
  return sentences[code](args, code.startsWith('embedder-') ? searchGoesOn() : stillWorks(isPartial));
}

/** The sentence for a failure of an embedder, also for codes that models share: it says that search goes on. */
export function embedderSentence(code: UserErrorCode, args: readonly string[]): string {
  return sentences[code](args, searchGoesOn());
}
