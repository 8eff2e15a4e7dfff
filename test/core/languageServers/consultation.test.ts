// The limits of one question: time, requests, cancellation, and servers that fail, hang or are not there.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource, CancelledError } from '../../../src/core/base/cancellation.ts';
import { Consultation, consultationLimits } from '../../../src/core/languageServers/consultation.ts';
import { ServerMemory } from '../../../src/core/languageServers/serverMemory.ts';
import type { LanguageServers, ServerReply, ServerRequest } from '../../../src/core/ports.ts';
import { MemoryClock } from '../../support/memory.ts';

const reply: ServerReply = { places: [{ root: 'root', path: 'a.py', line: 0, column: 0 }], isCut: false };
const requests = (count: number, question: ServerRequest['question'] = 'definition'): ServerRequest[] =>
  Array.from({ length: count }, (_, line) => ({ question, root: 'root', path: 'a.py', line, column: 0 }));

/** A consultation with a server that counts what it is asked. */
function consult(
  ask: LanguageServers['ask'],
  token?: CancellationSource,
  clock = new MemoryClock(),
): { consultation: Consultation; asked: ServerRequest[] } {
  const asked: ServerRequest[] = [];
  const servers: LanguageServers = {
    ask: (request, ownToken) => {
      asked.push(request);
      return ask(request, ownToken);
    },
  };
  const ports = { servers, memory: new ServerMemory(), clock, token: token?.token };
  return { consultation: new Consultation(ports), asked };
}

suite('a consultation', () => {
  test('sends at most so many requests, of which calls cost two', async () => {
    const { consultation, asked } = consult(async () => reply);
    await consultation.askAll('python', requests(10, 'outgoing-calls'));
    const replies = await consultation.askAll('python', requests(50));
    assert.equal(asked.length, 10 + consultationLimits.requests - 20);
    assert.equal(replies.filter(Boolean).length, consultationLimits.requests - 20);
    assert.deepEqual(
      [consultation.isOver, consultation.report?.isCut, consultation.report?.requests],
      [true, true, consultationLimits.requests],
    );
  });

  test('waits for a server that hangs no longer than its limit, and keeps what others said', async () => {
    const { consultation, asked } = consult(({ line }) => (line === 1 ? new Promise(() => undefined) : Promise.resolve(reply)));
    const replies = await consultation.askAll('python', requests(3));
    assert.deepEqual(
      replies.map((each) => each !== undefined),
      [true, false, true],
    );
    assert.equal(consultation.report?.isCut, true);
    assert.equal(asked.length, 3);
  });

  test('waits only for a moment for a server that has not answered yet', async () => {
    const clock = new MemoryClock();
    const { consultation } = consult(({ line }) => (line === 0 ? Promise.resolve(reply) : new Promise(() => undefined)), undefined, clock);
    await consultation.askAll('python', requests(2).slice(1));
    assert.equal(clock.monotonic(), consultationLimits.coldMs);
    await consultation.askAll('python', requests(1));
    await consultation.askAll('python', requests(2).slice(1));
    assert.equal(clock.monotonic(), consultationLimits.ms);
  });

  test('tells a server that the time is over', async () => {
    let isStopped = false;
    const { consultation } = consult(
      (_, token) =>
        new Promise(() => {
          token.onCancellationRequested(() => (isStopped = true));
        }),
    );
    await consultation.askAll('python', requests(1));
    assert.ok(isStopped);
    assert.equal(consultation.report, undefined);
  });

  test('does not ask a language again that has no server, and asks others', async () => {
    const { consultation, asked } = consult(async () => undefined);
    await consultation.askAll('python', requests(1));
    await consultation.askAll('python', requests(1));
    await consultation.askAll('go', requests(1));
    assert.equal(asked.length, 2);
    assert.equal(consultation.report, undefined);
  });

  test('takes a failure for no reply', async () => {
    const { consultation } = consult(({ line }) => (line === 0 ? Promise.reject(new Error('crashed')) : Promise.resolve(reply)));
    assert.deepEqual(await consultation.askAll('python', requests(2)), [undefined, reply]);
  });

  test('ends at once when the question is cancelled', async () => {
    const source = new CancellationSource();
    const { consultation } = consult(() => {
      source.cancel();
      return new Promise(() => undefined);
    }, source);
    await assert.rejects(consultation.askAll('python', requests(1)), CancelledError);
  });
});
