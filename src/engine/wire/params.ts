// Schemas for the messages on the wire, so that a wrong message gives one clear error instead of a failure deep inside.
import { maxProblems } from '../../core/findings/problemFindings.ts';
import * as v from 'valibot';
import { areAskSettings, type AskSettings } from '../../core/base/settings/askSettings.ts';
import { depths } from '../../core/answering/input/depth.ts';
import { fileOrders, type FileState } from '../../core/indexing/files/fileListing.ts';
import { variantNames } from '../../core/searching/signals.ts';
import { callDirections } from '../../core/searching/relations/callHierarchy.ts';
import { callRelations } from '../../core/searching/callRelation.ts';
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { maxPatternLength } from '../../core/text/textQuery.ts';
import { modes } from '../../core/reading/mode.ts';

const root = v.object({ key: v.string(), name: v.string(), uri: v.string() });
const place = { root: v.string(), path: v.string() };
const globs = v.array(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const line = v.pipe(v.number(), v.integer(), v.minValue(1));
const mode = v.picklist(modes);
const question = v.pipe(v.string(), v.maxLength(200_000));

const rules = v.object({
  filesExclude: globs,
  searchExclude: globs,
  clewExclude: globs,
  maxFileSize: v.pipe(v.number(), v.minValue(0)),
  useIgnoreFiles: v.boolean(),
  include: v.optional(globs),
  encodings: v.optional(v.array(v.object({ glob: v.string(), label: v.string() }))),
});

const options = v.object({
  rules,
  rootRules: v.optional(v.record(v.string(), rules)),
  extractRaises: v.boolean(),
  extractErrorStrings: v.boolean(),
  extractMutates: v.boolean(),
  docLength: v.optional(count),
});

const focus = v.object({ ...place, lineStart: line, lineEnd: line, name: v.optional(v.pipe(v.string(), v.maxLength(200))) });
const longText = v.pipe(v.string(), v.maxLength(1_000_000));
const citedPlace = { n: line, root: v.string(), file: v.string(), lineStart: count, lineEnd: count };
const citationStatus = v.picklist(['verified', 'moved', 'unsupported']);

/** A turn of the chat before the question. */
const earlierTurn = v.object({
  question: longText,
  focus: v.optional(focus),
  at: v.optional(v.number()),
  answer: longText,
  citations: v.array(v.object({ ...citedPlace, status: citationStatus })),
  evidence: v.array(
    v.object({ ...citedPlace, symbol: v.optional(v.string()), why: v.string(), hash: v.string(), pinned: v.optional(v.literal(true)) }),
  ),
  unresolved: v.array(v.string()),
});

const editorProblem = v.object({
  root: v.string(),
  path: v.string(),
  line,
  severity: v.picklist(['error', 'warning']),
  message: longText,
  source: v.optional(v.string()),
});

const askOptions = v.object({
  mode: v.optional(mode),
  modeBy: v.optional(v.picklist(['user', 'command'])),
  strategy: v.optional(v.string()),
  maxPasses: v.optional(count),
  depth: v.optional(v.picklist(depths)),
  stopOnNoNewContext: v.optional(v.boolean()),
  budget: v.optional(count),
  scope: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  focus: v.optional(focus),
  attached: v.optional(v.pipe(v.array(focus), v.maxLength(200))),
  excluded: v.optional(v.pipe(v.array(focus), v.maxLength(200))),
  problems: v.optional(v.pipe(v.array(editorProblem), v.maxLength(maxProblems))),
  relation: v.optional(v.picklist(callRelations)),
  earlier: v.optional(v.array(earlierTurn)),
  language: v.optional(v.pipe(v.string(), v.maxLength(100))),
  maxOutputTokens: v.optional(line),
  settings: v.optional(v.custom<Partial<AskSettings>>(areAskSettings)),
  temperature: v.optional(v.number()),
  continuation: v.optional(
    v.object({
      answer: longText,
      citations: v.array(
        v.object({
          ...citedPlace,
          title: v.string(),
          status: citationStatus,
          reason: v.optional(v.string()),
          hash: v.optional(v.string()),
        }),
      ),
      evidence: v.array(v.object({ root: v.string(), file: v.string(), lineStart: line, lineEnd: line, why: v.string() })),
      strategy: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
  ),
});

const price = v.object({ input: v.number(), output: v.number(), cachedInput: v.optional(v.number()), currency: v.string() });
const modelInfo = v.object({
  name: v.string(),
  where: v.string(),
  maxInputTokens: v.optional(v.number()),
  capabilities: v.object({ system: v.boolean(), json: v.boolean(), tools: v.boolean(), usage: v.boolean() }),
  price: v.optional(price),
});
/** Host and engine come from one build, so every code is known here. */
const notice = v.object({ code: v.custom<UserErrorCode>((code) => typeof code === 'string'), args: v.array(v.string()) });
const embedderInfo = v.pipe(
  v.object({
    stamp: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    name: v.string(),
    where: v.string(),
    dimensions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096)),
    maxInputTokens: v.optional(v.number()),
    price: v.optional(price),
  }),
  v.transform((info) => ({ ...info, maxInputTokens: info.maxInputTokens })),
);
const embedding = v.variant('provider', [
  v.object({ provider: v.literal('builtIn') }),
  v.object({ provider: v.literal('off'), problem: v.optional(notice) }),
  v.object({ provider: v.literal('lent'), info: embedderInfo }),
]);
const models = v.object({
  answering: v.optional(modelInfo),
  classifying: v.optional(modelInfo),
  analysing: v.optional(modelInfo),
  problem: v.optional(notice),
  steered: v.optional(v.boolean()),
});

const pace = v.object({ paused: v.boolean(), priority: v.picklist(['normal', 'low']) });

/** Schemas for the parameters of each request of `rpc.ts`. */
export const paramsOf = {
  none: v.any(),
  open: v.object({
    roots: v.array(root),
    options,
    storeFolder: v.pipe(v.string(), v.minLength(1)),
    storeLimit: v.optional(v.pipe(v.number(), v.gtValue(0))),
    trusted: v.boolean(),
    embedding: v.optional(embedding),
    l10n: v.optional(v.record(v.string(), v.string())),
    pace: v.optional(pace),
    quarantined: v.optional(v.array(v.object(place))),
    openFiles: v.optional(v.array(v.object(place))),
    memoryShare: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
    suspects: v.optional(v.array(v.object(place))),
  }),
  lendEmbedder: embedding,
  measure: v.object({
    id: v.string(),
    options: v.object({
      documentation: v.optional(count),
      commits: v.optional(count),
      variants: v.optional(v.array(v.picklist(variantNames))),
    }),
    embedding,
  }),
  index: v.object({ rebuild: v.boolean() }),
  apply: v.object({ changes: v.array(v.object({ ...place, type: v.picklist(['created', 'changed', 'deleted']) })) }),
  files: v.object({
    states: v.array(v.custom<FileState>((state) => typeof state === 'string')),
    text: v.pipe(v.string(), v.maxLength(10_000)),
    order: v.picklist(fileOrders),
    descending: v.boolean(),
    offset: count,
    limit: count,
  }),
  file: v.object(place),
  around: v.object({ ...place, line, name: v.optional(v.pipe(v.string(), v.maxLength(1000))) }),
  related: v.object({ ...place, lineStart: line, lineEnd: line }),
  uses: v.object({
    name: v.pipe(v.string(), v.maxLength(1000)),
    at: v.object({ ...place, line, column: line }),
    asksServers: v.optional(v.boolean()),
  }),
  named: v.object({ ...place, line: count, name: v.pipe(v.string(), v.maxLength(1000)) }),
  calls: v.object({ id: v.pipe(v.string(), v.maxLength(10_000)), direction: v.picklist(callDirections) }),
  symbolsIn: v.object({ places: v.pipe(v.array(v.object({ ...place, lineStart: line, lineEnd: line })), v.maxLength(10_000)) }),
  pace,
  overlay: v.object({ ...place, text: v.nullable(v.string()) }),
  ask: v.object({ id: v.string(), question, options: askOptions, models }),
  search: v.object({ question, mode: v.optional(mode), scope: v.optional(v.string()), limit: count, related: v.optional(v.boolean()) }),
  searchText: v.object({
    query: v.object({
      pattern: v.pipe(v.string(), v.maxLength(maxPatternLength)),
      syntax: v.picklist(['phrase', 'expression']),
      matchCase: v.boolean(),
      wholeWord: v.boolean(),
    }),
    scope: v.optional(v.string()),
    limit: count,
  }),
  tool: v.object({
    name: v.pipe(v.string(), v.maxLength(1000)),
    args: v.optional(v.unknown()),
    options: v.object({
      scope: v.optional(v.string()),
      mostTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      settings: v.optional(v.custom<Partial<AskSettings>>(areAskSettings)),
    }),
  }),
  symbols: v.object({ typed: v.pipe(v.string(), v.maxLength(10_000)), limit: count }),
  locate: v.object({ ...place, lineStart: line, lineEnd: line, hash: v.string() }),
};

/**
 * Returns `params` when they match `schema`.
 * @throws UserError `bad-request` that names the request and the first thing that is wrong
 */
export function checkParams<S extends v.GenericSchema>(method: string, schema: S, params: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, params);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new UserError('bad-request', [`${method}: ${v.getDotPath(issue) ?? 'params'}: ${issue.message}`]);
}
