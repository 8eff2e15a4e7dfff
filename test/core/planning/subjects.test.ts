// Which words of a question are names in code, and how answers report undefined names.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { namesInLine } from '../../../src/core/reading/mentions/codeNames.ts';
import { ask, openFixture, openUnindexed, readFixture, type OpenedFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

test('words of a command line are names only if they look like code', () => {
  const names = (text: string): string[] => [...new Set(namesInLine(text).map(({ name }) => name))];
  assert.deepEqual(names('What does `gh pr list --limit 5` read?'), []);
  assert.deepEqual(names('Who runs `npm run build:all`?'), []);
  assert.deepEqual(names('Why does `class OrderService` need `order_lines`?'), ['OrderService', 'order_lines']);
  assert.deepEqual(names('What is `list`, and `list.sort()`?'), ['list', 'list.sort', 'sort']);
});

suite('a name without a definition', () => {
  let shop: OpenedFixture;
  before(async () => {
    shop = await openFixture({
      'shop/cart.py': dedent`
        # Orders come from GitHub.
        class Cart:
            def list(self, limit_rows):
                return limit_rows
      `,
    });
  });

  test('is not reported if text contains it, since products are written like code', async () => {
    const { answer, confidence } = await ask(shop.codebase, 'How does a cart get its orders from GitHub?');
    assert.doesNotMatch(answer, /GitHub` is|definition of `GitHub/);
    assert.notEqual(confidence.level, 'high');
  });

  test('is reported if no file contains it', async () => {
    for (const name of ['BitLocker', 'CartFull']) {
      const { answer } = await ask(shop.codebase, `How does a cart work with ${name}?`);
      assert.match(answer, new RegExp(`^No file here contains \`${name}\`\\.`));
    }
  });

  test('is shown with the lines that contain it', async () => {
    const { answer } = await ask(shop.codebase, 'What is `limit_rows`?');
    assert.match(answer, /^No definition of `limit_rows` is known here, but 2 lines name it: `Cart\.list` \[1\]/);
  });

  test('is not looked for among the words of a command line', async () => {
    const { answer } = await ask(shop.codebase, 'What does `cart list` do?');
    assert.doesNotMatch(answer, /ambiguous|is not defined/);
  });
});

test('a word is reported as missing only when the index is complete, and its other forms count', async () => {
  const question = 'How are zeppelins moored?';
  const { codebase } = openUnindexed(await readFixture('shop'));
  assert.doesNotMatch((await ask(codebase, question)).answer, /No file here has/);
  const questionWithName = 'How does checkout work with `MooringMast`?';
  assert.match((await ask(codebase, questionWithName)).answer, /`MooringMast` is in none of the files that are indexed so far\./);
  await codebase.index(neverCancelled);
  assert.match((await ask(codebase, question)).answer, /No file here contains `zeppelins`/);
  assert.match((await ask(codebase, questionWithName)).answer, /^`MooringMast` is not defined in this workspace\./);
  const { codebase: adding } = await openFixture({ 'a.py': 'def add(entry):\n    return entry\n' });
  assert.doesNotMatch((await ask(adding, 'Where are entries added?')).answer, /No file here has/);
});

suite('a name that only tests define', () => {
  const pump = dedent`
    export function fill(options) {
      if (options.maxFlow < options.flow) throw new Error("too much");
      return options;
    }
  `;

  test('means an option of the code that uses it', async () => {
    const { codebase } = await openFixture({
      'src/pump.js': pump,
      'test/pump.test.js': 'const maxFlow = 10;\ntest("fills", () => fill({ maxFlow }));\n',
    });
    for (const question of ['What happens when maxFlow is exceeded?', 'how is `maxFlow` checked?']) {
      const { answer, citations } = await ask(codebase, question);
      assert.equal(citations[0]?.file, 'src/pump.js', answer);
      assert.doesNotMatch(answer, /test\/pump/);
    }
  });

  test('is the subject where no code uses it', async () => {
    const { codebase } = await openFixture({
      'src/pump.js': dedent`
        export function fill(options) {
          return options;
        }
      `,
      'test/pump.test.js': 'const maxFlow = 10;\ntest("fills", () => fill({ flow: maxFlow }));\n',
    });
    assert.match((await ask(codebase, 'Where is `maxFlow` used?')).answer, /1 place/);
  });
});

test('an ambiguous member is that of the type that the question names beside it, or of its base', async () => {
  const { codebase } = await openFixture({
    'src/Basket.java': dedent`
      class Basket {
        void stow(String item) {
          write(item);
        }
        void write(String item) {}
      }
      class RoundBasket extends Basket {
        void roll() {}
      }
    `,
    'src/Crate.java': dedent`
      class Crate {
        void stow(String item) {
          nail(item);
        }
        void nail(String item) {}
      }
    `,
  });
  const { answer } = await ask(codebase, 'What happens when I call `stow` on a `RoundBasket`?');
  assert.match(answer, /`Basket\.stow`/);
  assert.doesNotMatch(answer, /`stow` is ambiguous|`Crate\.stow`/);
  codebase.dispose();
});
