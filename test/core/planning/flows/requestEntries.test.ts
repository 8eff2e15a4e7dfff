// A request that no question names begins where servers hand it over, by the shapes that protocols write down.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asksForIncomingRequest } from '../../../../src/core/reading/asks/incomingRequest.ts';
import { handlerShapes } from '../../../../src/core/planning/flows/requestEntries.ts';
import { ask, openFixture } from '../../answering/openFixture.ts';

/** One handler a protocol, beside functions that only speak of requests. */
const programs: Readonly<Record<string, readonly [path: string, text: string, begins: string]>> = {
  'net/http Handler': [
    'shop.go',
    'package shop\n\ntype Shop struct{}\n\nfunc (s *Shop) ServeHTTP(w http.ResponseWriter, r *http.Request) {\n\ts.sell(r)\n}\n\nfunc (s *Shop) sell(r *http.Request) {}\n\nfunc RequestID(r *http.Request) string { return name(r) }\n\nfunc name(r *http.Request) string { return "" }\n',
    'Shop.ServeHTTP',
  ],
  WSGI: [
    'shop.py',
    'class Shop:\n    def wsgi_app(self, environ, start_response):\n        return self.sell(environ)\n\n    def sell(self, environ):\n        return []\n\n    def request_comes(self, request):\n        return self.sell(request)\n',
    'Shop.wsgi_app',
  ],
  ASGI: [
    'shop.py',
    'class Shop:\n    async def __call__(self, scope, receive, send):\n        await self.sell(scope)\n\n    async def sell(self, scope):\n        pass\n',
    'Shop.__call__',
  ],
  Rack: [
    'shop.rb',
    'class Shop\n  def call(env)\n    sell(env)\n  end\n\n  def sell(env)\n  end\n\n  def request(x)\n    sell(x)\n  end\nend\n',
    'Shop.call',
  ],
  'PSR-15': [
    'Shop.php',
    '<?php\nclass Shop {\n  public function handle(ServerRequestInterface $request): ResponseInterface {\n    return $this->sell($request);\n  }\n  private function sell($request) {\n    return null;\n  }\n}\n',
    'Shop.handle',
  ],
  servlets: [
    'Shop.java',
    'class Shop extends HttpServlet {\n  protected void service(HttpServletRequest req, HttpServletResponse res) {\n    sell(req);\n  }\n  void sell(HttpServletRequest req) {}\n}\n',
    'Shop.service',
  ],
  'ASP.NET Core': [
    'Shop.cs',
    'class Shop {\n  public Task InvokeAsync(HttpContext context) {\n    return Sell(context);\n  }\n  Task Sell(HttpContext context) { return null; }\n}\n',
    'Shop.InvokeAsync',
  ],
  'node:http': [
    'shop.js',
    'class Shop {\n  handle(req, res) {\n    return this.sell(req);\n  }\n  sell(req) {}\n  request(comes) {\n    return this.sell(comes);\n  }\n}\nmodule.exports = Shop;\n',
    'Shop.handle',
  ],
  'tower Service': [
    'src/lib.rs',
    'struct Shop;\nimpl Shop {\n  fn call(&mut self, req: Request<Body>) -> u8 {\n    self.sell(req)\n  }\n  fn sell(&self, req: Request<Body>) -> u8 {\n    1\n  }\n}\n',
    'Shop.call',
  ],
};

suite('a request that comes in', () => {
  for (const { protocol } of handlerShapes) {
    test(`begins at a handler of ${protocol}`, async () => {
      const [path, text, begins] = programs[protocol] ?? ['', '', ''];
      const { codebase } = await openFixture({ [path]: text });
      const { answer } = await ask(codebase, 'what happens when a request comes in?');
      assert.ok(answer.startsWith(`**Flow from \`${begins}\``), answer.slice(0, 200));
    });
  }

  test('is asked for in whole sentences only', () => {
    const asked = [
      'What happens when a request comes in?',
      'what happens if an http request arrives at the server',
      'trace an incoming request through the server',
      'Explain the life cycle of a request',
      'What happens when a request comes in, from the router receiving it until my handler runs?',
      'What happens when a request arrives, until the response is sent?',
      'Trace a request through the server, from the socket to the reply',
      'Was passiert, wenn eine Anfrage eintrifft?',
      '请求进来时会发生什么？',
    ];
    const others = [
      'what happens when a request fails?',
      'what happens when a request has no body?',
      'which request comes in first?',
      'What happens when a job comes in, from the queue until it runs?',
      'what happens when I call get()?',
    ];
    assert.deepEqual([...asked, ...others].filter(asksForIncomingRequest), asked);
  });
});
