// Every example of the table of HTTP clients sends the request that its row says, and similar code sends none.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { LanguageRules } from '../../../../src/core/languages/languageRules.ts';
import { requestsIn } from '../../../../src/core/services/http/clientCalls.ts';
import { clientRows } from '../../../../src/core/services/http/clientRows.ts';
import { requestPath } from '../../../../src/core/services/http/pathPattern.ts';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';

/** The first request of a code; `holds`: what its file has besides. */
function requestIn(code: string, rules: LanguageRules, holds: readonly string[]): string | undefined {
  const comments = [...languages.values()].find(({ id }) => rulesOf(id) === rules)?.comments ?? {};
  const text = `${code}\n${comments.line ?? '//'} ${holds.join(' ')}`;
  const [call] = requestsIn({ text, code: codeText(text, rules, comments) }, rules).calls;
  const slash = call?.base?.length ? [{ is: 'text' as const, text: '/' }] : [];
  const path =
    call && requestPath([...(call.base ?? []), ...slash, ...call.path].map((part) => (part.is === 'name' ? { is: 'value' } : part)));
  return path && `${call?.method.known ?? '?'} /${path.segments.join('/')}`;
}

suite('calls of HTTP clients', () => {
  for (const row of clientRows) {
    test(`${row.framework}: ${row.call.source}`, () => {
      assert.ok(row.examples.length);
      for (const text of row.holds) assert.ok(text.length >= 4, `the filter of texts knows no runs as short as ${text}`);
      for (const rules of row.languages)
        for (const [code, request] of row.examples) assert.equal(requestIn(code, rules, row.holds), request, code);
    });
  }
});

suite('similar code', () => {
  const cases: readonly (readonly [language: string, code: string, holds: string])[] = [
    ['typescript', "cache.get('/orders')", 'axios'],
    ['typescript', "app.get('/orders', list)", 'axios'],
    ['typescript', 'axios.get(options)', 'axios'],
    ['python', 'settings.get("/orders")', 'requests'],
    ['java', 'orders.get("/orders")', 'RestTemplate'],
    ['typescript', "// axios.get('/orders')", 'axios'],
  ];
  for (const [language, code, holds] of cases)
    test(`no request: ${code}`, () => assert.equal(requestIn(code, rulesOf(language), [holds]), undefined));
});

test('requests that are written as objects', () => {
  const rules = rulesOf('typescript');
  const cases = [
    ["request({ url: `/orders/${id}`, method: 'DELETE' })", 'DELETE /orders/{}'],
    ["(options.client ?? client).post<A, B>({ ...options, url: '/orders/{id}' })", 'POST /orders/{}'],
    ['createApi({ endpoints: (b) => ({ one: b.query({ query: (id) => `/orders/${id}` }) }) })', 'GET /orders/{}'],
    ["createApi({ endpoints: (b) => ({ all: b.query({ query: () => ({ url: '/orders' }) }) }) })", 'GET /orders'],
  ] as const;
  for (const [code, request] of cases) assert.equal(requestIn(code, rules, []), request, code);
  assert.equal(requestIn("const page = { url: '/orders', title: 'Orders' }", rules, []), undefined);
});
