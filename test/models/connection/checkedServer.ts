// The server that tests of the connection test check, and the check with everything that it needs.
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { neverCancelled, type CancellationToken } from '../../../src/core/base/cancellation.ts';
import type { Model } from '../../../src/core/ports.ts';
import type { ConnectionCheck, ConnectionTestDependencies } from '../../../src/models/connection/connectionCheck.ts';
import { testConnection } from '../../../src/models/connection/connectionTest.ts';
import type { EndpointSettings } from '../../../src/models/endpoint/endpointSettings.ts';
import { connectTo, lookupHost } from '../../../src/node/networkProbes.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { assertOneSentence, RecordingLog, wide } from '../asking.ts';

export const usage = { prompt: 24, completion: 40 };
/** The answer of a working model to the question of the test. */
export const count = Array.from({ length: 20 }, (_, i) => `${String(i + 1)} `);
export const key = 'sk-0123456789abcdefSECRET';

/** A running server with two models, which counts to 20, and its check. */
interface CheckedServer {
  readonly server: ScriptedServer;
  readonly check: (
    settings?: Partial<EndpointSettings>,
    dependencies?: Partial<ConnectionTestDependencies>,
    token?: CancellationToken,
  ) => Promise<readonly ConnectionCheck[]>;
}

/** Starts a server for the tests of one file, and makes it as new before each. */
export function useCheckedServer(): CheckedServer {
  const server = new ScriptedServer();
  before(() => server.start());
  after(() => server.close());
  beforeEach(() => {
    server.reset();
    server.models = [{ id: 'scripted-large', max_model_len: 32_000 }, { id: 'scripted-small' }];
    server.fallback = answer(count, { usage, pauseMs: 2 });
  });
  return { server, check: (...args) => checkServer(server, ...args) };
}

/** The checks of the server; each is one sentence without the key. */
async function checkServer(
  server: ScriptedServer,
  settings: Partial<EndpointSettings> = {},
  dependencies: Partial<ConnectionTestDependencies> = {},
  token = neverCancelled,
): Promise<readonly ConnectionCheck[]> {
  const checks: ConnectionCheck[] = [];
  const all = { baseUrl: server.url, model: 'scripted-large', timeouts: wide, retries: 3, ...settings };
  const probes = { lookup: lookupHost, connect: connectTo };
  const log = new RecordingLog();
  for await (const finding of testConnection(
    all,
    { fetch, log, remote: false, localOnly: false, probes, gateModel: (model: Model) => model, ...dependencies },
    token,
  ))
    checks.push(finding);
  for (const { sentence } of checks) {
    assertOneSentence(sentence);
    assert.doesNotMatch(sentence, /answered from the code/);
    assert.ok(!sentence.includes(key));
  }
  assert.ok(!log.lines.join('\n').includes(key));
  return checks;
}
