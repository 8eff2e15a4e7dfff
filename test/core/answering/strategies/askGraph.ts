// Asks with the strategy `knowledge-graph` at a scripted server: replies of the small model in order, then one answer of the large one.
import type { TripleRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import type { Model } from '../../../../src/core/ports.ts';
import { cite } from '../../../support/promptEvidence.ts';
import { answer, jsonAnswer } from '../../../support/scriptedReplies.ts';
import type { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, type Outcome } from '../../../support/askModel.ts';
import type { OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import type { ReceivedRequest, Reply } from '../../../support/scriptedRequest.ts';

export const asked = 'Where is the discount of a coupon decided?';
export const enough = { sufficient: true, reasoning: 'All is there.', nextQuery: '' };
export const nothing = { entities: [], triples: [] };
export const more = (nextQuery: string, reasoning = 'The stock is missing.'): Reply =>
  jsonAnswer({ sufficient: false, reasoning, nextQuery });
export const small = (server: ScriptedServer): Model => modelAt(server, { model: 'scripted-small' });

/** Asks; `replies` are those of the small requests, in order. */
export async function askGraph(
  server: ScriptedServer,
  { codebase }: OpenedFixture,
  replies: readonly Reply[],
  options: AskOptions = {},
  question = asked,
): Promise<Outcome> {
  server.script(...replies, answer('It is decided there.'));
  const models = { answering: modelAt(server), analysing: small(server) };
  return askWith(codebase, question, models, { strategy: 'knowledge-graph', ...options });
}

/** A reply that notes triples; a fourth field of `file: text` becomes the place of that line in the request. */
export function noting(...triples: readonly (readonly string[])[]): Reply {
  return answer((request) => {
    const cited = triples.map(([from, relation, to, at]) => {
      const [file = '', text = ''] = at?.split(': ') ?? [];
      return [from, relation, to, text ? cite(request, file, text) : at];
    });
    return JSON.stringify({ entities: [], triples: cited });
  });
}

export function triplesOf({ record }: Pick<Outcome, 'record'>): readonly TripleRecord[] {
  return (record.knowledge?.rounds ?? []).flatMap(({ triples }) => triples);
}

/** What a model said, with how that is known. */
export function statedOf(outcome: Outcome): readonly string[] {
  return triplesOf(outcome)
    .filter(({ stated }) => stated)
    .map(({ from, relation, to, standing }) => `${from} ${relation} ${to}: ${standing}`);
}

/** Text of request `n`. */
export const promptAt = (server: ScriptedServer, n: number): string => promptOf(server.chats.at(n) as ReceivedRequest);
