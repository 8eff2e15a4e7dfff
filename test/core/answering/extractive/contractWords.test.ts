// Steps from a client to the handler of a route, as people, models and other agents read them.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { contractWords } from '../../../../src/core/answering/extractive/contractWords.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';

let codebase: Codebase;
before(async () => {
  ({ codebase } = await openFixture({
    'server/orders.js': 'export async function payOrder(req, res) { markPaid(req.params.id); }\nfunction markPaid(id) { return id; }\n',
    'server/app.js': dedent`
      import express from 'express';
      import { payOrder } from './orders.js';
      const app = express();
      app.put('/api/orders/:id/pay', payOrder);
    `,
    'web/pay.js': dedent`
      export function onPay(id) { return send(id); }
      function send(id) { return fetch(\`/api/orders/\${id}/pay\`, { method: 'PUT' }); }
    `,
  }));
});

test('a trace goes on from the client to the handler, and names the request', async () => {
  const { answer: text } = await ask(codebase, 'trace onPay');
  assert.match(text, /payOrder`.*through `PUT \/api\/orders\/\{\}\/pay`[^]*markPaid/);
});

test('a path between two functions leads through the request', async () => {
  const { answer: text } = await ask(codebase, 'How does onPay reach markPaid?');
  assert.match(text, /leads to `markPaid` in 3 calls[^]*through `PUT/);
});

test('callers of the handler are the clients, and theirs', async () => {
  const { answer: text } = await ask(codebase, 'Who calls payOrder?');
  assert.match(text, /`send`.*through `PUT \/api\/orders\/\{\}\/pay`/);
  assert.match(text, /onPay/);
});

test('tools for agents name the request', async () => {
  const call = async (name: string, args: object): Promise<string> => (await codebase.callTool(name, args, {}, neverCancelled)).text;
  assert.match(await call('trace_calls', { name: 'payOrder' }), /send calls \(through PUT \/api\/orders\/\{\}\/pay\)/);
  assert.match(await call('trace_calls', { name: 'onPay', direction: 'callees' }), /through PUT/);
  assert.match(await call('find_uses', { name: 'payOrder' }), /calls through PUT \/api\/orders\/\{\}\/pay in send/);
});

test('a doubtful request is called possible', () => {
  assert.equal(contractWords({ through: 'GET /orders', confidence: 0.9 }), 'through `GET /orders`');
  assert.equal(contractWords({ through: 'GET /orders', confidence: 0.4 }), 'through `GET /orders`, possible');
  assert.equal(contractWords({ confidence: 0.4 }), '');
});
