// A name inside a quoted message is part of the message if code contains that message.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

suite('a name in a quoted message', async () => {
  const { codebase } = await openFixture({
    'src/client.ts': dedent`
      export class AsyncCourier {
        send(parcel: unknown): void {
          void parcel;
        }
      }
    `,
    'src/dispatch.ts': [
      "import { AsyncCourier } from './client';",
      '',
      'export function dispatch(courier: AsyncCourier | undefined, depot_name: string): void {',
      "  if (!courier) throw new Error('Tried to send a parcel with an AsyncCourier that is closed.');",
      '  const text = `The depot ${depot_name} cannot take another parcel of this size.`;',
      '  console.log(text);',
      '}',
      '',
    ].join('\n'),
  });
  const firstCitedFile = async (question: string): Promise<string> => (await ask(codebase, question)).citations[0]?.file ?? '';

  test('is not the subject of the question', async () => {
    const { answer } = await ask(codebase, 'What does "Tried to send a parcel with an AsyncCourier that is closed." mean?');
    assert.match(answer, /dispatch/);
    assert.doesNotMatch(answer, /^### `AsyncCourier`/);
    assert.equal(await firstCitedFile('What does "Tried to send a parcel with an AsyncCourier that is closed." mean?'), 'src/dispatch.ts');
  });

  test('is not reported as undefined if it is a value in the message', async () => {
    const { answer } = await ask(codebase, 'Where is the text "The depot north_end cannot take another parcel of this size." shown?');
    assert.doesNotMatch(answer, /north_end` is not defined|No definition of `north_end`/);
    assert.equal(
      await firstCitedFile('Where is the text "The depot north_end cannot take another parcel of this size." shown?'),
      'src/dispatch.ts',
    );
  });

  test('is the subject if the question also has it outside of the message, or no code contains the message', async () => {
    for (const question of [
      'What does AsyncCourier do when "Tried to send a parcel with an AsyncCourier that is closed." is printed?',
      'What is the "unheard of AsyncCourier thing" about?',
    ])
      assert.match((await ask(codebase, question)).answer, /### `AsyncCourier`|`AsyncCourier`, class/, question);
  });
});
