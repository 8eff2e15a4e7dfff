// Settings in a real editor: a change holds for the next answer; a workspace overrides the person, and a variable both.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { answer } from '../support/scriptedReplies.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { dedent } from '../support/dedent.ts';
import { readyApi, until } from './clew.ts';
import { askWith, resetModels, set, useServer, waitingRequest } from './endpoint.ts';

const question = 'Where is the delivery fee decided?';
/** A reply of the model that misses `text`. */
const missing = (text: string): string => dedent`
  <answer>
  The fee is decided there.
  </answer>
  <missing>
  - ${text}
  </missing>`;

/** Tests of settings of the person, the workspace and the environment. */
export function settingsSuite(): void {
  describe('a setting', () => {
    let api: ClewApi;
    let server: ScriptedServer;
    let changed: readonly string[] = [];

    before(async () => {
      api = await readyApi();
      server = await new ScriptedServer().start();
    });
    after(() => server.close());
    beforeEach(() => server.reset());
    afterEach(async () => {
      await set(Object.fromEntries(changed.map((name) => [name, undefined])));
      changed = [];
      await resetModels();
      await vscode.commands.executeCommand('clew.askBeforeSending');
    });

    /** The first request for the question, asked with `settings` of the person. */
    async function request(
      settings: Readonly<Record<string, unknown>>,
    ): Promise<{ readonly text: string; readonly body: Readonly<Record<string, unknown>> }> {
      server.reset();
      changed = [...changed, ...Object.keys(settings)];
      await useServer(server, settings);
      await askWith(api, question, 'once');
      const body = server.chats[0]?.body ?? {};
      return { body, text: JSON.stringify(body) };
    }

    for (const [name, value, see, usual, then] of [
      ['model.maxOutputTokens', 321, ({ body }) => body['max_tokens'], 1500, 321],
      ['model.temperature', 0.7, ({ body }) => body['temperature'], 0.2, 0.7],
      ['model.maxInputTokens', 2500, ({ text }) => text.length < 4500, false, true],
      ['answer.language', 'Latin', ({ text }) => text.includes('Latin'), false, true],
      ['loop.maxPasses', 1, ({ text }) => text.includes('<missing>'), true, false],
      ['budget.initial', 0, ({ text }) => text.includes('? 0 : 490'), true, false],
    ] as readonly (readonly [string, unknown, (sent: Awaited<ReturnType<typeof request>>) => unknown, unknown, unknown])[])
      it(`${name} holds for the next answer`, async () => {
        assert.deepEqual(see(await request({ [name]: undefined })), usual);
        assert.deepEqual(see(await request({ [name]: value })), then);
      });

    it('of the workspace overrides that of the person, and a variable overrides both if it may', async () => {
      const configuration = vscode.workspace.getConfiguration('clew');
      const language = async (): Promise<string | undefined> => {
        const { text } = await request({ 'answer.language': 'Latin' });
        return ['Latin', 'Greek', 'Norse'].find((each) => text.includes(each));
      };
      assert.equal(await language(), 'Latin');
      await configuration.update('answer.language', 'Greek', vscode.ConfigurationTarget.Workspace);
      try {
        assert.equal(await language(), 'Greek');
        process.env['CLEW_ANSWER_LANGUAGE'] = 'Norse';
        process.env['CLEW_MODEL_LARGE'] = 'chosen-by-a-variable';
        assert.equal(await language(), 'Norse');
        assert.equal(server.chats[0]?.body?.model, 'scripted-large');
      } finally {
        delete process.env['CLEW_ANSWER_LANGUAGE'];
        delete process.env['CLEW_MODEL_LARGE'];
        await configuration.update('answer.language', undefined, vscode.ConfigurationTarget.Workspace);
      }
    });

    it('loop.confirmGaps makes the loop wait for the person', async () => {
      changed = ['loop.confirmGaps'];
      await useServer(server, { 'loop.confirmGaps': true });
      server.script(answer(missing('src/orders/orderError.ts')));
      const turnPromise = api.ask(question);
      api.decide((await waitingRequest(api)).id, 'always');
      await until('the loop to wait', () => api.turns().at(-1)?.steer?.missing);
      assert.equal(server.chats.length, 1);
      api.stop();
      await turnPromise;
    });

    it('log.level decides what is logged from the next line on', async () => {
      const { channel } = api;
      const { info } = channel;
      const lines: string[] = [];
      channel.info = (message: string) => {
        lines.push(message);
        info.call(channel, message);
      };
      try {
        const questionLines = async (level: string | undefined): Promise<number> => {
          changed = ['log.level'];
          await set({ 'log.level': level });
          lines.length = 0;
          await api.ask(question);
          // The engine logs on its own, perhaps later than the answer.
          await new Promise((resolve) => setTimeout(resolve, 500));
          return lines.filter((line) => line.startsWith('Question: ')).length;
        };
        assert.deepEqual([await questionLines(undefined), await questionLines('warn'), await questionLines('info')], [1, 0, 1]);
      } finally {
        channel.info = info;
      }
    });

    it('statistics.enabled is mentioned in the statistics', async () => {
      const statisticsText = async (): Promise<string> => {
        await vscode.commands.executeCommand('clew.showStatistics');
        return vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'clew-statistics')?.getText() ?? '';
      };
      const off = /no answer is counted now/;
      await until('that they are on', async () =>
        (await statisticsText()).includes('statistics of answers') && !off.test(await statisticsText()) ? true : undefined,
      );
      changed = ['statistics.enabled'];
      await set({ 'statistics.enabled': false });
      await until('that they are off', async () => off.test(await statisticsText()) || undefined);
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    });
  });
}
