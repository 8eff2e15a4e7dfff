// What can be asked first comes from the index: each question of it is answered in the mode that it is for, and what is not there is not offered.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { firstQuestions, type FirstQuestion } from '../../../src/core/planning/firstQuestions.ts';
import { examplesOf } from '../../../src/vscode/questions/firstQuestionWords.ts';
import { MemoryClock } from '../../support/memory.ts';
import { openFixture } from '../answering/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const shop: Readonly<Record<string, string>> = {
  'src/app.js': `import { place } from './orders/place.js';\nconst app = express();\napp.post('/orders', (req, res) => res.json(place(req.body)));\napp.get('/health', (req, res) => res.send('ok'));\n`,
  'src/orders/place.js': `import { Ledger } from './ledger.js';\nimport { price } from './price.js';\n/** Places an order. */\nexport function place(order) {\n  if (!order.lines.length) throw new Error('an order needs at least one line');\n  return new Ledger().book(order.lines.map((line) => price(line)));\n}\n`,
  'src/orders/price.js': `import { Ledger } from './ledger.js';\nexport function price(line) {\n  if (!line.sku) throw new Error(\`no price for \${line.sku}\`);\n  return new Ledger().rate(line.sku);\n}\n`,
  'src/orders/ledger.js': `/** Keeps what was booked. */\nexport class Ledger {\n  book(prices) {\n    return prices.length;\n  }\n  rate(sku) {\n    return sku.length;\n  }\n}\n`,
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
  'test/place.test.js': `import { place } from '../src/orders/place.js';\nit('fails', () => {\n  throw new Error('this message is only for tests');\n});\n`,
};

async function found(files: Readonly<Record<string, string>>): Promise<{ codebase: Codebase; questions: readonly FirstQuestion[] }> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  return { codebase, questions: await firstQuestions(codebase.graph, new MemoryClock()) };
}

describe('the first questions', () => {
  it('are about what the workspace has: a class that others use, a route, a message that is raised, a folder', async () => {
    const { questions } = await found(shop);
    assert.deepEqual(questions, [
      { about: 'symbol', name: 'Ledger' },
      { about: 'route', name: 'POST /orders' },
      { about: 'error', name: 'an order needs at least one line' },
      { about: 'folder', name: 'src/orders' },
    ]);
  });

  it('are answered in the mode that they are for, and those about a folder keep to it', async () => {
    const { codebase, questions } = await found(shop);
    for (const { question, mode } of examplesOf(questions, 'code')) {
      const result = await codebase.search(question, { limit: 3 }, neverCancelled);
      assert.equal(result.mode.value, mode, question);
      if (mode === 'analytical') assert.equal(result.mode.scope, 'src/orders');
    }
  });

  it('begin at a function where there is no route, and leave out what is not there', async () => {
    const { questions } = await found({
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
        await found({
          'notes.md': dedent`
            # Notes

            Nothing else.
          `,
        })
      ).questions,
      [],
    );
  });

  it('fit every project while nothing is known of it', () => {
    assert.deepEqual(
      examplesOf([], 'unknown').map(({ mode }) => mode),
      ['conceptual', 'analytical'],
    );
  });

  it('ask of text without code only what it says, and nothing where there is nothing', () => {
    assert.deepEqual(
      examplesOf([], 'text').map(({ mode }) => mode),
      ['conceptual'],
    );
    assert.deepEqual(examplesOf([], 'nothing'), []);
  });
});
