// Options are keys without a definition: answers show where code reads them, where it sets them, and their comment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const mailer = {
  'lib/link.js': dedent`
    class Link {
      constructor(options) {
        this.options = options || {};
      }

      open() {
        if (!this.options.graceTime) {
          return this.fail();
        }
        return this.wait();
      }
    }
    module.exports = Link;
  `,
  'lib/start.js': dedent`
    const Link = require('./link');

    function start() {
      const link = new Link({ graceTime: 5 });
      const { graceTime: kept } = link.options;
      return kept;
    }

    function grace(time) {
      return time;
    }
  `,
};

test('lists the lines that read an option apart from those that set it', async () => {
  const { codebase } = await openFixture(mailer);
  const { answer } = await ask(codebase, 'Where is the option graceTime read?');
  assert.match(answer, /2 places read `graceTime`/);
  assert.match(answer, /`Link\.open` \[\d+\] reads it/);
  assert.doesNotMatch(answer, /new Link/);
  assert.match((await ask(codebase, 'Where is graceTime set?')).answer, /new Link\(\{ graceTime: 5 \}\)/);
});

test('explains an option by the comment at its declaration and by the code that reads it', async () => {
  const { codebase } = await openFixture({
    'options.ts': dedent`
      export interface Options {
        size: number;
        /**
         * Seconds until nobody waits any more.
         */
        graceTime?: number;
      }
    `,
    'link.ts': dedent`
      import type { Options } from './options';

      export function open(options: Options) {
        return options.graceTime ?? 5;
      }

      export function graceOfTime() {
        return 'what the option does';
      }
    `,
  });
  const { answer } = await ask(codebase, 'What does the option graceTime do?');
  assert.match(answer, /^`graceTime` is a field of `Options` \[1\]:\n\n```typescript\n\/\*\*\n \* Seconds until/);
  assert.match(answer, /`open` \[\d+\] reads it: `return options\.graceTime/);
  assert.match(answer, /### `open`/);
});
