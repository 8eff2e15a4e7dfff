// Uses of a value of `module.exports`, in files that require the whole module.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { markedUses } from '../markedUses.ts';
import { dedent } from '../../../support/dedent.ts';

const cart = dedent`
  class Cart {
    static from(text) {
      return new Cart(text); //!
    }
    total() {
      return 1;
    }
  }
  module.exports = Cart; //!
`;

suite('uses of a required module', () => {
  test('are found by the name that only the requiring files use', async () => {
    const { codebase } = await openFixture({
      'lib/files.js': dedent`
        module.exports = ({ all } = {}) => {
          return all;
        };
      `,
      'lib/shop.js': "const collect = require('./files');\nexports.open = () => collect({ all: 1 });\n",
    });
    const { answer, citations } = await ask(codebase, 'Who calls collect?');
    assert.match(answer, /`open` \[\d+\] calls it: `exports\.open = \(\) => collect/);
    assert.doesNotMatch(answer, /No place is known|No use is known/);
    assert.deepEqual(
      citations.filter(({ status }) => status !== 'verified'),
      [],
    );
  });

  markedUses('include a class whose static members are named', 'Cart', {
    'lib/cart.js': cart,
    'lib/shop.js': dedent`
      const Cart = require('./cart'); //!
      exports.open = (text) => Cart.from(text).total(); //!
      exports.isOne = (each) => each instanceof Cart; //!
      exports.all = [Cart]; //!
    `,
    'lib/other.js': dedent`
      const Cart = require('./list');
      exports.open = () => Cart.from('x');
    `,
    'lib/list.js': dedent`
      class List {}
      exports.List = List;
    `,
  });

  markedUses('include an anonymous function under the names of the requiring files', 'lib/files.js:1 default', {
    'lib/files.js': dedent`
      module.exports = ({ all } = {}) => {
        return all;
      };
    `,
    'lib/shop.js': dedent`
      const collect = require('./files'); //!
      exports.open = () => collect({ all: 1 }); //!
    `,
    'lib/other.js': dedent`
      const gather = require('./files'); //!
      exports.open = () => gather({}); //!
    `,
    'lib/near.js': dedent`
      const collect = require('./list');
      exports.open = () => collect({});
    `,
    'lib/list.js': dedent`
      exports.collect = () => 1;
    `,
  });

  markedUses('include a function under another name', 'weigh', {
    'lib/weigh.js': dedent`
      function weigh(text) {
        return text.length;
      }
      module.exports = weigh; //!
    `,
    'lib/shop.js': dedent`
      const weigh = require('./weigh'); //!
      exports.all = (list) => list.map(weigh); //!
    `,
  });
});
