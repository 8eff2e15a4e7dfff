// Questions for a value or for members are answered in the first sentence, with the line that sets it.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({
    'src/client.ts': dedent`
      export function connect(options: { timeout?: number }): number {
        const timeout = options.timeout ?? 4500;
        return timeout;
      }
    `,
    'src/state.ts': dedent`
      export enum OrderState {
        Open,
        Paid,
        Shipped,
      }
    `,
  });
});

test('the answer begins with the default', async () => {
  const { answer } = await ask(fixture.codebase, 'What is the default timeout?');
  assert.match(answer.trim().split('\n')[0] ?? '', /^`4500` is the default of `timeout`/);
});

test('the answer begins with the number of members and their names', async () => {
  const { answer } = await ask(fixture.codebase, 'How many order states are there?');
  assert.match(answer.trim().split('\n')[0] ?? '', /^3 members of `OrderState`.*`Open`, `Paid`, `Shipped`/);
});

test('the answer names no default if no line sets one', async () => {
  const { answer } = await ask(fixture.codebase, 'What is the default proxy port?');
  assert.doesNotMatch(answer, /is the default of/);
});

test('the answer begins with yes or no, with a value, or with the note that nothing was found', async () => {
  const notes = await openFixture({
    'src/print.ts': dedent`
      export class Printer {
        /** Most notes that wait in line; more are dropped. */
        private readonly queueLimit = 70;
        private showDates = true;
      }
    `,
    'src/names.cjs': dedent`
      exports.CONFIG_NAMES = [
        '.notes.json',
        '.notes.yaml',
      ];
    `,
  });
  const firstLine = async (question: string): Promise<string> => {
    const { answer } = await ask(notes.codebase, question);
    return answer.trim().split('\n')[0] ?? '';
  };
  assert.match(await firstLine('Are dates shown by default?'), /^Yes: `showDates` in `Printer` is `true` by default/);
  assert.match(await firstLine('Are dates hidden by default?'), /^No: `showDates`/);
  assert.match(await firstLine('How many notes wait before more are dropped?'), /^`70` is the value of `queueLimit`/);
  assert.match(await firstLine('Which config names are looked for?'), /^2 members of `CONFIG_NAMES`.*`\.notes\.json`, `\.notes\.yaml`/);
  assert.match(await firstLine('What is the default note colour depth?'), /^No (?:line was found|file here contains)/);
});
