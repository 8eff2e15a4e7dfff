// Sentences of a connection test: each finding, and for a fault what to do. `modelSentences.ts` has the sentences of a question, which is then
// answered from the code; here nothing is answered.
import * as l10n from '@vscode/l10n';
import type { ModelErrorCode } from '../../core/base/wording/errors.ts';

/** Findings of a check besides the failures of a model. */
export type ConnectionFinding =
  /** [url, where] */
  | 'address-ok'
  /** [where] */
  | 'localhost-is-remote'
  /** [where] plain http through the internet. */
  | 'readable-on-the-way'
  /** [proxy, where] */
  | 'proxy-used'
  /** [host] */
  | 'dns-ok'
  /** [where] */
  | 'connect-ok'
  /** [where] */
  | 'tls-ok'
  /** [where, count of models] */
  | 'protocol-ok'
  /** [where] answers questions, but has no list of models. */
  | 'no-model-list'
  /** [where] */
  | 'key-ok'
  /** [where] */
  | 'no-key-needed'
  /** [name] */
  | 'model-ok'
  /** [name, where] answers, but is not in the list. */
  | 'model-unlisted'
  /** [names of models] the person has to choose one. */
  | 'model-not-chosen'
  /** [name, where, names of models] */
  | 'model-not-there'
  /** [name, ms until the first piece] */
  | 'completion-ok'
  /** [pieces, ms] */
  | 'streaming-ok'
  /** [where] */
  | 'one-block'
  /** [name] only thought. */
  | 'streaming-unknown'
  /** [prompt tokens, completion tokens] */
  | 'usage-ok'
  /** [where] */
  | 'usage-missing'
  /** [name, tokens] */
  | 'context-ok'
  /** [name, tokens that the server reads, tokens that the setting says] */
  | 'context-setting-too-high'
  /** [name, tokens that the server reads, tokens that Clew sends] */
  | 'context-small'
  /** [name, tokens sent, tokens read] */
  | 'context-truncated'
  /** [name, tokens sent] */
  | 'context-unknown'
  /** [name, tokens sent] no answer in time. */
  | 'context-untested';

type FindingSentence = (args: readonly string[]) => string;

const findingSentences: Readonly<Record<ConnectionFinding, FindingSentence>> = {
  'address-ok': ([url, where]) => l10n.t('The base URL {0} is an address; questions go to {1}.', url ?? '', where ?? ''),
  'localhost-is-remote': ([where]) =>
    l10n.t(
      '{0} means the remote machine here, not your own: a model server on your own machine needs an address that the remote machine can reach, or a forwarded port.',
      where ?? '',
    ),
  'readable-on-the-way': ([where]) =>
    l10n.t(
      'Anything sent to {0} can be read on the network path, and the key too, because the base URL begins with http: use https.',
      where ?? '',
    ),
  'proxy-used': ([proxy, where]) =>
    l10n.t('Requests to {1} go through the proxy {0}, which resolves the name and opens the connection.', proxy ?? '', where ?? ''),
  'dns-ok': ([host]) => l10n.t('The name {0} resolves to an address.', host ?? ''),
  'connect-ok': ([where]) => l10n.t('Something listens at {0}.', where ?? ''),
  'tls-ok': ([where]) => l10n.t('The certificate of {0} is trusted.', where ?? ''),
  'protocol-ok': ([where, count]) =>
    count === '1'
      ? l10n.t('{0} speaks the protocol and lists 1 model.', where ?? '')
      : l10n.t('{0} speaks the protocol and lists {1} models.', where ?? '', count ?? ''),
  'no-model-list': ([where]) =>
    l10n.t('{0} has no list of models, so the name of the model has to be typed; everything else works without it.', where ?? ''),
  'key-ok': ([where]) => l10n.t('{0} accepts the key.', where ?? ''),
  'no-key-needed': ([where]) => l10n.t('{0} needs no key.', where ?? ''),
  'model-ok': ([name]) => l10n.t('The model {0} is available.', name ?? ''),
  'model-unlisted': ([name, where]) =>
    l10n.t('{1} does not list the model {0}, but answers under that name: check which model that is.', name ?? '', where ?? ''),
  'model-not-chosen': ([names]) => l10n.t('No model is chosen: run "Clew: Choose Model"; the server has {0}.', names ?? ''),
  'model-not-there': ([name, where, names]) =>
    l10n.t('{1} has no model {0}: run "Clew: Choose Model"; the server has {2}.', name ?? '', where ?? '', names ?? ''),
  'completion-ok': ([name, ms]) => l10n.t('{0} answers; the first piece came after {1} ms.', name ?? '', ms ?? ''),
  'streaming-ok': ([pieces, ms]) => l10n.t('The answer streams: {0} pieces over {1} ms.', pieces ?? '', ms ?? ''),
  'one-block': ([where]) =>
    l10n.t(
      'The answer of {0} arrives in one block, so nothing can be read before it is complete: check whether the server or a proxy in front of it buffers streams.',
      where ?? '',
    ),
  'streaming-unknown': ([name]) =>
    l10n.t('{0} spent the whole test on thinking, so the test does not show whether answers stream: ask a question to see.', name ?? ''),
  'usage-ok': ([prompt, completion]) => l10n.t('The server counts tokens: {0} in, {1} out.', prompt ?? '', completion ?? ''),
  'usage-missing': ([where]) => l10n.t('{0} does not count tokens, so usage and cost are estimates.', where ?? ''),
  'context-ok': ([name, tokens]) => l10n.t('{0} reads {1} tokens, enough for the questions of Clew.', name ?? '', tokens ?? ''),
  'context-setting-too-high': ([name, readTokens, configuredTokens]) =>
    l10n.t(
      '{0} reads {1} tokens, but "clew.model.maxInputTokens" says {2}: lower the setting to {1}.',
      name ?? '',
      readTokens ?? '',
      configuredTokens ?? '',
    ),
  'context-small': ([name, readTokens, sentTokens]) =>
    l10n.t(
      '{0} reads only {1} tokens, but a question of Clew has up to {2}: set "clew.model.maxInputTokens" to {1}, or let the server read more.',
      name ?? '',
      readTokens ?? '',
      sentTokens ?? '',
    ),
  'context-truncated': ([name, sentTokens, readTokens]) =>
    l10n.t(
      '{0} was sent {1} tokens, read {2} of them and dropped the rest silently: let the server read more (Ollama: num_ctx), or set "clew.model.maxInputTokens" to {2}.',
      name ?? '',
      sentTokens ?? '',
      readTokens ?? '',
    ),
  'context-unknown': ([name, sentTokens]) =>
    l10n.t('{0} accepts {1} tokens, but the server does not say how many of them it reads.', name ?? '', sentTokens ?? ''),
  'context-untested': ([name, sentTokens]) =>
    l10n.t(
      '{0} answers short questions, but not one of {1} tokens in time: choose a smaller budget, a faster model, or longer timeouts.',
      name ?? '',
      sentTokens ?? '',
    ),
};

const faultSentences: Readonly<Record<ModelErrorCode, FindingSentence>> = {
  'model-dns': ([host]) =>
    l10n.t('The name {0} does not resolve: check the spelling of the base URL, and your network or VPN.', host ?? ''),
  'model-refused': ([where]) =>
    l10n.t('Nothing listens at {0}: start the model server there, or correct the port in the base URL.', where ?? ''),
  'model-refused-remote': ([where]) =>
    l10n.t(
      'Nothing listens at {0}, which means the remote machine here, not your own: use an address that the remote machine can reach, or forward the port.',
      where ?? '',
    ),
  'model-tls': ([where, detail]) =>
    l10n.t(
      'The certificate of {0} is not trusted ({1}): install the certificate of its issuer in the system, or check the address.',
      where ?? '',
      detail ?? '',
    ),
  'model-proxy': ([where, detail]) =>
    l10n.t(
      'The proxy did not let the request through to {0} ({1}): check the setting "http.proxy" and its password.',
      where ?? '',
      detail ?? '',
    ),
  'model-unreachable': ([where, detail]) =>
    l10n.t('{0} could not be reached ({1}): check your network, VPN and firewall.', where ?? '', detail ?? ''),
  'model-unauthorized': ([where]) => l10n.t('{0} does not accept the key, or needs one (401): run "Clew: Set API Key".', where ?? ''),
  'model-forbidden': ([where, message]) =>
    l10n.t('{0} accepts the key, but the key does not allow this ({1}): check the permissions of the key.', where ?? '', message ?? ''),
  'model-unknown': ([name, where]) => l10n.t('{1} has no model {0}: run "Clew: Choose Model".', name ?? '', where ?? ''),
  'model-no-tools': ([name]) => l10n.t('{0} cannot call tools.', name ?? ''),
  'model-wrong-url': ([url]) =>
    l10n.t('What answers at {0} is not an OpenAI-compatible server: check the path of the base URL, which usually ends in /v1.', url ?? ''),
  'model-rate-limited': ([where, seconds]) =>
    seconds
      ? l10n.t('{0} accepts no more requests for {1} seconds: test again then.', where ?? '', seconds)
      : l10n.t('{0} accepts no more requests for now: wait, or check the quota of the key.', where ?? ''),
  'model-server-error': ([where, status, message]) =>
    l10n.t('{0} failed internally (status {1}, {2}): check the log of the server.', where ?? '', status ?? '', message ?? ''),
  'model-rejected': ([where, message]) =>
    l10n.t('{0} refused a plain question ({1}): check that it is a chat model.', where ?? '', message ?? ''),
  'model-bad-response': ([where, detail]) =>
    l10n.t('{0} sent something that is not an answer ({1}): check that the base URL leads to a model server.', where ?? '', detail ?? ''),
  'model-redirected': ([where, target]) =>
    l10n.t('{0} redirects to {1}, where nothing was sent: if you trust that address, set it as the base URL.', where ?? '', target ?? ''),
  'model-too-long': ([where, megabytes]) =>
    l10n.t('{0} sent more than {1} MB as the answer to a short question: check that it is a model server.', where ?? '', megabytes ?? ''),
  'model-empty': ([name]) => l10n.t('{0} sent an empty answer: choose another model, or check the log of the server.', name ?? ''),
  'model-interrupted': ([where]) =>
    l10n.t('The connection to {0} broke off in the middle of the answer: check the log of the server and your network.', where ?? ''),
  'model-connect-timeout': ([where, seconds]) =>
    l10n.t('No connection to {0} within {1} seconds: check the address, and whether a firewall blocks it.', where ?? '', seconds ?? ''),
  'model-first-timeout': ([where, seconds]) =>
    l10n.t(
      '{0} did not begin to answer within {1} seconds: raise "clew.model.timeout.firstByte" if the model needs longer to load.',
      where ?? '',
      seconds ?? '',
    ),
  'model-silent': ([where, seconds]) =>
    l10n.t(
      '{0} fell silent for {1} seconds in the middle of the answer: check the log of the server, or raise "clew.model.timeout.silence".',
      where ?? '',
      seconds ?? '',
    ),
  'model-endless': ([where, seconds]) =>
    l10n.t(
      '{0} did not finish a short answer within {1} seconds: choose another model, or raise "clew.model.timeout.total".',
      where ?? '',
      seconds ?? '',
    ),
  'model-context-length': ([name, limit]) =>
    limit
      ? l10n.t(
          'A question of usual size is too long for {0}, which reads {1} tokens: set "clew.model.maxInputTokens" to that number.',
          name ?? '',
          limit,
        )
      : l10n.t(
          'A question of usual size is too long for {0}: let the server read more, or set "clew.model.maxInputTokens" to what it reads.',
          name ?? '',
        ),
  'model-filtered': ([name]) => l10n.t('The provider of {0} refused to answer a harmless question: check its content filter.', name ?? ''),
  'model-gone': ([name]) => l10n.t('The editor no longer offers the model {0}: run "Clew: Choose Model".', name ?? ''),
  'model-denied': ([name]) => l10n.t('The editor did not let Clew use the model {0}: allow it, or choose another model.', name ?? ''),
  'model-local-only': ([where]) =>
    l10n.t('Nothing was sent to {0}, since "clew.privacy.localOnly" is on: choose a model on this machine, or switch it off.', where ?? ''),
  'model-declined': () => l10n.t('Nothing was sent, as you chose: test again to be asked again.'),
  'model-over-cap': ([cap, currency]) =>
    l10n.t('The test would pass the cap of {0} {1} a day: raise "clew.model.dailyCap", or wait until tomorrow.', cap ?? '', currency ?? ''),
  'model-unset': () => l10n.t('No model is chosen: run "Clew: Choose Model".'),
  'model-bad-url': ([url, port]) =>
    port
      ? l10n.t('Nothing can be sent to port {0}, which is reserved for another service: choose another port in "clew.model.baseUrl".', port)
      : url
        ? l10n.t('"{0}" is not an address of a server: correct "clew.model.baseUrl", for example to http://localhost:11434/v1.', url)
        : l10n.t('There is no address of a model server: set "clew.model.baseUrl", for example to http://localhost:11434/v1.'),
};

export function connectionSentence(code: ConnectionFinding | ModelErrorCode, args: readonly string[]): string {
  return { ...findingSentences, ...faultSentences }[code](args);
}

/** Returns a sentence for a failure of a model where no question was asked; undefined for failures of other kinds. */
export function connectionFaultSentence(code: string, args: readonly string[]): string | undefined {
  return Object.hasOwn(faultSentences, code) ? faultSentences[code as ModelErrorCode](args) : undefined;
}
