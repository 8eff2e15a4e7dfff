// A function that uses another one several times is one user, and is listed once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('a function with three uses is named once, and its other lines are collapsed', async () => {
  const { codebase } = await openFixture({
    'src/pad.ts': dedent`
      export function pad(text: string): string {
        return text;
      }
    `,
    'src/page.ts': dedent`
      import { pad } from './pad.ts';
      export function page(): string {
        const head = pad('a');
        const body = pad('b');
        return head + body + pad('c');
      }
      export function foot(): string {
        return pad('d');
      }
    `,
  });
  const record = await ask(codebase, 'What does `pad` do?');
  const { text, folded } = unfold(record);
  const usesText = /Used in: [^\n]*/.exec(text)?.[0] ?? '';
  assert.equal(usesText.match(/`page`/g)?.length, 1, text);
  assert.match(usesText, /`foot`/);
  assert.ok(
    folded.some(({ text: foldedText }) => foldedText.includes("pad('b')")),
    JSON.stringify(folded),
  );
  codebase.dispose();
});
