// The fixed policy that plays every model of an answer in `npm run eval -- strategies`. It reads a request as it was sent, and nothing else.
// All of it (this folder, `recallPolicy.ts`, `readEvidence.ts`) was fixed on 2026-11-26 before the strategies were scored, and was not changed for what
// came out. Two things of the floor were mended after a run over three tasks and one trace: it read lines twice, and gave up with words left to try.
// It says nothing of the quality of a model: only what each strategy puts before one that asks for what the code names.
import type { Model, ModelMessage, ModelRequest } from '../../../src/core/ports.ts';
import { citationsOf, draftOf, gapsOf } from '../answers/recallPolicy.ts';
import { callsOf } from './agentPolicy.ts';
import { analysisReply, judgementReply } from './analysisPolicy.ts';
import { notesReply, sufficiencyReply } from './graphPolicy.ts';
import { callsWithGrep } from './floorPolicy.ts';

/** What one request is answered with: calls of tools, or text. */
export type PolicyReply = Extract<ModelMessage, { readonly role: 'assistant' }>;

/** Small requests by the JSON that their rules show. */
const small: readonly (readonly [form: string, reply: (messages: readonly string[]) => object])[] = [
  ['{"complexity":', analysisReply],
  ['{"complete":', judgementReply],
  ['{"triples":', notesReply],
  ['{"sufficient":', sufficiencyReply],
];

/** The reply of the policy to `request`. Throws for a small request that it does not know, so that none is left out unseen. */
export function replyOf({ purpose, messages, tools = [], mayCall = true }: ModelRequest): PolicyReply {
  const texts = toldIn(messages);
  const [rules = ''] = messages.map(({ content }) => content);
  if (purpose !== 'answer') {
    const known = small.find(([form]) => rules.includes(form));
    if (!known) throw new Error(`The policy does not know this request: ${rules.slice(0, 200)}`);
    return { role: 'assistant', content: JSON.stringify(known[1](texts)) };
  }
  const calls =
    tools.length === 0 || !mayCall ? [] : tools.some(({ name }) => name === 'find_symbol') ? callsOf(messages) : callsWithGrep(messages);
  if (calls.length) return { role: 'assistant', content: '', calls };
  const draft = draftOf(citationsOf(texts));
  if (!rules.includes('<missing>')) return { role: 'assistant', content: draft };
  return {
    role: 'assistant',
    content: `<answer>\n${draft}\n</answer>\n<missing>\n${gapsOf(texts).join('\n') || 'none'}\n</missing>`,
  };
}

/** The policy as a model. */
export const policy: Model = {
  info: {
    name: 'policy',
    where: 'here',
    maxInputTokens: undefined,
    capabilities: { system: true, json: true, tools: true, usage: false },
  },
  async *chat(request) {
    const { content, calls = [] } = replyOf(request);
    if (content) yield { kind: 'text', text: content };
    for (const call of calls) yield { kind: 'tool-call', call };
    yield { kind: 'end', reason: 'stop' };
  },
};

/** What a model is told: people's side, and results of tools. */
function toldIn(messages: readonly ModelMessage[]): readonly string[] {
  return messages.flatMap(({ role, content }) => (role === 'user' || role === 'tool' ? [content] : []));
}
