// Commands of menus and views that ask a question: each leads to an answer of the right kind, without a model.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Turn } from '../../src/protocol/toPanel.ts';
import { dedent } from '../support/dedent.ts';
import { readyApi, until, write } from './clew.ts';

const source = dedent`
  export class StableError extends Error {}
  export function feed(horse: string): number {
    if (!horse) throw new StableError('no horse');
    return horse.length;
  }
  export function morning(horses: string[]): number {
    return horses.map((horse) => feed(horse)).length;
  }
`;

/** Tests of commands of menus, with the arguments that menus give them. */
export function waysInSuite(): void {
  describe('commands that ask', () => {
    let uri: vscode.Uri;

    before(async function () {
      this.timeout(60_000);
      const api = await readyApi();
      uri = await write('src/stable/horses.ts', source);
      await until('the new file in the index', async () => {
        const turn = await api.ask('Where is `feed`?');
        return turn.record?.citations.some(({ file }) => file === 'src/stable/horses.ts') || undefined;
      });
    });

    it('ask for callers and errors of the function at the cursor', async function () {
      this.timeout(60_000);
      const editor = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
      const call = source.split('\n').findIndex((line) => line.includes('feed(horse))'));
      const column = source.split('\n')[call]?.indexOf('feed') ?? 0;
      editor.selection = new vscode.Selection(call, column, call, column);
      const callers = await runAndAwaitAnswer('clew.whoCalls');
      assert.equal(callers.question, 'Who calls `feed`?');
      assert.deepEqual([callers.record?.mode.value, callers.record?.mode.by], ['exploratory', 'command']);
      assert.match(callers.record?.answer ?? '', /1 place calls `feed`[^]*morning/);
      const raises = await runAndAwaitAnswer('clew.whatRaises');
      assert.deepEqual(
        raises.record?.pictures?.trees.map(({ kind, root }) => [kind, root.name, root.children?.[0]?.name]),
        [['raises', 'feed', 'StableError']],
      );
    });

    it('count uses above definitions when switched on, and list them on a click', async function () {
      this.timeout(60_000);
      await vscode.window.showTextDocument(uri);
      const lenses = (): Thenable<vscode.CodeLens[]> => vscode.commands.executeCommand('vscode.executeCodeLensProvider', uri, 20);
      const ours = (all: readonly vscode.CodeLens[]): (vscode.Command | undefined)[] =>
        all.map(({ command }) => command).filter((command) => command?.command === 'clew.findUsesAt');
      assert.deepEqual(ours(await lenses()), []);
      const settings = vscode.workspace.getConfiguration('clew');
      await settings.update('codeLens.enabled', true, vscode.ConfigurationTarget.Global);
      try {
        const shownLenses = await until('lenses', async () => {
          const found = ours(await lenses());
          return found.length ? found : undefined;
        });
        assert.deepEqual(
          shownLenses.map((command) => [command?.title, (command?.arguments as unknown[] | undefined)?.slice(1)]),
          [
            ['1 use', [1, 14, 'StableError']],
            ['1 use', [2, 17, 'feed']],
            ['0 uses', [6, 17, 'morning']],
          ],
        );
        await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content: 'elsewhere' }));
        await vscode.commands.executeCommand('clew.findUsesAt', ...((shownLenses[1]?.arguments ?? []) as unknown[]));
        await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
        const line = await until('the use', () => {
          const editor = vscode.window.activeTextEditor;
          return Promise.resolve(editor?.document.uri.path.endsWith('/horses.ts') ? editor.selection.active.line : undefined);
        });
        assert.equal(line, 6);
      } finally {
        await settings.update('codeLens.enabled', undefined, vscode.ConfigurationTarget.Global);
      }
    });

    it('review the structure of a folder', async () => {
      const turn = await runAndAwaitAnswer('clew.reviewStructure', vscode.Uri.joinPath(uri, '..'));
      assert.deepEqual([turn.record?.mode.value, turn.record?.mode.scope], ['analytical', 'src/stable']);
    });

    it('find unused code in a folder and in the whole workspace', async () => {
      const turn = await runAndAwaitAnswer('clew.findUnused', vscode.Uri.joinPath(uri, '..'));
      assert.deepEqual([turn.record?.strategy, turn.record?.mode.scope], ['unused', 'src/stable']);
      assert.match(turn.record?.answer ?? '', /definitions/);
      const all = await runAndAwaitAnswer('clew.findUnused');
      assert.equal(all.record?.strategy, 'unused');
    });

    it('ask about several problems in one question', async () => {
      const problem = (line: number, message: string): vscode.Diagnostic =>
        new vscode.Diagnostic(new vscode.Range(line, 0, line, 5), message, vscode.DiagnosticSeverity.Error);
      const turn = await runAndAwaitAnswer('clew.askProblems', uri, [problem(1, "'Hay' is gone"), problem(6, "No 'Hay' here")]);
      assert.match(turn.question, /^What do these 2 problems have in common[^]*src\/stable\/horses\.ts:2[^]*src\/stable\/horses\.ts:7/);
      assert.equal(turn.record?.mode.value, 'diagnostic');
    });

    it('use problems of the editor to judge code', async () => {
      const api = await readyApi();
      const diagnostics = vscode.languages.createDiagnosticCollection('stable');
      diagnostics.set(uri, [new vscode.Diagnostic(new vscode.Range(3, 2, 3, 8), 'a horse has no length', vscode.DiagnosticSeverity.Error)]);
      try {
        const turn = await api.ask('What is wrong with the code in src/stable?');
        assert.equal(turn.record?.mode.value, 'analytical');
        assert.match(turn.record.answer, /a horse has no length/);
        assert.ok(turn.record.citations.some(({ file, lineStart }) => file === 'src/stable/horses.ts' && lineStart === 4));
      } finally {
        diagnostics.dispose();
      }
    });

    it('put a link into the hover over a problem', async () => {
      const diagnostics = vscode.languages.createDiagnosticCollection('stable');
      const range = new vscode.Range(1, 16, 1, 20);
      diagnostics.set(uri, [new vscode.Diagnostic(range, 'feed eats too much', vscode.DiagnosticSeverity.Warning)]);
      try {
        const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri, range.start);
        const words = hovers.flatMap(({ contents }) => contents).map((each) => (typeof each === 'string' ? each : each.value));
        const link = words.join('\n').match(/command:clew\.askDiagnosticAt\?([^)]+)\)/);
        assert.ok(link?.[1], words.join('\n'));
        const args = JSON.parse(decodeURIComponent(link[1])) as unknown[];
        const turn = await runAndAwaitAnswer('clew.askDiagnosticAt', ...args);
        assert.match(turn.question, /feed eats too much/);
      } finally {
        diagnostics.dispose();
      }
    });

    it('ask why a test fails, by its message or by the test itself', async () => {
      const controller = vscode.tests.createTestController('stable', 'Stable');
      try {
        const test = controller.createTestItem('morning', 'feeds every horse', uri);
        test.range = new vscode.Range(5, 0, 7, 1);
        controller.items.add(test);
        const message = vscode.TestMessage.diff('no horse', '2', '1');
        message.location = new vscode.Location(uri, new vscode.Position(2, 14));
        message.stackTrace = [new vscode.TestMessageStackFrame('feed', uri, new vscode.Position(2, 14))];
        const failed = await runAndAwaitAnswer('clew.askTestMessage', { test, message });
        assert.match(
          failed.question,
          /^Why does the test "feeds every horse" fail\?\n\nno horse\n\nExpected 2, got 1\.\n\n {4}at feed \(src\/stable\/horses\.ts:3:15\)$/,
        );
        assert.deepEqual([failed.record?.mode.value, failed.record?.mode.by], ['diagnostic', 'command']);
        assert.match(failed.record?.answer ?? '', /in `feed`: `if \(!horse\) throw new StableError/);
        const testTurn = await runAndAwaitAnswer('clew.askTestMessage', { test, message: new vscode.TestMessage('no horse') });
        assert.match(testTurn.question, /\n\n"no horse"$/);
        test.error = 'StableError: no horse';
        const whole = await runAndAwaitAnswer('clew.askTest', test);
        assert.match(whole.question, /^Why could the test "feeds every horse" fail, and what does it check\?\n\nStableError: no horse$/);
        assert.ok(whole.record?.citations.some(({ file }) => file === 'src/stable/horses.ts'));
      } finally {
        controller.dispose();
      }
    });

    it('ask about the selection in a terminal, and restore the clipboard', async function () {
      this.timeout(60_000);
      await vscode.env.clipboard.writeText('copied before');
      const printed = new vscode.EventEmitter<string>();
      const pty = {
        onDidWrite: printed.event,
        open: () => printed.fire('StableError: no horse\r\n    at feed (src/stable/horses.ts:3:15)\r\n'),
        close: () => {},
      };
      const terminal = vscode.window.createTerminal({ name: 'stable', pty });
      try {
        terminal.show();
        const turn = await until('a question about the selection', async () => {
          await vscode.commands.executeCommand('workbench.action.terminal.selectAll');
          const terminalTurn = await runAndAwaitAnswer('clew.askTerminal');
          return terminalTurn.question.includes('StableError: no horse') ? terminalTurn : undefined;
        });
        assert.match(turn.question, /at feed \(src\/stable\/horses\.ts:3:15\)/);
        assert.equal(await vscode.env.clipboard.readText(), 'copied before');
      } finally {
        terminal.dispose();
        printed.dispose();
      }
    });

    it('ask about a trace copied from a terminal', async () => {
      await vscode.env.clipboard.writeText('StableError: no horse\n    at feed (/srv/app/src/stable/horses.ts:3:15)\n');
      const turn = await runAndAwaitAnswer('clew.askTerminal');
      assert.equal(turn.record?.mode.value, 'diagnostic');
      const { frames, places } = turn.record?.pictures ?? assert.fail('nothing is drawn');
      assert.deepEqual(
        frames.map(({ at }) => places[at ?? -1]?.line),
        [3],
      );
    });
  });
}

/** Runs a command and waits for the answer to the question that it asks. */
async function runAndAwaitAnswer(command: string, ...args: readonly unknown[]): Promise<Turn> {
  const api = await readyApi();
  const before = api.turns().at(-1)?.id;
  await vscode.commands.executeCommand(command, ...args);
  return until(`the answer after ${command}`, () => {
    const last = api.turns().at(-1);
    return last && last.id !== before && last.state !== 'running' ? last : undefined;
  });
}
