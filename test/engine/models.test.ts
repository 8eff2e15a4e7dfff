// Models over the wire: two ends of a real message channel, one calling as the engine does, one answering as the host does.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { CancellationSource, CancelledError, neverCancelled } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/errors.ts';
import type { Model, ModelEvent, ModelInfo, ModelRequest } from '../../src/core/ports.ts';
import { connectPort } from '../../src/engine/connection.ts';
import { serveModels, type HostModels } from '../../src/engine/modelRequests.ts';
import { RemoteModels } from '../../src/engine/remoteModels.ts';

const info: ModelInfo = {
  name: 'reader',
  where: 'localhost:1',
  maxInputTokens: 8000,
  capabilities: { system: true, json: true, tools: false, usage: true },
};
const request: ModelRequest = {
  purpose: 'answer',
  messages: [{ role: 'user', content: 'Why?' }],
  temperature: 0.2,
  maxTokens: 100,
  places: [{ root: '', file: 'a.ts', lineStart: 1, lineEnd: 2, tokens: 3 }],
  secretsReplaced: 0,
};
const end: ModelEvent = { kind: 'end', reason: 'stop' };

/** The model that the engine's end sees, answered by `call` at the host's end. */
function wired(t: TestContext, call: HostModels['call'], known: readonly string[] = ['ask-1']): Model {
  const { port1, port2 } = new MessageChannel();
  const [host, engine] = [connectPort(port1, assert.fail), connectPort(port2, assert.fail)];
  const lent = { answering: info };
  serveModels(host, (askId) => (known.includes(askId) ? { lent, call } : undefined));
  const { answering } = new RemoteModels(engine).of('ask-1', lent);
  host.listen();
  engine.listen();
  t.after(() => {
    for (const end of [host, engine]) end.dispose();
    for (const port of [port1, port2]) port.close();
  });
  assert.ok(answering);
  return answering;
}

async function all(model: Model, token = neverCancelled): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.chat(request, token)) events.push(event);
  return events;
}

test('a reply comes in order, and text that comes fast comes in few pieces', async (t) => {
  let seen: unknown;
  const model = wired(t, async function* (call) {
    seen = call;
    yield { kind: 'consent' };
    for (let i = 0; i < 500; i++) yield { kind: 'text', text: `${i} ` };
    yield { kind: 'usage', usage: { promptTokens: 1, completionTokens: 2, cachedTokens: 0 } };
    yield end;
  });
  const events = await all(model);
  const text = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []));
  assert.equal(text.join(''), Array.from({ length: 500 }, (_, i) => `${i} `).join(''));
  assert.ok(text.length < 50, `${text.length} pieces`);
  assert.deepEqual(
    events.filter(({ kind }) => kind !== 'text').map(({ kind }) => kind),
    ['consent', 'usage', 'end'],
  );
  assert.deepEqual(seen, { callId: 'call-1', askId: 'ask-1', model: 'answering', request });
});

test('slow text is not held back', async (t) => {
  const { promise: read, resolve: firstIsRead } = Promise.withResolvers<undefined>();
  const model = wired(t, async function* () {
    yield { kind: 'text', text: 'first' };
    await read;
    yield { kind: 'text', text: 'second' };
    yield end;
  });
  const events: ModelEvent[] = [];
  for await (const event of model.chat(request, neverCancelled)) {
    events.push(event);
    firstIsRead(undefined);
  }
  assert.deepEqual(events.slice(0, 2), [
    { kind: 'text', text: 'first' },
    { kind: 'text', text: 'second' },
  ]);
});

test('a failure keeps its code and arguments, and what came before it', async (t) => {
  const model = wired(t, async function* () {
    yield { kind: 'text', text: 'half' };
    throw new UserError('model-interrupted', ['localhost:1']);
  });
  const events: ModelEvent[] = [];
  const failed = (async () => {
    for await (const event of model.chat(request, neverCancelled)) events.push(event);
  })();
  await assert.rejects(
    failed,
    (error) => error instanceof UserError && error.code === 'model-interrupted' && error.args[0] === 'localhost:1',
  );
  assert.deepEqual(events, [{ kind: 'text', text: 'half' }]);
});

test('cancelling ends the loop at once, and the call at the host', async (t) => {
  let cancelled = false;
  const model = wired(t, async function* (_, token) {
    token.onCancellationRequested(() => (cancelled = true));
    yield { kind: 'text', text: 'on and on' };
    // A host that does not hear: the engine must not wait for it.
    await new Promise(() => undefined);
    yield end;
  });
  const source = new CancellationSource();
  setTimeout(() => source.cancel(), 50);
  await assert.rejects(all(model, source.token), CancelledError);
  await sleep(50);
  assert.equal(cancelled, true);
});

test('leaving the loop early ends the call at the host', async (t) => {
  let ended = false;
  const model = wired(t, async function* (_, token) {
    token.onCancellationRequested(() => (ended = true));
    yield { kind: 'text', text: 'enough' };
    await sleep(500);
    yield end;
  });
  for await (const event of model.chat(request, neverCancelled)) {
    assert.equal(event.kind, 'text');
    break;
  }
  await sleep(50);
  assert.equal(ended, true);
});

test('for a question that is over nothing is called any more', async (t) => {
  const model = wired(t, () => assert.fail('must not be called'), []);
  await assert.rejects(all(model), CancelledError);
});
