// Options are keys that nothing defines: where they are read, apart from where they are set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../answering/openFixture.ts';

const mailer = {
  'lib/link.js':
    'class Link {\n  constructor(options) {\n    this.options = options || {};\n  }\n\n  open() {\n    if (!this.options.graceTime) {\n      return this.fail();\n    }\n    return this.wait();\n  }\n}\nmodule.exports = Link;\n',
  'lib/start.js':
    "const Link = require('./link');\n\nfunction start() {\n  const link = new Link({ graceTime: 5 });\n  const { graceTime: kept } = link.options;\n  return kept;\n}\n\nfunction grace(time) {\n  return time;\n}\n",
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
    'options.ts':
      'export interface Options {\n  size: number;\n  /**\n   * Seconds until nobody waits any more.\n   */\n  graceTime?: number;\n}\n',
    'link.ts':
      "import type { Options } from './options';\n\nexport function open(options: Options) {\n  return options.graceTime ?? 5;\n}\n\nexport function graceOfTime() {\n  return 'what the option does';\n}\n",
  });
  const { answer } = await ask(codebase, 'What does the option graceTime do?');
  assert.match(answer, /^`graceTime` is a field of `Options` \[1\]:\n\n```typescript\n\/\*\*\n \* Seconds until/);
  assert.match(answer, /`open` \[\d+\] reads it: `return options\.graceTime/);
  assert.match(answer, /### `open`/);
});
