// Routes of Rails, with the controller and action that its conventions name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { factsOf, routesIn } from '../factsOf.ts';

const routes = dedent`
  Rails.application.routes.draw do
    resources :orders, only: [:index] do
      get :late, on: :collection
    end
    namespace :admin do
      get 'stats', to: 'stats#daily'
    end
  end
`;

test('has the routes of resources and of namespaces', async () => {
  assert.deepEqual(await routesIn(routes, 'ruby'), ['GET /orders', 'GET /orders/late', 'GET /admin/stats']);
});

test('refers to the action of the controller', async () => {
  const { calls } = await factsOf(routes, 'ruby');
  const references = calls.filter(({ how }) => how === 'reference').map(({ receiver, name }) => `${receiver}.${name}`);
  assert.deepEqual(references, ['OrdersController.index', 'OrdersController.late', 'Admin::StatsController.daily']);
});

test('has none in a file that draws no routes', async () => {
  assert.deepEqual(await routesIn("get 'stats', to: 'stats#daily'\n", 'ruby'), []);
});
