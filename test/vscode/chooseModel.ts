// The steps of "Clew: Choose Model", with the keyboard.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { clew, until } from './clew.ts';
import { press, resetModels, set } from './endpoint.ts';

/** Tests of choosing a model, from the first step to the changed settings. */
export function chooseModelSuite(): void {
  describe('choosing a model', () => {
    let api: ClewApi;
    let server: ScriptedServer;

    before(async () => {
      api = await clew();
      server = await new ScriptedServer().start();
    });
    after(() => server.close());
    afterEach(resetModels);

    it('leads from a base URL and the list of the server to working settings', async () => {
      // "Other" offers the address of before.
      await set({ 'model.baseUrl': server.url });
      const done = vscode.commands.executeCommand('clew.chooseModel');
      await press('up', 'enter', 'enter', 'enter');
      await until('the list to be asked for', () => (server.requests.some(({ path }) => path.endsWith('/models')) ? true : undefined));
      await press('down', 'enter', 'enter');
      await done;
      const { state, name, where } = api.model();
      assert.deepEqual([state, name, where], ['ready', 'scripted-small', new URL(server.url).host]);
      assert.ok(server.chats.length > 0, 'the connection is tested at the end');
    });

    it('changes nothing when the person cancels', async () => {
      await set({ 'model.baseUrl': server.url });
      const done = vscode.commands.executeCommand('clew.chooseModel');
      await press('up', 'enter', 'enter', 'back', 'escape');
      await done;
      assert.equal(api.model().state, 'none');
    });
  });
}
