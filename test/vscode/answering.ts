// A question through the extension and the engine process, and its answer.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { folder, readyApi, until, write } from './clew.ts';
import { set } from './endpoint.ts';
import { dedent } from '../support/dedent.ts';

/** Tests of asking, of citations and of opening them. */
export function answeringSuite(): void {
  describe('asking a question', () => {
    before(async () => {
      await readyApi();
      await write(
        'src/zebra.ts',
        dedent`
          /** Counts the stripes of a zebra. */
          export function countStripes(zebra: string): number {
            return zebra.length;
          }
        `,
      );
    });

    it('cites lines that contain the asked function', async () => {
      const api = await readyApi();
      const turn = await untilAnswered(() => api.ask('Where is countStripes?'));
      assert.equal(turn.error, undefined);
      const citation = turn.record?.citations.find(({ file, status }) => file === 'src/zebra.ts' && status === 'verified');
      assert.ok(citation, JSON.stringify(turn.record?.citations));
      const text = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(vscode.Uri.file(folder()), citation.file));
      const cited = Array.from(
        { length: citation.lineEnd - citation.lineStart + 1 },
        (_, i) => text.lineAt(citation.lineStart - 1 + i).text,
      );
      assert.match(cited.join('\n'), /countStripes/);
    });

    it('copies an answer with numbered lines for another assistant, within the token limit', async () => {
      const api = await readyApi();
      const turn = await untilAnswered(() => api.ask('Where is countStripes?'));
      const copied = await vscode.commands.executeCommand<string>('clew.copyContext', turn.id);
      assert.match(copied, /^# Question\n\nWhere is countStripes\?/);
      assert.match(copied, /## src\/zebra\.ts:\d/);
      assert.match(copied, /\n *2 export function countStripes\(zebra: string\): number \{\n/);
      try {
        await set({ 'copy.mostTokens': 500 });
        const short = await vscode.commands.executeCommand<string>('clew.copyContext', turn.id);
        assert.ok(short.length < 500 * 8 && short.length <= copied.length);
        await write(
          'src/zebra.ts',
          dedent`
            /** Counts. */
            export function countStripes(zebra: string): number {
              return zebra.length + 1;
            }
          `,
        );
        await until('the change to be told', async () => {
          const now = await vscode.commands.executeCommand<string>('clew.copyContext', turn.id);
          return now.includes('(changed since the answer)') || undefined;
        });
      } finally {
        await set({ 'copy.mostTokens': undefined });
      }
    });

    it('keeps turns in order, and none still running', async () => {
      const api = await readyApi();
      await api.ask('What does countStripes do?', { mode: 'conceptual' });
      const turns = api.turns();
      assert.equal(turns.at(-1)?.question, 'What does countStripes do?');
      assert.equal(turns.at(-1)?.record?.mode.by, 'user');
      assert.ok(turns.every(({ state }) => state !== 'running'));
    });

    it('fails with one sentence when the question is empty', async () => {
      const turn = await (await readyApi()).ask('   ');
      assert.equal(turn.state, 'failed');
      assert.match(turn.error ?? '', /^The question is empty: .*\.$/);
    });

    it('stops the running question when another is asked', async () => {
      const api = await readyApi();
      const [first, second] = await Promise.all([api.ask('Trace countStripes'), api.ask('Where is countStripes?')]);
      assert.ok(['stopped', 'done'].includes(first.state), first.state);
      assert.equal(second.state, 'done');
    });
  });
}

/** The new file takes a moment to be seen. */
async function untilAnswered<T extends { readonly record?: { readonly citations: readonly { readonly file: string }[] } }>(
  ask: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const turn = await ask();
    if (turn.record?.citations.some(({ file }) => file === 'src/zebra.ts') || attempt > 40) return turn;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
