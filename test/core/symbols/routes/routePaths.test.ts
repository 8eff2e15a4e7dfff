// Paths of routes: joined, read from regular expressions, and with the prefix of a router.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinPaths, prefixOf, routePathOf } from '../../../../src/core/symbols/routes/routePaths.ts';
import { Source } from '../../../../src/core/symbols/source.ts';

test('joins parts with one slash between them and one before the first', () => {
  assert.equal(joinPaths('/api', 'users/'), '/api/users/');
  assert.equal(joinPaths('/api/', '/users'), '/api/users');
  assert.equal(joinPaths('', ''), '/');
});

test('reads named groups of a regular expression as parameters', () => {
  assert.equal(routePathOf('^users/(?P<pk>[0-9]+)/?$'), 'users/<pk>/');
  assert.equal(routePathOf(String.raw`^a\.b(?<id>\d+)\Z`), 'a.b<id>');
});

test('finds the prefix where the router is made', () => {
  const source = new Source('const users = new Router({ prefix: \'/users\' });\nshops = APIRouter(prefix="/shops")\nplain = Router()\n');
  assert.deepEqual(
    ['users', 'shops', 'plain', 'unknown'].map((router) => prefixOf(router, source)),
    ['/users', '/shops', '', ''],
  );
});
