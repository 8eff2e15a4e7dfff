// Error texts of symbols, by the way in which the code gives them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { errorStringsIn, factsOf } from '../factsOf.ts';

test('has the texts of raises, assertions and logging at warning or above', async () => {
  const text = dedent`
    def take(n):
        logging.info("taken")
        assert n > 1, "too few shelves"
        logging.error("no shelf %s", n)
        raise ShelfError("shelf is full")
  `;
  assert.deepEqual(await errorStringsIn(text, 'python'), ['assert too few shelves', 'log no shelf %s', 'raise shelf is full']);
});

test('cuts a long text and counts what it cut', async () => {
  const { symbols } = await factsOf(`throw new Error('${'x'.repeat(130)}');\n`, 'typescript');
  const errorStrings = symbols.flatMap((symbol) => symbol.errorStrings);
  assert.deepEqual(
    errorStrings.map(({ text, cut }) => [text.length, cut]),
    [[100, 30]],
  );
});
