// First questions come from the index, so each of them has an answer in the intended mode.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { firstQuestions, type FirstQuestion } from '../../../src/core/planning/firstQuestions.ts';
import { examplesOf } from '../../../src/vscode/questions/exampleQuestions.ts';
import { MemoryClock } from '../../support/memory.ts';
import { openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const shop: Readonly<Record<string, string>> = {
  'src/app.js': dedent`
    import { place } from './orders/place.js';
    const app = express();
    app.post('/orders', (req, res) => res.json(place(req.body)));
    app.get('/health', (req, res) => res.send('ok'));
  `,
  'src/orders/place.js': dedent`
    import { Ledger } from './ledger.js';
    import { price } from './price.js';
    /** Places an order. */
    export function place(order) {
      if (!order.lines.length) throw new Error('an order needs at least one line');
      return new Ledger().book(order.lines.map((line) => price(line)));
    }
  `,
  'src/orders/price.js': dedent`
    import { Ledger } from './ledger.js';
    export function price(line) {
      if (!line.sku) throw new Error(\`no price for \${line.sku}\`);
      return new Ledger().rate(line.sku);
    }
  `,
  'src/orders/ledger.js': dedent`
    /** Keeps what was booked. */
    export class Ledger {
      book(prices) {
        return prices.length;
      }
      rate(sku) {
        return sku.length;
      }
    }
  `,
  'src/admin/users.js': `export function users() {\n${'  keep();\n'.repeat(8)}}\n`,
  'src/admin/roles.js': dedent`
    export function roles() {
      return [];
    }
  `,
  'src/admin/log.js': dedent`
    export function log() {
      return [];
    }
  `,
  'test/place.test.js': dedent`
    import { place } from '../src/orders/place.js';
    it('fails', () => {
      throw new Error('this message is only for tests');
    });
  `,
};

async function questionsFor(files: Readonly<Record<string, string>>): Promise<{ codebase: Codebase; questions: readonly FirstQuestion[] }> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  return { codebase, questions: await firstQuestions(codebase.graph, new MemoryClock()) };
}

suite('the first questions', () => {
  test('ask about a central class, a route, a raised message and a folder', async () => {
    const { questions } = await questionsFor(shop);
    assert.deepEqual(questions, [
      { about: 'symbol', name: 'Ledger' },
      { about: 'route', name: 'POST /orders' },
      { about: 'error', name: 'an order needs at least one line' },
      { about: 'folder', name: 'src/orders' },
    ]);
  });

  test('are answered in the intended mode, and those about a folder stay in it', async () => {
    const { codebase, questions } = await questionsFor(shop);
    for (const { question, mode } of examplesOf(questions, 'code')) {
      const result = await codebase.search(question, { limit: 3 }, neverCancelled);
      assert.equal(result.mode.value, mode, question);
      if (mode === 'analytical') assert.equal(result.mode.scope, 'src/orders');
    }
  });

  test('ask about a function where there is no route, and about nothing where there is no code', async () => {
    const { questions } = await questionsFor({
      'tool.py': dedent`
        def main():
            read()

        def read():
            return parse()

        def parse():
            return 1

        def unused():
            parse()
      `,
    });
    assert.deepEqual(questions, [{ about: 'flow', name: 'main' }]);
    assert.deepEqual(
      (
        await questionsFor({
          'notes.md': dedent`
            # Notes

            Nothing else.
          `,
        })
      ).questions,
      [],
    );
  });

  test('are general ones while the project is unknown', () => {
    assert.deepEqual(
      examplesOf([], 'unknown').map(({ mode }) => mode),
      ['conceptual', 'analytical'],
    );
  });

  test('are of one mode for a workspace without code, and absent for an empty one', () => {
    assert.deepEqual(
      examplesOf([], 'text').map(({ mode }) => mode),
      ['conceptual'],
    );
    assert.deepEqual(examplesOf([], 'nothing'), []);
  });
});
