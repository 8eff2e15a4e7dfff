// Questions for a value or for members are answered by it in the first sentence, with the line that sets it.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let shop: OpenedFixture;
before(async () => {
  shop = await openFixture({
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

test('the default comes first', async () => {
  const { answer } = await ask(shop.codebase, 'What is the default timeout?');
  assert.match(answer.trim().split('\n')[0] ?? '', /^`4500` is the default of `timeout`/);
});

test('the number of members and their names come first', async () => {
  const { answer } = await ask(shop.codebase, 'How many order states are there?');
  assert.match(answer.trim().split('\n')[0] ?? '', /^3 members of `OrderState`.*`Open`, `Paid`, `Shipped`/);
});

test('a value that nothing sets is not told', async () => {
  const { answer } = await ask(shop.codebase, 'What is the default proxy port?');
  assert.doesNotMatch(answer, /is the default of/);
});

test('yes or no comes first, and what sets nothing is said with what comes nearest', async () => {
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
  const first = async (question: string): Promise<string> => {
    const { answer } = await ask(notes.codebase, question);
    return answer.trim().split('\n')[0] ?? '';
  };
  assert.match(await first('Are dates shown by default?'), /^Yes: `showDates` in `Printer` is `true` by default/);
  assert.match(await first('Are dates hidden by default?'), /^No: `showDates`/);
  assert.match(await first('How many notes wait before more are dropped?'), /^`70` is the value of `queueLimit`/);
  assert.match(await first('Which config names are looked for?'), /^2 members of `CONFIG_NAMES`.*`\.notes\.json`, `\.notes\.yaml`/);
  assert.match(await first('What is the default note colour depth?'), /^No (?:line was found|file here contains)/);
});
