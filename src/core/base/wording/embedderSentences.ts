// Sentences for the failures of an embedder: what happened, what still works, what to do. Search always goes on by text.
import * as l10n from '@vscode/l10n';
import type { EmbedderErrorCode } from './errors.ts';

/** The part of a sentence that says what still works after an embedder failed. */
export function searchGoesOn(): string {
  return l10n.t('search continues without vectors');
}

/** Sentences by code; {@link EmbedderErrorCode} describes their arguments. `still` is the text of {@link searchGoesOn}. */
export const embedderSentences: Readonly<Record<EmbedderErrorCode, (args: readonly string[], still: string) => string>> = {
  'embedder-unset': (_, still) => l10n.t('No embedding model is named in the settings; {0}: run "Clew: Choose Embedder".', still),
  'embedder-bad-url': ([url], still) =>
    url
      ? l10n.t('"{0}" is not an address of a server; {1}: correct "clew.embedding.baseUrl".', url, still)
      : l10n.t('An embedding model is named, but no server; {0}: set "clew.embedding.baseUrl".', still),
  'embedder-unknown': ([name, where], still) =>
    l10n.t('{1} has no embedding model {0}; {2}: run "Clew: Choose Embedder".', name ?? '', where ?? '', still),
  'embedder-unsupported': ([url], still) =>
    l10n.t('What answers at {0} makes no embeddings; {1}: check the base URL, or choose another server.', url ?? '', still),
  'embedder-rejected': ([where, message], still) =>
    l10n.t('{0} refused to embed ({1}); {2}: run "Clew: Test Embedder" to see what it supports.', where ?? '', message ?? '', still),
  'embedder-empty': ([name], still) =>
    l10n.t('{0} sent no vectors; {1}: run "Clew: Test Embedder", or choose another model.', name ?? '', still),
  'embedder-wrong-count': ([name, textCount, vectorCount], still) =>
    l10n.t('{0} sent {2} vectors for {1} texts; {3}: choose another embedder.', name ?? '', textCount ?? '', vectorCount ?? '', still),
  'embedder-bad-vector': ([name], still) =>
    l10n.t(
      '{0} sent a vector with invalid numbers, or with zeros only; {1}: restart its server, or choose another embedder.',
      name ?? '',
      still,
    ),
  'embedder-wrong-dimension': ([name, actualLength, expectedLength], still) =>
    l10n.t(
      '{0} sent vectors of {1} numbers where {2} were expected; {3}: run "Clew: Choose Embedder" to embed the workspace again.',
      name ?? '',
      actualLength ?? '',
      expectedLength ?? '',
      still,
    ),
  'embedder-changed': ([name, where], still) =>
    l10n.t(
      'The name {0} at {1} now stands for another model, so its vectors do not fit the stored ones; {2}: run "Clew: Choose Embedder" to embed the workspace again.',
      name ?? '',
      where ?? '',
      still,
    ),
  'embedder-too-long': ([name], still) =>
    l10n.t('{0} refuses even a short piece of text as too long; {1}: choose another embedder.', name ?? '', still),
  'embedder-timeout': ([where, seconds], still) =>
    l10n.t(
      '{0} sent no vectors within {1} seconds; {2}: raise "clew.model.timeout.firstByte" if the server needs longer.',
      where ?? '',
      seconds ?? '',
      still,
    ),
  'embedder-rate-limited': ([where, seconds], still) =>
    seconds
      ? l10n.t('{0} embeds nothing more for {1} seconds; {2}: resume embedding then.', where ?? '', seconds, still)
      : l10n.t('{0} embeds nothing more for now; {1}: resume embedding later.', where ?? '', still),
  'embedder-local-only': ([where], still) =>
    l10n.t(
      'Nothing was sent to {0} to be embedded, since "clew.privacy.localOnly" is on; {1}: choose an embedder on this machine, or switch it off.',
      where ?? '',
      still,
    ),
  'embedder-over-cap': ([cap, currency], still) =>
    l10n.t(
      'More embedding would exceed the cap of {0} {1} today; {2}: raise "clew.model.dailyCap", or resume tomorrow.',
      cap ?? '',
      currency ?? '',
      still,
    ),
  'embedder-consent': ([where], still) =>
    l10n.t(
      'Nothing is sent to {0} to be embedded before you agree; {1}: answer the question, or run "Clew: Resume Embedding".',
      where ?? '',
      still,
    ),
  'embedder-declined': ([where], still) =>
    l10n.t('Nothing is sent to {0} to be embedded, as you chose; {1}: run "Clew: Resume Embedding" to be asked again.', where ?? '', still),
  'embedder-damaged': ([detail], still) =>
    l10n.t('The built-in embedder cannot be loaded ({0}); {1}: install Clew again.', detail ?? '', still),
  'embedder-paused': (_, still) => l10n.t('Embedding is paused; {0}: run "Clew: Resume Embedding".', still),
};
