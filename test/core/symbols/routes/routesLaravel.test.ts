// Routes of Laravel, with the prefix of their group.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { routesIn } from '../factsOf.ts';

test('has the routes of groups and of resources', async () => {
  const text = dedent`
    <?php
    Route::prefix('admin')->group(function () {
      Route::get('/stats', [Stats::class, 'daily']);
    });
    Route::apiResource('orders', Orders::class)->only(['index']);
  `;
  assert.deepEqual(await routesIn(text, 'php'), ['GET /admin/stats', 'GET /orders']);
});
