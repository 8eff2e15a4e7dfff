// Places where text comes out of an indexed workspace: answers, search, tools of chats and agents, and requests of a model that no gate stands before.
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Git } from '../../../../src/core/ports.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { askWith, modelAt } from '../../askModel.ts';
import { openFixture } from '../../openFixture.ts';
import { answer } from '../../scriptedReplies.ts';
import type { ScriptedServer } from '../../scriptedServer.ts';
import type { TextPlace } from './secretPlaces.ts';

/** Longer than the part of an earlier question that is sent, so that a secret stands where it is cut. */
const filler = 'what happens when an order is placed and paid and then sent on to a customer '.repeat(3);

/** The places of one small workspace. */
export async function askPlaces(server: ScriptedServer): Promise<readonly TextPlace[]> {
  let subject = '';
  const commit = 'abc1234def';
  const git: Git = {
    recentChanges: () => Promise.resolve([{ commit, date: 1, subject }]),
    commits: () => Promise.resolve([]),
  };
  const { codebase } = await openFixture('shop', nodeClock, git);
  const requests = async (question: string, options: AskOptions): Promise<string> => {
    server.reset();
    server.fallback = answer('It is decided there.');
    const { events } = await askWith(codebase, question, { answering: modelAt(server) }, options);
    return server.chats.map(({ text }) => text).join('\n') + JSON.stringify(events);
  };
  // Only a failure is answered with the last commits of its lines.
  const withSubject = async (text: string, ask: (trace: string) => Promise<string>): Promise<string> => {
    subject = text;
    const out = await ask('Error: no discount\n    at applyDiscount (src/pricing/discount.ts:3:9)');
    subject = '';
    if (!out.includes(commit)) throw new Error('the commit was not read');
    return out;
  };
  const tool = (name: string, args: unknown) => async () => JSON.stringify(await codebase.callTool(name, args, {}, neverCancelled));
  const earlier = (question: string, told: string): AskOptions => ({
    earlier: [{ question, answer: told, at: Date.now(), citations: [], evidence: [], unresolved: [] }],
  });
  const problem = (message: string): AskOptions => ({
    problems: [{ root: '', path: 'src/pricing/discount.ts', line: 3, severity: 'error', message }],
  });
  return [
    {
      name: 'the answer to a question',
      out: async (text) => JSON.stringify((await askWith(codebase, `Why is ${text} in applyDiscount?`, {})).events),
    },
    {
      name: 'the subject of a commit in an answer',
      hasOneLine: true,
      out: (text) => withSubject(text, async (trace) => JSON.stringify((await askWith(codebase, trace, {})).events)),
    },
    { name: 'the subject of a commit in a request', hasOneLine: true, out: (text) => withSubject(text, (trace) => requests(trace, {})) },
    { name: 'a request with a question', out: (text) => requests(`Why is ${text} in applyDiscount?`, {}) },
    { name: 'a request with an earlier question', out: (text) => requests('And applyDiscount?', earlier(`Why ${text}?`, 'So.')) },
    {
      name: 'a request with an earlier question that is cut',
      out: (text) => requests('And applyDiscount?', earlier(`${filler}${text}`, 'So.')),
    },
    { name: 'a request with an earlier answer', out: (text) => requests('And applyDiscount?', earlier('Why?', `It is ${text}.`)) },
    { name: 'a request with problems of the editor', out: (text) => requests('What is wrong in src/pricing/discount.ts?', problem(text)) },
    {
      name: 'results of a search',
      out: async (text) => JSON.stringify(await codebase.search(`applyDiscount ${text}`, { limit: 5 }, neverCancelled)),
    },
    { name: 'a name that is looked up', out: async (text) => JSON.stringify(await codebase.lookUp(text, neverCancelled)) },
    { name: 'the tool explore_code', out: (text) => tool('explore_code', { question: `Why is ${text} in applyDiscount?` })() },
    { name: 'the tool search_text', out: (text) => tool('search_text', { text })() },
    { name: 'the tool find_symbol', out: (text) => tool('find_symbol', { name: text })() },
    { name: 'the tool find_uses', out: (text) => tool('find_uses', { name: text })() },
    { name: 'the tool find_uses with an event', out: (text) => tool('find_uses', { name: `"${text}"` })() },
    { name: 'the tool trace_calls', out: (text) => tool('trace_calls', { name: text })() },
    { name: 'the tool read_lines', out: (text) => tool('read_lines', { path: text })() },
    { name: 'a tool with a wrong scope', out: (text) => tool('search_text', { text: 'order', scope: text })() },
  ];
}

/** What is told about a workspace that has a file, a folder and an import of this name. */
export async function toldOfFile(name: string): Promise<string> {
  const { codebase } = await openFixture({
    [`src/${name}.ts`]: 'export function openShop(): number {\n  return 1;\n}\n',
    [`${name}/inside.ts`]: 'export function closeShop(): number {\n  return 2;\n}\n',
    'src/main.ts': `import { openShop } from './${name}.ts';\nexport const main = openShop();\n`,
  });
  const answers = await Promise.all(
    ['Where is openShop?', 'Where is closeShop?', 'What is this project?'].map((question) => askWith(codebase, question, {})),
  );
  const symbols = await codebase.callTool('find_symbol', { name: 'openShop' }, {}, neverCancelled);
  return JSON.stringify([answers.map(({ events }) => events), symbols, codebase.skippedFiles().map(({ reason }) => reason)]);
}
