// Uses of what a file sets `module.exports` to, in files that require it whole.
import { suite } from 'node:test';
import { markedUses } from './markedUses.ts';

const cart = `class Cart {
  static from(text) {
    return new Cart(text); //!
  }
  total() {
    return 1;
  }
}
module.exports = Cart; //!
`;

suite('uses of what is required', () => {
  markedUses('a class whose static members are named', 'Cart', {
    'lib/cart.js': cart,
    'lib/shop.js': `const Cart = require('./cart'); //!
exports.open = (text) => Cart.from(text).total(); //!
exports.isOne = (each) => each instanceof Cart; //!
exports.all = [Cart]; //!
`,
    'lib/other.js': `const Cart = require('./list');
exports.open = () => Cart.from('x');
`,
    'lib/list.js': `class List {}
exports.List = List;
`,
  });

  markedUses('a function under another name', 'weigh', {
    'lib/weigh.js': `function weigh(text) {
  return text.length;
}
module.exports = weigh; //!
`,
    'lib/shop.js': `const weigh = require('./weigh'); //!
exports.all = (list) => list.map(weigh); //!
`,
  });
});
