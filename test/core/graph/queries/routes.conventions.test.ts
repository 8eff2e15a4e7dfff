// Routes whose handler follows from conventions or is in another file: Rails, Laravel, Django REST framework, Koa and Go.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import { routesOf } from '../../../../src/core/graph/queries/routes.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

suite('routes by convention', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  /** Each route as `METHOD /path -> handler`, with the symbols that it leads to as handler. */
  async function describeRoutes(files: Readonly<Record<string, string>>): Promise<string[]> {
    const graph = createGraph();
    const changedFiles = Object.entries(files).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers));
    graph.update({ changedFiles: await Promise.all(changedFiles), removedFiles: [] });
    return routesOf(graph).map(({ method, path, symbol }) => {
      if (symbol.fact.kind !== 'route') return `${method} ${path} -> ${symbol.fact.qualifiedName}`;
      const handlers = graph
        .outgoing(symbol.id, ['references', 'calls'])
        .flatMap(({ callee }) => (callee ? (graph.symbol(callee) ?? []) : []));
      return `${method} ${path} -> ${handlers.map(({ fact }) => fact.qualifiedName).join(' ')}`;
    });
  }

  test('of Rails come from resources, nested and singular ones, scopes, namespaces and single routes', async () => {
    const controller = (name: string, ...actions: string[]): string =>
      [`class ${name}`, ...actions.flatMap((action) => [`  def ${action}`, '  end']), 'end', ''].join('\n');
    const routes = await describeRoutes({
      'config/routes.rb': dedent`
        Rails.application.routes.draw do
          scope :api do
            resources :orders, param: :code, only: [:index, :create, :show] do
              resources :lines, only: %i[create]
              resource :receipt, only: :show
              get :late, on: :collection
              member do
                post 'cancel'
              end
            end
            resource :basket, except: [:new, :edit, :update, :destroy, :create]
          end
          namespace :admin do
            get 'stats/daily', to: 'stats#daily'
            match 'reset' => 'stats#reset', via: [:put, :post]
          end
          root 'orders#index'
          concern :notable do
            resources :notes
          end
        end
      `,
      'app/controllers/orders_controller.rb': controller('OrdersController', 'index', 'create', 'show', 'late', 'cancel'),
      'app/controllers/lines_controller.rb': controller('LinesController', 'create'),
      'app/controllers/receipts_controller.rb': controller('ReceiptsController', 'show'),
      'app/controllers/baskets_controller.rb': controller('BasketsController', 'show'),
      'app/controllers/admin/stats_controller.rb': `module Admin\n${controller('StatsController', 'daily', 'reset')}end\n`,
    });
    assert.deepEqual(routes, [
      'GET /api/orders -> OrdersController.index',
      'POST /api/orders -> OrdersController.create',
      'GET /api/orders/:code -> OrdersController.show',
      'POST /api/orders/:order_code/lines -> LinesController.create',
      'GET /api/orders/:order_code/receipt -> ReceiptsController.show',
      'GET /api/orders/late -> OrdersController.late',
      'POST /api/orders/:code/cancel -> OrdersController.cancel',
      'GET /api/basket -> BasketsController.show',
      'GET /admin/stats/daily -> Admin.StatsController.daily',
      'PUT /admin/reset -> Admin.StatsController.reset',
      'POST /admin/reset -> Admin.StatsController.reset',
      'GET / -> OrdersController.index',
    ]);
  });

  test('of Laravel come from groups, resources, and controllers named by class or by text', async () => {
    const controller = (namespace: string, name: string, ...methods: string[]): string =>
      ['<?php', `namespace ${namespace};`, `class ${name} {`, ...methods.map((method) => `  public function ${method}() {}`), '}', ''].join(
        '\n',
      );
    const routes = await describeRoutes({
      'routes/api.php': dedent`
        <?php
        use App\\Http\\Controllers\\OrderController;
        Route::get('orders/late', [OrderController::class, 'late']);
        Route::middleware('auth')->prefix('admin')->group(function () {
            Route::match(['put', 'patch'], '/reset', [OrderController::class, 'reset']);
        });
        Route::group(['namespace' => 'Old'], function () {
            Route::post('lines', 'LineController@store');
        });
        Route::controller(OrderController::class)->group(function () {
            Route::delete('/orders/{order}/all', 'wipe');
        });
        Route::apiResource('orders', OrderController::class)->only(['index', 'show']);
        Route::get('/ping', function () { return 'pong'; });
      `,
      'app/Http/Controllers/OrderController.php': controller(
        'App\\Http\\Controllers',
        'OrderController',
        'late',
        'reset',
        'wipe',
        'index',
        'show',
      ),
      'app/Http/Controllers/Old/LineController.php': controller('App\\Http\\Controllers\\Old', 'LineController', 'store'),
    });
    assert.deepEqual(
      new Set(routes),
      new Set([
        'GET /api/orders/late -> OrderController.late',
        'PUT /api/admin/reset -> OrderController.reset',
        'PATCH /api/admin/reset -> OrderController.reset',
        'POST /api/lines -> LineController.store',
        'DELETE /api/orders/{order}/all -> OrderController.wipe',
        'GET /api/orders -> OrderController.index',
        'GET /api/orders/{order} -> OrderController.show',
        'GET /api/ping -> <anonymous>',
      ]),
    );
  });

  test('of Django REST framework are the actions of a view set under the path of its router', async () => {
    const routes = await describeRoutes({
      'shop/urls.py': dedent`
        from django.urls import include, path, re_path
        from .views import OrderViewSet, LateView
        router = DefaultRouter()
        router.register(r'orders', OrderViewSet)
        urlpatterns = [re_path(r'^late/(?P<code>[a-z]+)/?$', LateView.as_view())]
      `,
      'shop/views.py': dedent`
        class OrderViewSet(ModelViewSet):
            def list(self, request): pass
            def retrieve(self, request, pk): pass
            @action(detail=True, methods=['post'])
            def cancel(self, request, pk): pass

        class LateView(RetrieveAPIView):
            def retrieve(self, request, code): pass
      `,
      'shop/__init__.py': '',
    });
    assert.deepEqual(routes, [
      'GET /orders -> OrderViewSet.list',
      'GET /orders/<pk> -> OrderViewSet.retrieve',
      'POST /orders/<pk>/cancel -> OrderViewSet.cancel',
      '* /orders -> OrderViewSet',
      'GET /late/<code>/ -> LateView.retrieve',
      '* /late/<code>/ -> LateView',
    ]);
  });

  test('of Koa pass through routers without a path and lead to the function of the exported object', async () => {
    const routes = await describeRoutes({
      'routes/index.js': dedent`
        const Router = require('koa-router');
        const router = new Router();
        const api = new Router();
        const orders = require('./orders-routes');
        api.use(orders);
        router.use('/api', api.routes());
        module.exports = router;
      `,
      'routes/orders-routes.js': dedent`
        const router = new Router();
        const orders = require('../orders');
        router.get('/orders', orders.get);
        module.exports = router.routes();
      `,
      'app.js': dedent`
        const routes = require('./routes');
        const app = new Koa();
        app.use(logger);
        app.use(routes.routes());
      `,
      'orders.js': dedent`
        module.exports = {
          async get(ctx) { one(); },
          late: {
            async get(ctx) { two(); },
          },
        };
        function one() {}
        function two() {}
      `,
    });
    assert.deepEqual(routes, ['GET /api/orders -> get']);
  });

  test('of Go lead to methods in other files, of parameters and of local variables', async () => {
    const routes = await describeRoutes({
      'go.mod': dedent`
        module shop

        go 1.22
      `,
      'main.go': dedent`
        package main

        import (
        	"shop/orders"
        	"shop/router"
        )

        func main() {
        	r := router.New()
        	v1 := r.Group("/api")
        	h := orders.NewHandler()
        	h.Register(v1)
        }
      `,
      'router/router.go': dedent`
        package router

        import "github.com/labstack/echo/v4"

        func New() *echo.Echo { return echo.New() }
      `,
      'orders/handler.go': dedent`
        package orders

        type Handler struct{}

        func NewHandler() *Handler { return &Handler{} }

        func (h *Handler) Create() {}
        func (h *Handler) List()   {}
      `,
      'orders/routes.go': dedent`
        package orders

        import (
        	"net/http"

        	"github.com/labstack/echo/v4"
        )

        func (h *Handler) Register(v1 *echo.Group) {
        	orders := v1.Group("/orders")
        	orders.POST("", h.Create)
        }

        func Plain() http.Handler {
        	handler := &Handler{}
        	mux := http.NewServeMux()
        	mux.HandleFunc("GET /plain", logged(handler.List))
        	return mux
        }

        func logged(next func()) func() { return next }
      `,
    });
    assert.deepEqual(routes, ['POST /api/orders -> Handler.Create', 'GET /plain -> logged Handler.List']);
  });
});
