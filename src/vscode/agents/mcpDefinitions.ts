// Offers Clew's server to the editor's own chats. They already have the same tools from the extension, so it is off by default: a model
// pays for both lists with each request.
import * as vscode from 'vscode';
import type { Settings } from '../settings/settings.ts';
import { commandForEditor, diskFolders } from './clewServer.ts';

/** Id in the manifest. */
export const definitionsId = 'clew.mcp';

/** One server for the folders of the window, or none. */
export class McpDefinitions implements vscode.McpServerDefinitionProvider<vscode.McpStdioServerDefinition>, vscode.Disposable {
  readonly #context: vscode.ExtensionContext;
  readonly #settings: () => Settings;
  readonly #changeEmitter = new vscode.EventEmitter<void>();
  readonly #subscriptions: vscode.Disposable;

  readonly onDidChangeMcpServerDefinitions = this.#changeEmitter.event;

  constructor(context: vscode.ExtensionContext, settings: () => Settings) {
    this.#context = context;
    this.#settings = settings;
    this.#subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.#changeEmitter.fire()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('clew.mcp') || event.affectsConfiguration('clew.privacy.localOnly')) this.#changeEmitter.fire();
      }),
    );
  }

  /** None without a folder on disk, with local-only (nobody knows where a chat's model runs), or while the setting is off. */
  provideMcpServerDefinitions(): vscode.McpStdioServerDefinition[] {
    const { 'mcp.inEditor': wanted, 'privacy.localOnly': localOnly } = this.#settings();
    if (!wanted || localOnly || diskFolders().length === 0) return [];
    const { command, args, env } = commandForEditor(this.#context);
    const { version } = this.#context.extension.packageJSON as { readonly version: string };
    return [new vscode.McpStdioServerDefinition('Clew', command, [...args], { ...env }, version)];
  }

  dispose(): void {
    this.#subscriptions.dispose();
    this.#changeEmitter.dispose();
  }
}
