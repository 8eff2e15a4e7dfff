// A small shop for tests of the relations that a question can ask for: calls, imports, writes, raises and a test.
import { dedent } from '../../../support/dedent.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';

const relationProject = {
  'lib/errors.js': dedent`
    import { join } from 'node:path';
    import { log } from './log.js';

    export class ShopError extends Error {}
    export function describe(error) {
      log(join('shop', error.message));
    }
  `,
  'lib/log.js': dedent`
    export function log(text) {
      console.log(text);
    }
  `,
  'lib/cart.js': dedent`
    import { ShopError } from './errors.js';

    export class Cart {
      total = 0;
      add(item) {
        if (!item) throw new ShopError('empty');
        this.total = this.total + item.price;
      }
      clear() {
        this.total = 0;
      }
    }
    export function fill(cart) {
      cart.add({ price: 1 });
      return cart;
    }
    export function open(cart) {
      return fill(cart);
    }
    export function start(cart) {
      return open(cart);
    }
  `,
  'test/cart.test.js': dedent`
    import { Cart, fill } from '../lib/cart.js';
    test('fills a cart', () => {
      fill(new Cart());
    });
  `,
};

/** The answer to a question about the shop. */
export async function answerOnRelations(
  question: string,
  options: AskOptions = {},
  moreFiles: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { codebase } = await openFixture({ ...relationProject, ...moreFiles });
  const { answer } = await ask(codebase, question, options);
  codebase.dispose();
  return answer;
}
