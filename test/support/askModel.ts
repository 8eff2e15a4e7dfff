// Asks questions with a model in tests: a real adapter at a scripted server over real HTTP, and helpers to read its requests.
import assert from 'node:assert/strict';
import type { Codebase, AskModels, AskOptions } from '../../src/core/codebase/api.ts';
import type { AskEvent } from '../../src/core/answering/record/events.ts';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import { sentence } from '../../src/core/base/wording/errorSentences.ts';
import { neverCancelled, type CancellationToken } from '../../src/core/base/cancellation.ts';
import { createEndpointModel } from '../../src/models/endpoint/endpoint.ts';
import type { Model } from '../../src/core/ports.ts';
import { MemoryLog } from './memory.ts';
import type { ScriptedServer } from './scriptedServer.ts';
import type { EndpointSettings } from '../../src/models/endpoint/endpointSettings.ts';
import type { ReceivedRequest } from './scriptedRequest.ts';

const timeouts = { connect: 60_000, firstByte: 60_000, silence: 60_000, total: 60_000 };

/** The model at `server`, without retries unless asked for. */
export function modelAt(server: ScriptedServer, settings: Partial<EndpointSettings> = {}): Model {
  const known = { baseUrl: server.url, model: 'scripted-large', timeouts, retries: 0, backOffMs: 10 };
  return createEndpointModel({ ...known, ...settings }, { fetch, log: new MemoryLog(), remote: false });
}

/** What a question came to. */
export interface Outcome {
  readonly events: readonly AskEvent[];
  readonly record: AnswerRecord;
}

/** Asks and waits for the record; throws when there is none. */
export async function askWith(
  codebase: Codebase,
  question: string,
  models: AskModels,
  options: AskOptions = {},
  token: CancellationToken = neverCancelled,
): Promise<Outcome> {
  const events: AskEvent[] = [];
  for await (const event of codebase.ask(question, options, token, models)) events.push(event);
  const last = events.at(-1);
  assert.ok(last?.kind === 'done', `not answered: ${JSON.stringify(last)}`);
  assertSound(events, last.record, options.continuation?.answer ?? '');
  return { events, record: last.record };
}

/** What holds of every answer: the stream is the record, each citation comes before the text that holds it, each number in it is known. */
function assertSound(events: readonly AskEvent[], record: AnswerRecord, before: string): void {
  const known = new Set(record.citations.map(({ n }) => n));
  const come = new Set<number>();
  // Each pass writes the whole answer anew; that of the last one that came to its end stands.
  const passes = [before];
  for (const event of events) {
    if (event.kind === 'pass' && event.n > 1) passes.push('');
    if (event.kind === 'citation') come.add(event.citation.n);
    if (event.kind === 'delta') {
      passes.push((passes.pop() ?? '') + event.text);
      if (record.model)
        for (const [, n] of outsideCode(event.text)) assert.ok(come.has(Number(n)) || !known.has(Number(n)), `[${n}] too early`);
    }
  }
  assert.ok(
    passes.some((streamed) => streamed.trim() === record.answer.trim()),
    `streamed ${JSON.stringify(passes)}, recorded ${record.answer}`,
  );
  if (record.model) for (const [, n] of outsideCode(record.answer)) assert.ok(known.has(Number(n)), `[${n}] of no citation`);
  assert.deepEqual(
    record.notices,
    events.flatMap((event) => (event.kind === 'notice' ? [event.notice] : [])),
  );
}

/** Marks outside of code; a fence ends with as many backticks as it begins with. */
function outsideCode(text: string): IterableIterator<RegExpMatchArray> {
  return text.replace(/(`{3,})[\s\S]*?(?:\1|$)|`[^`\n]*`/g, '').matchAll(/(?<!\\)\[(\d{1,4})\]/g);
}

/** All text of a request. */
export function promptOf(request: ReceivedRequest | undefined): string {
  return (request?.body?.messages ?? []).map(({ content }) => content).join('\n\n');
}

/** The number under which lines of `path` were sent. */
export function numberOf(request: ReceivedRequest, path: string): number {
  const match = new RegExp(`^\\[(\\d+)\\] ${path.replace(/[.]/g, '\\.')}:`, 'm').exec(promptOf(request));
  assert.ok(match?.[1], `${path} was not sent:\n${promptOf(request)}`);
  return Number(match[1]);
}

/** Codes of what people were told. */
export function told(record: AnswerRecord): readonly string[] {
  return record.notices.map(({ code }) => code);
}

/** The sentences of the notices, as people read them. */
export function said(record: AnswerRecord): string {
  return record.notices.map(({ code, args, kept }) => sentence(code, args, kept)).join(' ');
}

/** Statuses in their order. */
export function statuses(events: readonly AskEvent[]): readonly string[] {
  return events.flatMap((event) => (event.kind === 'status' ? event.status : []));
}

/** A reply of a model in the form that is asked for: the answer, and what is missing. */
export function reply(text: string, ...missing: readonly string[]): string {
  return `<answer>\n${text}\n</answer>\n<missing>\n${missing.length ? missing.map((each) => `- ${each}`).join('\n') : 'none'}\n</missing>`;
}
