// Paths of requests against paths of routes: what matches, and what the match rests on.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { PathPart } from '../../../../src/core/services/http/pathExpression.ts';
import { matchPaths, requestPath, routePath, type RequestMatch } from '../../../../src/core/services/http/pathPattern.ts';

/** A request written with `${}` for values. */
function match(request: string, route: string): Partial<RequestMatch> | undefined {
  const parts = request
    .split(/(\$\{\})/)
    .filter((text) => text !== '')
    .map((text): PathPart => (text === '${}' ? { is: 'value' } : { is: 'text', text }));
  const path = requestPath(parts);
  return path && matchPaths(path, routePath(route));
}

suite('matching paths', () => {
  const cases: readonly (readonly [request: string, route: string, expected: Partial<RequestMatch>])[] = [
    ['/api/orders/${}', '/api/orders/:id', { literals: 2, guessed: 0, filled: 0 }],
    ['/api/orders/${}/', '/api/orders/{id}', { literals: 2 }],
    ['/orders/${}?open=${}', '/orders/<int:pk>', { literals: 1, filled: 0 }],
    ['/orders${}', '/orders', { literals: 1 }],
    ['/orders/me', '/orders/:id', { literals: 1, filled: 1 }],
    ['/orders/${}', '/orders/me', { literals: 1, guessed: 1 }],
    ['http://orders:8080/orders/1', '/orders/[id]', { literals: 1, filled: 1 }],
    ['${}/orders', '/api/v1/orders', { routePrefix: 2, isPlainPrefix: true }],
    ['orders/${}', '/api/orders/:id', { routePrefix: 1 }],
    ['/proxy/orders/${}', '/orders/:id', { requestPrefix: 1, isPlainPrefix: false }],
    ['/files/a/b', '/files/*', { isRest: true }],
    ['/orders/%d/lines', '/orders/:id/lines', { literals: 2, filled: 0 }],
  ];
  for (const [request, route, expected] of cases)
    test(`${request} is answered by ${route}`, () => {
      const found = match(request, route);
      assert.ok(found);
      for (const [key, value] of Object.entries(expected)) assert.equal(found[key as keyof RequestMatch], value, key);
    });
});

suite('paths that do not match', () => {
  const cases = [
    ['/', '/'],
    ['/${}', '/:id'],
    ['${}', '/orders'],
    ['/api/${}', '/api/:name'],
    ['/orders', '/orders/:id'],
    ['/orders/1/pay', '/orders/:id/lines'],
    ['/orders', '/api/orders'],
    ['/${}/orders', '/orders'],
    ['/Orders', '/orders'],
  ] as const;
  for (const [request, route] of cases) test(`${request} and ${route}`, () => assert.equal(match(request, route), undefined));
});

test('an address of somebody else is told apart from a service of the workspace', () => {
  const hostOf = (text: string): string | undefined => requestPath([{ is: 'text', text }])?.publicHost;
  assert.equal(hostOf('https://api.example.com/orders'), 'api.example.com');
  assert.equal(hostOf('http://orders:8080/orders'), undefined);
  assert.equal(hostOf('http://localhost:3000/orders'), undefined);
});
