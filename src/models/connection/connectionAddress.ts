// First steps of the connection test: check the address, whose machine it means, and whether anything listens there.
import { UserError } from '../../core/base/wording/errors.ts';
import { apiBase, isExposed, isLocal, whereOf } from '../endpoint/address.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';

export const addressSteps = [addressStep, networkStep] as const;

async function* addressStep({ settings, dependencies }: TestState): AsyncGenerator<StepFinding> {
  const { baseUrl } = settings;
  const url = apiBase(baseUrl);
  const where = whereOf(baseUrl);
  const local = isLocal(baseUrl);
  if (dependencies.localOnly && !local) throw new UserError('model-local-only', [where]);
  yield { check: 'address', outcome: 'ok', code: 'address-ok', args: [url, where] };
  if (local && dependencies.remote) yield { check: 'address', outcome: 'warning', code: 'localhost-is-remote', args: [where] };
  if (isExposed(baseUrl)) yield { check: 'address', outcome: 'warning', code: 'readable-on-the-way', args: [where] };
}

/** Behind a proxy, name lookup and connection are the proxy's business: checking them here would find false faults. */
async function* networkStep({ settings, dependencies, token }: TestState): AsyncGenerator<StepFinding> {
  const { baseUrl, timeouts } = settings;
  const where = whereOf(baseUrl);
  const proxy = dependencies.proxyFor?.(baseUrl);
  if (proxy !== undefined) {
    yield { check: 'proxy', outcome: 'ok', code: 'proxy-used', args: [proxy, where] };
    return;
  }
  if (!dependencies.probes) return;
  const { hostname, port, protocol } = new URL(apiBase(baseUrl));
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (!/^[\d.]+$|:/.test(host)) {
    await dependencies.probes.lookup(host, timeouts.connect, token);
    yield { check: 'dns', outcome: 'ok', code: 'dns-ok', args: [host] };
  }
  try {
    await dependencies.probes.connect(host, Number(port) || (protocol === 'https:' ? 443 : 80), timeouts.connect, token);
  } catch (error) {
    const refused = error instanceof UserError && error.code === 'model-refused';
    throw refused && dependencies.remote && isLocal(baseUrl) ? new UserError('model-refused-remote', [where], { cause: error }) : error;
  }
  yield { check: 'connect', outcome: 'ok', code: 'connect-ok', args: [where] };
}
