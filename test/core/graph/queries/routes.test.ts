// Routes of small programs in several frameworks: whole paths across the files that mount them, and what leads from a route to its handler.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/codeGraph.ts';
import { matchesPath, routesOf } from '../../../../src/core/graph/queries/routes.ts';
import type { CodeGraph } from '../../../../src/core/graph/edges/types.ts';
import { requestsIn } from '../../../../src/core/reading/mentions/requests.ts';
import { handlerOf, routesAnswering, routesNear } from '../../../../src/core/searching/definitions/routes.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

const programs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  express: {
    'app.js': `const users = require('./routes/users');\nimport cards from './routes/cards';\nconst app = express();\napp.use('/api/users', users);\napp.use('/api/cards', cards);\n`,
    'routes/users.js': `const { find } = require('../store');\nconst router = express.Router();\nrouter.get('/:id', (req, res) => res.send(find(req.params.id)));\nrouter.get('/', list);\nrouter\n  .route('/of/:team')\n  .post(auth('team', { strict: true }), list)\n  .delete(auth('team'), list);\nfunction list() {}\nmodule.exports = router;\n`,
    'routes/cards.js': `import { draw } from '../store';\nconst router = Router();\nrouter.post('/', draw);\nexport default router;\n`,
    'store.js': `export function find(id) { return id; }\nexport function draw() {}\n`,
  },
  fastapi: {
    'app/main.py': `from app.routers import items, users\nfrom app.admin import router as admin\n\napp = FastAPI()\napp.include_router(items.router, prefix="/v1")\napp.include_router(admin, prefix="/admin")\n`,
    'app/__init__.py': '',
    'app/routers/__init__.py': '',
    'app/routers/items.py': `router = APIRouter(prefix="/items")\n\n@router.get("/{id}")\nasync def read_item(id):\n    return load(id)\n\ndef load(id): return id\n`,
    'app/routers/users.py': `router = APIRouter()\n\n@router.get("/users")\ndef users(): pass\n`,
    'app/admin.py': `router = APIRouter()\n\n@router.delete("/all")\ndef wipe(): pass\n`,
  },
  django: {
    'site/urls.py': `from django.urls import include, path\n\nurlpatterns = [path("shop/", include("shop.urls"))]\n`,
    'shop/urls.py': `from django.urls import path\nfrom . import views\n\nurlpatterns = [path("orders/<int:pk>/", views.order), path("all/", views.All.as_view())]\n`,
    'shop/views.py': `def order(request, pk): pass\n\nclass All:\n    def get(self): pass\n`,
    'shop/__init__.py': '',
  },
  flask: {
    'shop/api.py': `from flask_restful import Api, Resource\n\napi = Api()\n\nclass Orders(Resource):\n    def get(self): pass\n    def post(self): return save()\n\ndef save(): pass\n\napi.add_resource(Orders, "/orders", "/all-orders")\n`,
  },
  lists: {
    'site/urls.py': `from django.urls import include, path\n\nurlpatterns = [path("", include("api.urls"))]\n`,
    'api/urls.py': `from django.urls import include, path\nfrom . import views\n\nitem = [path("", views.show), path("start", views.start)]\nall = [path("items/", views.list)]\nurlpatterns = [\n    path("item/<uuid:code>/", include(item)),\n    path("v1/", include(all)),\n    path("v2/", include(all)),\n]\n`,
    'api/views.py': `def show(request, code): pass\ndef start(request, code): pass\ndef list(request): pass\n`,
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
    'main.go': `package main\n\nimport (\n\t"github.com/gin-gonic/gin"\n\t"shop/users"\n)\n\nfunc main() {\n\tr := gin.Default()\n\tv1 := r.Group("/api")\n\tusers.Register(v1.Group("/users"))\n\tadmin := v1.Group("/admin")\n\tusers.Profiles(admin)\n\tping := r.Group("/api/ping")\n\tping.GET("/", func(c *gin.Context) { answer(c) })\n\tr.Run()\n}\n\nfunc answer(c *gin.Context) {}\n`,
    'users/routers.go': `package users\n\nimport "github.com/gin-gonic/gin"\n\nfunc Register(router *gin.RouterGroup) {\n\trouter.POST("/login", Login)\n}\n\nfunc Profiles(router *gin.RouterGroup) {\n\trouter.GET("/:name", Show)\n\tmore(router)\n}\n\nfunc more(group *gin.RouterGroup) {\n\tgroup.DELETE("", Show)\n}\n\nfunc Login(c *gin.Context) { find() }\nfunc Show(c *gin.Context)  {}\nfunc find()                {}\n`,
  },
  chi: {
    'go.mod': dedent`
      module notes

      go 1.22
    `,
    'main.go': `package main\n\nimport (\n\t"net/http"\n\n\t"github.com/go-chi/chi/v5"\n)\n\nfunc main() {\n\tr := chi.NewRouter()\n\tr.Get("/", home)\n\tr.Route("/articles", func(r chi.Router) {\n\t\tr.With(page).Get("/", list)\n\t\tr.Route("/{id}", func(r chi.Router) {\n\t\t\tr.Put("/", update)\n\t\t})\n\t})\n\tr.Mount("/users", usersResource{}.Routes())\n\tr.Mount("/todos", todosResource{}.Routes())\n\thttp.ListenAndServe(":80", r)\n}\n\nfunc home(w http.ResponseWriter, r *http.Request)   {}\nfunc list(w http.ResponseWriter, r *http.Request)   {}\nfunc update(w http.ResponseWriter, r *http.Request) { http.Get("/x") }\n`,
    'users.go': `package main\n\nimport "github.com/go-chi/chi/v5"\n\ntype usersResource struct{}\n\nfunc (rs usersResource) Routes() chi.Router {\n\tr := chi.NewRouter()\n\tr.Post("/", rs.Create)\n\treturn r\n}\n`,
    'todos.go': `package main\n\nimport "github.com/go-chi/chi/v5"\n\ntype todosResource struct{}\n\nfunc (rs todosResource) Routes() chi.Router {\n\tr := chi.NewRouter()\n\tr.Get("/{id}", rs.Get)\n\treturn r\n}\n\nfunc (rs todosResource) Get() {}\n`,
  },
  spring: {
    'src/Orders.java': `@RestController\n@RequestMapping("/orders")\npublic class Orders {\n  @GetMapping("/{id}")\n  public Order get(String id) { return find(id); }\n  private Order find(String id) { return null; }\n}\n`,
  },
};

describe('routes', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  const graphs = new Map<string, Promise<CodeGraph>>();
  const graphOf = (name: string): Promise<CodeGraph> => {
    const known = graphs.get(name);
    if (known) return known;
    const made = (async () => {
      const graph = createGraph();
      const files = Object.entries(programs[name] ?? {});
      graph.update({
        changedFiles: await Promise.all(files.map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers))),
        removedFiles: [],
      });
      return graph;
    })();
    graphs.set(name, made);
    return made;
  };
  const routes = async (name: string): Promise<string[]> => routesOf(await graphOf(name)).map(({ method, path }) => `${method} ${path}`);

  it('joins the prefixes of other files', async () => {
    assert.deepEqual(await routes('express'), [
      'GET /api/users/:id',
      'GET /api/users',
      'POST /api/users/of/:team',
      'DELETE /api/users/of/:team',
      'POST /api/cards',
    ]);
    assert.deepEqual(await routes('fastapi'), ['GET /v1/items/{id}', 'GET /users', 'DELETE /admin/all']);
    assert.deepEqual(await routes('django'), ['* /shop/orders/<int:pk>/', 'GET /shop/all/']);
    assert.deepEqual(await routes('spring'), ['GET /orders/{id}']);
  });

  it('puts the prefix of a list before the routes of that list alone, and before no other list of its file', async () => {
    assert.deepEqual(await routes('lists'), ['* /item/<uuid:code>/', '* /item/<uuid:code>/start', '* /v1/items/', '* /v2/items/']);
  });

  it('follows the prefixes of Go through groups, closures, mounts and functions that are given a router', async () => {
    assert.deepEqual(
      new Set(await routes('gin')),
      new Set(['GET /api/ping', 'POST /api/users/login', 'GET /api/admin/:name', 'DELETE /api/admin']),
    );
    assert.deepEqual(
      new Set(await routes('chi')),
      new Set(['GET /', 'GET /articles', 'PUT /articles/{id}', 'POST /users', 'GET /todos/{id}']),
    );
  });

  it('reads routes from where files lie', async () => {
    assert.deepEqual(await routes('next'), ['GET /orders/[id]', 'POST /orders/[id]', '* /api/users']);
  });

  it('leads from a route to what handles it', async () => {
    const handledBy = async (name: string, asked: string): Promise<string[]> => {
      const graph = await graphOf(name);
      const [route] = routesAnswering(requestsIn(asked), graph);
      assert.ok(route, asked);
      return graph.flow(route.id, 2, 8).children.map(({ symbol }) => symbol?.fact.qualifiedName ?? '');
    };
    assert.ok((await handledBy('express', 'trace GET /api/users/42')).includes('find'));
    assert.deepEqual(await handledBy('express', 'what happens on POST /api/cards?'), ['draw']);
    assert.deepEqual(await handledBy('fastapi', 'trace GET /v1/items/{id}'), ['read_item']);
    assert.deepEqual(await handledBy('django', 'GET /shop/orders/7/ fails'), ['order']);
    assert.deepEqual(await handledBy('flask', 'trace POST /orders'), ['save']);
    assert.deepEqual(await handledBy('gin', 'trace POST /api/users/login'), ['Login']);
    assert.deepEqual(await handledBy('chi', 'trace GET /todos/{id}'), ['todosResource.Get']);
    assert.deepEqual(await handledBy('spring', 'walk me through GET /orders/:id'), ['Orders.get']);
  });

  it('shows what handles a route in a decorator, and a route that holds its handler as it is', async () => {
    const shown = async (name: string, asked: string): Promise<string | undefined> => {
      const graph = await graphOf(name);
      const [route] = routesAnswering(requestsIn(asked), graph);
      return route && handlerOf(route, graph).fact.name;
    };
    assert.equal(await shown('spring', 'GET /orders/:id'), 'get');
    assert.equal(await shown('fastapi', 'GET /v1/items/{id}'), 'read_item');
    assert.equal(await shown('express', 'GET /api/users/42'), 'GET /:id');
  });

  it('knows the routes that may answer a request under a prefix that the program puts together', async () => {
    const graph = await graphOf('express');
    assert.deepEqual(
      routesNear('DELETE /v2/api/users/of/reds', graph).map(({ fact }) => fact.name),
      ['DELETE /of/:team'],
    );
    assert.deepEqual(routesNear('PUT /nothing/here', graph), []);
  });

  it('takes no file or word for a route', async () => {
    const graph = await graphOf('express');
    for (const text of ['read/write', 'see /usr/lib/x.py', 'in routes/users.js', 'POST /api/users/42', 'and/or', 'a / b']) {
      assert.deepEqual(routesAnswering(requestsIn(text), graph), [], text);
    }
  });

  it('compares paths by their parameters', () => {
    for (const [route, asked, same] of [
      ['/users/:id', '/users/{id}', true],
      ['/users/<int:pk>/', '/users/7', true],
      ['/users/:id', '/users', false],
      ['/users/:id', '/users/7/cards', false],
      ['/files/*', '/files/a/b', true],
      ['/users/me', '/users/:id', false],
      ['/users/[id]', '/users/9?full=1', true],
    ] as const) {
      assert.equal(matchesPath(route, asked), same, `${route} ${asked}`);
    }
  });
});
