// Embedders in a real editor: chosen with the keyboard, behind consent, paused and resumed, measured.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { embed } from '../support/scriptedEmbeddings.ts';
import { failure } from '../support/scriptedFaults.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { readyApi, until } from './clew.ts';
import { press, resetModels, set } from './endpoint.ts';

/** A model of its own for each test: consent is kept by model. */
let models = 0;

/** Tests of embedding, from the settings to the table of a measurement. */
export function embeddingSuite(): void {
  describe('embedding by a server', () => {
    let api: ClewApi;
    let server: ScriptedServer;

    before(async () => {
      api = await readyApi();
      server = await new ScriptedServer().start();
    });
    after(() => server.close());
    afterEach(async () => {
      await vscode.commands.executeCommand('notifications.clearAll');
      await resetModels();
      await until('the built-in embedder', () => (api.vectors().provider === 'builtIn' ? true : undefined));
      server.reset();
    });

    const choose = async (more: Readonly<Record<string, unknown>> = {}): Promise<void> => {
      await set({
        'embedding.baseUrl': server.url,
        'embedding.model': `m${String(models++)}`,
        ...more,
        'embedding.provider': 'endpoint',
      });
    };
    const problem = (code: string): Promise<true> => until(code, () => (api.vectors().problem?.code === code ? true : undefined));
    const agreed = async (): Promise<void> => {
      await problem('embedder-consent');
      await api.decideEmbedding('given');
    };
    const ready = (): Promise<true> =>
      until('all vectors', () => (api.vectors().provider === 'lent' && api.vectors().phase === 'ready' ? true : undefined));

    it('sends nothing before consent, and afterwards everything once', async () => {
      await choose();
      await problem('embedder-consent');
      assert.equal(server.requests.length, 0);
      await agreed();
      await ready();
      const sent = server.embeddings.flatMap(({ body }) => body?.input ?? []);
      assert.ok(sent.some((text) => text.includes('deliveryFee')));
      const calls = server.embeddings.length;
      await api.decideEmbedding('given');
      await ready();
      assert.equal(server.embeddings.length, calls, 'what has its vector is not sent again');
    });

    it('sends nothing after a refusal, and search continues', async () => {
      await choose();
      await problem('embedder-consent');
      await api.decideEmbedding('declined');
      await problem('embedder-declined');
      const turn = await api.ask('Where is the delivery fee decided?');
      assert.equal(turn.state, 'done');
      assert.equal(server.requests.length, 0);
    });

    it('can be paused and resumed', async () => {
      await vscode.commands.executeCommand('clew.pauseEmbedding');
      await choose();
      await agreed();
      await problem('embedder-paused');
      assert.equal(server.embeddings.length, 0);
      await vscode.commands.executeCommand('clew.resumeEmbedding');
      await ready();
      assert.ok(server.embeddings.length > 0);
    });

    it('leaves search without vectors when it fails, and tries again on resume', async () => {
      server.embedder = failure(401);
      await choose();
      await agreed();
      await problem('model-unauthorized');
      assert.equal((await api.ask('Where is the delivery fee decided?')).state, 'done');
      server.embedder = embed();
      await vscode.commands.executeCommand('clew.resumeEmbedding');
      await ready();
    });

    it('notices another model behind the same name, and embeds again after consent', async function () {
      this.timeout(60_000);
      await choose();
      await agreed();
      await ready();
      await set({ 'embedding.provider': 'builtIn' });
      await until('the built-in embedder', () => (api.vectors().provider === 'builtIn' ? true : undefined));
      server.embedder = embed({ seed: 2 });
      const before = server.embeddings.length;
      await set({ 'embedding.provider': 'endpoint' });
      await problem('embedder-changed');
      const sent = (): string => JSON.stringify(server.embeddings.slice(before).map(({ body }) => body?.input));
      assert.doesNotMatch(sent(), /deliveryFee/);
      void vscode.commands.executeCommand('clew.resumeEmbedding');
      await until('the vectors of the other model', async () => {
        await vscode.commands.executeCommand('notifications.focusToasts');
        await vscode.commands.executeCommand('notification.acceptPrimaryAction');
        const { phase, problem: left } = api.vectors();
        return phase === 'ready' && !left ? true : undefined;
      });
      assert.match(sent(), /deliveryFee/);
    });

    it('reports wrong settings', async () => {
      await choose({ 'embedding.model': '' });
      await problem('embedder-unset');
      await set({ 'embedding.model': 'm', 'embedding.baseUrl': 'nowhere' });
      await problem('embedder-bad-url');
    });

    it('is chosen with the keyboard from the list of the server, and tested', async () => {
      server.models = [{ id: 'chat-model' }, { id: 'nomic-embed-text' }];
      await set({ 'embedding.baseUrl': server.url });
      const done = vscode.commands.executeCommand('clew.chooseEmbedder');
      // The last one is "Other", which offers the address of before; then no key; then the first of the list.
      await press('up', 'enter', 'enter', 'enter');
      await until('the list to be asked for', () => (server.requests.some(({ path }) => path.endsWith('/models')) ? true : undefined));
      await press('enter');
      await done;
      const config = vscode.workspace.getConfiguration('clew.embedding');
      assert.deepEqual([config.get('provider'), config.get('model'), config.get('baseUrl')], ['endpoint', 'nomic-embed-text', server.url]);
      const sent = server.embeddings.flatMap(({ body }) => body?.input ?? []);
      assert.ok(sent.length > 30, 'it is tested');
      assert.ok(!sent.some((text) => text.includes('deliveryFee')), 'with sentences of ours alone');
    });

    it('lists what was embedded, and counts it separately', async () => {
      await choose();
      await agreed();
      await ready();
      await vscode.commands.executeCommand('clew.showEmbedded');
      const documentText = vscode.window.activeTextEditor?.document.getText() ?? '';
      assert.match(documentText, /Pieces of the workspace: \d+, of \d+ files/);
      assert.ok(documentText.includes(new URL(server.url).host));
      await vscode.commands.executeCommand('clew.showUsage');
      // The page may be open from before: then it is made anew while it is shown.
      await until('the page with the embedder', () =>
        /\(embedding\)/.test(vscode.window.activeTextEditor?.document.getText() ?? '') ? true : undefined,
      );
    });

    it('is measured on the workspace beside the built-in embedder', async () => {
      await choose();
      await agreed();
      await ready();
      await vscode.commands.executeCommand('clew.measure');
      const text = vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'clew-measured')?.getText() ?? '';
      assert.match(text, /# Measured on this workspace/);
      assert.match(text, /words alone/);
      assert.match(text, /everything, built in/);
      assert.ok(text.includes(`everything, m${String(models - 1)} at ${new URL(server.url).host}`), text);
    });
  });
}
