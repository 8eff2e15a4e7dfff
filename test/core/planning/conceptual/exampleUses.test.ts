// "How do I use X": which questions ask that, and the order of documents, definitions and uses in the answer.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isHowToUseQuestion } from '../../../../src/core/reading/asks/howToUse.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

suite('a question how to use something', () => {
  test('is recognised, and questions how something works are not', () => {
    const usageQuestions = [
      'How do I use the limiter?',
      'how can we easily add a new exporter',
      'How to configure retries?',
      'Show me how to call the parser',
      'Is there an example of a custom loader?',
      'Wie kann ich den Zähler verwenden?',
    ];
    const otherQuestions = [
      'How does the limiter work?',
      'How do I fix this error?',
      'How are retries configured?',
      'Why does it use a cache?',
    ];
    assert.deepEqual([...usageQuestions, ...otherQuestions].filter(isHowToUseQuestion), usageQuestions);
  });

  const files = {
    'docs/limits.md': dedent`
      # Limits

      Make a limiter once and ask it before each request whether there is room.
    `,
    'src/limiter.ts': dedent`
      class limiterState {
        limiter = 1;
      }

      /** Makes a limiter. */
      export function makeLimiter(most: number): limiterState {
        return grow(most);
      }

      function grow(most: number): limiterState {
        return new limiterState();
      }
    `,
    'src/server.ts': dedent`
      import { makeLimiter } from './limiter';
      export function serve(): void {
        makeLimiter(readLimit());
      }
    `,
    'test/limiter.test.ts': dedent`
      import { makeLimiter } from '../src/limiter';
      test('a limiter', () => {
        const limiter = makeLimiter(3);
        limiter.take();
      });
    `,
  };

  test('shows documents, the public definition, its uses with tests first, and then internal definitions', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'How do I use a limiter?');
    const order = ['What the documentation says', '### `makeLimiter`', 'How it is used here', '### `limiterState`'];
    const at = order.map((text) => answer.indexOf(text));
    assert.ok(
      at.every((each) => each >= 0),
      answer,
    );
    assert.deepEqual(
      at,
      at.toSorted((a, b) => a - b),
    );
    const usesSection = answer.slice(at[2], at[3]);
    assert.match(usesSection, /- `const limiter = makeLimiter\(3\);`[^\n]*\n- `makeLimiter\(readLimit\(\)\);`, `serve`/);
  });

  test('is the only one that shows uses', async () => {
    const { codebase } = await openFixture(files);
    assert.doesNotMatch((await ask(codebase, 'What is a limiter?')).answer, /How it is used here/);
  });
});
