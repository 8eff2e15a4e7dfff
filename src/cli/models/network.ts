// Network of the command line: honours the usual proxy variables, which Node's fetch reads only on request.
import * as http from 'node:http';
import * as l10n from '@vscode/l10n';
import { isExposed, isLocal, whereOf } from '../../models/endpoint/address.ts';
import type { ModelSettings } from './modelSettings.ts';
import { say } from '../say.ts';

/** Newer than the oldest supported Node, so the types lack it. */
interface ProxyCapable {
  readonly setGlobalProxyFromEnv?: (env: NodeJS.ProcessEnv) => unknown;
}

const { setGlobalProxyFromEnv } = http as ProxyCapable;

const proxyVariables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];

/** Makes fetch use the proxy of the environment where this Node can, and prints unused settings to standard error. */
export function prepareNetwork({ keyOrigin, baseUrl }: ModelSettings): void {
  if (keyOrigin !== undefined) {
    say(
      l10n.t(
        'CLEW_API_KEY was set for {0} and is not sent to {1}: set it without CLEW_MODEL_BASE_URL, or together with that address.',
        keyOrigin,
        baseUrl,
      ),
    );
  }
  if (isExposed(baseUrl)) {
    say(
      l10n.t(
        'Anything sent to {0} can be read on the network path, and the key too, because the address begins with http: use https.',
        whereOf(baseUrl),
      ),
    );
  }
  const { env } = process;
  if (env.NODE_USE_ENV_PROXY === '1' || !proxyVariables.some((name) => env[name])) return;
  const exceptions = [env.no_proxy ?? env.NO_PROXY, 'localhost', '127.0.0.1', '::1'].filter(Boolean).join(',');
  if (setGlobalProxyFromEnv) setGlobalProxyFromEnv({ ...env, NO_PROXY: exceptions, no_proxy: exceptions });
  else if (!isLocal(baseUrl))
    say(l10n.t('This Node does not use the proxy of the environment, so requests bypass it: use Node 24 for the proxy.'));
}

/** Host of the proxy that requests to `url` take, without user and password; undefined when they go straight. */
export function proxyFor(url: string): string | undefined {
  const { env } = process;
  const used = env.NODE_USE_ENV_PROXY === '1' || (setGlobalProxyFromEnv !== undefined && !isLocal(url));
  if (!used || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  if (isException(hostname, env.no_proxy ?? env.NO_PROXY ?? '')) return undefined;
  const proxy = protocol === 'https:' ? (env.https_proxy ?? env.HTTPS_PROXY) : (env.http_proxy ?? env.HTTP_PROXY);
  return proxy && URL.canParse(proxy) ? new URL(proxy).host : undefined;
}

/** `NO_PROXY`: hosts and suffixes, separated by commas, or `*`. */
function isException(host: string, list: string): boolean {
  return list.split(',').some((entry) => {
    const name = entry
      .trim()
      .replace(/^\*?\./, '')
      .replace(/:\d+$/, '')
      .toLowerCase();
    return name === '*' || (name !== '' && (host === name || host.endsWith(`.${name}`)));
  });
}
