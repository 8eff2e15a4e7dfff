// Pictures of an answer come from edges of the graph, with the lines that prove them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { CallNode, Pictures } from '../../../../src/core/answering/record/picture.ts';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';

const shop = {
  'src/app.ts': dedent`
    import { checkout } from './shop/checkout';
    export function main(): void {
      checkout(3);
    }
  `,
  'src/shop/checkout.ts': dedent`
    import { price } from './price';
    import { save } from '../store/orders';
    /** Takes an order. */
    export function checkout(amount: number): void {
      const cost = price(amount);
      save(cost);
    }
  `,
  'src/shop/price.ts': dedent`
    export class PriceError extends Error {}
    export function price(amount: number): number {
      if (amount < 0) throw new PriceError('negative amount');
      return amount > 9 ? price(amount - 1) : amount;
    }
  `,
  'src/store/orders.ts': dedent`
    export function save(cost: number): void {
      console.log(cost);
    }
  `,
};

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture(shop);
});

async function picturesFor(question: string, options: AskOptions = {}): Promise<Pictures> {
  const record = await ask(fixture.codebase, question, options);
  assert.ok(record.pictures, record.answer);
  return record.pictures;
}

function pathsIn(node: CallNode, above = ''): readonly string[] {
  const path = `${above}${node.name}${node.marks?.length ? ` (${node.marks.join()})` : ''}`;
  return [path, ...(node.children ?? []).flatMap((child) => pathsIn(child, `${path} > `))];
}

suite('pictures', () => {
  test('of a flow mark interface methods without a known implementation', async () => {
    const { codebase } = await openFixture({
      'Orders.java': dedent`
        interface Orders {
          Order findByName(String name);
        }
      `,
      'Prices.java': dedent`
        interface Prices {
          int of(String name);
        }
        class Fixed implements Prices {
          public int of(String name) { return 3; }
        }
      `,
      'Shop.java': dedent`
        class Shop {
          private Orders orders;
          private Prices prices;
          int buy(String name) {
            orders.findByName(name);
            return prices.of(name);
          }
        }
      `,
    });
    const record = await ask(codebase, 'Trace what happens in `Shop.buy`');
    const steps = record.pictures?.trees.flatMap(({ root }) => pathsIn(root)) ?? [];
    assert.ok(steps.includes('Shop.buy > Orders.findByName (declared)'), steps.join('; '));
    assert.ok(!steps.some((step) => step.includes('Prices') && step.includes('declared')));
    assert.match(record.answer, /`Orders\.findByName`[^\n]*\(no implementation is known here\)/);
  });

  test('of a flow show its calls with their lines and mark recursion', async () => {
    const { trees, places } = await picturesFor('Trace what happens in `checkout`');
    const [tree] = trees;
    assert.equal(tree?.kind, 'calls');
    assert.deepEqual(pathsIn(tree.root), [
      'checkout',
      'checkout > price',
      'checkout > price > PriceError',
      'checkout > price > price (recursive)',
      'checkout > save',
      'checkout > save > console.log',
    ]);
    const [price] = tree.root.children ?? [];
    const place = places[price?.at ?? -1];
    assert.deepEqual([place?.file, place?.line], ['src/shop/checkout.ts', 5]);
    assert.ok(place?.hash);
  });

  test('of callers, raises and tests show the requested relation, whatever the words are', async () => {
    const focus = { root: '', path: 'src/shop/checkout.ts', lineStart: 5, lineEnd: 5, name: 'price' };
    const callers = await picturesFor('?', { mode: 'exploratory', relation: 'callers', focus });
    assert.deepEqual(pathsIn(callers.trees[0]?.root ?? assert.fail()), ['price', 'price > checkout', 'price > checkout > main']);
    const raises = await picturesFor('?', { mode: 'exploratory', relation: 'raises', focus: { ...focus, lineStart: 4, name: 'checkout' } });
    assert.deepEqual(pathsIn(raises.trees[0]?.root ?? assert.fail()), ['checkout', 'checkout > price', 'checkout > price > PriceError']);
    const impact = await picturesFor('?', { mode: 'exploratory', relation: 'impact', focus });
    assert.deepEqual(
      impact.trees.map(({ kind }) => kind),
      ['callers', 'tests'],
    );
  });

  test('of a stack trace show the place of each frame, or why it has none', async () => {
    const trace = dedent`
      PriceError: negative amount
          at price (/app/build/src/shop/price.ts:3:31)
          at Module._compile (node:internal/modules/cjs/loader:1105:14)
          at checkout (/app/build/src/shop/checkout.ts:5:16)`;
    const { frames, places } = await picturesFor(trace);
    assert.deepEqual(
      frames.map(({ name, at, why }) => [name, at === undefined ? why : `${places[at]?.file}:${places[at]?.line}`]),
      [
        ['price', 'src/shop/price.ts:3'],
        ['_compile', 'outside'],
        ['checkout', 'src/shop/checkout.ts:5'],
      ],
    );
  });

  test('of a structure show the dependencies between files', async () => {
    const { diagram } = await picturesFor('What is wrong with the architecture of this project?');
    const name = (index: number): string | undefined => diagram?.nodes[index]?.title;
    assert.deepEqual(diagram?.edges.map(({ from, to }) => `${name(from)} > ${name(to)}`).toSorted(), [
      'src/app.ts > src/shop/checkout.ts',
      'src/shop/checkout.ts > src/shop/price.ts',
      'src/shop/checkout.ts > src/store/orders.ts',
    ]);
  });

  test('suggest questions about other relations than the shown one', async () => {
    const { suggestions } = await picturesFor('Who calls `price`?');
    assert.deepEqual(
      suggestions.map(({ kind, name }) => `${kind} ${name}`),
      ['calls price', 'raises price'],
    );
  });

  test('have their content in the text as well, in ranges that a view can omit', async () => {
    const record = await ask(fixture.codebase, 'Who calls `price`?');
    const drawnRanges = [...(record.drawn ?? []), ...(record.folds ?? []).filter((each) => each.drawn)];
    const [direct = '', indirect = ''] = drawnRanges.map(({ start, end }) => record.answer.slice(start, end));
    assert.match(direct, /^- `checkout` \[\d+\]: `const cost = price\(amount\);`$/);
    assert.match(indirect, /^- `checkout`[^]*called from/);
  });

  test('leave the first citation numbers to the remaining text, in every mode', async () => {
    const trace = dedent`
      RangeError: no price
          at price (src/shop/price.ts:2:3)
          at checkout (src/shop/checkout.ts:4:3)`;
    for (const question of ['Trace `checkout`', 'What is wrong with the design of this project?', trace]) {
      const { answer, drawn: stretches = [], folds = [] } = await ask(fixture.codebase, question);
      const drawnRanges = [...stretches, ...folds.filter((each) => each.drawn)].sort((a, b) => a.start - b.start);
      assert.ok(drawnRanges.length, question);
      const remainingText = drawnRanges.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), answer);
      assert.equal(/ \[(\d+)\]/.exec(remainingText)?.[1], '1', `${question}\n${answer}`);
    }
  });
});
