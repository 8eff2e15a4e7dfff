// Models over a real message channel, with one end as the engine and one as the host.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { noWishes, type MissingList, type Steering, type Wishes } from '../../src/core/answering/input/steering.ts';
import { CancellationSource, CancelledError, neverCancelled } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import type { Model, ModelEvent, ModelInfo, ModelRequest } from '../../src/core/ports.ts';
import { connectPort } from '../../src/engine/wire/connection.ts';
import { serveModels, type HostModels } from '../../src/engine/host/modelRequests.ts';
import { fromResponseError } from '../../src/engine/wire/failures.ts';
import { RemoteModels } from '../../src/engine/remoteModels.ts';
import type { AskModels } from '../../src/core/codebase/api.ts';

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

/** The models of the question `ask-1` at the end of the engine, and its connection; `host` answers at the other end. */
function connectModels(
  t: TestContext,
  host: HostModels,
  known: readonly string[] = ['ask-1'],
): { models: AskModels; engine: MessageConnection } {
  const { port1, port2 } = new MessageChannel();
  const [served, engine] = [connectPort(port1, assert.fail), connectPort(port2, assert.fail)];
  serveModels(served, (askId) => (known.includes(askId) ? host : undefined));
  const models = new RemoteModels(engine).modelsFor('ask-1', host.lentModels);
  served.listen();
  engine.listen();
  t.after(() => {
    for (const end of [served, engine]) end.dispose();
    for (const port of [port1, port2]) port.close();
  });
  return { models, engine };
}

/** The model that the engine's end sees, answered by `call` at the host's end. */
function connectModel(t: TestContext, call: HostModels['call'], known?: readonly string[]): Model {
  const { answering } = connectModels(t, { lentModels: { answering: info }, call }, known).models;
  assert.ok(answering);
  return answering;
}

/** The person who steers, as the engine sees them. */
function connectSteering(t: TestContext, steering: Steering, known?: readonly string[]): Steering & { readonly engine: MessageConnection } {
  const { models, engine } = connectModels(
    t,
    { lentModels: { steered: true }, call: () => assert.fail('no model is called'), steering },
    known,
  );
  assert.ok(models.steering);
  return { wishes: models.steering.wishes, engine };
}

async function all(model: Model, token = neverCancelled): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.chat(request, token)) events.push(event);
  return events;
}

test('transfers a reply in order, and joins fast text into few pieces', async (t) => {
  let receivedCall: unknown;
  const model = connectModel(t, async function* (call) {
    receivedCall = call;
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
  assert.deepEqual(receivedCall, { callId: 'call-1', askId: 'ask-1', model: 'answering', request });
});

test('calls each model by its role', async (t) => {
  const roles: string[] = [];
  const lent = { answering: info, classifying: info, analysing: info };
  const { models } = connectModels(t, {
    lentModels: lent,
    async *call({ model, request: { purpose } }) {
      roles.push(`${model} ${purpose}`);
      yield end;
    },
  });
  for (const role of ['answering', 'classifying', 'analysing'] as const) {
    const model = models[role];
    assert.ok(model, role);
    for await (const event of model.chat({ ...request, purpose: 'analyse' }, neverCancelled)) assert.deepEqual(event, end);
  }
  assert.deepEqual(roles, ['answering analyse', 'classifying analyse', 'analysing analyse']);
});

test('does not delay slow text', async (t) => {
  const { promise: read, resolve: firstIsRead } = Promise.withResolvers<undefined>();
  const model = connectModel(t, async function* () {
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

test('keeps code and arguments of a failure, and the text before it', async (t) => {
  const model = connectModel(t, async function* () {
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

test('ends the loop and the call at the host when it is cancelled', async (t) => {
  let cancelled = false;
  const model = connectModel(t, async function* (_, token) {
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

test('ends the call at the host when the loop is left early', async (t) => {
  let ended = false;
  const model = connectModel(t, async function* (_, token) {
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

test('calls nothing for a finished question', async (t) => {
  const model = connectModel(t, () => assert.fail('must not be called'), []);
  await assert.rejects(all(model), CancelledError);
});

const round: MissingList = { pass: 1, missing: [{ text: 'the implementation of `close`', normalized: 'close' }] };

test('transfers the missing pieces to the person and their wishes back', async (t) => {
  const wishes: Wishes = { skip: ['close'], add: [{ root: '', path: 'b.ts', lineStart: 1, lineEnd: 0 }], exclude: [2], pin: [1, 3] };
  let receivedRound: unknown;
  const person = connectSteering(t, { wishes: (seen) => ((receivedRound = seen), Promise.resolve(wishes)) });
  assert.deepEqual(await person.wishes(round, neverCancelled), wishes);
  assert.deepEqual(receivedRound, round);
});

test('ends the wait and the prompt when the person cancels', async (t) => {
  const heard = Promise.withResolvers<undefined>();
  const source = new CancellationSource();
  const person = connectSteering(t, {
    wishes: (_, token) => {
      token.onCancellationRequested(() => heard.resolve(undefined));
      source.cancel();
      // A person who never answers.
      return new Promise(() => undefined);
    },
  });
  await assert.rejects(person.wishes(round, source.token), CancelledError);
  await heard.promise;
});

test('keeps the code of a failed prompt, refuses an invalid round, and has no wishes after the answer', async (t) => {
  const failing = connectSteering(t, { wishes: () => Promise.reject(new UserError('no-folder', [])) });
  await assert.rejects(failing.wishes(round, neverCancelled), (error) => error instanceof UserError && error.code === 'no-folder');
  const refusedRequest = failing.engine.sendRequest('clew/steer', { askId: 'ask-1', round: { pass: 'first', missing: [] } });
  await assert.rejects(refusedRequest, (error) => {
    const decodedError = fromResponseError(error);
    return (
      decodedError instanceof UserError && decodedError.code === 'bad-request' && /clew\/steer: round/.test(decodedError.args[0] ?? '')
    );
  });
  const over = connectSteering(t, { wishes: () => assert.fail('nobody is there to ask') }, []);
  assert.deepEqual(await over.wishes(round, neverCancelled), noWishes);
});

test('transfers tools, calls and their results', async (t) => {
  const receivedRound: ModelRequest = {
    ...request,
    messages: [
      { role: 'user', content: 'Where?' },
      { role: 'assistant', content: '', calls: [{ id: 'a', name: 'find', args: '{"name":"x"}' }] },
      { role: 'tool', callId: 'a', content: 'a.ts:1' },
    ],
    tools: [{ name: 'find', description: 'Finds it.', parameters: { type: 'object', properties: { name: { type: 'string' } } } }],
    mayCall: true,
  };
  let receivedCall: ModelRequest | undefined;
  const call: ModelEvent = { kind: 'tool-call', call: { id: 'b', name: 'find', args: '{' } };
  const model = connectModel(t, async function* ({ request: come }) {
    receivedCall = come;
    yield { kind: 'text', text: 'I look.' };
    yield call;
    yield end;
  });
  const events: ModelEvent[] = [];
  for await (const event of model.chat(receivedRound, neverCancelled)) events.push(event);
  assert.deepEqual(receivedCall, receivedRound);
  assert.deepEqual(events, [{ kind: 'text', text: 'I look.' }, call, end]);
});
