// Edges between services in the graph: from a client to the handler of the route, by path alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { dedent } from '../../support/dedent.ts';
import { memoryRoot } from '../../support/memory.ts';
import { openFixture } from '../../support/openFixture.ts';

/** All edges as `caller -> callee: request`, in order. */
function linksOf({ graph }: Codebase): readonly string[] {
  const nameOf = (id: string | null): string => graph.symbol(id ?? '')?.fact.qualifiedName ?? '?';
  return [...graph.edges()]
    .filter(({ evidence }) => evidence === 'contract')
    .map(({ caller, callee, through }) => `${nameOf(caller)} -> ${nameOf(callee)}: ${through}`)
    .sort();
}

async function linksIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  return linksOf(codebase);
}

const server = {
  'server/orders.js': dedent`
    export async function listOrders(req, res) { res.json(await all()); }
    export const payOrder = asyncHandler(async (req, res) => { res.json({}); });
    export function guard(req, res, next) { next(); }
  `,
  'server/app.js': dedent`
    import express from 'express';
    import { listOrders, payOrder, guard } from './orders.js';
    const app = express();
    const router = express.Router();
    router.get('/', guard, listOrders);
    router.put('/:id/pay', guard, payOrder);
    app.use('/api/orders', router);
    app.get('/api/health', (req, res) => { res.send('ok'); });
  `,
};

suite('clients of a route', () => {
  test('lead to its handler, behind middleware and wrappers', async () => {
    const links = await linksIn({
      ...server,
      'web/orders.ts': dedent`
        export const load = async () => (await fetch('/api/orders')).json();
        export function pay(id: string) { return fetch(\`/api/orders/\${id}/pay\`, { method: 'PUT' }); }
        export function other() { return fetch('/api/carts'); }
        export function health() { return fetch('/api/health'); }
      `,
    });
    assert.deepEqual(links, [
      'health -> GET /api/health: GET /api/health',
      'load -> listOrders: GET /api/orders',
      'pay -> payOrder.<anonymous>: PUT /api/orders/{}/pay',
    ]);
  });

  test('are found through functions that pass their path on, and through instances of other files', async () => {
    const links = await linksIn({
      ...server,
      'web/http.ts': dedent`
        import axios from 'axios';
        const BASE = '/api';
        export const client = axios.create({ baseURL: BASE });
        async function request(method: string, path: string) { return fetch(BASE + path, { method }); }
        export function get(path: string) { return request('GET', path); }
        export function send(path: string, options: RequestInit) { return fetch(\`\${BASE}\${path}\`, { ...options }); }
      `,
      'web/pages.ts': dedent`
        import { client as api, get, send } from './http';
        const orders = '/orders';
        export function first() { return get(orders); }
        export function second() { return send(\`\${orders}/3/pay\`, { method: 'PUT' }); }
        export function third(id: string) { return api.put('/orders/' + id + '/pay'); }
        export function fourth() { return send('/orders', {}); }
      `,
    });
    assert.deepEqual(links, [
      'first -> listOrders: GET /api/orders',
      'fourth -> listOrders: GET /api/orders',
      'second -> payOrder.<anonymous>: PUT /api/orders/3/pay',
      'third -> payOrder.<anonymous>: PUT /api/orders/{}/pay',
    ]);
  });

  test('are no routes themselves, whatever their client is called', async () => {
    const links = await linksIn({
      ...server,
      'web/axiosInstance.ts': "import axios from 'axios';\nexport const axiosInstance = axios.create({ baseURL: '/' });\n",
      'web/pay.ts': dedent`
        import { axiosInstance } from './axiosInstance';
        export const pay = (id: string, options) => axiosInstance.put(\`/api/orders/\${id}/pay\`, options);
        export const list = (options) => axiosInstance.get('/api/orders', options);
      `,
    });
    assert.deepEqual(links, ['list -> listOrders: GET /api/orders', 'pay -> payOrder.<anonymous>: PUT /api/orders/{}/pay']);
  });

  test('may be written in another language, and as an interface', async () => {
    const links = await linksIn({
      'api/main.py': dedent`
        from fastapi import FastAPI
        app = FastAPI()

        @app.get("/orders/{order_id}")
        def read_order(order_id: int):
            return order_id
      `,
      'shop/OrderClient.java': dedent`
        @FeignClient(name = "orders")
        interface OrderClient {
          @GetMapping("/orders/{id}")
          Order order(@PathVariable long id);
        }
      `,
      'jobs/sync.go': dedent`
        package jobs

        import "net/http"

        func sync(base string, id string) { http.Get(base + "/orders/" + id) }
      `,
    });
    assert.deepEqual(links, ['OrderClient.order -> read_order: GET /orders/{}', 'sync -> read_order: GET /orders/{}']);
  });

  test('are none where several routes answer equally beyond the limit, or only with a prefix', async () => {
    const routes = ['a', 'b'].map((name) => [`${name}.js`, `app.get('/${name}/orders', (req, res) => { res.send('${name}'); });\n`]);
    const links = await linksIn({ ...Object.fromEntries(routes), 'web.js': "const load = () => axios.get(base + '/orders');\n" });
    assert.deepEqual(links, []);
  });
});

test('edges follow the files: a change of either side changes them', async () => {
  const client = (path: string): string => `export function load() { return fetch('${path}'); }\n`;
  const { codebase, files } = await openFixture({ ...server, 'web/load.js': client('/api/carts') });
  const write = async (path: string, text: string): Promise<readonly string[]> => {
    files.write(path, text);
    await codebase.apply([{ root: memoryRoot.key, path, type: 'changed' }], neverCancelled);
    await codebase.waitForEdges(neverCancelled);
    return linksOf(codebase);
  };
  assert.deepEqual(await write('web/load.js', client('/api/orders')), ['load -> listOrders: GET /api/orders']);
  assert.deepEqual(await write('server/orders.js', `\n${server['server/orders.js']}`), ['load -> listOrders: GET /api/orders']);
  const moved = server['server/app.js'].replace("'/api/orders'", "'/api/sales'");
  assert.deepEqual(await write('server/app.js', moved), []);
});

test('uses of a handler list the requests to it, so that it is not unused', async () => {
  const { codebase } = await openFixture({ ...server, 'web/load.js': "export function load() { return fetch('/api/orders'); }\n" });
  const [answer] = await codebase.uses({ name: 'listOrders' }, {}, neverCancelled);
  const request = answer?.places.find(({ contract }) => contract !== undefined);
  assert.deepEqual([request?.path, request?.line, request?.contract, request?.symbol], ['web/load.js', 1, 'GET /api/orders', 'load']);
});
