// Plays a fault of a model server to each kind of call, and checks what comes of it: in time, in one sentence, with nothing lost or left.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { embedderSentence, sentence } from '../../../../src/core/base/wording/errorSentences.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { testConnection } from '../../../../src/models/connection/connectionTest.ts';
import { connectionFaultSentence } from '../../../../src/models/connection/connectionSentences.ts';
import { createEndpointModel, listModels } from '../../../../src/models/endpoint/endpoint.ts';
import type { EndpointSettings, EndpointTimeouts } from '../../../../src/models/endpoint/endpointSettings.ts';
import { createEndpointEmbedder } from '../../../../src/models/embedding/embeddings.ts';
import { connectTo, lookupHost } from '../../../../src/node/networkProbes.ts';
import { MemoryLog } from '../../memory.ts';
import { ask } from '../../openFixture.ts';
import { askWith } from '../../askModel.ts';
import { FaultServer, type Certificate } from './faultServer.ts';
import type { NamedFault } from './endpointFaults.ts';
import { assertKnownSentence } from './knownSentences.ts';

/** The kinds of calls that reach a server. */
export const callNames = ['ask', 'list', 'embed', 'embed-code', 'connection'] as const;
export type CallName = (typeof callNames)[number];

/** Time limits in ms of the calls, far shorter than a person's. */
const quick = { connect: 500, firstByte: 600, silence: 400, total: 1200 };

/** Limits that a flood does not reach before it is cut off by its size. */
export const patient = { connect: 5000, firstByte: 10_000, silence: 10_000, total: 20_000 };

/** Time in ms after which a call counts as hung: the limits, retries and a busy machine. */
const hangMs = 15_000;

/** Time in ms for the sockets of a call that has ended to close. */
const closeMs = 3_000;

const settingsAt = (baseUrl: string, timeouts: EndpointTimeouts): EndpointSettings => ({
  baseUrl,
  model: 'faulty',
  key: 'key-of-the-faulty-server',
  timeouts,
  retries: 1,
  backOffMs: 5,
});

const timeoutCodes: ReadonlySet<string> = new Set([
  'model-connect-timeout',
  'model-first-timeout',
  'model-silent',
  'model-endless',
  'embedder-timeout',
]);

function isUnexpectedTimeout(code: string | undefined, { codes, worksFor }: NamedFault): boolean {
  return code !== undefined && timeoutCodes.has(code) && worksFor === undefined && codes !== undefined && !codes.includes(code);
}

/** How a fault is played. */
export interface PlayOptions {
  /** Makes the server speak TLS. */
  readonly certificate?: Certificate;
  readonly timeouts?: EndpointTimeouts;
}

/** Asks one question again and again, with models that fail. */
export class EndpointAttack {
  readonly #codebase: Codebase;
  readonly #question: string;
  readonly #answerFromCode: string;

  private constructor(codebase: Codebase, question: string, answerFromCode: string) {
    this.#codebase = codebase;
    this.#question = question;
    this.#answerFromCode = answerFromCode;
  }

  static async prepare(codebase: Codebase, question: string): Promise<EndpointAttack> {
    const { answer } = await ask(codebase, question);
    assert.notEqual(answer, '');
    return new EndpointAttack(codebase, question, answer);
  }

  /** @throws AssertionError when the call hangs, throws anything but a known failure, loses something or leaves something behind */
  async play(call: CallName, fault: NamedFault, { certificate, timeouts = quick }: PlayOptions = {}): Promise<void> {
    const server = await new FaultServer(fault.play, certificate).start();
    try {
      const code = await this.callAt(server.url, call, fault, timeouts);
      // A busy machine may be slower than the quick limits; with time enough the fault itself has to be told.
      if (isUnexpectedTimeout(code, fault)) await this.callAt(server.url, call, fault, patient, true);
      for (const start = performance.now(); server.openSockets > 0 && performance.now() - start < closeMs;) await pause(5);
      assert.equal(server.openSockets, 0, 'sockets are left open');
    } finally {
      await server.close();
    }
  }

  /**
   * As `play`, with a server that runs already, or none. Resolves with the code that was told.
   * @param isStrict whether a time limit counts as the fault only where it is expected
   */
  async callAt(
    url: string,
    call: CallName,
    fault: Omit<NamedFault, 'play'>,
    timeouts = quick,
    isStrict = false,
  ): Promise<string | undefined> {
    const timer = new AbortController();
    const hung = pause(hangMs, 'hung' as const, { signal: timer.signal }).catch(() => 'hung' as const);
    try {
      const outcome = await Promise.race([this.#call(settingsAt(url, timeouts), call), hung]);
      assert.notEqual(outcome, 'hung', `no end after ${hangMs} ms`);
      const code = outcome === 'hung' ? undefined : outcome;
      if (code === undefined)
        assert.ok(
          fault.worksFor?.some((name) => call.startsWith(name) || call === 'connection'),
          'taken for a success',
        );
      else if (fault.mustWorkFor === call) assert.fail(`told as ${code}, though the whole answer came`);
      else if (fault.codes && (isStrict || !timeoutCodes.has(code)))
        assert.ok(fault.codes.includes(code) || fault.worksFor?.length, `told as ${code}`);
      return code;
    } finally {
      timer.abort();
    }
  }

  /** Resolves with the code of the failure, which has been told in a known sentence; undefined without a failure. */
  async #call(settings: EndpointSettings, call: CallName): Promise<string | undefined> {
    const log = new MemoryLog();
    try {
      switch (call) {
        case 'ask':
          return await this.#ask(settings, log);
        case 'connection':
          return await testedConnection(settings, log);
        case 'list':
          await listModels(settings, { fetch, log, remote: false }, neverCancelled);
          return undefined;
        default:
          await embed(settings, call === 'embed' ? 'query' : 'code', log);
          return undefined;
      }
    } catch (error) {
      assert.ok(error instanceof UserError, `not a failure for people: ${String(error)}`);
      // A list is asked for in the dialog that chooses a model, where no question waits.
      const words = call === 'list' ? connectionFaultSentence(error.code, error.args) : embedderSentence(error.code, error.args);
      assertKnownSentence(words ?? '');
      return error.code;
    } finally {
      assert.ok(!log.lines.join('\n').includes('key-of-the-faulty-server'), 'the key is in the log');
    }
  }

  /** The question stays, the answer from the code is there or what the model had said, and one sentence says why. */
  async #ask(settings: EndpointSettings, log: MemoryLog): Promise<string | undefined> {
    const model = createEndpointModel(settings, { fetch, log, remote: false });
    const { record } = await askWith(this.#codebase, this.#question, { answering: model });
    const told = record.notices.filter(({ code }) => code.startsWith('model-'));
    for (const { code, args, kept } of told) assertKnownSentence(sentence(code, args, kept));
    assert.equal(record.question, this.#question);
    const [failure] = told;
    if (!failure) return undefined;
    assert.equal(told.length, 1, 'more than one sentence');
    if (failure.kept) assert.match(record.answer, /^(?:Half|and|word)\b/);
    else assert.equal(record.answer, this.#answerFromCode);
    return failure.code;
  }
}

async function embed(settings: EndpointSettings, kind: 'query' | 'code', log: MemoryLog): Promise<void> {
  const prefixes = { queryPrefix: '', documentPrefix: '', dimensions: 32 };
  const embedder = createEndpointEmbedder({ ...settings, ...prefixes }, { fetch, log, remote: false });
  await embedder.embed({ kind, texts: ['first text', 'second text'], places: [] }, neverCancelled, () => undefined);
}

async function testedConnection(settings: EndpointSettings, log: MemoryLog): Promise<string | undefined> {
  const probes = { lookup: lookupHost, connect: connectTo };
  const dependencies = { fetch, log, remote: false, localOnly: false, probes, gateModel: <T>(model: T) => model };
  let failed: string | undefined;
  for await (const { outcome, code, sentence: words } of testConnection(settings, dependencies, neverCancelled)) {
    assertKnownSentence(words);
    if (outcome === 'failed') failed = code;
  }
  return failed;
}
