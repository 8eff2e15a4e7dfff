// The two definitions that "A or B?" compares: of all definitions with these names, the pair that is most alike.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { differenceOf, type Difference } from '../../../../src/core/planning/decisions/difference.ts';
import { dedent } from '../../../support/dedent.ts';
import { contextOver } from './decisionFixture.ts';

async function differenceIn(
  files: Readonly<Record<string, string>>,
  first: string,
  second: string,
  things: readonly string[] = [],
): Promise<Difference | undefined> {
  const { inquiry, sources } = await contextOver(files);
  return differenceOf({ ask: 'difference', first, second, things }, inquiry, sources);
}

const namesOf = (difference: Difference | undefined): readonly string[] =>
  difference ? [difference.first, difference.second].map(({ path, fact }) => `${path} ${fact.qualifiedName}`) : [];

suite('difference of two names', () => {
  test('compares the definitions of one class, not those of two', async () => {
    const difference = await differenceIn(
      {
        'src/bag.py': dedent`
          class Bag:
              def put(self, item):
                  self.items.append(item)
                  return self


          class Box:
              def put(self, item):
                  self.items = [item]
                  return self

              def push(self, item):
                  self.items.insert(0, item)
                  return self
        `,
      },
      'put',
      'push',
    );
    assert.deepEqual(namesOf(difference), ['src/bag.py Box.put', 'src/bag.py Box.push']);
    assert.deepEqual(difference?.definitionCounts, [2, 1]);
  });

  test('compares the function that works, not the one of the same name that only forwards', async () => {
    const difference = await differenceIn(
      {
        'src/a.py': 'def put(item):\n    return keep(item)\n',
        'src/b.py': 'def put(item):\n    count(item)\n    weigh(item)\n    return item\n',
        'src/push.py': 'def push(item):\n    count(item)\n    weigh(item)\n    return item\n',
      },
      'put',
      'push',
    );
    assert.deepEqual(namesOf(difference), ['src/b.py put', 'src/push.py push']);
  });

  test('is undefined when one of the names has no definition', async () => {
    assert.equal(await differenceIn({ 'src/a.py': 'def put(item):\n    return item\n' }, 'put', 'push'), undefined);
  });

  const shop = {
    'src/shop.py': dedent`
      class Bread:
          """Baked dough."""

          def cut(self):
              return 2


      class BreadShelves:
          """Shelves of bread."""

          def fill(self):
              return Bread()


      class OvenChecker:
          """Finds burnt bread in the oven."""

          def check(self, bread):
              return bread


      def bread():
          return Bread()


      class ImportPlugin:
          pass


      class ImportThing:
          pass


      class LoadEnsurePlugin:
          pass
    `,
    'test/test_shop.py': 'class BurntBreadChecker:\n    pass\n',
  };

  test('an end that describes a thing is the class of that name, or the nearest definition of production code', async () => {
    const difference = await differenceIn(shop, 'bread', 'burnt-bread checker', ['bread', 'burnt-bread checker']);
    assert.deepEqual(namesOf(difference), ['src/shop.py Bread', 'src/shop.py OvenChecker']);
    assert.deepEqual(
      difference?.nearest.map(({ symbol, words }) => `${symbol.fact.name} ${words}`),
      ['OvenChecker burnt-bread checker'],
    );
  });

  test('names that define nothing are compared by the nearest definitions with the same other words', async () => {
    const difference = await differenceIn(shop, 'import', 'load.ensure');
    assert.deepEqual(namesOf(difference), ['src/shop.py ImportPlugin', 'src/shop.py LoadEnsurePlugin']);
    assert.equal(difference?.nearest.length, 2);
  });
});
