// Requests to @clew in the real extension host, with a model of the editor: answer, links, follow-ups, refusals.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import type { ParticipantRequest } from '../../src/vscode/participant/answerInChat.ts';
import { readyApi, until } from './clew.ts';
import { askWith, resetModels, set } from './endpoint.ts';

interface Scripted {
  readonly requests: readonly unknown[];
  reply(write: (text: string) => void): Promise<void>;
}

const question = 'Where is the delivery fee decided?';

/** A stream that keeps the parts of an answer in order. */
class RecordingStream {
  readonly anchors: vscode.Location[] = [];
  readonly references: unknown[] = [];
  readonly buttons: vscode.Command[] = [];
  readonly progressed: string[] = [];
  text = '';

  get stream(): vscode.ChatResponseStream {
    return {
      markdown: (value) => void (this.text += typeof value === 'string' ? value : value.value),
      anchor: (value, title = '') => {
        if (value instanceof vscode.Location) this.anchors.push(value);
        this.text += `<${title}>`;
      },
      button: (command) => void this.buttons.push(command),
      progress: (words) => void this.progressed.push(words),
      reference: (value) => void this.references.push(value),
      filetree: () => assert.fail('no tree is written'),
      push: () => assert.fail('no part is pushed'),
    };
  }
}

/** Tests of the handler with our own request and stream; test/e2e/window/chatView.test.ts tests the chat view itself. */
export function participantSuite(): void {
  describe('a request to @clew', () => {
    let api: ClewApi;
    let scripted: Scripted;
    let model: vscode.LanguageModelChat;

    before(async () => {
      api = await readyApi();
      const extension = vscode.extensions.getExtension<Scripted>('clew-test.model-provider');
      assert.ok(extension);
      scripted = await extension.activate();
      model = await until('the model', async () => (await vscode.lm.selectChatModels({ vendor: 'clew-test' }))[0]);
      scripted.reply = (write) => Promise.resolve(write('It is decided in `deliveryFee` [1].'));
      // The person has allowed this destination before, whatever other suites have left.
      await vscode.commands.executeCommand('clew.askBeforeSending');
      await set({ 'model.large': 'clew-test/scripted/one', 'model.provider': 'editor' });
      await askWith(api, question, 'always');
      await resetModels();
    });
    afterEach(resetModels);
    after(() => vscode.commands.executeCommand('clew.askBeforeSending'));

    const ask = async (request: Partial<ParticipantRequest>, token = new vscode.CancellationTokenSource().token) => {
      const recorder = new RecordingStream();
      const result = await api.participate({ prompt: question, command: undefined, references: [], ...request }, recorder.stream, token);
      return { recorder, result };
    };

    it('is answered by the model of the chat, with links to proven lines', async () => {
      assert.equal(api.model().state, 'none');
      const before = scripted.requests.length;
      const { recorder } = await ask({ model });
      assert.equal(scripted.requests.length, before + 1);
      assert.match(recorder.text, /It is decided in `deliveryFee` <\w+\.ts:\d+>/);
      const [anchor] = recorder.anchors;
      assert.ok(anchor);
      const text = (await vscode.workspace.openTextDocument(anchor.uri)).getText(
        anchor.range.with(undefined, anchor.range.end.translate(1)),
      );
      assert.match(text, /deliveryFee/);
      assert.equal(recorder.references.length, recorder.anchors.length);
      assert.ok(recorder.progressed.length > 0);
      assert.deepEqual(
        recorder.buttons.map(({ command }) => command),
        ['clew.panel.focus', 'clew.showSent'],
      );
      const turn = api.turns().at(-1);
      assert.deepEqual([turn?.question, turn?.record?.model, turn?.sent?.length], [question, 'Scripted One', 1]);
    });

    it('gets no link for an unproven citation', async () => {
      scripted.reply = (write) => Promise.resolve(write('It is decided in `noSuchThing` [99].'));
      const { recorder } = await ask({ model });
      assert.equal(recorder.anchors.length, 0);
      scripted.reply = (write) => Promise.resolve(write('It is decided in `deliveryFee` [1].'));
    });

    it('is answered from the code alone without a model or while local-only is on', async () => {
      const before = scripted.requests.length;
      const alone = await ask({});
      assert.ok(alone.recorder.anchors.length > 0, alone.recorder.text);
      await set({ 'privacy.localOnly': true });
      const local = await ask({ model });
      assert.match(local.recorder.text, /clew\.privacy\.localOnly/);
      assert.ok(local.recorder.anchors.length > 0);
      assert.equal(scripted.requests.length, before);
    });

    it('uses the mode of its command and the attached code, and offers next questions', async () => {
      const uri = vscode.Uri.joinPath(vscode.workspace.workspaceFolders?.[0]?.uri ?? assert.fail(), 'src/orders/price.ts');
      const value = new vscode.Location(uri, new vscode.Range(0, 0, 30, 0));
      const { result } = await ask({ prompt: '', command: 'trace', references: [{ id: 'selection', value }] });
      const turn = api.turns().at(-1);
      assert.deepEqual([turn?.record?.mode.value, turn?.about], ['exploratory', 'src/orders/price.ts:1-31']);
      const suggestionCount = turn?.record?.pictures?.suggestions.length ?? 0;
      const followUps = (result.metadata?.['followUps'] ?? []) as readonly string[];
      assert.equal(followUps.length, Math.min(3, suggestionCount));
    });

    it('gets a hint when nothing is asked', async () => {
      const before = api.turns().length;
      const { recorder } = await ask({ prompt: ' ' });
      assert.match(recorder.text, /Type what you want to know/);
      assert.equal(api.turns().length, before);
    });

    it('stops when the chat cancels', async () => {
      scripted.reply = (write) => {
        write('And so on ');
        return new Promise(() => undefined);
      };
      const source = new vscode.CancellationTokenSource();
      const resultPromise = ask({ model }, source.token);
      await until('the request', () => (api.turns().at(-1)?.sent?.length ? true : undefined));
      source.cancel();
      await resultPromise;
      assert.equal(api.turns().at(-1)?.state, 'stopped');
    });
  });
}
