// A class and its constructors share a name, which is not ambiguous for a gap or for the scope of an analysis.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const java = dedent`
  package shop;

  /** Holds lines. */
  public class Basket {
    private int lines;

    public Basket() {
      this(0);
    }

    public Basket(int lines) {
      this.lines = lines;
    }
  }
`;

suite('a class whose constructors have its name', () => {
  test('is found as a gap', async () => {
    const { codebase } = await openFixture({ 'src/Basket.java': java });
    const { outcome, places } = await codebase.lookUp('`Basket`', neverCancelled);
    assert.deepEqual([outcome, places[0]?.lineStart], ['found', 4]);
  });

  test('is the scope of an analysis that names it', async () => {
    const { codebase } = await openFixture({
      'src/Basket.java': java,
      'src/Other.java': dedent`
        package shop;

        public class Other {}
      `,
    });
    for await (const event of codebase.ask('Is Basket doing too much?', { mode: 'analytical' }, neverCancelled))
      if (event.kind === 'done') assert.equal(event.record.mode.scope, 'Basket');
  });
});
