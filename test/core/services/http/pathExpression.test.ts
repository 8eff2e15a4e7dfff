// Parts of the expressions that make a path, in the notation of each language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathExpression } from '../../../../src/core/services/http/pathExpression.ts';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';

/** Texts as they are, names in angle brackets, values as `{}`. */
function partsOf(language: string, text: string): string {
  const code = codeText(text, rulesOf(language), languages.get(language)?.comments ?? {});
  return pathExpression({ code, text }, 0, text.length)
    .map((part) => (part.is === 'text' ? part.text : part.is === 'name' ? `<${part.name}${part.isCalled ? '()' : ''}>` : '{}'))
    .join('');
}

const cases: readonly (readonly [language: string, expression: string, parts: string])[] = [
  ['typescript', '`${BASE}/orders/${order.id}?x=${a.b(c)}`', '<BASE>/orders/<order.id>?x={}'],
  ['typescript', "'/orders/' + encodeURIComponent(id) + '/pay'", '/orders/<encodeURIComponent()>/pay'],
  ['typescript', "process.env.URL || '/api'", '/api'],
  ['typescript', "this.config.endpointFor('api/orders')", '{}api/orders'],
  ['typescript', 'orderPath(id)', '<orderPath()>'],
  ['typescript', "url.replace(':id', id)", '<url>'],
  ['typescript', "isNew ? '/orders' : '/old'", '{}'],
  ['python', 'f"{BASE}/orders/{key}"', '<BASE>/orders/<key>'],
  ['python', '"/orders/{}".format(key)', '/orders/{}'],
  ['kotlin', '"$base/orders/${order.id}"', '<base>/orders/<order.id>'],
  ['csharp', '$"{url}/orders/{id}"', '<url>/orders/<id>'],
  ['ruby', '"/orders/#{id}"', '/orders/<id>'],
  ['php', "'/orders/' . $id . '/pay'", '/orders/<$id>/pay'],
  ['rust', '&format!("{}/orders/{id}", base)', '{}/orders/<id>'],
  ['go', 'fmt.Sprintf("%s/orders/%d", c.base, id)', '%s/orders/%d'],
  ['java', 'URI.create("http://orders/" + id)', 'http://orders/<id>'],
];
for (const [language, expression, parts] of cases)
  test(`${language}: ${expression}`, () => assert.equal(partsOf(language, expression), parts));
