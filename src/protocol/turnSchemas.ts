// Schemas of questions and answers, covering every field that the panel reads without a check. Stored chats and messages to the panel use
// the same ones, so that one damaged record is skipped and the rest is shown.
import * as v from 'valibot';
import { stepKinds } from '../core/answering/preparation/choice/strategyLimits.ts';
import { strategyNames } from '../core/base/settings/strategies.ts';
import { modes } from '../core/reading/mode.ts';

const texts = v.array(v.string());
/** A line, count or index: never negative, never with a fraction. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const amount = v.pipe(v.number(), v.finite());
const flag = v.optional(v.boolean());
const mode = v.picklist(modes);

const span = { root: v.string(), file: v.string(), lineStart: count, lineEnd: count };

const modeSchema = v.looseObject({ value: mode, reason: v.string(), by: v.string() });
const citationSchema = v.looseObject({
  ...{ n: count, ...span, title: v.string(), status: v.picklist(['verified', 'moved', 'unsupported']) },
  reason: v.optional(v.string()),
  unchecked: v.optional(v.string()),
  hash: v.optional(v.string()),
});
const evidenceSchema = v.looseObject({
  ...{ n: count, ...span, symbol: v.optional(v.string()), why: v.string(), pass: count, tokens: amount, hash: v.string() },
  cautions: v.optional(texts),
});
const retrieverSchema = v.looseObject({ name: v.string(), ran: v.boolean(), found: amount, used: amount, error: v.optional(v.string()) });
const gapSchema = v.looseObject({
  ...{ text: v.string(), normalized: v.string(), outcome: v.string(), evidence: v.array(count), ms: amount },
  candidates: v.optional(texts),
  rule: v.optional(v.string()),
  byUser: flag,
});
const toolCallSchema = v.looseObject({
  ...{ pass: count, name: v.string(), args: v.string(), outcome: v.string(), said: v.string(), evidence: v.array(count) },
  ...{ tokens: amount, ms: amount },
});
const querySchema = v.looseObject({
  ...{ round: count, query: v.string(), wants: v.optional(v.string()), by: v.string(), found: count, fresh: count, ms: amount },
  best: v.optional(v.looseObject({ root: v.string(), file: v.string(), line: count, symbol: v.optional(v.string()) })),
});
const analysisSchema = v.looseObject({ complex: v.boolean(), components: texts, followUps: texts, defaulted: texts });
const judgementSchema = v.looseObject({ round: count, complete: v.boolean(), missing: texts });
const placeParts = { root: v.optional(v.string()), file: v.optional(v.string()), line: v.optional(count) };
const tripleSchema = v.looseObject({
  ...{ from: v.string(), relation: v.string(), to: v.string(), stated: v.boolean(), round: count, ...placeParts },
  standing: v.picklist(['known', 'shown', 'claimed']),
});
const roundSchema = v.looseObject({
  ...{ n: count, query: v.string(), triples: v.array(tripleSchema) },
  ...{ sufficient: v.boolean(), reasoning: v.string(), nextQuery: v.string() },
});
const knowledgeSchema = v.looseObject({
  ...{ rounds: v.array(roundSchema), entities: v.array(v.looseObject({ name: v.string(), tie: v.optional(v.string()), ...placeParts })) },
  ...{ omitted: count, end: v.string() },
});
const noticeSchema = v.looseObject({ code: v.string(), args: texts, kept: flag });
const outboundSchema = v.looseObject({
  ...{ destination: v.string(), model: v.string(), tokens: amount, places: v.array(v.looseObject(span)), secretsReplaced: amount },
});
const costSchema = v.looseObject({ amount, currency: v.string() });

interface TimelineStep {
  readonly name: string;
  readonly children?: readonly TimelineStep[] | undefined;
}
const stepSchema: v.GenericSchema<TimelineStep> = v.looseObject({
  ...{ name: v.string(), kind: v.string(), key: count, at: v.optional(count), marks: v.optional(texts) },
  contract: v.optional(v.string()),
  ...{ others: v.optional(count), omitted: v.optional(count) },
  children: v.optional(v.lazy(() => v.array(stepSchema))),
});
const treeSchema = v.looseObject({ kind: v.picklist(['calls', 'callers', 'tests', 'raises', 'failure']), root: stepSchema });
const frameSchema = v.looseObject({
  ...{ written: v.string(), name: v.string(), at: v.optional(count), why: v.optional(v.string()) },
  candidates: v.optional(count),
});
const findingSchema = v.looseObject({
  severity: v.picklist(['high', 'medium', 'low']),
  category: v.string(),
  message: v.string(),
  at: count,
});
const diagramSchema = v.looseObject({
  kind: v.string(),
  nodes: v.array(
    v.looseObject({ label: v.string(), title: v.string(), kind: v.string(), at: v.optional(count), files: v.optional(count) }),
  ),
  edges: v.array(
    v.looseObject({ from: count, to: count, calls: amount, imports: amount, at: v.optional(count), label: v.optional(v.string()) }),
  ),
  omitted: count,
});
const picturesSchema = v.looseObject({
  places: v.array(v.looseObject({ root: v.string(), file: v.string(), line: count, hash: v.optional(v.string()) })),
  trees: v.array(treeSchema),
  frames: v.array(frameSchema),
  findings: v.array(findingSchema),
  findingsOmitted: count,
  diagram: v.optional(diagramSchema),
  knowledge: v.optional(diagramSchema),
  suggestions: v.array(v.looseObject({ kind: v.picklist(['callers', 'calls', 'raises', 'tests']), name: v.string(), count, at: count })),
});

const modelUseSchema = v.looseObject({
  ...{ calls: amount, promptTokens: amount, completionTokens: amount, cachedTokens: amount, estimated: v.boolean() },
  ...{ cost: v.nullable(amount), currency: v.string() },
});

const serverReportSchema = v.looseObject({
  languages: v.array(v.string()),
  ...{ confirmed: v.number(), added: v.number(), refuted: v.number(), requests: v.number(), ms: v.number(), isCut: v.boolean() },
});
const strategyChoiceSchema = v.looseObject({ strategy: v.string(), reason: v.string() });

/** Checks an `AnswerRecord`. */
const recordSchema = v.looseObject({
  ...{ id: v.string(), sessionId: v.string(), question: v.string(), strategy: v.string(), model: v.nullable(v.string()) },
  ...{ mode: modeSchema, answer: v.string(), citations: v.array(citationSchema), unsupportedSentences: amount, stop: v.string() },
  unproven: v.optional(v.array(v.looseObject({ sentence: v.string(), reason: v.string() }))),
  confidence: v.looseObject({ level: v.string(), reasons: texts }),
  passes: v.array(v.looseObject({ n: count, gaps: v.array(gapSchema), leftOut: v.optional(v.array(count)) })),
  gaps: v.looseObject({
    ...{ identified: texts, resolved: texts, unresolved: texts },
    ...{ notPursued: v.optional(texts), external: v.optional(texts) },
  }),
  search: v.looseObject({ retrievers: v.array(retrieverSchema) }),
  evidence: v.array(evidenceSchema),
  tokens: v.looseObject({ total: amount, budget: amount, byPass: v.array(amount), small: v.optional(amount) }),
  ms: v.record(v.string(), amount),
  coverage: v.looseObject({ text: amount, graph: amount }),
  modelUse: v.nullable(modelUseSchema),
  cut: v.boolean(),
  notices: v.array(noticeSchema),
  secretsReplaced: amount,
  drawn: v.optional(v.array(v.looseObject({ start: count, end: count }))),
  folds: v.optional(v.array(v.looseObject({ start: count, end: count, label: v.string(), drawn: flag }))),
  pictures: v.optional(picturesSchema),
  toolCalls: v.optional(v.array(toolCallSchema)),
  strategyChoice: v.optional(strategyChoiceSchema),
  languageServers: v.optional(serverReportSchema),
  continued: v.optional(v.boolean()),
  analysis: v.optional(analysisSchema),
  queries: v.optional(v.array(querySchema)),
  judgements: v.optional(v.array(judgementSchema)),
  knowledge: v.optional(knowledgeSchema),
});

/** Content of each kind of event. An unknown kind comes from another version, and changes nothing. */
const eventSchemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['classified', v.looseObject({ mode: modeSchema })],
  ['strategy', v.looseObject({ choice: strategyChoiceSchema })],
  ['retrieved', v.looseObject({ retrievers: v.array(retrieverSchema), evidence: v.array(evidenceSchema) })],
  ['pictured', v.looseObject({ pictures: picturesSchema })],
  ['pass', v.looseObject({ n: count, of: count })],
  ['gap', v.looseObject({ pass: count, gap: gapSchema })],
  ['tool', v.looseObject({ call: toolCallSchema })],
  ['analysed', v.looseObject({ analysis: analysisSchema })],
  ['query', v.looseObject({ query: querySchema })],
  ['judged', v.looseObject({ judgement: judgementSchema })],
  ['round', v.looseObject({ round: roundSchema })],
  ['status', v.looseObject({ status: v.string(), args: texts })],
  ['notice', v.looseObject({ notice: noticeSchema })],
  ['delta', v.looseObject({ text: v.string(), drawn: flag, folded: flag })],
  ['citation', v.looseObject({ citation: citationSchema })],
  ['done', v.looseObject({ record: recordSchema })],
]);

/** Checks an `AskEvent`: its kind, and the fields of that kind. */
export const eventSchema = v.pipe(
  v.looseObject({ kind: v.string() }),
  v.check((event) => {
    const schema = eventSchemas.get(event.kind);
    return schema === undefined || v.is(schema, event);
  }, 'An event does not hold what its kind says'),
);

/** Checks an `AmountView`, the cost of a strategy. */
export const amountSchema = v.looseObject({ strategy: v.picklist(strategyNames), least: count, most: count, tokens: count });
const planStepSchema = v.looseObject({ kind: v.picklist(stepKinds), least: count, most: count, tokens: count, model: v.string() });
const planSchema = v.looseObject({ ...amountSchema.entries, budget: count, steps: v.array(planStepSchema) });

/** Checks a `Turn`: a question with its answer so far. */
export const turnSchema = v.looseObject({
  ...{ id: v.string(), question: v.string(), about: v.optional(v.string()), error: v.optional(v.string()) },
  state: v.picklist(['running', 'done', 'stopped', 'failed']),
  events: v.array(eventSchema),
  record: v.optional(recordSchema),
  gate: v.optional(v.looseObject({ ...outboundSchema.entries, cost: v.optional(costSchema), plan: v.optional(planSchema) })),
  sent: v.optional(v.array(outboundSchema)),
  of: v.optional(v.string()),
  marks: v.optional(v.array(v.looseObject({ n: count, mark: v.string() }))),
  steer: v.optional(
    v.looseObject({
      held: v.boolean(),
      added: texts,
      missing: v.optional(v.array(v.looseObject({ gap: v.string(), skipped: v.boolean() }))),
    }),
  ),
  stale: v.optional(count),
  thumb: v.optional(v.picklist([1, -1])),
});
