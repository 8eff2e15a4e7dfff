// The gate for embedding: only allowed requests pass, and all are scrubbed, counted and reported.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import type { EmbedRequest, ModelPrice } from '../../../src/core/ports.ts';
import { EmbeddedLog } from '../../../src/models/gate/embeddedLog.ts';
import { gatedEmbedder, type EmbedConsent, type EmbeddedRecord, type EmbedGateDependencies } from '../../../src/models/gate/embedGate.ts';
import { UsageLedger, type DayUsage } from '../../../src/models/gate/ledger.ts';
import { failure, stall } from '../../support/scriptedFaults.ts';
import { embed } from '../../support/scriptedEmbeddings.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { RecordingLog } from '../asking.ts';
import { embedderAt } from '../embedding.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

const price: ModelPrice = { input: 1, output: 0, currency: 'USD' };

/** A gate with settings that tests can change, and a record of its reports. */
class GateFixture {
  localOnly = false;
  dailyCap: number | undefined;
  consent: EmbedConsent = 'given';
  paused = false;
  local = false;
  wanted = 0;
  readonly sent: EmbeddedRecord[] = [];
  readonly #stored: { days: readonly DayUsage[] | undefined } = { days: undefined };
  readonly ledger = new UsageLedger(
    {
      get: () => this.#stored.days,
      update: (days) => {
        this.#stored.days = days;
        return Promise.resolve();
      },
    },
    new RecordingLog(),
  );

  async embed(
    texts: readonly string[],
    kind: EmbedRequest['kind'] = 'code',
    settings: { price?: ModelPrice; firstByteMs?: number } = {},
  ): Promise<string> {
    const context: EmbedGateDependencies = {
      localOnly: () => this.localOnly,
      dailyCap: () => this.dailyCap,
      consent: () => this.consent,
      paused: () => this.paused,
      onConsentWanted: () => void this.wanted++,
      ledger: this.ledger,
      onSent: (sent) => void this.sent.push(sent),
      log: new RecordingLog(),
      now: () => 1,
    };
    const { firstByteMs = 60_000, ...others } = settings;
    const timeouts = { connect: 60_000, firstByte: firstByteMs };
    const embedder = gatedEmbedder(embedderAt(server.url, { timeouts, ...others }), { key: server.origin, local: this.local }, context);
    const places = texts.map((_, i) => ({ root: '', file: `f${String(i % 2)}.ts`, lineStart: 1, lineEnd: 9, tokens: 5 }));
    try {
      const vectors = await embedder.embed({ kind, texts, places }, neverCancelled);
      return `${String(vectors.length)} vectors`;
    } catch (error) {
      if (error instanceof UserError) return error.code;
      throw error;
    }
  }
}

suite('the gate for embedding refuses', () => {
  test('a request at once before a person has agreed, and asks for consent', async () => {
    const gate = new GateFixture();
    gate.consent = undefined;
    assert.equal(await gate.embed(['code']), 'embedder-consent');
    assert.equal(await gate.embed(['where?'], 'query'), 'embedder-consent');
    assert.equal(gate.wanted, 2);
    gate.consent = 'declined';
    assert.equal(await gate.embed(['code']), 'embedder-declined');
    assert.equal(gate.wanted, 2, 'who said no is not asked again');
    assert.deepEqual([server.requests.length, gate.sent.length], [0, 0]);
    gate.consent = 'given';
    assert.equal(await gate.embed(['code']), '1 vectors');
  });

  test('other machines while local-only is on', async () => {
    const gate = new GateFixture();
    gate.localOnly = true;
    assert.equal(await gate.embed(['code']), 'embedder-local-only');
    assert.equal(server.requests.length, 0);
    gate.local = true;
    assert.equal(await gate.embed(['code']), '1 vectors');
  });

  test('code but no questions while embedding is paused', async () => {
    const gate = new GateFixture();
    gate.paused = true;
    assert.equal(await gate.embed(['code']), 'embedder-paused');
    assert.equal(await gate.embed(['where?'], 'query'), '1 vectors');
  });

  test('requests beyond the daily cap', async () => {
    const gate = new GateFixture();
    gate.dailyCap = 0.000_02;
    const text = 'a few words of code here now';
    assert.equal(await gate.embed([text], 'code', { price }), '1 vectors');
    assert.equal(await gate.embed([text], 'code', { price }), '1 vectors');
    assert.equal(await gate.embed([text, text, text], 'code', { price }), 'embedder-over-cap');
    assert.equal(server.requests.length, 2);
  });
});

suite('a request through the gate for embedding', () => {
  test('is scrubbed, and reported with the number of secrets', async () => {
    const gate = new GateFixture();
    const secret = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
    await gate.embed([`token = "${secret}"`, 'plain'], 'code');
    assert.doesNotMatch(server.embeddings[0]?.text ?? '', new RegExp(secret));
    assert.equal(gate.sent[0]?.secretsReplaced, 1);
    assert.ok(!JSON.stringify(gate.sent).includes(secret));
  });

  test('is reported with its files and a sample, and counted apart from models that write', async () => {
    const gate = new GateFixture();
    await gate.ledger.record({
      model: 'scripted-embedder',
      where: new URL(server.url).host,
      usage: { promptTokens: 7, completionTokens: 1, cachedTokens: 0 },
      estimated: false,
    });
    await gate.embed(['first text', 'second text', 'third text'], 'code', { price });
    const [record] = gate.sent;
    assert.deepEqual([record?.texts, record?.files, record?.sample], [3, ['f0.ts', 'f1.ts'], ['first text', 'second text']]);
    const [day] = await gate.ledger.days();
    assert.deepEqual(
      day?.models.map(({ kind, calls, promptTokens, estimatedCalls }) => [kind, calls, promptTokens, estimatedCalls]),
      [
        [undefined, 1, 7, 0],
        ['embedding', 1, record?.tokens, 0],
      ],
    );
    assert.ok((day?.models[1]?.cost['USD'] ?? 0) > 0);
  });

  test('is counted by an estimate when the server does not count or never answers', async () => {
    const gate = new GateFixture();
    server.embedder = embed({ withoutUsage: true });
    await gate.embed(['some code']);
    server.embedder = stall();
    assert.equal(await gate.embed(['some code'], 'code', { firstByteMs: 300 }), 'embedder-timeout');
    const [day] = await gate.ledger.days();
    assert.deepEqual(
      day?.models.map(({ calls, estimatedCalls }) => [calls, estimatedCalls]),
      [[2, 2]],
    );
  });

  test('costs nothing when it is refused', async () => {
    const gate = new GateFixture();
    server.embedder = failure(401);
    assert.equal(await gate.embed(['some code']), 'model-unauthorized');
    assert.deepEqual(await gate.ledger.days(), []);
  });
});

suite('the log of embedded texts', () => {
  test('sums calls by model and keeps only the latest samples', async () => {
    const gate = new GateFixture();
    for (let i = 0; i < 8; i++) await gate.embed([`text ${String(i)}`, 'other']);
    await gate.embed(['where?'], 'query');
    const log = new EmbeddedLog();
    for (const record of gate.sent) log.add(record);
    const [totals, ...others] = log.totals;
    assert.deepEqual(others, []);
    assert.deepEqual([totals?.calls, totals?.texts, totals?.questions, totals?.files], [9, 16, 1, 2]);
    assert.deepEqual(
      totals?.samples.map(({ sample }) => sample[0]),
      ['where?', 'text 7', 'text 6', 'text 5', 'text 4'],
    );
    log.clear();
    assert.deepEqual(log.totals, []);
  });
});
