// The places that emit a message: their order, and how much of the message each literal has.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { emitsMessage, literalListOf, literalCandidates } from '../../../../../src/core/searching/lists/messages/literalList.ts';
import type { Inquiry } from '../../../../../src/core/searching/inquiry.ts';
import { dedent } from '../../../../support/dedent.ts';
import { sourcesOf } from '../../memorySources.ts';
import { plainInquiry } from '../../plainInquiry.ts';

const sources = await sourcesOf({
  'shop/shelves.py': dedent`
    def match(name):
        raise RuntimeError("no basket matched %s" % name)


    def ask(shelf):
        raise RuntimeError(shelf + " is not to be moved")


    def push(shelf):
        raise RuntimeError(f"The shelf {shelf} is not to be moved")
  `,
  'shop/till.py': 'def shut(till):\n    raise RuntimeError(f"the till {till} cannot be used now")\n',
  'shop/drawer.py': 'def pull(till):\n    raise RuntimeError(f"the till {till} cannot be used now")\n',
  'tests/test_till.py': 'def test_till():\n    expect("the till 7 cannot be used now")\n',
});

/** Names of the functions that emit the message of a question, best first. */
async function emitters(question: string, changes: Partial<Inquiry> = {}): Promise<readonly (string | undefined)[]> {
  const sites = await literalCandidates(plainInquiry(question, changes), sources);
  return sites.map(({ symbol }) => symbol?.fact.name);
}

suite('places of a message', () => {
  test('a literal fits whatever value fills its hole', async () => {
    const [site] = await literalCandidates(plainInquiry('RuntimeError: no basket matched "red"'), sources);
    assert.equal(site?.symbol?.fact.name, 'match');
    assert.equal(site.at, 1);
    assert.equal(site.message?.kind, 'whole');
  });

  test('of two literals that fit, the one with more constant text is first', async () => {
    assert.equal((await emitters('RuntimeError: The shelf 7 is not to be moved'))[0], 'push');
  });

  test('all functions with the same text are listed, before a test that expects it', async () => {
    const names = await emitters('RuntimeError: the till 7 cannot be used now');
    assert.deepEqual(names.slice(0, 2).toSorted(), ['pull', 'shut']);
    assert.ok(!names.slice(0, 2).includes('test_till'));
  });

  test('places outside the scope are left out', async () => {
    const scope = { ...plainInquiry('any question').scope, contains: (_: string, path: string) => path === 'shop/till.py' };
    assert.deepEqual(await emitters('RuntimeError: the till 7 cannot be used now', { scope }), ['shut']);
  });

  test('a message that no code has, and a question without one, have no places', async () => {
    assert.deepEqual(await emitters('RuntimeError: the handle of the crate came off'), []);
    assert.deepEqual(await emitters('How is a shelf moved?'), []);
  });
});

test('the list of literals has a weight only when some code emits the message', async () => {
  const list = await literalListOf(plainInquiry('RuntimeError: no basket matched "red"'), sources);
  assert.ok(list.weight > 0 && emitsMessage(list.items));
  const empty = await literalListOf(plainInquiry('RuntimeError: the handle of the crate came off'), sources);
  assert.deepEqual([empty.weight, emitsMessage(empty.items)], [0, false]);
});
