// Clew's tools as the editor's chats call them: through the API, in the real extension host.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { toolDefinitions } from '../../src/core/tools/tools.ts';
import { editorToolName } from '../../src/vscode/chatTools/toolName.ts';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { dedent } from '../support/dedent.ts';
import { readyApi, until, write } from './clew.ts';
import { resetModels, set } from './endpoint.ts';

/** Calls a tool and returns the text of its result. `room` is the token budget of the chat, with the token count of its model. */
async function call(
  tool: string,
  input: object,
  room?: vscode.LanguageModelToolTokenizationOptions,
  token?: vscode.CancellationToken,
): Promise<string> {
  const options = { input, toolInvocationToken: undefined, ...(room ? { tokenizationOptions: room } : {}) };
  const { content } = await vscode.lm.invokeTool(editorToolName(tool), options, token);
  return content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

/** Runs `clew.showSentToChats` and returns the text that it opens. */
async function shownCalls(): Promise<string> {
  await vscode.commands.executeCommand('clew.showSentToChats');
  const text = vscode.window.activeTextEditor?.document;
  assert.equal(text?.uri.scheme, 'clew-shown');
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  return text.getText();
}

/** Tests of the tools: registration, results, token budget, refusals, and the list of calls. */
export function codeToolsSuite(): void {
  describe('a tool for chats', () => {
    let api: ClewApi;

    before(async () => {
      api = await readyApi();
    });
    afterEach(async () => {
      api.choose({});
      await resetModels();
    });

    it('is registered for every tool of core, with the same description', async () => {
      const names = toolDefinitions.map(({ name }) => editorToolName(name));
      await until('the tools', () => (vscode.lm.tools.some(({ name }) => name === names[0]) ? true : undefined));
      const ownTools = vscode.lm.tools.filter(({ name }) => name.startsWith('clew_'));
      assert.deepEqual(ownTools.map(({ name }) => name).sort(), [...names].sort());
      for (const { name, description, parameters } of toolDefinitions) {
        const tool = ownTools.find((each) => each.name === editorToolName(name));
        assert.equal(tool?.description, description);
        assert.deepEqual(tool.inputSchema, parameters);
      }
    });

    const inputs: Readonly<Record<string, readonly [input: object, result: RegExp]>> = {
      explore_code: [{ question: 'Where is the delivery fee decided?' }, /src\/orders\/price\.ts/],
      find_symbol: [{ name: 'deliveryFee' }, /src\/orders\/price\.ts/],
      find_uses: [{ name: 'deliveryFee' }, /src\/orders\/\w+\.ts:\d+/],
      search_text: [{ text: 'deliveryFee' }, /src\/orders\/price\.ts/],
      trace_calls: [{ name: 'deliveryFee' }, /deliveryFee/],
      explain_failure: [{ failure: 'Error: no such thing as this one' }, /No code here has this message/],
      read_lines: [{ path: 'src/orders/price.ts', end: 3 }, /src\/orders\/price\.ts/],
    };
    for (const { name } of toolDefinitions) {
      it(`answers ${name} with the code of the workspace`, async () => {
        const [input, result] = inputs[name] ?? assert.fail(name);
        assert.match(await call(name, input), result);
      });
    }

    it('keeps the token budget of the chat by the count of its model', async () => {
      const counted: number[] = [];
      // Counts letters, which is several times as much as Clew does.
      const countTokens = (text: string): Promise<number> => {
        counted.push(text.length);
        return Promise.resolve(text.length);
      };
      const text = await call('explore_code', { question: 'How are orders priced?' }, { tokenBudget: 1500, countTokens });
      assert.ok(text.length > 0 && text.length <= 1500, `${text.length} letters`);
      assert.ok(counted.length > 1 && (counted[0] ?? 0) > 1500, counted.join());
      const whole = await call('explore_code', { question: 'How are orders priced?' });
      assert.ok(whole.length > 1500);
    });

    it('stays in the part of the workspace that is chosen in the panel', async () => {
      assert.match(await call('search_text', { text: 'deliveryFee' }), /src\/orders\/price\.ts/);
      api.choose({ scope: 'src/server.ts' });
      assert.doesNotMatch(await call('search_text', { text: 'deliveryFee' }), /price\.ts/);
      assert.match(await call('read_lines', { path: 'src/orders/price.ts' }), /^Error: /);
      api.choose({ scope: 'no/such/folder' });
      await assert.rejects(
        call('search_text', { text: 'deliveryFee' }),
        /No folder, file or symbol of the index is named no\/such\/folder/,
      );
    });

    it('shows no ignored file, and replaces secrets', async () => {
      const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
      await write(
        'src/secretive.ts',
        dedent`
          export function fetchOrders(): string {
            return '${secret}';
          }
        `,
      );
      const text = await until('the new file', async () => {
        const toolResult = await call('read_lines', { path: 'src/secretive.ts' });
        return toolResult.includes('fetchOrders') ? toolResult : undefined;
      });
      assert.doesNotMatch(text, /ghp_/);
      await write('.gitignore', 'private/\n');
      await write('private/notes.ts', 'export const privateNote = 1;\n');
      assert.match(await call('read_lines', { path: 'private/notes.ts' }), /^Error: /);
      assert.match(await call('read_lines', { path: '../outside.ts' }), /^Error: /);
    });

    it('lists each call with lines and text in the document, and in the usage', async () => {
      const text = await call('find_symbol', { name: 'deliveryFee', max_tokens: 300 });
      const [first = ''] = (await shownCalls()).split('\n## ').slice(1);
      assert.match(first, /^find_symbol/);
      for (const part of ['"name":"deliveryFee"', 'src/orders/price.ts, lines ', text]) assert.ok(first.includes(part), part);
      await vscode.commands.executeCommand('clew.showUsage');
      assert.match(vscode.window.activeTextEditor?.document.getText() ?? '', /\| find_symbol \(tool of Clew/);
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    });

    it('refuses in one sentence while local-only is on, and lists nothing', async () => {
      const before = await shownCalls();
      await set({ 'privacy.localOnly': true });
      await assert.rejects(
        call('find_symbol', { name: 'deliveryFee' }),
        /Nothing was shown to the chat, since "clew\.privacy\.localOnly" is on/,
      );
      assert.equal(await shownCalls(), before);
    });

    it('rejects when the chat cancels', async () => {
      const source = new vscode.CancellationTokenSource();
      source.cancel();
      await assert.rejects(call('explore_code', { question: 'How are orders priced?' }, undefined, source.token), /cancel/i);
    });
  });
}
