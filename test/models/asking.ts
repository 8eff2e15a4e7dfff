// Asks a model in tests, records events, text, failure and times, and checks that a call leaves nothing behind.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { neverCancelled, type CancellationToken } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import { sentence } from '../../src/core/base/wording/errorSentences.ts';
import type { Log, Model, ModelEvent, ModelRequest, ModelUsage } from '../../src/core/ports.ts';
import { createEndpointModel } from '../../src/models/endpoint/endpoint.ts';
import type { ScriptedServer } from '../support/scriptedServer.ts';
import type { EndpointDependencies, EndpointSettings } from '../../src/models/endpoint/endpointSettings.ts';

/** Outcome of a call. */
export interface CallResult {
  readonly events: readonly ModelEvent[];
  readonly text: string;
  readonly usage: ModelUsage | undefined;
  readonly error: unknown;
}

/** Records every line. */
export class RecordingLog implements Log {
  readonly lines: string[] = [];
  readonly #keep = (message: string, error?: unknown): void =>
    void this.lines.push(error === undefined ? message : `${message} ${String(error)}`);
  readonly trace = this.#keep;
  readonly info = this.#keep;
  readonly warn = this.#keep;
  readonly error = this.#keep;
}

/** Time limits that no test reaches, so that a remaining timer is noticed. */
export const wide = { connect: 60_000, firstByte: 60_000, silence: 60_000, total: 60_000 };

export function modelAt(baseUrl: string, settings: Partial<EndpointSettings> = {}, deps: Partial<EndpointDependencies> = {}): Model {
  return createEndpointModel(
    { baseUrl, model: 'scripted-large', timeouts: wide, retries: 0, backOffMs: 10, ...settings },
    { fetch, log: new RecordingLog(), remote: false, ...deps },
  );
}

export const question: ModelRequest = {
  purpose: 'answer',
  messages: [
    { role: 'system', content: 'Cite what you say.' },
    { role: 'user', content: 'Where is the cart made?' },
  ],
  temperature: 0.2,
  maxTokens: 100,
  places: [],
  secretsReplaced: 0,
};

export async function askModel(
  model: Model,
  request: Partial<ModelRequest> = {},
  token: CancellationToken = neverCancelled,
): Promise<CallResult> {
  const events: ModelEvent[] = [];
  let error: unknown;
  try {
    for await (const event of model.chat({ ...question, ...request }, token)) events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  const text = events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
  return { events, text, usage: events.find((event) => event.kind === 'usage')?.usage, error };
}

/** Asserts that the call failed with `code`, and with `args` where they are given. */
export function assertFailed({ error }: CallResult, code: string, args?: readonly string[]): void {
  assert.ok(error instanceof UserError, `expected ${code}, got ${String(error)}`);
  assert.equal(error.code, code);
  if (args) assert.deepEqual(error.args, args);
  assertOneSentence(sentence(error.code, error.args));
}

/** One sentence that ends with a full stop, has nothing left to fill in, and can be read at a glance. */
export function assertOneSentence(text: string): void {
  assert.match(text, /^\S.*[^.]\.$/s);
  assert.doesNotMatch(text, /[\n\r]|\{\d\}|undefined|null|\(\)|\[object/);
  assert.doesNotMatch(text, /[.!?] +[A-Z]/, 'more than one sentence');
  assert.ok(text.length <= 400, `${String(text.length)} characters`);
}

/** Asserts that no connection to the server is open and no timer runs. A busy machine may take a while. */
export async function assertNothingLeft(server: ScriptedServer): Promise<void> {
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  for (const start = performance.now(); performance.now() - start < 5_000 && (server.openSockets > 0 || timers() > 0);) await pause(5);
  assert.equal(server.openSockets, 0, 'open sockets');
  assert.equal(timers(), 0, 'running timers');
  assert.deepEqual(server.problems, []);
}
