// Routes of small programs in several frameworks: full paths across the files that mount them, and the way from a route to its handler.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import { matchesPath, routesOf } from '../../../../src/core/graph/queries/routes.ts';
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';
import { requestsIn } from '../../../../src/core/reading/mentions/requests.ts';
import { handlerOf, routesAnswering, routesNear } from '../../../../src/core/searching/definitions/questionRoutes.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

const programs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  express: {
    'app.js': dedent`
      const users = require('./routes/users');
      import cards from './routes/cards';
      const app = express();
      app.use('/api/users', users);
      app.use('/api/cards', cards);
    `,
    'routes/users.js': dedent`
      const { find } = require('../store');
      const router = express.Router();
      router.get('/:id', (req, res) => res.send(find(req.params.id)));
      router.get('/', list);
      router
        .route('/of/:team')
        .post(auth('team', { strict: true }), list)
        .delete(auth('team'), list);
      function list() {}
      module.exports = router;
    `,
    'routes/cards.js': dedent`
      import { draw } from '../store';
      const router = Router();
      router.post('/', draw);
      export default router;
    `,
    'store.js': `export function find(id) { return id; }\nexport function draw() {}\n`,
  },
  fastapi: {
    'app/main.py': dedent`
      from app.routers import items, users
      from app.admin import router as admin

      app = FastAPI()
      app.include_router(items.router, prefix="/v1")
      app.include_router(admin, prefix="/admin")
    `,
    'app/__init__.py': '',
    'app/routers/__init__.py': '',
    'app/routers/items.py': dedent`
      router = APIRouter(prefix="/items")

      @router.get("/{id}")
      async def read_item(id):
          return load(id)

      def load(id): return id
    `,
    'app/routers/users.py': dedent`
      router = APIRouter()

      @router.get("/users")
      def users(): pass
    `,
    'app/admin.py': dedent`
      router = APIRouter()

      @router.delete("/all")
      def wipe(): pass
    `,
  },
  django: {
    'site/urls.py': dedent`
      from django.urls import include, path

      urlpatterns = [path("shop/", include("shop.urls"))]
    `,
    'shop/urls.py': dedent`
      from django.urls import path
      from . import views

      urlpatterns = [path("orders/<int:pk>/", views.order), path("all/", views.All.as_view())]
    `,
    'shop/views.py': dedent`
      def order(request, pk): pass

      class All:
          def get(self): pass
    `,
    'shop/__init__.py': '',
  },
  flask: {
    'shop/api.py': dedent`
      from flask_restful import Api, Resource

      api = Api()

      class Orders(Resource):
          def get(self): pass
          def post(self): return save()

      def save(): pass

      api.add_resource(Orders, "/orders", "/all-orders")
    `,
  },
  lists: {
    'site/urls.py': dedent`
      from django.urls import include, path

      urlpatterns = [path("", include("api.urls"))]
    `,
    'api/urls.py': dedent`
      from django.urls import include, path
      from . import views

      item = [path("", views.show), path("start", views.start)]
      all = [path("items/", views.list)]
      urlpatterns = [
          path("item/<uuid:code>/", include(item)),
          path("v1/", include(all)),
          path("v2/", include(all)),
      ]
    `,
    'api/views.py': dedent`
      def show(request, code): pass
      def start(request, code): pass
      def list(request): pass
    `,
  },
  next: {
    'src/app/(shop)/orders/[id]/route.ts': dedent`
      export async function GET() { return load(); }
      export const POST = () => save();
      function load() {}
    `,
    'pages/api/users/index.ts': 'export default function handler(req, res) {}\n',
  },
  gin: {
    'go.mod': dedent`
      module shop

      go 1.22
    `,
    'main.go': dedent`
      package main

      import (
      	"github.com/gin-gonic/gin"
      	"shop/users"
      )

      func main() {
      	r := gin.Default()
      	v1 := r.Group("/api")
      	users.Register(v1.Group("/users"))
      	admin := v1.Group("/admin")
      	users.Profiles(admin)
      	ping := r.Group("/api/ping")
      	ping.GET("/", func(c *gin.Context) { answer(c) })
      	r.Run()
      }

      func answer(c *gin.Context) {}
    `,
    'users/routers.go': dedent`
      package users

      import "github.com/gin-gonic/gin"

      func Register(router *gin.RouterGroup) {
      	router.POST("/login", Login)
      }

      func Profiles(router *gin.RouterGroup) {
      	router.GET("/:name", Show)
      	more(router)
      }

      func more(group *gin.RouterGroup) {
      	group.DELETE("", Show)
      }

      func Login(c *gin.Context) { find() }
      func Show(c *gin.Context)  {}
      func find()                {}
    `,
  },
  chi: {
    'go.mod': dedent`
      module notes

      go 1.22
    `,
    'main.go': dedent`
      package main

      import (
      	"net/http"

      	"github.com/go-chi/chi/v5"
      )

      func main() {
      	r := chi.NewRouter()
      	r.Get("/", home)
      	r.Route("/articles", func(r chi.Router) {
      		r.With(page).Get("/", list)
      		r.Route("/{id}", func(r chi.Router) {
      			r.Put("/", update)
      		})
      	})
      	r.Mount("/users", usersResource{}.Routes())
      	r.Mount("/todos", todosResource{}.Routes())
      	http.ListenAndServe(":80", r)
      }

      func home(w http.ResponseWriter, r *http.Request)   {}
      func list(w http.ResponseWriter, r *http.Request)   {}
      func update(w http.ResponseWriter, r *http.Request) { http.Get("/x") }
    `,
    'users.go': dedent`
      package main

      import "github.com/go-chi/chi/v5"

      type usersResource struct{}

      func (rs usersResource) Routes() chi.Router {
      	r := chi.NewRouter()
      	r.Post("/", rs.Create)
      	return r
      }
    `,
    'todos.go': dedent`
      package main

      import "github.com/go-chi/chi/v5"

      type todosResource struct{}

      func (rs todosResource) Routes() chi.Router {
      	r := chi.NewRouter()
      	r.Get("/{id}", rs.Get)
      	return r
      }

      func (rs todosResource) Get() {}
    `,
  },
  spring: {
    'src/Orders.java': dedent`
      @RestController
      @RequestMapping("/orders")
      public class Orders {
        @GetMapping("/{id}")
        public Order get(String id) { return find(id); }
        private Order find(String id) { return null; }
      }
    `,
  },
};

suite('routes', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  const graphs = new Map<string, Promise<CodeGraph>>();
  /** The graph of a program; cached. */
  const graphOf = (name: string): Promise<CodeGraph> => {
    const cachedGraph = graphs.get(name);
    if (cachedGraph) return cachedGraph;
    const newGraph = (async () => {
      const graph = createGraph();
      const files = Object.entries(programs[name] ?? {});
      graph.update({
        changedFiles: await Promise.all(files.map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers))),
        removedFiles: [],
      });
      return graph;
    })();
    graphs.set(name, newGraph);
    return newGraph;
  };
  const listRoutes = async (name: string): Promise<string[]> =>
    routesOf(await graphOf(name)).map(({ method, path }) => `${method} ${path}`);

  test('have the prefixes under which other files mount them', async () => {
    assert.deepEqual(await listRoutes('express'), [
      'GET /api/users/:id',
      'GET /api/users',
      'POST /api/users/of/:team',
      'DELETE /api/users/of/:team',
      'POST /api/cards',
    ]);
    assert.deepEqual(await listRoutes('fastapi'), ['GET /v1/items/{id}', 'GET /users', 'DELETE /admin/all']);
    assert.deepEqual(await listRoutes('django'), ['* /shop/orders/<int:pk>/', 'GET /shop/all/']);
    assert.deepEqual(await listRoutes('spring'), ['GET /orders/{id}']);
  });

  test('of a Django list have the prefix of that list, and those of other lists in the file do not', async () => {
    assert.deepEqual(await listRoutes('lists'), ['* /item/<uuid:code>/', '* /item/<uuid:code>/start', '* /v1/items/', '* /v2/items/']);
  });

  test('of Go have the prefixes of groups, closures, mounts and functions with a router as parameter', async () => {
    assert.deepEqual(
      new Set(await listRoutes('gin')),
      new Set(['GET /api/ping', 'POST /api/users/login', 'GET /api/admin/:name', 'DELETE /api/admin']),
    );
    assert.deepEqual(
      new Set(await listRoutes('chi')),
      new Set(['GET /', 'GET /articles', 'PUT /articles/{id}', 'POST /users', 'GET /todos/{id}']),
    );
  });

  test('of Next follow from the paths of files', async () => {
    assert.deepEqual(await listRoutes('next'), ['GET /orders/[id]', 'POST /orders/[id]', '* /api/users']);
  });

  test('lead to the functions that handle them', async () => {
    const handlersOf = async (name: string, question: string): Promise<string[]> => {
      const graph = await graphOf(name);
      const [route] = routesAnswering(requestsIn(question), graph);
      assert.ok(route, question);
      return graph.flow(route.id, 2, 8).children.map(({ symbol }) => symbol?.fact.qualifiedName ?? '');
    };
    assert.ok((await handlersOf('express', 'trace GET /api/users/42')).includes('find'));
    assert.deepEqual(await handlersOf('express', 'what happens on POST /api/cards?'), ['draw']);
    assert.deepEqual(await handlersOf('fastapi', 'trace GET /v1/items/{id}'), ['read_item']);
    assert.deepEqual(await handlersOf('django', 'GET /shop/orders/7/ fails'), ['order']);
    assert.deepEqual(await handlersOf('flask', 'trace POST /orders'), ['save']);
    assert.deepEqual(await handlersOf('gin', 'trace POST /api/users/login'), ['Login']);
    assert.deepEqual(await handlersOf('chi', 'trace GET /todos/{id}'), ['todosResource.Get']);
    assert.deepEqual(await handlersOf('spring', 'walk me through GET /orders/:id'), ['Orders.get']);
  });

  test('in a decorator are shown as their function, and those with an inline handler as themselves', async () => {
    const shownName = async (name: string, question: string): Promise<string | undefined> => {
      const graph = await graphOf(name);
      const [route] = routesAnswering(requestsIn(question), graph);
      return route && handlerOf(route, graph).fact.name;
    };
    assert.equal(await shownName('spring', 'GET /orders/:id'), 'get');
    assert.equal(await shownName('fastapi', 'GET /v1/items/{id}'), 'read_item');
    assert.equal(await shownName('express', 'GET /api/users/42'), 'GET /:id');
  });

  test('near a request are those that match its end, since a program may compute the prefix', async () => {
    const graph = await graphOf('express');
    assert.deepEqual(
      routesNear('DELETE /v2/api/users/of/reds', graph).map(({ fact }) => fact.name),
      ['DELETE /of/:team'],
    );
    assert.deepEqual(routesNear('PUT /nothing/here', graph), []);
  });

  test('do not answer file names and words with a slash', async () => {
    const graph = await graphOf('express');
    for (const text of ['read/write', 'see /usr/lib/x.py', 'in routes/users.js', 'POST /api/users/42', 'and/or', 'a / b']) {
      assert.deepEqual(routesAnswering(requestsIn(text), graph), [], text);
    }
  });

  test('match a path if all segments are equal or parameters of the route', () => {
    for (const [route, request, isMatch] of [
      ['/users/:id', '/users/{id}', true],
      ['/users/<int:pk>/', '/users/7', true],
      ['/users/:id', '/users', false],
      ['/users/:id', '/users/7/cards', false],
      ['/files/*', '/files/a/b', true],
      ['/users/me', '/users/:id', false],
      ['/users/[id]', '/users/9?full=1', true],
    ] as const) {
      assert.equal(matchesPath(route, request), isMatch, `${route} ${request}`);
    }
  });
});
