// The sentence for each way in which a model can fail, and for what should be known of its answer: what happened, what still works, what to do.
import * as l10n from '@vscode/l10n';
import type { ModelErrorCode, NoticeCode } from './errors.ts';

/** Sentences by code; their arguments are described at the codes. */
export const modelSentences: Readonly<Record<ModelErrorCode | NoticeCode, (args: readonly string[]) => string>> = {
  'model-dns': ([host]) =>
    l10n.t('There is no address for {0}; Clew answered from the code alone: check the base URL and your network.', host ?? ''),
  'model-refused': ([where]) =>
    l10n.t(
      'Nothing answers at {0}; Clew answered from the code alone: start the model server there, or correct the base URL.',
      where ?? '',
    ),
  'model-refused-remote': ([where]) =>
    l10n.t(
      'Nothing answers at {0}, which here means the remote machine and not your own; Clew answered from the code alone: use an address that the remote machine can reach, or forward the port.',
      where ?? '',
    ),
  'model-tls': ([where, detail]) =>
    l10n.t(
      'The certificate of {0} is not trusted ({1}); Clew answered from the code alone: install the certificate in the system, or check the address.',
      where ?? '',
      detail ?? '',
    ),
  'model-proxy': ([where, detail]) =>
    l10n.t(
      'The proxy did not let the request through to {0} ({1}); Clew answered from the code alone: check the setting "http.proxy".',
      where ?? '',
      detail ?? '',
    ),
  'model-unreachable': ([where, detail]) =>
    l10n.t(
      '{0} could not be reached ({1}); Clew answered from the code alone: check your network, then run "Clew: Test Connection".',
      where ?? '',
      detail ?? '',
    ),
  'model-unauthorized': ([where]) =>
    l10n.t('{0} did not accept the key; Clew answered from the code alone: run "Clew: Set API Key".', where ?? ''),
  'model-forbidden': ([where, message]) =>
    l10n.t(
      '{0} does not allow this key to do that ({1}); Clew answered from the code alone: check what the key may do.',
      where ?? '',
      message ?? '',
    ),
  'model-unknown': ([name, where]) =>
    l10n.t('{1} has no model {0}; Clew answered from the code alone: run "Clew: Choose Model".', name ?? '', where ?? ''),
  'model-wrong-url': ([url]) =>
    l10n.t(
      'What answers at {0} is not an OpenAI-compatible server; Clew answered from the code alone: check the base URL, which usually ends in /v1.',
      url ?? '',
    ),
  'model-rate-limited': ([where, seconds]) =>
    seconds
      ? l10n.t(
          '{0} takes no more requests for {1} seconds; Clew answered from the code alone: ask again then, or choose another model.',
          where ?? '',
          seconds,
        )
      : l10n.t(
          '{0} takes no more requests for now; Clew answered from the code alone: ask again later, or choose another model.',
          where ?? '',
        ),
  'model-server-error': ([where, status, message]) =>
    l10n.t(
      '{0} failed inside (status {1}, {2}); Clew answered from the code alone: ask again later.',
      where ?? '',
      status ?? '',
      message ?? '',
    ),
  'model-rejected': ([where, message]) =>
    l10n.t(
      '{0} refused the request ({1}); Clew answered from the code alone: run "Clew: Test Connection" to see what it supports.',
      where ?? '',
      message ?? '',
    ),
  'model-bad-response': ([where, detail]) =>
    l10n.t('{0} sent something that is no answer ({1}); Clew answered from the code alone: ask again.', where ?? '', detail ?? ''),
  'model-redirected': ([where, target]) =>
    l10n.t(
      '{0} redirects to {1}, and neither key nor code was sent there; Clew answered from the code alone: if you trust that address, set it as the base URL.',
      where ?? '',
      target ?? '',
    ),
  'model-too-long': ([where, megabytes]) =>
    l10n.t(
      '{0} sent more than {1} MB and was cut off; what came until then is kept: ask again, or choose another model.',
      where ?? '',
      megabytes ?? '',
    ),
  'model-empty': ([name, tokens]) =>
    tokens
      ? l10n.t(
          '{0} spent all of its {1} tokens on thinking and sent no answer; Clew answered from the code alone: raise "clew.model.maxOutputTokens", or choose another model.',
          name ?? '',
          tokens,
        )
      : l10n.t('{0} sent an empty answer; Clew answered from the code alone: ask again, or choose another model.', name ?? ''),
  'model-interrupted': ([where]) => l10n.t('The connection to {0} broke off; what came until then is kept: ask again.', where ?? ''),
  'model-connect-timeout': ([where, seconds]) =>
    l10n.t(
      'No connection to {0} within {1} seconds; Clew answered from the code alone: check the address and your network.',
      where ?? '',
      seconds ?? '',
    ),
  'model-first-timeout': ([where, seconds]) =>
    l10n.t(
      '{0} did not begin to answer within {1} seconds; Clew answered from the code alone: raise "clew.model.timeout.firstByte" if the model needs longer to load.',
      where ?? '',
      seconds ?? '',
    ),
  'model-silent': ([where, seconds]) =>
    l10n.t(
      '{0} fell silent for {1} seconds in the middle of the answer; what came until then is kept: ask again.',
      where ?? '',
      seconds ?? '',
    ),
  'model-context-length': ([name, limit]) =>
    limit
      ? l10n.t(
          'The question with its code is too long for {0}, which reads {1} tokens; Clew answered from the code alone: choose a smaller budget or another model.',
          name ?? '',
          limit,
        )
      : l10n.t(
          'The question with its code is too long for {0}; Clew answered from the code alone: choose a smaller budget or another model.',
          name ?? '',
        ),
  'model-filtered': ([name]) =>
    l10n.t('The provider of {0} refused to answer this; what came until then is kept: ask in other words.', name ?? ''),
  'model-gone': ([name]) =>
    l10n.t('The editor no longer offers the model {0}; Clew answered from the code alone: run "Clew: Choose Model".', name ?? ''),
  'model-denied': ([name]) =>
    l10n.t(
      'The editor did not let Clew use the model {0}; Clew answered from the code alone: allow it, or choose another model.',
      name ?? '',
    ),
  'model-local-only': ([where]) =>
    l10n.t(
      'Nothing was sent to {0}, since "clew.privacy.localOnly" is on; Clew answered from the code alone: choose a model on this machine, or switch it off.',
      where ?? '',
    ),
  'model-declined': () => l10n.t('Nothing was sent, as you chose; Clew answered from the code alone: ask again to be asked again.'),
  'model-over-cap': ([cap, currency]) =>
    l10n.t(
      'With this question the models could cost more than the cap of {0} {1} today; Clew answered from the code alone: raise "clew.model.dailyCap", or wait until tomorrow.',
      cap ?? '',
      currency ?? '',
    ),
  'model-unset': () => l10n.t('No model is named in the settings; Clew answered from the code alone: run "Clew: Choose Model".'),
  'model-bad-url': ([url]) =>
    url
      ? l10n.t('"{0}" is not an address of a server; Clew answered from the code alone: correct "clew.model.baseUrl".', url)
      : l10n.t('A model is named, but no server; Clew answered from the code alone: set "clew.model.baseUrl".'),
  'answer-cut': ([tokens]) =>
    l10n.t('The answer reached the limit of {0} tokens: continue it, or raise "clew.model.maxOutputTokens".', tokens ?? ''),
  'secrets-replaced': ([count]) =>
    count === '1'
      ? l10n.t('1 secret was replaced by a placeholder before anything was sent or shown.')
      : l10n.t('{0} secrets were replaced by placeholders before anything was sent or shown.', count ?? ''),
  'context-shrunk': () => l10n.t('The request was too long for the model, so it was sent again with less of the code.'),
};
