// Order of the results: the place that a question is about ranks above long places and places that mention its words in passing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const fillerLines = (word: string): string => Array.from({ length: 130 }, (_, i) => `    ${word}_${i} = step(members, ${i})\n`).join('');

test('ranks the short function that the question describes above a long one that repeats its words', async () => {
  const long = `def run_everything(job):\n${fillerLines('rebate')}    return rebate_1\n`;
  const short = dedent`
    def rebate_for_members(order):
        """Rebate that members get on an order."""
        return order.total * 0.1
  `;
  const { codebase } = await openFixture({ 'src/long.py': long, 'src/rebates.py': short, 'src/other.py': 'def other():\n    return 1\n' });
  const { ranked } = await codebase.search('rebate for members', { limit: 5 }, neverCancelled);
  assert.equal(ranked[0]?.symbol, 'rebate_for_members');
  assert.equal(ranked.filter(({ symbol }) => symbol === 'run_everything').length, 1, 'once, however many of its parts match');
});

const shop = {
  'src/discount.py': dedent`
    def apply(order):
        """Members get a discount."""
        return order.total * order.member
  `,
  'tests/test_discount.py': dedent`
    from src.discount import apply


    def test_discount_of_members_is_ignored_for_vouchers():
        assert apply(order(voucher=1)) == 0
  `,
  'docs/discounts.md': dedent`
    # Discounts

    The discount of members is ignored for vouchers.
  `,
};

test('leads from a defect report to code, although tests and documents have the same words', async () => {
  const { codebase } = await openFixture(shop);
  const firstFor = async (text: string): Promise<string | undefined> =>
    (await codebase.search(text, { limit: 5 }, neverCancelled)).ranked[0]?.file;
  assert.equal(await firstFor('Discount of members is ignored'), 'src/discount.py');
  assert.equal(await firstFor('Which tests cover the discount of members?'), 'tests/test_discount.py');
  assert.equal(await firstFor('Where does the documentation speak of the discount of members?'), 'docs/discounts.md');
});

const vault = {
  'src/vault.rs': dedent`
    pub fn seal(note: &Note) -> Sealed {
        // The note is encrypted with the key of its owner.
        cipher(note)
    }

    #[cfg(test)]
    mod checks {
        /// How a note is encrypted before it is stored.
        fn encrypted_note_stored(note: &Note) -> Note {
            note.encrypted().stored()
        }

        #[test]
        fn a_note_is_encrypted_before_it_is_stored() {
            encrypted_note_stored(&Note::new());
        }
    }`,
};

test('ranks tests and their helpers in a code file below the code, unless the question asks for tests', async () => {
  const { codebase } = await openFixture(vault);
  const firstFor = async (text: string): Promise<string | null | undefined> =>
    (await codebase.search(text, { limit: 5 }, neverCancelled)).ranked[0]?.symbol;
  assert.equal(await firstFor('How is a note encrypted?'), 'seal');
  assert.match((await firstFor('Which tests cover that a note is encrypted before it is stored?')) ?? '', /^checks\./);
});

test('shows code before tests in an answer, but not before a test that the question names', async () => {
  const { codebase } = await openFixture({
    'src/discount.py': dedent`
      def apply(order):
          """The discount of members is ignored for vouchers."""
          return order.total * order.member
    `,
    'tests/test_discount.py': dedent`
      def test_ignored():
          """The discount of members is ignored for vouchers."""
          assert total() == 0
    `,
  });
  const firstFor = async (text: string): Promise<string | undefined> =>
    (await ask(codebase, text, { mode: 'conceptual', settings: { 'features.codeIndex': false } })).evidence[0]?.file;
  assert.equal(await firstFor('How is the discount of members ignored for vouchers?'), 'src/discount.py');
  assert.equal(
    await firstFor('How does test_ignored know that the discount of members is ignored for vouchers?'),
    'tests/test_discount.py',
  );
});

test('does not favour long functions in a question for a reason', async () => {
  const work = Array.from({ length: 40 }, (_, i) => `    if (n > ${i}) n = n * ${i + 20};\n`).join('');
  const { codebase } = await openFixture({
    'src/cart.js': `export class Cart {\n  rebate(n) {\n    return n;\n  }\n  rebateOf(n) {\n${work}    return n;\n  }\n}\n`,
  });
  const { mode, ranked } = await codebase.search('Why does the rebate fail?', { limit: 5 }, neverCancelled);
  const score = (name: string): number => ranked.find(({ symbol }) => symbol === name)?.score ?? 0;
  assert.equal(mode.value, 'diagnostic');
  assert.ok(score('Cart.rebateOf') < 0.75 * score('Cart.rebate'), `${score('Cart.rebateOf')} ${score('Cart.rebate')}`);
});

test('favours long functions in the ranking of a report, but not in the evidence, which has a budget', async () => {
  const work = Array.from({ length: 40 }, (_, i) => `  if (n > ${i}) n = n * ${i + 20};\n`).join('');
  const moduleOf = (name: string, body: string): string =>
    `/** Rebate of members. */\nexport function ${name}(n) {\n${body}  return n;\n}\n`;
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { codebase } = await openFixture({
    ...Object.fromEntries(names.map((name) => [`src/short/${name}.js`, moduleOf(`short${name}`, '')])),
    ...Object.fromEntries(names.map((name) => [`src/long/${name}.js`, moduleOf(`long${name}`, work)])),
  });
  const report = 'The rebate of members is wrong\n\nIt crashes.';
  const { ranked } = await codebase.search(report, { limit: 12 }, neverCancelled);
  const { evidence } = await ask(codebase, report);
  const isLong = ({ symbol }: { readonly symbol?: string | null | undefined }): boolean => symbol?.startsWith('long') ?? false;
  assert.ok(ranked.slice(0, 6).every(isLong), ranked.map(({ symbol }) => symbol).join());
  const longCount = evidence.filter(isLong).length;
  assert.ok(longCount < 4 && evidence.length > 6, `${longCount} long ones of ${evidence.length}`);
});

test('finds a described function however short it is, and prefers the name whose words all match', async () => {
  const work = Array.from({ length: 40 }, (_, i) => `  if (n > ${i}) n = n * ${i + 20};\n`).join('');
  const moduleOf = (name: string, doc: string, body: string): string =>
    `/** ${doc} */\nexport function ${name}(n) {\n${body}  return n;\n}\n`;
  const { codebase } = await openFixture({
    'src/long.js': moduleOf('settleAll', 'Returns the rebate of members.', work),
    'src/short.js': moduleOf('settle', 'Returns the rebate of members.', ''),
    'src/fuller.js': moduleOf('stampVoucher', 'Marks it.', '  n.used = 1;\n'),
    'src/lesser.js': moduleOf('stampVoucherOfGuestBooking', 'Marks it.', '  n.used = 1;\n'),
  });
  const described = await codebase.search('Returns the rebate of members.', { limit: 5 }, neverCancelled);
  assert.equal(described.mode.value, 'conceptual', 'a statement is a description');
  const score = (name: string): number => described.ranked.find(({ symbol }) => symbol === name)?.score ?? 0;
  assert.ok(score('settle') > score('settleAll'), `${score('settle')} ${score('settleAll')}`);
  const named = await codebase.search('Stamps the voucher.', { limit: 5 }, neverCancelled);
  const [first, second] = named.ranked;
  assert.deepEqual([first?.symbol, second?.symbol], ['stampVoucher', 'stampVoucherOfGuestBooking']);
  assert.ok((second?.score ?? 1) < 0.97, `${second?.score}`);
});
