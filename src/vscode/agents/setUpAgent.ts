// "Clew: Set Up for Another Agent": shows or writes an agent's configuration for Clew's tools. It never writes without consent.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { agents, type Agent, type AgentPlaces } from './agentList.ts';
import { readAgentFile, writeAgentFile } from './agentFile.ts';
import { commandForOthers, diskFolders, extensionsStorage } from './clewServer.ts';
import { findAgent, mergedConfiguration, ownConfiguration } from './agentConfiguration.ts';
import { writeLauncher } from './launcher.ts';
import type { ServerCommand } from './serverCommand.ts';
import type { Clew } from '../clew.ts';
import { back, pickStep } from '../dialogs/steps.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

type SetUpChoice = 'write' | 'show';

/**
 * Registers the command, and updates the script that agents start.
 * Key bindings may give the command an agent's id, and `write` or `show`.
 */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  void updateLauncher(context, clew);
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.setUpAgent', (id?: unknown, way?: unknown) =>
      runShowingFailure(clew, () => setUp(context, clew, id, way)),
    ),
  );
}

/** Agents that an earlier version set up then start the version that is installed now. */
async function updateLauncher({ globalStorageUri, extensionUri }: vscode.ExtensionContext, { log }: Clew): Promise<void> {
  try {
    await writeLauncher(globalStorageUri.fsPath, extensionUri.fsPath);
  } catch (error) {
    log.warn(`Other agents start an older version of Clew, if any: the script for them could not be written (${String(error)})`);
  }
}

async function setUp(context: vscode.ExtensionContext, clew: Clew, id: unknown, way: unknown): Promise<void> {
  const command = await commandForOthers(context);
  const places: AgentPlaces = {
    folder: diskFolders()[0] ?? '',
    home: homedir(),
    platform: process.platform,
    env: process.env,
    extensionsStorage: extensionsStorage(context),
    exists: existsSync,
  };
  const namedAgent = typeof id === 'string' ? findAgent(id) : undefined;
  for (;;) {
    const agent = namedAgent ?? (await pickAgent(places));
    if (!agent) return;
    const file = agent.file(places);
    const chosenWay = way === 'write' || way === 'show' ? way : file ? await pickWay(agent, file, !namedAgent) : 'show';
    if (chosenWay === back) continue;
    if (chosenWay === 'write' && file) await writeConfiguration(agent, file, command, clew);
    else if (chosenWay) await showConfiguration(agent, command);
    return;
  }
}

async function pickAgent(places: AgentPlaces): Promise<Agent | undefined> {
  const items = agents.map((agent) => ({
    label: agent.name,
    detail: agent.file(places) ?? vscode.l10n.t('Shown, so that you can put it where it belongs'),
    agent,
  }));
  const placeholder = vscode.l10n.t('Which agent is to look things up with Clew?');
  const choice = await pickStep(items, { title: vscode.l10n.t('Clew: Set Up for Another Agent'), canGoBack: false, placeholder });
  return typeof choice === 'object' ? choice.agent : undefined;
}

async function pickWay(agent: Agent, file: string, canGoBack: boolean): Promise<SetUpChoice | typeof back | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly way: SetUpChoice })[] = [
    { label: vscode.l10n.t('Write It'), detail: vscode.l10n.t('Into {0}, after asking', file), way: 'write' },
    { label: vscode.l10n.t('Show It'), detail: vscode.l10n.t('In an editor; nothing is written'), way: 'show' },
  ];
  const placeholder = vscode.l10n.t('The configuration for {0}', agent.name);
  const choice = await pickStep(items, { title: vscode.l10n.t('Clew: Set Up for Another Agent'), canGoBack, placeholder });
  return typeof choice === 'object' ? choice.way : choice;
}

async function showConfiguration(agent: Agent, command: ServerCommand): Promise<void> {
  const content = ownConfiguration(agent, command);
  const document = await vscode.workspace.openTextDocument({ content, language: agent.format });
  await vscode.window.showTextDocument(document);
  void vscode.window.showInformationMessage(agent.nextSteps());
}

async function writeConfiguration(agent: Agent, file: string, command: ServerCommand, { modelLender, log }: Clew): Promise<void> {
  try {
    const mergeResult = mergedConfiguration(agent, command, await readAgentFile(file));
    if (mergeResult.outcome === 'unreadable') return await showUnwritten(agent, file, command);
    if (mergeResult.outcome === 'same') {
      void vscode.window.showInformationMessage(vscode.l10n.t('{0} is set up already. {1}', agent.name, agent.nextSteps()));
      return;
    }
    const { outcome, text } = mergeResult;
    const question = outcome === 'added' ? vscode.l10n.t('Add Clew to {0}?', file) : vscode.l10n.t('Replace what {0} says of Clew?', file);
    const yes = vscode.l10n.t('Write');
    const detail = consentText(agent, file, command, modelLender.settings['privacy.localOnly']);
    if ((await vscode.window.showWarningMessage(question, { modal: true, detail }, yes)) !== yes) return;
    await writeAgentFile(file, text);
  } catch (error) {
    log.error(`${file} could not be read or written`, error);
    return showUnwritten(agent, file, command);
  }
  await reportWrite(agent, file);
}

/** The person can do by hand what Clew cannot. */
async function showUnwritten(agent: Agent, file: string, command: ServerCommand): Promise<void> {
  await showConfiguration(agent, command);
  const words = vscode.l10n.t('{0} cannot be changed safely, so it was left alone: put what is shown into it yourself.', file);
  void vscode.window.showWarningMessage(words);
}

async function reportWrite(agent: Agent, file: string): Promise<void> {
  const open = vscode.l10n.t('Open File');
  const choice = await vscode.window.showInformationMessage(vscode.l10n.t('Written to {0}. {1}', file, agent.nextSteps()), open);
  if (choice === open) await vscode.window.showTextDocument(vscode.Uri.file(file));
}

/** The added configuration, and its meaning. */
function consentText(agent: Agent, file: string, command: ServerCommand, isLocalOnly: boolean): string {
  const isOutside = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(file)) === undefined;
  const parts = [
    ownConfiguration(agent, command),
    vscode.l10n.t('All else in the file stays as it is.'),
    isOutside
      ? vscode.l10n.t('The file lies outside this workspace.')
      : vscode.l10n.t('The text names paths of this machine, so it is of no use to others who get the file.'),
    vscode.l10n.t('The agent can then show code of this workspace to its model, wherever that runs.'),
    isLocalOnly ? vscode.l10n.t('"clew.privacy.localOnly" does not hold for other programs.') : '',
  ];
  return parts.filter(Boolean).join('\n');
}
