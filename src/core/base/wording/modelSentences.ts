// Sentences for the failures of a model and for remarks about its answer: what happened, what still works, what to do.
import * as l10n from '@vscode/l10n';
import type { ModelErrorCode, NoticeCode } from './errors.ts';

/** The part of a sentence that says what still works. `isPartial`: words of a model are already there and stay. */
export function stillWorks(isPartial: boolean): string {
  return isPartial ? l10n.t('earlier results are kept') : l10n.t('Clew answered from the code alone');
}

/** Why a small request gave no result: the model failed, or its reply was unusable. */
function noResultSentence([model = '', code = '', ...args]: readonly string[], still: string): string {
  switch (code) {
    case 'too-slow':
      return l10n.t('{0} took too long; {1}: raise "clew.analyse.timeLimit", or choose a faster small model.', model, still);
    case 'no-json':
      return l10n.t('{0} sent something that is not JSON; {1}: choose another small model if that goes on.', model, still);
    default:
      return Object.hasOwn(modelSentences, code)
        ? modelSentences[code as ModelErrorCode](args, still)
        : l10n.t('{0} failed; {1}: the log of Clew has the details.', model, still);
  }
}

/** Sentences by code; {@link ModelErrorCode} and {@link NoticeCode} describe their arguments. `still` is the text of {@link stillWorks}. */
export const modelSentences: Readonly<Record<ModelErrorCode | NoticeCode, (args: readonly string[], still: string) => string>> = {
  'model-dns': ([host], still) => l10n.t('There is no address for {0}; {1}: check the base URL and your network.', host ?? '', still),
  'model-refused': ([where], still) =>
    l10n.t('Nothing answers at {0}; {1}: start the model server there, or correct the base URL.', where ?? '', still),
  'model-refused-remote': ([where], still) =>
    l10n.t(
      'Nothing answers at {0}, which means the remote machine here, not your own; {1}: use an address that the remote machine can reach, or forward the port.',
      where ?? '',
      still,
    ),
  'model-tls': ([where, detail], still) =>
    l10n.t(
      'The certificate of {0} is not trusted ({1}); {2}: install the certificate in the system, or check the address.',
      where ?? '',
      detail ?? '',
      still,
    ),
  'model-proxy': ([where, detail], still) =>
    l10n.t(
      'The proxy did not let the request through to {0} ({1}); {2}: check the setting "http.proxy".',
      where ?? '',
      detail ?? '',
      still,
    ),
  'model-unreachable': ([where, detail], still) =>
    l10n.t('{0} could not be reached ({1}); {2}: check your network, then run "Clew: Test Connection".', where ?? '', detail ?? '', still),
  'model-unauthorized': ([where], still) => l10n.t('{0} did not accept the key; {1}: run "Clew: Set API Key".', where ?? '', still),
  'model-forbidden': ([where, message], still) =>
    l10n.t('{0} does not allow this with this key ({1}); {2}: check the permissions of the key.', where ?? '', message ?? '', still),
  'model-unknown': ([name, where], still) => l10n.t('{1} has no model {0}; {2}: run "Clew: Choose Model".', name ?? '', where ?? '', still),
  'model-no-tools': ([name]) =>
    l10n.t(
      '{0} cannot call tools, so Clew looked up what the model said was missing: choose another model to let it look things up itself.',
      name ?? '',
    ),
  'model-wrong-url': ([url], still) =>
    l10n.t('What answers at {0} is not an OpenAI-compatible server; {1}: check the base URL, which usually ends in /v1.', url ?? '', still),
  'model-rate-limited': ([where, seconds], still) =>
    seconds
      ? l10n.t('{0} accepts no more requests for {1} seconds; {2}: ask again then, or choose another model.', where ?? '', seconds, still)
      : l10n.t('{0} accepts no more requests for now; {1}: ask again later, or choose another model.', where ?? '', still),
  'model-server-error': ([where, status, message], still) =>
    l10n.t('{0} failed internally (status {1}, {2}); {3}: ask again later.', where ?? '', status ?? '', message ?? '', still),
  'model-rejected': ([where, message], still) =>
    l10n.t('{0} refused the request ({1}); {2}: run "Clew: Test Connection" to see what it supports.', where ?? '', message ?? '', still),
  'model-bad-response': ([where, detail], still) =>
    l10n.t('{0} sent something that is not an answer ({1}); {2}: ask again.', where ?? '', detail ?? '', still),
  'model-redirected': ([where, target], still) =>
    l10n.t(
      '{0} redirects to {1}, and neither key nor code was sent there; {2}: if you trust that address, set it as the base URL.',
      where ?? '',
      target ?? '',
      still,
    ),
  'model-too-long': ([where, megabytes], still) =>
    l10n.t('{0} sent more than {1} MB and was cut off; {2}: ask again, or choose another model.', where ?? '', megabytes ?? '', still),
  'model-empty': ([name, tokens], still) =>
    tokens
      ? l10n.t(
          '{0} spent all of its {1} tokens on thinking and sent no answer; {2}: raise "clew.model.maxOutputTokens", or choose another model.',
          name ?? '',
          tokens,
          still,
        )
      : l10n.t('{0} sent an empty answer; {1}: ask again, or choose another model.', name ?? '', still),
  'model-interrupted': ([where], still) => l10n.t('The connection to {0} broke off; {1}: ask again.', where ?? '', still),
  'model-connect-timeout': ([where, seconds], still) =>
    l10n.t('No connection to {0} within {1} seconds; {2}: check the address and your network.', where ?? '', seconds ?? '', still),
  'model-first-timeout': ([where, seconds], still) =>
    l10n.t(
      '{0} did not begin to answer within {1} seconds; {2}: raise "clew.model.timeout.firstByte" if the model needs longer to load.',
      where ?? '',
      seconds ?? '',
      still,
    ),
  'model-silent': ([where, seconds], still) =>
    l10n.t('{0} fell silent for {1} seconds in the middle of the answer; {2}: ask again.', where ?? '', seconds ?? '', still),
  'model-endless': ([where, seconds], still) =>
    l10n.t(
      '{0} did not finish its answer within {1} seconds; {2}: raise "clew.model.timeout.total", or choose another model.',
      where ?? '',
      seconds ?? '',
      still,
    ),
  'model-context-length': ([name, limit], still) =>
    limit
      ? l10n.t(
          'The question with its code is too long for {0}, which reads {1} tokens; {2}: choose a smaller budget or another model.',
          name ?? '',
          limit,
          still,
        )
      : l10n.t('The question with its code is too long for {0}; {1}: choose a smaller budget or another model.', name ?? '', still),
  'model-filtered': ([name], still) => l10n.t('The provider of {0} refused to answer this; {1}: ask in other words.', name ?? '', still),
  'model-gone': ([name], still) => l10n.t('The editor no longer offers the model {0}; {1}: run "Clew: Choose Model".', name ?? '', still),
  'model-denied': ([name], still) =>
    l10n.t('The editor did not let Clew use the model {0}; {1}: allow it, or choose another model.', name ?? '', still),
  'model-local-only': ([where], still) =>
    l10n.t(
      'Nothing was sent to {0}, since "clew.privacy.localOnly" is on; {1}: choose a model on this machine, or switch it off.',
      where ?? '',
      still,
    ),
  'model-declined': (_, still) => l10n.t('Nothing was sent, as you chose; {0}: ask again to decide anew.', still),
  'model-over-cap': ([cap, currency], still) =>
    l10n.t(
      'With this question the models could cost more than the cap of {0} {1} today; {2}: raise "clew.model.dailyCap", or wait until tomorrow.',
      cap ?? '',
      currency ?? '',
      still,
    ),
  'model-unset': (_, still) => l10n.t('No model is named in the settings; {0}: run "Clew: Choose Model".', still),
  'model-bad-url': ([url, port], still) =>
    port
      ? l10n.t(
          'Nothing can be sent to port {0}, which is reserved for another service; {1}: choose another port in "clew.model.baseUrl".',
          port,
          still,
        )
      : url
        ? l10n.t('"{0}" is not an address of a server; {1}: correct "clew.model.baseUrl".', url, still)
        : l10n.t('A model is named, but no server; {0}: set "clew.model.baseUrl".', still),
  'answer-cut': ([tokens]) =>
    l10n.t('The answer reached the limit of {0} tokens: continue it, or raise "clew.model.maxOutputTokens".', tokens ?? ''),
  'secrets-replaced': ([count]) =>
    count === '1'
      ? l10n.t('1 secret was replaced by a placeholder before anything was sent or shown.')
      : l10n.t('{0} secrets were replaced by placeholders before anything was sent or shown.', count ?? ''),
  'vectors-missing': ([why]) => why ?? '',
  'context-shrunk': () => l10n.t('The request was too long for the model, so it was sent again with less of the code.'),
  'follow-up': ([name, place, word]) =>
    word
      ? l10n.t(
          '"{0}" was read as {1} ({2}) from the previous answer: ask with another name if that is wrong.',
          word,
          name ?? '',
          place ?? '',
        )
      : l10n.t(
          'Read as a question about {0} ({1}) from the previous answer: ask with another name if that is wrong.',
          name ?? '',
          place ?? '',
        ),
  'session-idle': () => l10n.t('This chat was idle for more than 30 minutes, so the code was looked up again.'),
  'search-unguided': (args) => noResultSentence(args, l10n.t('the question was searched for as written')),
  'search-unjudged': (args) => noResultSentence(args, l10n.t('the answer was made from the results so far')),
  'graph-unread': (args) => noResultSentence(args, l10n.t('the graph has only what the code itself shows for that round')),
  'evidence-invisible': ([files]) =>
    l10n.t(
      'Invisible characters are in {0}: they are shown as ⟨U+…⟩, here and to a model; look at these lines before you rely on the answer.',
      files ?? '',
    ),
  'evidence-orders': ([files]) =>
    l10n.t('Text that speaks to language models is in {0}: Clew treats it as data; read it before you rely on the answer.', files ?? ''),
  'evidence-gone': ([count]) =>
    count === '1'
      ? l10n.t('1 place that an earlier answer of this chat used no longer exists.')
      : l10n.t('{0} places that earlier answers of this chat used no longer exist.', count ?? ''),
};
