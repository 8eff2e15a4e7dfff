// `clew connection`: tests a model server step by step and names the first fault.
import * as l10n from '@vscode/l10n';
import { destinationOf } from '../../models/endpoint/address.ts';
import type { ConnectionCheck, NetworkProbes } from '../../models/connection/connectionCheck.ts';
import { testConnection } from '../../models/connection/connectionTest.ts';
import type { Model } from '../../core/ports.ts';
import { connectTo, lookupHost } from '../../node/networkProbes.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { forCommandLine } from '../output/commandLineSentences.ts';
import { embedderFlags, namesEmbedder } from '../models/embedder.ts';
import { runEmbedderTest } from './embedderTestCommand.ts';
import { exitCodes } from '../exitCodes.ts';
import { gateOf, ledgerFor } from '../models/askModels.ts';
import { endpointSettingsOf, modelFlags, modelSettingsFrom } from '../models/modelSettings.ts';
import { prepareNetwork, proxyFor } from '../models/network.ts';
import { workspaceFlags } from '../workspace.ts';

const probes: NetworkProbes = { lookup: lookupHost, connect: connectTo };

export function connectionCommand(): Command {
  const { 'base-url': baseUrl, model } = modelFlags();
  const { embedder, 'embedding-model': embeddingModel } = embedderFlags();
  const { store, json, verbose } = workspaceFlags();
  return {
    name: 'connection',
    about: l10n.t('test the connection to a model server, or with --embedder an embedder'),
    flags: { 'base-url': baseUrl, model, embedder, 'embedding-model': embeddingModel, store, json, verbose },
    run,
  };
}

async function run(invocation: CommandInvocation): Promise<number> {
  const { flags, output, log, token } = invocation;
  if (namesEmbedder(flags)) return runEmbedderTest(invocation);
  const settings = modelSettingsFrom(process.env, flags);
  prepareNetwork(settings);
  const ledger = ledgerFor(flags, log);
  const { localOnly, large } = settings;
  const gate = gateOf({ settings, ledger, log });
  const checks: ConnectionCheck[] = [];
  const endpoint = endpointSettingsOf(settings, large);
  const gateModel = (model: Model): Model => gate.gateModel(model, destinationOf(settings.baseUrl));
  const dependencies = { fetch: globalThis.fetch, log, remote: false, localOnly, probes, proxyFor, gateModel };
  for await (const check of testConnection(endpoint, dependencies, token)) {
    const printableCheck = { ...check, sentence: forCommandLine(check.sentence) };
    checks.push(printableCheck);
    if (!flags.has('json')) await print(printableCheck, output);
  }
  await ledger.whenSettled();
  const isWorking = checks.every(({ outcome }) => outcome !== 'failed');
  if (flags.has('json')) await output.json({ ok: isWorking, checks });
  return isWorking ? exitCodes.ok : exitCodes.failed;
}

async function print({ check, outcome, sentence }: ConnectionCheck, output: CommandInvocation['output']): Promise<void> {
  const words = { ok: l10n.t('ok'), warning: l10n.t('warning'), failed: l10n.t('FAILED') };
  const width = Math.max(...Object.values(words).map((word) => word.length));
  await output.line(`${words[outcome].padEnd(width)}  ${check.padEnd(10)}  ${sentence}`);
  await output.flush();
}
