// Settings for a scripted model server, which are reset afterwards, and decisions at the gate.
import * as vscode from 'vscode';
import { manifestSettings, type SettingsManifest } from '../../src/core/base/settings/manifestSettings.ts';
import type { GateDecision } from '../../src/models/gate/gateDecision.ts';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import type { GateView, Turn } from '../../src/protocol/toPanel.ts';
import type { ScriptedServer } from '../support/scriptedServer.ts';
import { until } from './clew.ts';

/** Settings of Clew by their names without `clew.`. */
export type TestSettings = Readonly<Record<string, unknown>>;

/** Changes settings of the person; `undefined` removes one. */
export async function set(settings: TestSettings): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await vscode.workspace.getConfiguration('clew').update(name, value, vscode.ConfigurationTarget.Global);
}

/** Removes every setting of models. */
export async function resetModels(): Promise<void> {
  const manifest = vscode.extensions.getExtension('clew-dev.clew')?.packageJSON as SettingsManifest<object>;
  const names = Object.keys(manifestSettings(manifest)).map((name) => name.replace(/^clew\./, ''));
  const ours = names.filter((name) => /^(strategy$|(model|embedding|privacy|answer|classify|analyse)\.)/.test(name));
  await set(Object.fromEntries(ours.filter((name) => isSet(name)).map((name) => [name, undefined])));
}

function isSet(name: string): boolean {
  return vscode.workspace.getConfiguration('clew').inspect(name)?.globalValue !== undefined;
}

/** From now on, `server` answers. */
export async function useServer(server: ScriptedServer, more: TestSettings = {}): Promise<void> {
  await set({ 'model.baseUrl': server.url, 'model.large': 'scripted-large', ...more, 'model.provider': 'endpoint' });
}

/** Waits until the newest turn has a request at the gate, and returns it. */
export async function waitingRequest(api: ClewApi): Promise<{ readonly id: string; readonly gate: GateView }> {
  return until('a request at the gate', () => {
    const turn = api.turns().at(-1);
    if (turn && turn.state !== 'running')
      throw new Error(`It was over before it came to the gate: ${turn.error ?? noticeCodes(turn).join()}`);
    return turn?.gate && turn.state === 'running' ? { id: turn.id, gate: turn.gate } : undefined;
  });
}

/** Asks, and answers the gate with `decision`. */
export async function askWith(api: ClewApi, question: string, decision: GateDecision): Promise<Turn> {
  const answer = api.ask(question);
  const { id } = await waitingRequest(api);
  api.decide(id, decision);
  return answer;
}

/** Codes of the notices beside an answer. */
export function noticeCodes(turn: Turn | undefined): readonly string[] {
  return (turn?.record?.notices ?? []).map(({ code }) => code);
}

/** There is no event for an open quick input, so there is a short wait before each key. */
export async function press(...keys: readonly ('enter' | 'down' | 'up' | 'escape' | 'back')[]): Promise<void> {
  const commands = {
    enter: 'workbench.action.acceptSelectedQuickOpenItem',
    down: 'workbench.action.quickOpenSelectNext',
    up: 'workbench.action.quickOpenSelectPrevious',
    escape: 'workbench.action.closeQuickOpen',
    back: 'workbench.action.quickInputBack',
  };
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await vscode.commands.executeCommand(commands[key]);
  }
}
