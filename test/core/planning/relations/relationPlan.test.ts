// Relations that no walk over calls covers are found by filtering all uses of the named definition.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { answerOnRelations } from './relationProject.ts';

suite('a question for a relation', () => {
  test('to a field gets the lines that write it, without those that only read it', async () => {
    const files = { 'lib/bill.js': "import { Cart } from './cart.js';\nexport function bill() {\n  return new Cart().total;\n}\n" };
    const answer = await answerOnRelations('Who writes Cart.total?', {}, files);
    assert.match(answer, /2 places change `Cart\.total`/, answer);
    assert.match(answer, /`Cart\.add` \[\d+\] writes it[^]*`Cart\.clear` \[\d+\] writes it/);
    assert.doesNotMatch(answer, /`bill` \[\d+\] (?:reads|writes) it/);
  });

  test('to an error gets the lines that raise it', async () => {
    const answer = await answerOnRelations('Who raises ShopError?');
    assert.match(answer, /1 place raises `ShopError`[^]*`Cart\.add` \[\d+\] raises it/, answer);
  });

  test('to an error that no line raises gets the places that construct it', async () => {
    const files = {
      'lib/late.js': dedent`
        import { describe } from './errors.js';
        export class LateError extends Error {}
        export function warn() {
          describe(new LateError('late'));
        }
      `,
    };
    const answer = await answerOnRelations('Who raises LateError?', {}, files);
    assert.match(answer, /No line raises it directly[^]*`warn` \[\d+\] constructs it/, answer);
  });

  test('to a type gets its subtypes, and the subtypes of those', async () => {
    const files = {
      'lib/kinds.js':
        "import { Cart } from './cart.js';\nexport class GiftCart extends Cart {}\nexport class BoxCart extends GiftCart {}\n",
    };
    const answer = await answerOnRelations('Which classes extend Cart?', {}, files);
    assert.match(answer, /`GiftCart`[^]*`BoxCart`/, answer);
  });
});
