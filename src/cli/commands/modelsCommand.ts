// `clew models`: lists the models that a server offers.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { isLocal, whereOf } from '../../models/endpoint/address.ts';
import { connectionFaultSentence } from '../../models/connection/connectionSentences.ts';
import { listModels } from '../../models/endpoint/endpoint.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { forCommandLine } from '../output/commandLineSentences.ts';
import { exitCodes } from '../exitCodes.ts';
import { endpointSettingsOf, modelFlags, modelSettingsFrom, type ModelSettings } from '../models/modelSettings.ts';
import { prepareNetwork } from '../models/network.ts';
import { workspaceFlags } from '../workspace.ts';
import { say } from '../say.ts';

export function modelsCommand(): Command {
  const { 'base-url': baseUrl } = modelFlags();
  const { json, verbose } = workspaceFlags();
  return { name: 'models', about: l10n.t('list the models of a server'), flags: { 'base-url': baseUrl, json, verbose }, run };
}

async function run(invocation: CommandInvocation): Promise<number> {
  const { flags, output } = invocation;
  const settings = modelSettingsFrom(process.env, flags);
  prepareNetwork(settings);
  try {
    const models = await list(settings, invocation);
    if (flags.has('json')) await output.json({ models });
    else
      for (const { id, maxInputTokens } of models) await output.line(maxInputTokens ? l10n.t('{0}  ({1} tokens)', id, maxInputTokens) : id);
    return exitCodes.ok;
  } catch (error) {
    const sentence = error instanceof UserError ? connectionFaultSentence(error.code, error.args) : undefined;
    if (sentence === undefined) throw error;
    say(forCommandLine(sentence));
    return exitCodes.failed;
  }
}

async function list(settings: ModelSettings, { log, token }: CommandInvocation): ReturnType<typeof listModels> {
  const { baseUrl, localOnly } = settings;
  if (localOnly && !isLocal(baseUrl)) throw new UserError('model-local-only', [whereOf(baseUrl)]);
  return listModels(endpointSettingsOf(settings, ''), { fetch: globalThis.fetch, log, remote: false }, token);
}
