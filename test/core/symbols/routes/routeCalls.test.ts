// Routes in calls of routers, and routers that are mounted under a path.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { routesIn } from '../factsOf.ts';

test('has the routes and mounts of Express, but no other method with such a name', async () => {
  const text = dedent`
    const app = express();
    app.get('/orders', list);
    router.route('/lines').post(add);
    app.use('/users', users);
    cache.get('/orders');
    app.get('name');
  `;
  assert.deepEqual(await routesIn(text, 'javascript'), ['GET /orders', 'POST /lines', 'mount /users users']);
});

test('has the paths and included modules of a list of Django', async () => {
  const text = dedent`
    from django.urls import path, include
    urlpatterns = [path('orders/', views.orders), path('shop/', include('shop.urls'))]
  `;
  assert.deepEqual(await routesIn(text, 'python'), ['* /orders/', "mount /shop/ 'shop.urls'"]);
});
