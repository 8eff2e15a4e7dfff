// Options are keys that nothing defines: where they are read, apart from where they are set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../answering/openFixture.ts';
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

test('where an option is read is told by the lines that read it; where it is set is no reading', async () => {
  const { codebase } = await openFixture(mailer);
  const { answer } = await ask(codebase, 'Where is the option graceTime read?');
  assert.match(answer, /2 places read `graceTime`/);
  assert.match(answer, /`Link\.open` \[\d+\] reads it/);
  assert.doesNotMatch(answer, /new Link/);
  assert.match((await ask(codebase, 'Where is graceTime set?')).answer, /new Link\(\{ graceTime: 5 \}\)/);
});

test('what an option does is said where it is declared, and shown where it is read', async () => {
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
