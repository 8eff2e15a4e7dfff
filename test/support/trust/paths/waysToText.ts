// Every request of the engine that could bring the text of a file to light, asked for one file by its name, path, lines and message.
import type { EngineClient } from '../../../../src/engine/host/client.ts';
import type { HostModels } from '../../../../src/engine/host/modelRequests.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import type { EarlierTurn } from '../../../../src/core/answering/session/earlierTurn.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import type { ModelEvent, ModelInfo, ModelRequest } from '../../../../src/core/ports.ts';
import { digest } from '../../../../src/node/digest.ts';
import { seenFile, type PlantedFile } from './hiddenFiles.ts';

/** What a way needs to know. */
export interface WayContext {
  readonly client: EngineClient;
  /** Key of the root. */
  readonly root: string;
  readonly file: PlantedFile;
}

/** A way to text. `shows`: what it brings of a file that counts, by which a control tells that the way works. */
export interface Way {
  readonly name: string;
  readonly shows: 'canary' | 'name' | 'path' | 'anything';
  ask(context: WayContext): Promise<unknown>;
}

const model: ModelInfo = {
  name: 'obeying',
  where: 'localhost',
  maxInputTokens: 16_000,
  capabilities: { system: true, json: true, tools: true, usage: false },
};

/** A model that asks for the file in every way it can, and says what it was sent. */
function obeyingModel({ path, name, message }: PlantedFile): { readonly models: HostModels; readonly sent: ModelRequest[] } {
  const sent: ModelRequest[] = [];
  const toolArgs: readonly (readonly [string, object])[] = [
    ['read_lines', { path, start: 1, end: 7 }],
    ['find_symbol', { name, path }],
    ['search_text', { text: message }],
    ['explore_code', { question: `How does ${name} in ${path} work?` }],
    ['trace_calls', { name, path, direction: 'callees' }],
  ];
  async function* call({ request }: { readonly request: ModelRequest }): AsyncIterable<ModelEvent> {
    await Promise.resolve();
    sent.push(request);
    if (request.tools && request.mayCall !== false && sent.length === 1) {
      for (const [i, [tool, args]] of toolArgs.entries())
        yield { kind: 'tool-call', call: { id: `call-${i}`, name: tool, args: JSON.stringify(args) } };
    } else {
      const wishes = [`${path}:1-6`, `\`${name}\` in \`${path}\``, `\`${name}\``, `"${message}"`];
      const missing = sent.length === 1 ? wishes.map((each) => `- ${each}`).join('\n') : 'none';
      yield { kind: 'text', text: `<answer>\nIt is \`${name}\` [1].\n</answer>\n<missing>\n${missing}\n</missing>` };
    }
    yield { kind: 'end', reason: 'stop' };
  }
  return { models: { lentModels: { answering: model, classifying: model, analysing: model }, call }, sent };
}

async function answerOf({ client }: WayContext, question: string, options: AskOptions, models?: HostModels): Promise<unknown> {
  const events = [];
  for await (const event of client.ask(question, options, neverCancelled, models)) events.push(event);
  return events;
}

/** An answer of the obeying model, with everything that it was sent. */
async function modelAnswer(context: WayContext, question: string, options: AskOptions): Promise<unknown> {
  const { models, sent } = obeyingModel(context.file);
  const events = await answerOf(context, question, options, models);
  return { events, sent };
}

const linesOf = ({ path }: PlantedFile) => ({ root: '', path, lineStart: 1, lineEnd: 6 });
const hashOf = ({ text }: PlantedFile): string => digest(text.split('\n').slice(0, 6).join('\n'));
const evidenceOf = (file: PlantedFile) => ({ root: '', file: file.path, lineStart: 1, lineEnd: 6, why: 'asked for' });

/** A tool of other chats and agents. */
function tool(name: string, args: (file: PlantedFile) => object, shows: Way['shows'] = 'canary', scoped = false): Way {
  return {
    name: `tool ${name}${scoped ? ' within the file' : ''}`,
    shows,
    ask: ({ client, file }) =>
      client.tools.request({ name, args: args(file), options: { mostTokens: 4000, ...(scoped ? { scope: file.path } : {}) } }),
  };
}

/** A turn that rests on the file and on one that counts, which "it" is then. */
function turnAbout(file: PlantedFile): EarlierTurn {
  const places = [seenFile, file].map((each, i) => ({ n: i + 1, ...evidenceOf(each), symbol: each.name, hash: hashOf(each) }));
  return {
    question: `What does ${seenFile.name} do?`,
    at: Date.now(),
    focus: { ...linesOf(seenFile), lineStart: 2, name: seenFile.name },
    answer: 'It is said there [1] [2].',
    citations: places.map((each) => ({ ...each, status: 'verified' })),
    evidence: places.map((each) => ({ ...each, pinned: true })),
    unresolved: [],
  };
}

/** Requests that list, find, search and resolve, without an answer. */
const lookUps: readonly Way[] = [
  { name: 'row of the file', shows: 'path', ask: ({ client, root, file }) => client.files.row({ root, path: file.path }) },
  {
    name: 'page of files',
    shows: 'path',
    ask: ({ client, file }) => client.files.page({ states: [], text: file.path, order: 'path', descending: false, offset: 0, limit: 50 }),
  },
  { name: 'typed path', shows: 'path', ask: ({ client, file }) => client.files.pathsLike(file.path, 20) },
  { name: 'typed name', shows: 'name', ask: ({ client, file }) => client.symbols(file.name, 20) },
  {
    name: 'search by name',
    shows: 'path',
    ask: ({ client, file }) => client.search(`What does ${file.name} do?`, { limit: 20, related: true }),
  },
  { name: 'search by path', shows: 'path', ask: ({ client, file }) => client.search(`What is in ${file.path}?`, { limit: 20 }) },
  { name: 'search within the file', shows: 'path', ask: ({ client, file }) => client.search(file.name, { limit: 20, scope: file.path }) },
  {
    name: 'exact search',
    shows: 'canary',
    ask: ({ client, file }) =>
      client.searchText({ pattern: file.message, syntax: 'phrase', matchCase: false, wholeWord: false }, { limit: 50 }),
  },
  {
    name: 'search by expression',
    shows: 'canary',
    ask: ({ client, file }) =>
      client.searchText({ pattern: `${file.message}.*`, syntax: 'expression', matchCase: true, wholeWord: false }, { limit: 50 }),
  },
  {
    name: 'uses',
    shows: 'name',
    ask: ({ client, root, file }) => client.graph.uses({ name: file.name, at: { root, path: file.path, line: 2, column: 17 } }),
  },
  {
    name: 'number of uses',
    shows: 'name',
    ask: ({ client, root, file }) => client.graph.usesSummary({ name: file.name, at: { root, path: file.path, line: 2, column: 17 } }),
  },
  { name: 'definitions', shows: 'canary', ask: ({ client, root, file }) => client.graph.definitions({ root, path: file.path }) },
  {
    name: 'callers and callees',
    shows: 'canary',
    ask: ({ client, root, file }) => client.graph.around({ root, path: file.path, line: 2, name: file.name }),
  },
  {
    name: 'related code',
    shows: 'canary',
    ask: ({ client, root, file }) => client.graph.relatedCode({ root, path: file.path, lineStart: 1, lineEnd: 5 }),
  },
  {
    name: 'symbols in lines',
    shows: 'canary',
    ask: ({ client, root, file }) => client.graph.symbolsIn([{ root, path: file.path, lineStart: 1, lineEnd: 6 }]),
  },
  {
    name: 'place of a citation',
    shows: 'anything',
    ask: async ({ client, file }) => {
      const lines = await client.locate({ ...linesOf(file), hash: hashOf(file) });
      // That the text is still the same is something about the text.
      return lines && file.canary;
    },
  },
];

const tools: readonly Way[] = [
  tool('explore_code', ({ name, path }) => ({ question: `How does ${name} in ${path} work?` })),
  tool('find_symbol', ({ name, path }) => ({ name, path })),
  tool('find_symbol', ({ name }) => ({ name })),
  tool('find_uses', ({ name, path }) => ({ name, path }), 'name'),
  tool('search_text', ({ message }) => ({ text: message })),
  tool('search_text', ({ message }) => ({ text: `${message}.*`, regex: true })),
  tool('trace_calls', ({ name, path }) => ({ name, path, direction: 'callees' })),
  tool('explain_failure', ({ message }) => ({ failure: `Error: ${message}` })),
  tool('read_lines', ({ path }) => ({ path, start: 1 })),
  tool('read_lines', ({ path }) => ({ path: `./${path}`, start: 2, end: 4 })),
  tool('explore_code', ({ name }) => ({ question: `What is ${name}?` }), 'canary', true),
  tool('read_lines', ({ path }) => ({ path }), 'canary', true),
];

const extractive = { strategy: 'extractive' } as const;
const single = { strategy: 'single-pass' } as const;

/** Questions, with the file attached, remembered, or wished for by a model. */
const questions: readonly Way[] = [
  { name: 'question by name', shows: 'canary', ask: (each) => answerOf(each, `What does ${each.file.name} do?`, extractive) },
  { name: 'question by path', shows: 'canary', ask: (each) => answerOf(each, `What is in ${each.file.path}?`, extractive) },
  {
    name: 'pasted message',
    shows: 'canary',
    ask: (each) => answerOf(each, `Error: ${each.file.message}\n    at ${each.file.name} (${each.file.path}:3:27)`, extractive),
  },
  {
    name: 'question about a selection',
    shows: 'canary',
    ask: (each) => answerOf(each, 'Explain this.', { ...extractive, focus: linesOf(each.file) }),
  },
  {
    name: 'selection sent to a model',
    shows: 'canary',
    ask: (each) => modelAnswer(each, 'Explain this.', { ...single, focus: linesOf(each.file) }),
  },
  {
    name: 'attached file',
    shows: 'canary',
    ask: (each) => modelAnswer(each, 'How do these work?', { ...single, attached: [linesOf(each.file)] }),
  },
  {
    name: 'problem of the editor',
    shows: 'path',
    ask: (each) =>
      modelAnswer(each, 'What is wrong?', {
        ...single,
        problems: [{ root: each.root, path: each.file.path, line: 3, severity: 'error', message: 'wrong' }],
      }),
  },
  {
    name: 'earlier turn',
    shows: 'canary',
    ask: (each) => modelAnswer(each, 'And who calls it?', { ...single, earlier: [turnAbout(each.file)] }),
  },
  {
    name: 'answer to continue',
    shows: 'canary',
    ask: (each) =>
      modelAnswer(each, `What does ${each.file.name} do?`, {
        ...single,
        continuation: { answer: 'It begins', citations: [], evidence: [evidenceOf(each.file)] },
      }),
  },
  {
    name: 'gaps of a model',
    shows: 'canary',
    ask: (each) => modelAnswer(each, `What does use${each.file.n} do?`, { strategy: 'gap-filling' }),
  },
  {
    name: 'tool calls of a model',
    shows: 'canary',
    ask: (each) => modelAnswer(each, `What does use${each.file.n} do?`, { strategy: 'agent' }),
  },
  {
    name: 'question within the file',
    shows: 'canary',
    ask: (each) => answerOf(each, `What does ${each.file.name} do?`, { ...extractive, scope: each.file.path }),
  },
];

/** All ways. */
export const waysToText: readonly Way[] = [...lookUps, ...tools, ...questions];

/** What a way brings, as text: a refusal with a sentence is as good as nothing. */
export async function textBy(way: Way, context: WayContext): Promise<string> {
  try {
    return JSON.stringify(await way.ask(context)) ?? '';
  } catch (error) {
    if (error instanceof UserError) return JSON.stringify([error.code, error.args]);
    throw error;
  }
}
