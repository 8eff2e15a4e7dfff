// Tools that chats of the editor may call, from the extension or a server, and the list of what chats were shown.
import * as vscode from 'vscode';
import { definitionsId, McpDefinitions } from '../agents/mcpDefinitions.ts';
import { CodeTool } from './codeTool.ts';
import { storeFolderOf } from '../agents/clewServer.ts';
import { shownCallsText } from './shownCallsText.ts';
import type { ShownCall } from './chatEvidenceLog.ts';
import { coreToolName } from './toolName.ts';
import type { Clew } from '../clew.ts';
import { readToolCalls } from '../../node/toolCallLog.ts';
import { rootsOf } from '../workspace/roots.ts';
import { registerDocument } from '../documents/registerDocument.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Registers every tool of the manifest, so that each listed one can be called, the server, and the list of what chats were shown. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { chatEvidenceLog } = clew;
  const { contributes } = context.extension.packageJSON as ToolsManifest;
  for (const { name } of contributes.languageModelTools) {
    const coreName = coreToolName(name);
    if (coreName) context.subscriptions.push(vscode.lm.registerTool(name, new CodeTool(coreName, clew)));
  }
  const definitions = new McpDefinitions(context, () => clew.modelLender.settings);
  context.subscriptions.push(definitions, vscode.lm.registerMcpServerDefinitionProvider(definitionsId, definitions));
  const showCalls = registerDocument(context, 'clew-shown', async () => {
    const calls = [...chatEvidenceLog.calls, ...(await callsOfAgents(context))].sort((a, b) => b.at - a.at);
    return shownCallsText(calls, (call) => chatEvidenceLog.textOf(call));
  });
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.showSentToChats', () =>
      runShowingFailure(clew, () => showCalls(vscode.l10n.t('What was sent to chats'))),
    ),
  );
}

/** Calls of other agents to list. */
const maxAgentCalls = 200;

/** Tool calls of other agents about the open folders. */
async function callsOfAgents(context: vscode.ExtensionContext): Promise<readonly ShownCall[]> {
  const roots = new Set(rootsOf(vscode.workspace.workspaceFolders ?? []).map(({ key }) => key));
  const calls = await readToolCalls(storeFolderOf(context), roots, maxAgentCalls);
  return calls.map(({ roots: _, places, ...call }) => ({ ...call, args: '', places: [...places] }));
}

interface ToolsManifest {
  readonly contributes: { readonly languageModelTools: readonly { readonly name: string }[] };
}
