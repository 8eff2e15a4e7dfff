// Further behaviour of the tools: possible uses, chains through code outside the scope, tests of the same name, long lines.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { answer, toolCalls } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt } from '../../support/askModel.ts';
import { openFixture } from '../../support/openFixture.ts';
import { call, openProject } from './toolFixture.ts';
import { dedent } from '../../support/dedent.ts';

const files = {
  'a/start.ts': dedent`
    import { middle } from '../b/middle.ts';

    export function start(): number {
      return middle();
    }
  `,
  'b/middle.ts': dedent`
    import { finish } from '../a/finish.ts';

    export function middle(): number {
      return finish();
    }
  `,
  'a/finish.ts': dedent`
    export function finish(): number {
      return 1;
    }
  `,
  'test/finish.test.ts': dedent`
    function finish(): number {
      return 2;
    }

    finish();
  `,
  'a/sender.ts': `export interface Sender {
  deliver(text: string): void;
}

export class MailSender implements Sender {
  deliver(text: string): void {
    console.log(text);
  }
}

export function shout(sender: Sender): void {
  sender.deliver('hello');
}
`,
  'a/boxes.ts': dedent`
    export function move(count: number): void {
      console.log(\`Moved \${count} boxes to the shelf\`);
    }
  `,
  'a/level.ts': dedent`
    export function level(): number {
      return 1;
    }

    export class Gauge {
      level = level();
    }
  `,
  'a/data.ts': `export const table = '${'x'.repeat(900)} needle ${'y'.repeat(900)}';\n`,
};

suite('tools', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openFixture(files));
  });

  after(() => codebase.dispose());

  test('find_uses lists a use through an interface as possible', async () => {
    const { text } = await call(codebase, 'find_uses', { name: 'MailSender.deliver' });
    assert.match(text, /MailSender\.deliver \(a\/sender\.ts:6\): .*1 possible through Sender/);
    assert.match(text, /- possibly calls through Sender\.?\w* in shout · a\/sender\.ts:12/);
  });

  test('find_uses mentions fields that have the name of a definition', async () => {
    const { text } = await call(codebase, 'find_uses', { name: 'level' });
    assert.match(text, /level \(a\/level\.ts:1\): /);
    assert.match(text, /Fields of this name are not looked up: Gauge\.level\. Ask/);
    assert.doesNotMatch((await call(codebase, 'find_uses', { name: 'Gauge.level' })).text, /not looked up/);
  });

  test('trace_calls hides a chain with a step outside the scope as a whole', async () => {
    assert.match((await call(codebase, 'trace_calls', { name: 'start', to: 'finish' })).text, /start calls middle[^]*middle calls finish/);
    const { text, outcome } = await call(codebase, 'trace_calls', { name: 'start', to: 'finish', scope: 'a' });
    assert.equal(outcome, 'nothing');
    assert.doesNotMatch(text, /middle/);
  });

  test('find_symbol prefers code to tests of the same name', async () => {
    const { text } = await call(codebase, 'find_symbol', { name: 'finish' });
    assert.match(text, /a\/finish\.ts:1-3/);
    assert.doesNotMatch(text, /Ambiguous|finish\.test/);
    assert.match((await call(codebase, 'find_symbol', { name: 'finish', path: 'test' })).text, /test\/finish\.test\.ts:1-3/);
  });

  test('search_text shows the part of a long line with the match', async () => {
    const { text, tokens } = await call(codebase, 'search_text', { text: 'needle' });
    assert.match(text, /a\/data\.ts:1: …x+ needle y+…/);
    assert.ok(tokens < 200, String(tokens));
  });

  test('read_lines reads only the lines of a function that is the scope', async () => {
    const { text, places } = await call(codebase, 'read_lines', { path: 'a/sender.ts' }, { scope: 'shout' });
    assert.match(text, /^11\| export function shout/m);
    assert.doesNotMatch(text, /MailSender/);
    assert.deepEqual(
      places.map(({ lineStart, lineEnd }) => [lineStart, lineEnd]),
      [[11, 13]],
    );
  });

  test('explore_code treats a message of the code as a failure', async () => {
    const { text } = await call(codebase, 'explore_code', { question: 'Moved 17 boxes to the shelf' });
    assert.match(text, /logs "Moved … boxes/);
    assert.match(text, /^2\| .*Moved/m);
  });

  test('explore_code reads the places that an answer in one pass reads', async (t) => {
    const [shop, server] = [await openFixture('shop'), await new ScriptedServer().start()];
    t.after(() => server.close());
    for (const question of [
      'How does the checkout reach the payment?',
      'What calls applyDiscount?',
      'Where is the discount decided?',
      'Why does it fail with "stock must not be negative"?',
      'stock',
      'Which file has the carts?',
    ]) {
      const { record } = await askWith(
        shop.codebase,
        question,
        { answering: modelAt(server) },
        { strategy: 'single-pass', budget: 25_000 },
      );
      const { places } = await call(shop.codebase, 'explore_code', { question, max_tokens: 25_000 });
      const lines = (ranges: readonly { readonly file: string; readonly lineStart: number }[]) =>
        [...new Set(ranges.map(({ file, lineStart }) => `${file}:${lineStart}`))].sort();
      const shownPlaces = new Set(lines(places));
      // A place may be cut into several ranges; the first begins where the place does.
      assert.deepEqual(
        lines(record.evidence).filter((place) => !shownPlaces.has(place)),
        [],
        question,
      );
    }
    shop.codebase.dispose();
  });

  test('every line number that a cut result shows can be cited', async (t) => {
    const [project, server] = [await openProject(), await new ScriptedServer().start()];
    t.after(() => server.close());
    for (const max_tokens of [200, 230, 260, 300, 500]) {
      server.script(
        toolCalls(
          { name: 'find_symbol', arguments: JSON.stringify({ name: 'placeOrder', max_tokens }) },
          { name: 'find_uses', arguments: JSON.stringify({ name: 'charge', max_tokens }) },
        ),
        answer(({ body }) => {
          const results = (body?.messages ?? []).filter(({ role }) => role === 'tool').map(({ content }) => content);
          const marks = new Set(results.flatMap((content) => content.match(/\[\d+:\d+\]/g) ?? []));
          assert.ok(marks.size > 1);
          return [...marks].map((mark) => `It is so ${mark}`).join('. ');
        }),
      );
      const { record } = await askWith(
        project.codebase,
        'Who charges?',
        { answering: modelAt(server) },
        { strategy: 'agent', budget: 9000 },
      );
      const reasons = record.citations.flatMap(({ status, reason }) => (status === 'unsupported' ? [reason] : []));
      assert.deepEqual(reasons, [], String(max_tokens));
    }
    assert.deepEqual(server.problems, []);
    project.codebase.dispose();
  });
});
