// Table of the calls by which HTTP clients of JavaScript and TypeScript send requests.
import { ecmascript } from '../../languages/ecmascript.ts';
import type { ClientRow } from './clientRow.ts';

const verbs = '(?<method>get|post|put|patch|delete|del|head|options)';
const ofClient = new RegExp(`^(?<client>.+)\\.${verbs}$`);
const inScripts = { languages: [ecmascript] } as const;

/** Based on the documentation of each library, 2026-11; nothing here is weighed. */
export const scriptClientRows: readonly ClientRow[] = [
  {
    ...{ framework: 'fetch, ofetch, Nuxt', ...inScripts, holds: ['etch(', 'etch<'], path: [0] },
    call: /^(?:(?:window|globalThis|self)\.)?(?:fetch|\$fetch|ofetch|useFetch|useLazyFetch)$/,
    ...{ method: [{ argument: 1, key: 'method' }], otherwise: 'GET' },
    examples: [
      ['fetch(`/api/orders/${id}`)', 'GET /api/orders/{}'],
      ["await fetch(BASE + '/orders', { method: 'POST', body })", 'POST /orders'],
      ["$fetch('/api/orders?open=1', { method: 'get' })", 'GET /api/orders'],
    ],
  },
  {
    ...{ framework: 'axios', ...inScripts, holds: ['axios', 'Axios'], path: [0], call: ofClient },
    ...{ clients: /^\$?axios\w*$/i, madeBy: /(?<![\w$])([\w$]+)\s*(?::[^=;\n]{0,200})?=\s*(?:\w+\.)?axios\.create\s*\(/i, base: 'baseURL' },
    examples: [
      ['axios.get<Order>(`/api/orders/${id}`)', 'GET /api/orders/{}'],
      ["const api = axios.create({ baseURL: '/api' });\napi.put('/orders/' + order.id, order)", 'PUT /api/orders/{}'],
      ["this.$axios.delete('orders/1')", 'DELETE /orders/1'],
    ],
  },
  {
    ...{ framework: 'axios', ...inScripts, holds: ['axios', 'Axios'], call: /^(?<client>.+?)(?:\.request)?$/ },
    ...{ clients: /^\$?axios\w*$/i, madeBy: /(?<![\w$])([\w$]+)\s*(?::[^=;\n]{0,200})?=\s*(?:\w+\.)?axios\.create\s*\(/i, base: 'baseURL' },
    ...{ path: [{ argument: 0, key: 'url' }, 0], otherwise: 'GET' },
    method: [
      { argument: 0, key: 'method' },
      { argument: 1, key: 'method' },
    ],
    examples: [
      ["axios({ method: 'post', url: '/api/orders', data })", 'POST /api/orders'],
      ["axios.request({ url: '/api/orders' })", 'GET /api/orders'],
    ],
  },
  {
    ...{ framework: 'ky, got, superagent', ...inScripts, path: [0], call: ofClient, clients: /^(?:ky|got|superagent|agent)$/ },
    ...{ holds: ['superagent', "'ky'", '"ky"', "'got'", '"got"', 'ky.create', 'got.extend'], base: 'prefixUrl' },
    madeBy: /(?<![\w$])([\w$]+)\s*(?::[^=;\n]{0,200})?=\s*(?:ky|got)\.(?:create|extend)\s*\(/,
    examples: [
      ["import ky from 'ky';\nky.post('orders', { json })", 'POST /orders'],
      ["const superagent = use('superagent');\nsuperagent.del(`/orders/${id}`)", 'DELETE /orders/{}'],
    ],
  },
  {
    ...{ framework: 'ky, got', ...inScripts, call: /^(?<client>.+)$/, clients: /^(?:ky|got)$/, base: 'prefixUrl' },
    ...{ holds: ["'ky'", '"ky"', "'got'", '"got"', 'ky.create', 'got.extend'], path: [0], otherwise: 'GET' },
    ...{
      method: [{ argument: 1, key: 'method' }],
      madeBy: /(?<![\w$])([\w$]+)\s*(?::[^=;\n]{0,200})?=\s*(?:ky|got)\.(?:create|extend)\s*\(/,
    },
    examples: [["const client = ky.create({ prefixUrl: '/api' });\nclient('orders', { method: 'post' })", 'POST /api/orders']],
  },
  {
    ...{ framework: 'jQuery', ...inScripts, holds: ['$.get', '$.post', 'jQuery.'], path: [0] },
    call: /^(?:\$|jQuery)\.(?<method>get|post)(?:JSON)?$/,
    examples: [["$.getJSON('/orders/' + id, show)", 'GET /orders/{}']],
  },
  {
    ...{ framework: 'jQuery', ...inScripts, holds: ['.ajax('], call: /^(?:\$|jQuery)\.ajax$/, otherwise: 'GET' },
    path: [{ argument: 0, key: 'url' }, 0],
    method: [
      { argument: 0, key: 'method' },
      { argument: 0, key: 'type' },
      { argument: 1, key: 'method' },
      { argument: 1, key: 'type' },
    ],
    examples: [["$.ajax({ url: `/orders/${id}`, type: 'DELETE' })", 'DELETE /orders/{}']],
  },
  {
    ...{ framework: 'Angular', ...inScripts, holds: ['HttpClient'], path: [0], call: ofClient, clients: /^_?http(?:Client)?$/ },
    madeBy: /(?<![\w$])([\w$]+)\s*!?:\s*HttpClient\b|(?<![\w$])([\w$]+)\s*=\s*inject\(\s*HttpClient\b/,
    examples: [
      ['this.http.get<Order[]>(this.url + "/orders", { params })', 'GET /orders'],
      ['constructor(private readonly client: HttpClient) {}\nload() { return this.client.delete(`/orders/${id}`); }', 'DELETE /orders/{}'],
    ],
  },
  {
    ...{ framework: 'Angular', ...inScripts, holds: ['HttpClient'], method: [0], path: [1] },
    ...{ call: /^(?<client>.+)\.request$/, clients: /^_?http(?:Client)?$/ },
    examples: [["this.http.request<Order>('PATCH', '/orders/1')", 'PATCH /orders/1']],
  },
  {
    ...{ framework: 'AngularJS, vue-resource', ...inScripts, holds: ['$http'], path: [0], call: ofClient, clients: /^\$http$/ },
    examples: [["this.$http.post('/orders', order)", 'POST /orders']],
  },
  {
    ...{ framework: 'SWR', ...inScripts, holds: ['useSWR'], path: [0], otherwise: 'GET' },
    call: /^useSWR(?:Immutable|Infinite)?$/,
    examples: [['useSWR(`/api/orders/${id}`, fetcher)', 'GET /api/orders/{}']],
  },
  {
    ...{ framework: 'supertest', ...inScripts, holds: ['supertest'], path: [0] },
    call: new RegExp(`^(?:request|supertest|api|agent)(?:\\([^()]*\\))?\\.${verbs}$`),
    examples: [["request(app).post('/api/orders')", 'POST /api/orders']],
  },
  {
    ...{ framework: 'EventSource', ...inScripts, holds: ['EventSource'], path: [0], otherwise: 'GET', call: /^new EventSource$/ },
    examples: [["new EventSource('/orders/stream')", 'GET /orders/stream']],
  },
];
