// Routes that name their handler by convention or far from it: Rails, Laravel, Django REST framework, Koa, and Go with handlers in other files.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/codeGraph.ts';
import { routesOf } from '../../../../src/core/graph/queries/routes.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

describe('tables of routes', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  /** `METHOD /path -> handler` for each route; no handler where none is found. */
  async function answered(files: Readonly<Record<string, string>>): Promise<string[]> {
    const graph = createGraph();
    const changed = Object.entries(files).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers));
    graph.update({ changedFiles: await Promise.all(changed), removedFiles: [] });
    return routesOf(graph).map(({ method, path, symbol }) => {
      if (symbol.fact.kind !== 'route') return `${method} ${path} -> ${symbol.fact.qualifiedName}`;
      const to = graph.outgoing(symbol.id, ['references', 'calls']).flatMap(({ callee }) => (callee ? (graph.symbol(callee) ?? []) : []));
      return `${method} ${path} -> ${to.map(({ fact }) => fact.qualifiedName).join(' ')}`;
    });
  }

  it('of Rails: resources, nested and singular, scopes, namespaces and lines of their own', async () => {
    const controller = (name: string, ...actions: string[]): string =>
      `class ${name}\n${actions.map((action) => `  def ${action}\n  end\n`).join('')}end\n`;
    const found = await answered({
      'config/routes.rb': `Rails.application.routes.draw do
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
  concern :noted do
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
    assert.deepEqual(found, [
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

  it('of Laravel: groups, resources, controllers by class and by text', async () => {
    const controller = (namespace: string, name: string, ...methods: string[]): string =>
      `<?php\nnamespace ${namespace};\nclass ${name} {\n${methods.map((method) => `  public function ${method}() {}\n`).join('')}}\n`;
    const found = await answered({
      'routes/api.php': `<?php
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
      new Set(found),
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

  it('of Django REST framework: the methods of a set, under the path of its router', async () => {
    const found = await answered({
      'shop/urls.py': `from django.urls import include, path, re_path
from .views import OrderViewSet, LateView
router = DefaultRouter()
router.register(r'orders', OrderViewSet)
urlpatterns = [re_path(r'^late/(?P<code>[a-z]+)/?$', LateView.as_view())]
`,
      'shop/views.py': `class OrderViewSet(ModelViewSet):
    def list(self, request): pass
    def retrieve(self, request, pk): pass
    @action(detail=True, methods=['post'])
    def cancel(self, request, pk): pass

class LateView(RetrieveAPIView):
    def retrieve(self, request, code): pass
`,
      'shop/__init__.py': '',
    });
    assert.deepEqual(found, [
      'GET /orders -> OrderViewSet.list',
      'GET /orders/<pk> -> OrderViewSet.retrieve',
      'POST /orders/<pk>/cancel -> OrderViewSet.cancel',
      '* /orders -> OrderViewSet',
      'GET /late/<code>/ -> LateView.retrieve',
      '* /late/<code>/ -> LateView',
    ]);
  });

  it('of Koa: routers that are used without a path, and the function of the exported object among its namesakes', async () => {
    const found = await answered({
      'routes/index.js': `const Router = require('koa-router');\nconst router = new Router();\nconst api = new Router();\nconst orders = require('./orders-routes');\napi.use(orders);\nrouter.use('/api', api.routes());\nmodule.exports = router;\n`,
      'routes/orders-routes.js': `const router = new Router();\nconst orders = require('../orders');\nrouter.get('/orders', orders.get);\nmodule.exports = router.routes();\n`,
      'app.js': `const routes = require('./routes');\nconst app = new Koa();\napp.use(logger);\napp.use(routes.routes());\n`,
      'orders.js': `module.exports = {\n  async get(ctx) { one(); },\n  late: {\n    async get(ctx) { two(); },\n  },\n};\nfunction one() {}\nfunction two() {}\n`,
    });
    assert.deepEqual(found, ['GET /api/orders -> get']);
  });

  it('of Go: methods of other files, of what a function is given and of what it makes', async () => {
    const found = await answered({
      'go.mod': dedent`
        module shop

        go 1.22
      `,
      'main.go': `package main\n\nimport (\n\t"shop/orders"\n\t"shop/router"\n)\n\nfunc main() {\n\tr := router.New()\n\tv1 := r.Group("/api")\n\th := orders.NewHandler()\n\th.Register(v1)\n}\n`,
      'router/router.go': `package router\n\nimport "github.com/labstack/echo/v4"\n\nfunc New() *echo.Echo { return echo.New() }\n`,
      'orders/handler.go': `package orders\n\ntype Handler struct{}\n\nfunc NewHandler() *Handler { return &Handler{} }\n\nfunc (h *Handler) Create() {}\nfunc (h *Handler) List()   {}\n`,
      'orders/routes.go': `package orders\n\nimport (\n\t"net/http"\n\n\t"github.com/labstack/echo/v4"\n)\n\nfunc (h *Handler) Register(v1 *echo.Group) {\n\torders := v1.Group("/orders")\n\torders.POST("", h.Create)\n}\n\nfunc Plain() http.Handler {\n\thandler := &Handler{}\n\tmux := http.NewServeMux()\n\tmux.HandleFunc("GET /plain", logged(handler.List))\n\treturn mux\n}\n\nfunc logged(next func()) func() { return next }\n`,
    });
    assert.deepEqual(found, ['POST /api/orders -> Handler.Create', 'GET /plain -> logged Handler.List']);
  });
});
