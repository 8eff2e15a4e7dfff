// Names beyond the evidence: callees of an answer without a model, and declarations of installed packages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, reply } from '../../../support/askModel.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const workspace = {
  '.gitignore': 'node_modules\nscratch\n',
  'scratch/try.ts': 'export const tried = 1;\n',
  'src/cart.ts': dedent`
    import { parse } from 'money-lib';
    import { taxOf } from './tax';

    /** Adds up a shopping cart. */
    export function cartTotal(prices: string[]): number {
      return prices.reduce((sum, price) => sum + parse(price), 0) + taxOf(prices.length);
    }
  `,
  'src/tax.ts': dedent`
    /** The levy on so many pieces. */
    export function taxOf(pieces: number): number {
      return pieces * 0.2;
    }
  `,
  'node_modules/money-lib/package.json': '{ "types": "index.d.ts" }',
  'node_modules/money-lib/index.d.ts': '/** Reads an amount. */\nexport declare function parse(text: string): number;\n',
};

async function answerTo(question: string): Promise<AnswerRecord> {
  const { codebase } = await openFixture(workspace);
  for await (const event of codebase.ask(question, { mode: 'conceptual' }, neverCancelled)) if (event.kind === 'done') return event.record;
  return assert.fail('not answered');
}

suite('names beyond the evidence', () => {
  test('an answer without a model looks up callees of its evidence, cites them and records them as gaps', async () => {
    const record = await answerTo('What does cartTotal do?');
    const names = ['taxOf in src/tax.ts'];
    assert.deepEqual(record.gaps, { identified: names, resolved: names, unresolved: [], notPursued: [], external: [] });
    const [gap] = record.passes[0]?.gaps ?? [];
    assert.ok(
      gap?.evidence.some((n) => record.evidence.find((each) => each.n === n)?.file === 'src/tax.ts'),
      'the callee must be evidence',
    );
    assert.match(record.answer, /Evidence[\s\S]*`taxOf`[^\n]*\[\d+\][^\n]*levy/);
    assert.ok(record.citations.some(({ file, status }) => file === 'src/tax.ts' && status === 'verified'));
  });

  test('the look-up of a library name returns its declaration, which is not indexed', async () => {
    const { codebase } = await openFixture(workspace);
    const { outcome, places } = await codebase.lookUp('`parse`', neverCancelled);
    assert.equal(outcome, 'external');
    assert.deepEqual(
      places.map(({ file, lineStart, lineEnd }) => [file, lineStart, lineEnd]),
      [['node_modules/money-lib/index.d.ts', 1, 2]],
    );
    const { ranked } = await codebase.search('reads an amount', { limit: 20 }, neverCancelled);
    assert.ok(ranked.every(({ file }) => !file.startsWith('node_modules/')));
  });

  test('the look-up of a file tells ignored files from missing ones', async () => {
    const { codebase } = await openFixture(workspace);
    const outcomes = await Promise.all(
      ['node_modules/money-lib/index.d.ts', 'node_modules/other.ts', 'src/other.ts'].map((text) => codebase.lookUp(text, neverCancelled)),
    );
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['ignored', 'ignored', 'not-found'],
    );
  });

  test('the gap of an ignored file names the rule and its line', async () => {
    const server = await new ScriptedServer().start();
    const { codebase } = await openFixture(workspace);
    server.script(answer(reply('A draft.', 'scratch/try.ts')));
    const { record } = await askWith(codebase, 'What does cartTotal do?', { answering: modelAt(server) });
    await server.close();
    const [gap] = record.passes[0]?.gaps ?? [];
    assert.deepEqual([gap?.outcome, gap?.rule], ['ignored', 'Left out by a line of an ignore file: .gitignore:2 scratch']);
  });

  test('an excerpt shows code instead of the docstring, whose first sentence stands above it', async () => {
    const head = dedent`
      def reserve(goods):
          """Reserves goods.

          Goods goods goods reserved.
          :param goods: reserved goods
          :rtype: goods
          """
          kept = []
          for each in goods:
              kept.append(each)
          if not kept:
              return None
    `;
    const { codebase } = await openFixture({ 'shop.py': `${head}${'    kept.sort()\n'.repeat(150)}    return kept\n` });
    for await (const event of codebase.ask('What does reserve do?', { mode: 'conceptual' }, neverCancelled)) {
      if (event.kind !== 'done') continue;
      assert.match(event.record.answer, /```python\ndef reserve\(goods\):\n {4}# \d lines cut\n {4}(?:kept|for) /);
      assert.ok(!event.record.answer.includes(':rtype'));
    }
  });

  test('the look-up finds enum variants and fields, which are no definitions of their own', async () => {
    const { codebase } = await openFixture({
      'src/outcome.rs': dedent`
        pub enum Outcome {
            Paid,
            Refused,
        }
      `,
      'src/till.rs': dedent`
        pub fn close(config: &Config) -> bool {
            config.keep_open_drawer
        }
      `,
    });
    for (const [request, outcome, file] of [
      ['`Outcome::Refused`', 'found', 'src/outcome.rs'],
      ['`Outcome::Lost`', 'not-found', undefined],
      ['where `keep_open_drawer` is set', 'found', 'src/till.rs'],
      ['`keep_open_window`', 'not-found', undefined],
    ] as const) {
      const result = await codebase.lookUp(request, neverCancelled);
      assert.deepEqual([result.outcome, result.places[0]?.file], [outcome, file], request);
    }
  });
});
