// An answer about a message begins with the line that contains it, in any kind of code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/options.ts': [
    'export const defaults = { retries: 3 };',
    '/** Some options. */',
    'export const texts = {',
    "  retries: 'how often a refused job is sent again (default is %d)',",
    '};',
    "register('limit', 'the largest number of jobs that wait at once');",
  ].join('\n'),
  'src/jobs.ts': dedent`
    export function sendAgain(job) {
      // the largest number of jobs that wait at once
      return job.retries;
    }
  `,
  'docs/jobs.md': dedent`
    # Jobs

    The largest number of jobs that wait at once is 12. How often a refused job is sent again is an option.
  `,
};

for (const [question, line] of [
  ['Where does the message "how often a refused job is sent again (default is 3)" come from?', 4],
  ['Why do I get "the largest number of jobs that wait at once"?', 6],
] as const) {
  test(`${question} leads to line ${line}`, async () => {
    const { codebase } = await openFixture(files);
    const [first] = (await ask(codebase, question)).citations;
    assert.deepEqual([first?.file, first?.status], ['src/options.ts', 'verified']);
    assert.ok((first?.lineStart ?? 0) <= line && (first?.lineEnd ?? 0) >= line, JSON.stringify(first));
  });
}
