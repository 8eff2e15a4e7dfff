// Questions for names that no identifier can be: who uses them, and where they are declared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOnRelations } from './relationProject.ts';

const files = {
  'styles/shop.css': '.cart-row { }\n.old-row { }\n.tab-left { }\n',
  'views/cart/list.ejs': '<a class="cart-row">\n',
  'views/tabs.ejs': '<a class="tab-<%= side %>">\n',
  'lib/pages.js': "export function showCart(req, res) { res.render('cart/list'); }\n",
};

test('lists the markup that uses a class, and the rules only where they are asked for', async () => {
  for (const question of ['What uses .cart-row?', 'What uses the css class cart-row?', 'Wo wird .cart-row verwendet?']) {
    const answer = await answerOnRelations(question, {}, files);
    assert.match(answer, /`views\/cart\/list\.ejs` \[\d+\] reads it/, `${question}\n${answer}`);
    assert.doesNotMatch(answer, /shop\.css/, question);
  }
  const answer = await answerOnRelations('Where is .cart-row styled?', {}, files);
  assert.match(answer, /`styles\/shop\.css` \[\d+\] declares it/, answer);
  assert.doesNotMatch(answer, /list\.ejs/, answer);
});

test('does not say that nobody uses a class, and lists code that may put its name together', async () => {
  const unused = await answerOnRelations('Is .old-row unused?', {}, files);
  assert.match(unused, /No use|not known|No place is known/i, unused);
  const built = await answerOnRelations('Is .tab-left unused?', {}, files);
  assert.match(built, /`views\/tabs\.ejs` \[\d+\] reads it/, built);
});

test('lists who renders a template, whatever the sentence calls it', async () => {
  for (const question of ['What renders cart/list.ejs?', 'Where is the template cart/list used?', 'What renders cart/list?']) {
    const answer = await answerOnRelations(question, {}, files);
    assert.match(answer, /`showCart` \[\d+\] calls it/, `${question}\n${answer}`);
  }
});
