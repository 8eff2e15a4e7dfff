// Network access of the connection test besides fetch: the configured proxy, and direct probes where no proxy can be.
import * as vscode from 'vscode';
import { isLocal } from '../../models/endpoint/address.ts';
import type { ConnectionTestDependencies, NetworkProbes } from '../../models/connection/connectionCheck.ts';
import { connectTo, lookupHost } from '../../node/networkProbes.ts';

const probes: NetworkProbes = { lookup: lookupHost, connect: connectTo };

/**
 * Requests to other machines may use a system proxy that only the editor knows, so probes from here would find false faults: fetch alone
 * decides. On this machine there is no proxy in between.
 */
export function networkDependencies(baseUrl: string): Pick<ConnectionTestDependencies, 'probes' | 'proxyFor'> {
  return { proxyFor: proxyInSettings, ...(isLocal(baseUrl) || proxiesAreOff() ? { probes } : {}) };
}

/** `http.proxy` without its password, unless `http.noProxy` excludes the host of `url`. */
function proxyInSettings(url: string): string | undefined {
  const http = vscode.workspace.getConfiguration('http');
  const proxy = URL.parse(http.get<string>('proxy') ?? '');
  const host = URL.parse(url)?.hostname;
  if (!proxy || host === undefined || isLocal(url) || proxiesAreOff()) return undefined;
  const excludedHosts = (http.get<readonly string[]>('noProxy') ?? []).map((entry) => entry.trim().replace(/^\*?\./, ''));
  if (excludedHosts.some((entry) => entry !== '' && (host === entry || host.endsWith(`.${entry}`)))) return undefined;
  return proxy.host;
}

function proxiesAreOff(): boolean {
  return vscode.workspace.getConfiguration('http').get('proxySupport') === 'off';
}
