// The extension under test, and functions that all suites use.
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';

/** Activates the extension and returns its exports. */
export async function clew(): Promise<ClewApi> {
  const extension = vscode.extensions.getExtension<ClewApi>('clew-dev.clew');
  if (!extension) throw new Error('The extension is not there');
  return extension.activate();
}

/** Returns the extension's exports once its index is ready. */
export async function readyApi(): Promise<ClewApi> {
  const api = await clew();
  await api.status();
  await until('the index', () => (api.index().state === 'ready' ? true : undefined));
  return api;
}

/** Folder of the workspace, on disk. */
export function folder(): string {
  const first = vscode.workspace.workspaceFolders?.[0];
  if (!first) throw new Error('No folder is open');
  return first.uri.fsPath;
}

/** Writes a file of the workspace behind the editor's back, as git or another program would. */
export async function write(name: string, text: string): Promise<vscode.Uri> {
  const file = path.join(folder(), name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
  return vscode.Uri.file(file);
}

/** Calls a function until it returns a value; fails with `what` after the time limit. */
export async function until<T>(what: string, ask: () => T | undefined | Promise<T | undefined>, limit = 20_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
