// The flow of an incoming request begins at the function that receives it, by the signatures that protocols require.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asksForIncomingRequest } from '../../../../src/core/reading/asks/incomingRequest.ts';
import { handlerShapes } from '../../../../src/core/planning/flows/requestEntries.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** One handler for each protocol, beside functions that only have words for requests. */
const programs: Readonly<Record<string, readonly [path: string, text: string, begins: string]>> = {
  'net/http Handler': [
    'shop.go',
    dedent`
      package shop

      type Shop struct{}

      func (s *Shop) ServeHTTP(w http.ResponseWriter, r *http.Request) {
      	s.sell(r)
      }

      func (s *Shop) sell(r *http.Request) {}

      func RequestID(r *http.Request) string { return name(r) }

      func name(r *http.Request) string { return "" }
    `,
    'Shop.ServeHTTP',
  ],
  WSGI: [
    'shop.py',
    dedent`
      class Shop:
          def wsgi_app(self, environ, start_response):
              return self.sell(environ)

          def sell(self, environ):
              return []

          def request_comes(self, request):
              return self.sell(request)
    `,
    'Shop.wsgi_app',
  ],
  ASGI: [
    'shop.py',
    dedent`
      class Shop:
          async def __call__(self, scope, receive, send):
              await self.sell(scope)

          async def sell(self, scope):
              pass
    `,
    'Shop.__call__',
  ],
  Rack: [
    'shop.rb',
    dedent`
      class Shop
        def call(env)
          sell(env)
        end

        def sell(env)
        end

        def request(x)
          sell(x)
        end
      end
    `,
    'Shop.call',
  ],
  'PSR-15': [
    'Shop.php',
    dedent`
      <?php
      class Shop {
        public function handle(ServerRequestInterface $request): ResponseInterface {
          return $this->sell($request);
        }
        private function sell($request) {
          return null;
        }
      }
    `,
    'Shop.handle',
  ],
  servlets: [
    'Shop.java',
    dedent`
      class Shop extends HttpServlet {
        protected void service(HttpServletRequest req, HttpServletResponse res) {
          sell(req);
        }
        void sell(HttpServletRequest req) {}
      }
    `,
    'Shop.service',
  ],
  'ASP.NET Core': [
    'Shop.cs',
    dedent`
      class Shop {
        public Task InvokeAsync(HttpContext context) {
          return Sell(context);
        }
        Task Sell(HttpContext context) { return null; }
      }
    `,
    'Shop.InvokeAsync',
  ],
  'node:http': [
    'shop.js',
    dedent`
      class Shop {
        handle(req, res) {
          return this.sell(req);
        }
        sell(req) {}
        request(comes) {
          return this.sell(comes);
        }
      }
      module.exports = Shop;
    `,
    'Shop.handle',
  ],
  'tower Service': [
    'src/lib.rs',
    dedent`
      struct Shop;
      impl Shop {
        fn call(&mut self, req: Request<Body>) -> u8 {
          self.sell(req)
        }
        fn sell(&self, req: Request<Body>) -> u8 {
          1
        }
      }
    `,
    'Shop.call',
  ],
};

suite('the flow of an incoming request', () => {
  for (const { protocol } of handlerShapes) {
    test(`begins at a handler of ${protocol}`, async () => {
      const [path, text, begins] = programs[protocol] ?? ['', '', ''];
      const { codebase } = await openFixture({ [path]: text });
      const { answer } = await ask(codebase, 'what happens when a request comes in?');
      assert.ok(answer.startsWith(`**Flow from \`${begins}\``), answer.slice(0, 200));
    });
  }

  test('is shown only for questions that ask for it as a whole', () => {
    const requestQuestions = [
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
    const otherQuestions = [
      'what happens when a request fails?',
      'what happens when a request has no body?',
      'which request comes in first?',
      'What happens when a job comes in, from the queue until it runs?',
      'what happens when I call get()?',
    ];
    assert.deepEqual([...requestQuestions, ...otherQuestions].filter(asksForIncomingRequest), requestQuestions);
  });
});
