// Messages and stack traces as people paste them: plain words of the code, and frames of compiled code.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({
    'web/pages.py': dedent`
      def failure_page(reason):
          """Shown when a request is refused."""
          words = {
              "title": "Forbidden",
              "main": "Verification failed. Request aborted.",
          }
          return words
    `,
    'web/other.py': 'def verification_failed(request):\n    return request.aborted\n',
    'lib/store.ts': dedent`
      export class EmptyError extends Error {}

      export class Store {
        take(): number {
          return this.first(() => {
            throw new EmptyError('nothing is here');
          });
        }

        first(or: () => number): number {
          return or();
        }
      }
    `,
    'lib/other.ts': dedent`
      import { EmptyError } from './store';

      export function otherwise(): never {
        throw new EmptyError();
      }
    `,
  });
});

test('a message that is neither raised nor logged leads to the code with its text', async () => {
  const record = await ask(fixture.codebase, 'Verification failed. Request aborted.');
  assert.equal(record.mode.value, 'diagnostic');
  assert.match(record.answer, /^`failure_page` holds this text: "Verification failed\. Request aborted\." \[1\]/);
  assert.match(record.answer, /"main": "Verification failed/);
  assert.ok(record.citations.some(({ file, lineStart }) => file === 'web/pages.py' && lineStart === 5));
});

test('a question is not treated as a message', async () => {
  const record = await ask(fixture.codebase, 'Why is the verification failed request aborted?');
  assert.doesNotMatch(record.answer, /holds (?:the|this) text/);
});

test('frames of compiled code lead to their sources by name, and the raise in such a file comes first', async () => {
  const trace = [
    'EmptyError: nothing',
    '    at /usr/src/app/node_modules/thing/dist/cjs/lib/store.js:9:30',
    '    at Store.first (/usr/src/app/node_modules/thing/dist/cjs/lib/store.js:14:16)',
    '    at main (/usr/src/app/index.js:3:1)',
  ].join('\n');
  const { answer, citations } = await ask(fixture.codebase, trace);
  assert.match(answer, /- `lib\/store\.ts` \[\d+\] \(compiled as `\S+store\.js:9`, so the line is not known\)/);
  assert.match(answer, /- `Store\.first` `lib\/store\.ts:10` \[\d+\] \(compiled as `\S+store\.js:14`, located by its name\)/);
  assert.match(answer, /`\/usr\/src\/app\/index\.js:3`: outside this workspace/);
  assert.match(/### `([^`]+)`/.exec(answer)?.[1] ?? '', /^Store\.take/);
  assert.ok(citations.every(({ status }) => status === 'verified'));
});

test('reasons of a search have whole words of the question, not stems', async () => {
  const { ranked } = await fixture.codebase.search(
    'pages about verification',
    { limit: 5 },
    (await import('../../../../../src/core/base/cancellation.ts')).neverCancelled,
  );
  assert.match(ranked[0]?.why ?? '', /matches .*verification/);
});
