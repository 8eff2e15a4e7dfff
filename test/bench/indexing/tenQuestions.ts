// Ten questions to a new index, in a process of its own: `node tenQuestions.ts FOLDER STORE`, figures as one line of JSON in ms of processor time.
// Work that indexing puts off has to be done when somebody asks, so the index and the answers are counted together. Two questions each of search,
// uses, trace, code that nobody calls, and message are made from the names and literals of the folder, always the same ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { settingsFrom } from '../../../src/cli/settings/environmentSettings.ts';
import { unpackLiterals } from '../../../src/core/messages/literals.ts';
import { openCodebase } from '../../../src/engine/openCodebase.ts';
import { NodeFiles } from '../../../src/node/files.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { rootOfFolder } from '../../../src/node/root.ts';
import { setRuntimeFlags } from '../../../src/node/runtimeFlags.ts';

/** ms of processor time: of the index until all but vectors is there, of each question, and of all together. */
export interface TenQuestions {
  readonly index: number;
  readonly questions: Readonly<Record<string, number>>;
  readonly all: number;
}

/** Where in the sorted names or literals the two of each kind are taken from. */
const shares = [1 / 3, 2 / 3];

const [folder, store] = process.argv.slice(2);
if (folder !== undefined && store !== undefined) console.log(JSON.stringify(await askAll(folder, store)));

async function askAll(folder: string, store: string): Promise<TenQuestions> {
  setRuntimeFlags();
  const start = process.cpuUsage();
  const opened = await openCodebase({
    roots: [rootOfFolder(folder)],
    files: new NodeFiles(),
    options: settingsFrom({}),
    storeFolder: store,
    trusted: false,
    log: consoleLog(process.stderr, false),
  });
  const { codebase } = opened;
  await codebase.index(neverCancelled);
  const index = msSince(start);
  const questions: Record<string, number> = {};
  for (const [question, answer] of questionsTo(codebase, folder)) {
    const asked = process.cpuUsage();
    await answer();
    questions[question] = msSince(asked);
  }
  const all = Object.values(questions).reduce((sum, ms) => sum + ms, index);
  await opened.dispose();
  return { index, questions, all };
}

function questionsTo(codebase: Codebase, folder: string): readonly (readonly [question: string, answer: () => Promise<unknown>])[] {
  const names = [...codebase.graph.symbols()]
    .filter(({ role, fact }) => role === 'code' && (fact.kind === 'function' || fact.kind === 'method') && !fact.name.startsWith('<'))
    .map(({ fact }) => fact.qualifiedName)
    .sort();
  const words = pick(names).map((name) => name.replace(/([a-z0-9])([A-Z])|[._:]+/g, '$1 $2').toLowerCase());
  const nobody = ['Which functions does nobody call?', 'Which classes are never used?'];
  const messages = pick(messagesOf(codebase, folder));
  const asked = [
    ...pick(names).map((name) => `Where is \`${name}\` used?`),
    ...pick(names).map((name) => `Trace what happens when ${name} runs.`),
    ...nobody,
    ...messages.map((text) => `Why do I get "${text}"?`),
  ];
  return [
    ...words.map((text) => [`search: ${text}`, () => codebase.search(text, { limit: 10 }, neverCancelled)] as const),
    ...asked.map((question) => [question, () => answerTo(codebase, question)] as const),
  ];
}

/** Constant texts of at least three words that code raises, logs or prints. */
function messagesOf({ graph }: Codebase, folder: string): readonly string[] {
  const paths = new Map([...graph.symbols()].filter(({ role }) => role === 'code').map(({ root, path }) => [path, root]));
  const messages = [...paths].flatMap(([path, root]) => {
    const literals = unpackLiterals(graph.file(root, path)?.facts.literals ?? new Uint8Array());
    const emitted = literals.filter(
      ({ role, parts }) => (role === 'raised' || role === 'logged' || role === 'printed') && parts.length === 1,
    );
    const text = emitted.length ? readFileSync(join(folder, path), 'utf8') : '';
    return emitted.flatMap(({ parts }) => parts.map(({ start, end }) => text.slice(start, end)));
  });
  return messages.filter((text) => /^[A-Za-z][\w ,.'-]+$/.test(text) && text.split(' ').length >= 3).sort();
}

async function answerTo(codebase: Codebase, question: string): Promise<void> {
  for await (const event of codebase.ask(question, {}, neverCancelled)) {
    if (event.kind === 'failed') throw new Error(`${question}: ${event.code}`);
    if (event.kind === 'done') return;
  }
}

function pick(texts: readonly string[]): readonly string[] {
  return shares.flatMap((share) => texts[Math.floor(share * texts.length)] ?? []);
}

function msSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000);
}
