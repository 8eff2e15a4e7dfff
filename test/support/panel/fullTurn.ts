// Turns with every field that a turn can have, so that a test that damages any part of one reaches everything that the panel draws.
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import type {
  AnalysisRecord,
  GapRecord,
  JudgementRecord,
  KnowledgeRecord,
  QueryRecord,
  RoundRecord,
  ToolCallRecord,
} from '../../../src/core/answering/record/answerRecord.ts';
import type { Pictures } from '../../../src/core/answering/record/picture.ts';
import type { GateView, SentView, Turn } from '../../../src/protocol/toPanel.ts';
import { answerRecord, citation, evidence } from './answerRecord.ts';

const gap: GapRecord = {
  ...{ text: 'placeOrder', normalized: 'placeorder', how: 'symbol', outcome: 'found', evidence: [2], tokens: 40, ms: 3 },
  candidates: ['placeOrder', 'placeOrders'],
};

const toolCall: ToolCallRecord = {
  ...{
    pass: 1,
    name: 'find_uses',
    args: 'name: placeOrder',
    outcome: 'found',
    said: 'placeOrder: 2 direct uses',
    evidence: [2],
    tokens: 40,
    ms: 3,
  },
};
const analysis: AnalysisRecord = { complex: true, components: ['placeOrder'], followUps: ['who may'], defaulted: ['queries'] };
const query: QueryRecord = {
  ...{ round: 1, query: 'place orders', wants: 'documentation', by: 'component', found: 4, fresh: 2, ms: 3 },
  best: { root: '', file: 'src/orders.ts', line: 10, symbol: 'placeOrder' },
};
const spot = { root: '', file: 'src/orders.ts', line: 10 };
const round: RoundRecord = {
  ...{ n: 1, query: 'place orders', sufficient: false, reasoning: 'the stock is missing', nextQuery: 'stock' },
  triples: [{ from: 'placeOrder', relation: 'calls', to: 'submit', standing: 'known', stated: true, round: 1, ...spot }],
};
const knowledge: KnowledgeRecord = {
  ...{ rounds: [round], omitted: 3, end: 'max-rounds' },
  entities: [{ name: 'placeOrder', tie: 'symbol', ...spot }, { name: 'submit' }],
};
const judgement: JudgementRecord = { round: 1, complete: false, missing: ['how stock is counted'] };

const pictures: Pictures = {
  places: [
    { root: '', file: 'src/orders.ts', line: 10, hash: 'h' },
    { root: '', file: 'src', line: 0 },
  ],
  trees: [
    {
      kind: 'callers',
      root: {
        ...{ name: 'placeOrder', kind: 'function', key: 1, at: 0, marks: ['test'], others: 2, omitted: 1 },
        children: [{ name: 'submit', kind: 'method', key: 2, at: 1, children: [{ name: 'log', kind: 'external', key: 3 }] }],
      },
    },
  ],
  frames: [
    { written: 'src/orders.ts:10', name: 'placeOrder', at: 0, found: 'moved' },
    { written: 'lib/x.ts:1', name: '', why: 'ambiguous', candidates: 2 },
  ],
  findings: [{ severity: 'high', category: 'maintainability', rule: 'fan-in', message: 'placeOrder has 40 callers', at: 0 }],
  findingsOmitted: 2,
  diagram: {
    kind: 'dependencies',
    nodes: [
      { label: 'orders.ts', title: 'src/orders.ts', kind: 'file', at: 0 },
      { label: 'src', title: 'src', kind: 'folder', at: 1, outside: true, files: 3 },
    ],
    edges: [{ from: 0, to: 1, calls: 2, imports: 1, weak: false, circular: true, at: 0 }],
    omitted: 1,
  },
  knowledge: {
    kind: 'knowledge',
    nodes: [
      { label: 'placeOrder', title: 'placeOrder', kind: 'symbol', at: 0 },
      { label: 'money', title: 'money', kind: 'name' },
    ],
    edges: [{ from: 0, to: 1, calls: 0, imports: 0, weak: true, circular: false, label: 'takes', known: false, at: 0 }],
    omitted: 1,
  },
  suggestions: [{ kind: 'callers', name: 'placeOrder', count: 3, at: 0 }],
};

const place = { root: '', file: 'src/orders.ts', lineStart: 8, lineEnd: 20, tokens: 80 };
const outbound = { destination: 'api.example.com', model: 'large', tokens: 900, places: [place], secretsReplaced: 1 };
const gate: GateView = { ...outbound, local: false, exposed: true, cost: { amount: 0.02, currency: 'EUR' } };
const sent: SentView = { ...outbound, at: 1, purpose: 'answer' };

/** A turn that is over, whose answer is `answer`. */
export function doneTurn(id: string, answer: string): Turn {
  const notice = { code: 'model-refused', args: ['api.example.com'], kept: true } as const;
  return {
    ...{
      id,
      question: `Where are \`orders\` placed?\nOne line more`,
      about: 'src/orders.ts:8-20',
      state: 'done',
      events: [],
      sent: [sent],
    },
    ...{ marks: [{ n: 1, mark: 'pinned' }], stale: 1, thumb: 1 },
    record: answerRecord({
      ...{ id: `record-${id}`, answer, model: 'large', pictures, unsupportedSentences: 1, secretsReplaced: 2, notices: [notice] },
      confidence: { level: 'medium', reasons: ['one citation'] },
      citations: [citation(), citation({ n: 2, status: 'unsupported', reason: 'gone', hash: 'h' })],
      evidence: [evidence(), evidence({ n: 2, pass: 2 })],
      passes: [
        {
          n: 1,
          gaps: [gap, { ...gap, text: 'x', normalized: 'x', outcome: 'not-found', evidence: [] }],
          evidenceAdded: [2],
          tokens: 40,
          ms: 5,
        },
      ],
      toolCalls: [toolCall],
      gaps: { identified: ['placeOrder', 'x'], resolved: ['placeOrder'], unresolved: ['x'] },
      ...{ analysis, queries: [query], judgements: [judgement], knowledge },
      search: { retrievers: [{ name: 'text', ran: true, found: 3, used: 1, ms: 2 }], found: 3, used: 1 },
      modelUse: {
        ...{ where: 'api.example.com', calls: 2, promptTokens: 900, completionTokens: 80, cachedTokens: 10, estimated: false },
        ...{ cost: 0.02, currency: 'EUR' },
      },
    }),
  };
}

/** Events of a running answer with the text `answer`, in order. */
export function events(answer: string): readonly AskEvent[] {
  const { mode, search } = answerRecord();
  return [
    { kind: 'classified', mode },
    { kind: 'pictured', pictures },
    { kind: 'analysed', analysis },
    { kind: 'query', query },
    { kind: 'judged', judgement },
    { kind: 'round', round },
    { kind: 'retrieved', retrievers: search.retrievers, evidence: [evidence()] },
    { kind: 'status', status: 'asking', args: ['large', 'api.example.com'] },
    { kind: 'pass', n: 1, of: 3 },
    { kind: 'notice', notice: { code: 'context-shrunk', args: ['1', '2'] } },
    { kind: 'delta', text: answer },
    { kind: 'citation', citation: citation() },
    { kind: 'gap', pass: 1, gap },
    { kind: 'tool', call: toolCall },
  ];
}

/** A turn that waits: at the gate, and for the person to choose what is looked up. */
export function runningTurn(id: string, answer: string): Turn {
  return {
    ...{ id, question: 'What places orders?', state: 'running', events: events(answer), gate },
    steer: { held: true, added: ['src/a.ts'], missing: [{ gap: 'placeorder', skipped: false }] },
  };
}
