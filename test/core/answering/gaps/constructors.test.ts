// Where constructors are called like their class, the name of the class is not ambiguous: neither as a gap nor as what is to be judged.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../openFixture.ts';

const java =
  'package shop;\n\n/** Holds lines. */\npublic class Basket {\n  private int lines;\n\n  public Basket() {\n    this(0);\n  }\n\n  public Basket(int lines) {\n    this.lines = lines;\n  }\n}\n';

describe('a class whose constructors have its name', () => {
  it('is found when it is missing', async () => {
    const { codebase } = await openFixture({ 'src/Basket.java': java });
    const { outcome, places } = await codebase.lookUp('`Basket`', neverCancelled);
    assert.deepEqual([outcome, places[0]?.lineStart], ['found', 4]);
  });

  it('is what an analysis that names it keeps to', async () => {
    const { codebase } = await openFixture({ 'src/Basket.java': java, 'src/Other.java': 'package shop;\n\npublic class Other {}\n' });
    for await (const event of codebase.ask('Is Basket doing too much?', { mode: 'analytical' }, neverCancelled))
      if (event.kind === 'done') assert.equal(event.record.mode.scope, 'Basket');
  });
});
