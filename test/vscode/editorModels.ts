// Models of the editor, which the extension in `modelProvider` provides: the whole way through vscode.lm.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { readyApi, until } from './clew.ts';
import { askWith, noticeCodes, resetModels, set, waitingRequest } from './endpoint.ts';

/** Exports of `modelProvider/extension.js`. */
interface Scripted {
  offers: boolean;
  capabilities: vscode.LanguageModelChatCapabilities;
  readonly requests: {
    readonly messages: readonly vscode.LanguageModelChatRequestMessage[];
    readonly options: vscode.ProvideLanguageModelChatResponseOptions;
  }[];
  readonly tokens: vscode.CancellationToken[];
  reply(
    write: (text: string) => void,
    token: vscode.CancellationToken,
    report: (part: vscode.LanguageModelResponsePart) => void,
  ): Promise<void>;
  changed(): void;
}

const question = 'Where is the delivery fee decided?';

/** Tests of answers by models of the editor, of stopping them, and of refusals. */
export function editorModelsSuite(): void {
  describe('a model of the editor', () => {
    let api: ClewApi;
    let scripted: Scripted;

    before(async () => {
      api = await readyApi();
      const extension = vscode.extensions.getExtension<Scripted>('clew-test.model-provider');
      assert.ok(extension, 'the extension that offers a model is not there');
      scripted = await extension.activate();
      await until('the model', async () => ((await vscode.lm.selectChatModels({ vendor: 'clew-test' })).length ? true : undefined));
    });
    beforeEach(async () => {
      scripted.requests.length = 0;
      scripted.tokens.length = 0;
      scripted.reply = async (write) => {
        for (const text of ['The fee is decided ', 'in `deliveryFee` [1].']) write(text);
        return Promise.resolve();
      };
      await vscode.commands.executeCommand('clew.askBeforeSending');
      await set({ 'model.large': 'clew-test/scripted/one', 'model.provider': 'editor' });
    });
    afterEach(resetModels);

    it('answers with citations after consent at the gate', async () => {
      assert.equal(api.model().state, 'ready');
      const answerPromise = api.ask(question);
      const { id, gate } = await waitingRequest(api);
      assert.equal(scripted.requests.length, 0);
      assert.deepEqual([gate.model, gate.local], ['Scripted One', false]);
      api.decide(id, 'once');
      const turn = await answerPromise;
      assert.equal(turn.record?.model, 'Scripted One', noticeCodes(turn).join());
      assert.match(turn.record.answer, /^The fee is decided in `deliveryFee`/);
      assert.ok(turn.record.citations.some(({ status }) => status === 'verified'));
      assert.equal(turn.record.modelUse?.estimated, true);
    });

    it('is not asked while local-only is on', async () => {
      await set({ 'privacy.localOnly': true });
      assert.equal(api.model().state, 'problem');
      const turn = await api.ask(question);
      assert.equal(scripted.requests.length, 0);
      assert.ok(noticeCodes(turn).includes('model-local-only'), noticeCodes(turn).join());
    });

    it('stops at once even if its provider does not', async () => {
      scripted.reply = (write) => {
        write('And so on ');
        return new Promise(() => undefined);
      };
      const answerPromise = api.ask(question);
      api.decide((await waitingRequest(api)).id, 'once');
      await until('the request', () => (scripted.requests.length ? true : undefined));
      const start = performance.now();
      api.stop();
      await answerPromise;
      const ms = performance.now() - start;
      console.log(`[suite] Stop took ${ms.toFixed(0)} ms with a model of the editor`);
      await until('the provider to be told', () => (scripted.tokens[0]?.isCancellationRequested ? true : undefined));
    });

    it('is given up when it does not answer in time or falls silent', async () => {
      await set({ 'model.timeout.firstByte': 0.3, 'model.timeout.silence': 0.3 });
      scripted.reply = () => new Promise(() => undefined);
      assert.ok(noticeCodes(await askWith(api, question, 'once')).includes('model-first-timeout'));
      scripted.reply = (write) => {
        write('And then ');
        return new Promise(() => undefined);
      };
      assert.ok(noticeCodes(await askWith(api, question, 'once')).includes('model-silent'));
    });

    it('is given up when it goes on for too long', async () => {
      await set({ 'model.timeout.total': 0.5 });
      scripted.reply = async (write) => {
        for (const start = performance.now(); performance.now() - start < 3000;) {
          write('and ');
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      assert.ok(noticeCodes(await askWith(api, question, 'once')).includes('model-endless'));
    });

    for (const [name, error, code] of [
      ['NoPermissions', () => vscode.LanguageModelError.NoPermissions('no'), 'model-denied'],
      ['NotFound', () => vscode.LanguageModelError.NotFound('gone'), 'model-gone'],
      ['Blocked', () => vscode.LanguageModelError.Blocked('blocked'), 'model-filtered'],
      ['a context that is too long', () => new Error('Request exceeds the context window'), 'model-context-length'],
      ['any other failure', () => new Error('the moon is down'), 'model-unreachable'],
    ] as const) {
      it(`leaves the answer from the code after ${name}`, async () => {
        scripted.reply = () => Promise.reject(error());
        const turn = await askWith(api, question, 'once');
        assert.ok(noticeCodes(turn).includes(code), noticeCodes(turn).join());
        assert.deepEqual([turn.state, turn.record?.model], ['done', null]);
        assert.ok(turn.record && turn.record.answer.length > 0);
      });
    }

    describe('with tools', () => {
      /** Capabilities of the model by its provider, once the editor knows them. */
      const can = async (capabilities: vscode.LanguageModelChatCapabilities): Promise<void> => {
        scripted.capabilities = capabilities;
        scripted.changed();
        await until('what the model can', async () => {
          const [chat] = await vscode.lm.selectChatModels({ vendor: 'clew-test' });
          const known = (chat as { readonly capabilities?: { readonly supportsToolCalling?: boolean } } | undefined)?.capabilities;
          return known?.supportsToolCalling === (capabilities.toolCalling === true) ? true : undefined;
        });
      };
      beforeEach(async () => {
        await can({ toolCalling: true });
        await set({ strategy: 'agent' });
      });
      after(() => can({}));

      /** Calls with the first request, several at once; answers with the next. */
      const callsFirst: Scripted['reply'] = (write, _, report) => {
        if (scripted.requests.length > 1) write('It is decided in `deliveryFee` [1].');
        else {
          report(new vscode.LanguageModelToolCallPart('a', 'find_symbol', { name: 'deliveryFee' }));
          report(new vscode.LanguageModelToolCallPart('b', 'delete_everything', {}));
        }
        return Promise.resolve();
      };

      it('calls tools and gets the results as message parts', async () => {
        scripted.reply = callsFirst;
        const turn = await askWith(api, question, 'always');
        assert.deepEqual(
          [turn.record?.strategy, turn.record?.model, turn.record?.toolCalls?.map(({ outcome }) => outcome)],
          ['agent', 'Scripted One', ['found', 'refused']],
          noticeCodes(turn).join(),
        );
        assert.match(turn.record?.answer ?? '', /^It is decided in `deliveryFee`/);
        const [first, second] = scripted.requests;
        assert.deepEqual([first?.options.tools?.length, first?.options.toolMode], [7, vscode.LanguageModelChatToolMode.Auto]);
        assert.deepEqual(
          first?.options.tools?.find(({ name }) => name === 'find_symbol')?.inputSchema,
          second?.options.tools?.find(({ name }) => name === 'find_symbol')?.inputSchema,
        );
        const [called, result] = second?.messages.slice(-2) ?? [];
        assert.deepEqual(
          called?.content.map((part) => (part instanceof vscode.LanguageModelToolCallPart ? [part.callId, part.name, part.input] : part)),
          [
            ['a', 'find_symbol', { name: 'deliveryFee' }],
            ['b', 'delete_everything', {}],
          ],
        );
        assert.equal(result?.role, vscode.LanguageModelChatMessageRole.User);
        assert.deepEqual(
          result.content.map((part) => part instanceof vscode.LanguageModelToolResultPart && part.callId),
          ['a', 'b'],
        );
        assert.match(JSON.stringify(result.content[0]), /src\/orders\/price\.ts/);
      });

      it('is asked by gap filling when its provider says that it has no tools', async () => {
        await can({});
        const turn = await askWith(api, question, 'always');
        assert.ok(noticeCodes(turn).includes('model-no-tools'), noticeCodes(turn).join());
        assert.deepEqual([turn.record?.strategy, turn.record?.model], ['gap-filling', 'Scripted One']);
        assert.ok(scripted.requests.every(({ options }) => !options.tools?.length));
      });

      it('is asked by gap filling when its provider refuses tools', async () => {
        scripted.reply = (write) => {
          if (scripted.requests.at(-1)?.options.tools?.length) return Promise.reject(new Error('This model does not support tools'));
          write('It is decided in `deliveryFee` [1].');
          return Promise.resolve();
        };
        const turn = await askWith(api, question, 'always');
        assert.ok(noticeCodes(turn).includes('model-no-tools'), noticeCodes(turn).join());
        assert.equal(turn.record?.strategy, 'gap-filling');
      });
    });

    it('leads to a notice when it is no longer offered', async () => {
      await set({ 'model.large': 'clew-test/another' });
      const turn = await api.ask(question);
      assert.ok(noticeCodes(turn).includes('model-gone'), noticeCodes(turn).join());
    });
  });
}
