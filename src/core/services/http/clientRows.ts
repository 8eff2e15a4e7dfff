// Table of the calls by which HTTP clients send requests, by library: where the method and the path stand.
import { csharp } from '../../languages/csharp.ts';
import { go } from '../../languages/go.ts';
import { java } from '../../languages/java.ts';
import { kotlin } from '../../languages/kotlin.ts';
import { php } from '../../languages/php.ts';
import { python } from '../../languages/python.ts';
import { ruby } from '../../languages/ruby.ts';
import { rust } from '../../languages/rust.ts';
import type { ClientRow } from './clientRow.ts';
import { scriptClientRows } from './scriptClientRows.ts';

const onJvm = [java, kotlin];
const verbs = '(?<method>get|post|put|patch|delete|head|options)';
const upperVerbs = '(?<method>Get|Post|Put|Patch|Delete|Head|Options)';

/** Clients of servers. Based on the documentation of each library, 2026-11; nothing here is weighed. */
const serverClientRows: readonly ClientRow[] = [
  {
    ...{ framework: 'requests, httpx, aiohttp', languages: [python], holds: ['requests', 'httpx', 'aiohttp'], path: ['url', 0] },
    call: new RegExp(`^(?<client>.+)\\.${verbs}$`),
    clients: /^(?:requests|httpx)$/,
    madeBy:
      /(?<!\w)(\w+)\s*=\s*(?:await\s+)?(?:requests\.[sS]ession|(?:httpx\.)?(?:Async)?Client|(?:aiohttp\.)?ClientSession)\s*\(|\b(?:requests\.Session|(?:httpx\.)?(?:Async)?Client|ClientSession)\([^\n]{0,300}\)\s*as\s+(\w+)|(?<!\w)(\w+)\s*:\s*(?:requests\.Session|httpx\.(?:Async)?Client|(?:aiohttp\.)?ClientSession)\b/,
    base: 'base_url',
    examples: [
      ['requests.get(f"http://orders:8000/orders/{order_id}", timeout=3)', 'GET /orders/{}'],
      ['with httpx.Client(base_url=base) as client:\n    client.post("/orders", json=order)', 'POST /orders'],
      ['self.session = aiohttp.ClientSession()\nself.session.delete(url="/orders/1")', 'DELETE /orders/1'],
    ],
  },
  {
    ...{ framework: 'requests, httpx, aiohttp', languages: [python], holds: ['requests', 'httpx', 'aiohttp'] },
    ...{ call: /^(?<client>.+)\.request$/, clients: /^(?:requests|httpx|\w*session|\w*client)$/ },
    ...{ method: ['method', 0], path: ['url', 1] },
    examples: [['requests.request("PUT", BASE + "/orders/" + key)', 'PUT /orders/{}']],
  },
  {
    ...{ framework: 'Test clients of FastAPI, Django and Flask', languages: [python], path: ['path', 'url', 0] },
    holds: ['TestClient', 'APIClient', 'AsyncClient', 'TestCase', 'test_client'],
    ...{ call: new RegExp(`^(?<client>.+)\\.${verbs}$`), clients: /^(?:test_|api_|async_)?client$/ },
    examples: [['client: TestClient\nclient.get("/orders/3")', 'GET /orders/3']],
  },
  {
    ...{ framework: 'net/http', languages: [go], holds: ['net/http'], path: [0] },
    ...{ call: new RegExp(`^(?<client>.+)\\.${upperVerbs}$`), clients: /^(?:http|client|httpClient|c)$/i },
    examples: [['http.Get(base + "/orders/" + id)', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'net/http', languages: [go], holds: ['net/http'], call: /^(?:http|httptest)\.NewRequest$/, method: [0], path: [1] },
    examples: [['http.NewRequest(http.MethodPost, fmt.Sprintf("%s/orders/%d", c.base, id), nil)', 'POST /orders/{}']],
  },
  {
    ...{ framework: 'net/http', languages: [go], holds: ['net/http'], call: /^http\.NewRequestWithContext$/, method: [1], path: [2] },
    examples: [['http.NewRequestWithContext(ctx, "GET", "http://orders/orders", nil)', 'GET /orders']],
  },
  {
    ...{ framework: 'resty', languages: [go], holds: ['resty'], path: [0] },
    call: new RegExp(`\\.R\\(\\)(?:\\..+)?\\.${upperVerbs}$|^(?:req|request)\\.(?:Get|Post|Put|Patch|Delete)$`),
    examples: [['client.R().SetBody(order).Post("/orders")', 'POST /orders']],
  },
  {
    ...{ framework: 'Spring RestTemplate', languages: onJvm, holds: ['RestTemplate', 'restTemplate', 'RestOperations'], path: [0] },
    call: /^(?<client>.+)\.(?<method>get|post|put|patch|delete|head)(?:For(?:Object|Entity|Location|Headers))?$/,
    ...{ clients: /restTemplate$/i, madeBy: /\b(?:Test)?Rest(?:Template|Operations)\s+(\w+)|(?<!\w)(\w+)\s*:\s*RestTemplate\b/ },
    examples: [['restTemplate.getForObject("http://orders/orders/{id}", Order.class, id)', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'Spring RestTemplate', languages: onJvm, holds: ['RestTemplate', 'restTemplate'], path: [0], method: [1] },
    ...{ call: /^(?<client>.+)\.exchange$/, clients: /restTemplate$/i, madeBy: /\b(?:Test)?RestTemplate\s+(\w+)/ },
    examples: [['restTemplate.exchange(url + "/orders", HttpMethod.POST, body, Order.class)', 'POST /orders']],
  },
  {
    ...{ framework: 'Spring WebClient, RestClient', languages: onJvm, holds: ['WebClient', 'RestClient', 'WebTestClient'], path: [0] },
    call: new RegExp(`\\.${verbs}\\(\\)\\.uri$`),
    examples: [['client.get().uri("/orders/{id}", id).retrieve()', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'Spring MockMvc', languages: onJvm, holds: ['MockMvc'], path: [0] },
    call: new RegExp(`^(?:MockMvcRequestBuilders\\.)?${verbs}$`),
    examples: [['mockMvc.perform(get("/orders/{id}", 3))', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'Retrofit', languages: onJvm, holds: ['retrofit2'], path: ['value', 0] },
    call: /^@(?<method>GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/,
    examples: [['@GET("orders/{id}")\nCall<Order> order(@Path("id") int id);', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'Ktor', languages: [kotlin], holds: ['io.ktor.client'], path: [0] },
    ...{ call: new RegExp(`^(?<client>.+)\\.${verbs}$`), clients: /client$/i, madeBy: /(?<!\w)(\w+)\s*=\s*HttpClient\b/ },
    examples: [['client.get("$base/orders/$id")', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'HttpClient of .NET', languages: [csharp], holds: ['HttpClient', '_client', '_http'], path: [0] },
    call: /^(?<client>.+)\.(?<method>Get|Post|Put|Patch|Delete)(?:FromJson|AsJson|String|Stream|ByteArray)?(?:Async)$/,
    ...{ clients: /^_?(?:http)?(?:client)?$/i, madeBy: /\bHttpClient\s+(\w+)/ },
    examples: [
      ['await _httpClient.GetFromJsonAsync<Order>($"api/orders/{id}")', 'GET /api/orders/{}'],
      ['await http.PostAsJsonAsync("/api/orders", order)', 'POST /api/orders'],
    ],
  },
  {
    ...{ framework: 'HttpClient of .NET', languages: [csharp], holds: ['HttpRequestMessage'], method: [0], path: [1] },
    call: /^new (?:[\w.]+\.)?HttpRequestMessage$/,
    examples: [['new HttpRequestMessage(HttpMethod.Delete, $"/orders/{id}")', 'DELETE /orders/{}']],
  },
  {
    ...{ framework: 'Faraday, HTTParty, RestClient', languages: [ruby], holds: ['Faraday', 'HTTParty', 'RestClient'], path: [0] },
    ...{ call: new RegExp(`^(?<client>.+)\\.${verbs}$`), clients: /^(?:Faraday|HTTParty|RestClient|conn|connection)$/ },
    ...{ madeBy: /(?<!\w)(\w+)\s*=\s*Faraday\.new/, base: 'url' },
    examples: [['HTTParty.get("#{base}/orders/#{id}")', 'GET /orders/{}']],
  },
  {
    ...{ framework: 'Net::HTTP', languages: [ruby], holds: ['Net::HTTP'], path: [0] },
    call: /^Net::HTTP(?:\.|::)(?<method>get|post|put|delete|Get|Post|Put|Delete|Patch)(?:_response|_form|\.new)?$/,
    examples: [['Net::HTTP.get_response(URI("http://orders/orders"))', 'GET /orders']],
  },
  {
    ...{ framework: 'Guzzle', languages: [php], holds: ['Guzzle'], path: [0], base: 'base_uri' },
    call: /^(?<client>.+)->(?<method>get|post|put|patch|delete|head)(?:Async)?$/,
    ...{ clients: /client$/i, madeBy: /\$(?:this->)?(\w+)\s*=\s*new\s+\\?(?:GuzzleHttp\\)?(?:Guzzle)?Client\s*\(/ },
    examples: [["$this->client->get('/orders/' . $id)", 'GET /orders/{}']],
  },
  {
    ...{ framework: 'Guzzle', languages: [php], holds: ['Guzzle'], method: [0], path: [1] },
    ...{ call: /^(?<client>.+)->request(?:Async)?$/, clients: /client$/i },
    examples: [['$client->request(\'PUT\', "/orders/$id")', 'PUT /orders/{}']],
  },
  {
    ...{ framework: 'Http of Laravel', languages: [php], holds: ['Http::'], path: [0] },
    call: /^Http::(?:.+->)?(?<method>get|post|put|patch|delete|head)$/,
    examples: [["Http::withToken($token)->post('http://orders/orders', $data)", 'POST /orders']],
  },
  {
    ...{ framework: 'Tests of Laravel', languages: [php], holds: ['TestCase', 'getJson', 'postJson'], path: [0] },
    call: /^\$this->(?:actingAs\([^()]*\)->)?(?<method>get|post|put|patch|delete)(?:Json|As)?$/,
    examples: [["$this->getJson('/api/orders/1')", 'GET /api/orders/1']],
  },
  {
    ...{ framework: 'reqwest', languages: [rust], holds: ['reqwest'], path: [0] },
    call: new RegExp(`^(?:reqwest(?:::blocking)?::|(?<client>.+)\\.)${verbs}$`),
    ...{ clients: /client$|^http$/, madeBy: /let\s+(?:mut\s+)?(\w+)(?:\s*:[^=;]{0,200})?\s*=\s*(?:reqwest::)?(?:blocking::)?Client::/ },
    examples: [['client.get(format!("{}/orders/{id}", base)).send()', 'GET /orders/{}']],
  },
];

/** All rows; of those that match a call the first counts. */
export const clientRows: readonly ClientRow[] = [...scriptClientRows, ...serverClientRows];

/** Texts of which a file with a request has one. */
export const clientTexts: readonly string[] = [...new Set(clientRows.flatMap(({ holds }) => holds))];
