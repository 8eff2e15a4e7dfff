// Places where text leaves for a model: the two gates, over real HTTP at a scripted server, with what they report.
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { ModelMessage, ModelRequest } from '../../../../src/core/ports.ts';
import { gatedEmbedder } from '../../../../src/models/gate/embedGate.ts';
import { Gate, previewRecord } from '../../../../src/models/gate/gate.ts';
import { UsageLedger } from '../../../../src/models/gate/ledger.ts';
import { embedderAt } from '../../../models/embedding.ts';
import { modelAt } from '../../askModel.ts';
import { MemoryLog } from '../../memory.ts';
import type { ScriptedServer } from '../../scriptedServer.ts';
import type { TextPlace } from './secretPlaces.ts';

const ledger = (): UsageLedger => new UsageLedger({ get: () => [], update: () => Promise.resolve() }, new MemoryLog());

function requestOf(...messages: readonly ModelMessage[]): ModelRequest {
  return { purpose: 'answer', messages, temperature: 0, maxTokens: 10, places: [], secretsReplaced: 0 };
}

/** The places, each with the bodies that the server received and the gate's own report. */
export function modelPlaces(server: ScriptedServer): readonly TextPlace[] {
  const sent = async (request: ModelRequest): Promise<string> => {
    server.reset();
    const records: unknown[] = [];
    const gate = new Gate({
      localOnly: () => false,
      dailyCap: () => undefined,
      consents: { isGiven: () => true, remember: () => Promise.resolve() },
      consent: () => Promise.resolve('always'),
      onSent: (record) => void records.push(record),
      ledger: ledger(),
      log: new MemoryLog(),
      now: () => 1_000,
    });
    const model = gate.gateModel(modelAt(server), { key: server.origin, local: true });
    for await (const event of model.chat(request, neverCancelled)) void event;
    if (server.chats.length !== 1) throw new Error(`${String(server.chats.length)} requests arrived`);
    return server.requests.map(({ text }) => text).join('\n') + JSON.stringify(records);
  };
  const embedded = async (text: string, kind: 'code' | 'query'): Promise<string> => {
    server.reset();
    const records: unknown[] = [];
    const dependencies = {
      ...{ localOnly: () => false, dailyCap: () => undefined, consent: () => 'given' as const, paused: () => false },
      ...{ onConsentWanted: () => undefined, ledger: ledger(), log: new MemoryLog(), now: () => 1 },
      onSent: (record: unknown) => void records.push(record),
    };
    const embedder = gatedEmbedder(embedderAt(server.url), { key: server.origin, local: true }, dependencies);
    await embedder.embed(
      { kind, texts: [text], places: [{ root: '', file: 'a.ts', lineStart: 1, lineEnd: 2, tokens: 1 }] },
      neverCancelled,
    );
    if (server.embeddings.length !== 1) throw new Error(`${String(server.embeddings.length)} requests arrived`);
    return server.requests.map(({ text: body }) => body).join('\n') + JSON.stringify(records);
  };
  const user = (content: string): ModelMessage => ({ role: 'user', content });
  return [
    { name: 'a message to a model', out: (text) => sent(requestOf({ role: 'system', content: 'Answer.' }, user(text))) },
    { name: 'instructions to a model', out: (text) => sent(requestOf({ role: 'system', content: text }, user('Why?'))) },
    {
      name: 'arguments that go back to a model',
      out: (text) => {
        const calls = [{ id: '1', name: 'find', args: JSON.stringify({ name: text }) }];
        return sent(requestOf(user('Why?'), { role: 'assistant', content: '', calls }, { role: 'tool', callId: '1', content: 'nothing' }));
      },
    },
    { name: 'the preview of a request', out: (text) => JSON.stringify(previewRecord(modelAt(server).info, requestOf(user(text)), 1)) },
    { name: 'code for an embedding server', out: (text) => embedded(text, 'code') },
    { name: 'a question for an embedding server', out: (text) => embedded(text, 'query') },
  ];
}
