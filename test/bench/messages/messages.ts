// Whether every message leads to its line: `npm run bench -- messages FOLDER… [--per 15] [--brief 15] [--same 10] [--json FILE] [--store DIR]`. Messages are made from the literals,
// templates and resources of the folders by a reader of our own; beside them altered ones, phrases that stand nowhere, and phrases that stand in a
// file. Prints what search and `ask` (without a model) show of them, with intervals; the same folders always give the same tasks. Asserts nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { TextQuery } from '../../../src/core/text/textQuery.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { briefTasks, sameTasks } from './brief.ts';
import { absentPhrases, alteredMessages, vocabularyOf, type Decoy } from './decoys.ts';
import { sourceTexts } from './files.ts';
import { judged, measureNames, scoreTable, withInterval, type MessageOutcome, type ShownPlace } from './scores.ts';
import { loneLiterals, messageTasks, type MessageTask } from './tasks.ts';
import { randomNumbers, samplePhrase } from '../sampling.ts';

const { positionals: folders, values } = parseArgs({
  allowPositionals: true,
  options: {
    per: { type: 'string', default: '15' },
    brief: { type: 'string', default: '15' },
    same: { type: 'string', default: '10' },
    json: { type: 'string' },
    store: { type: 'string' },
  },
});
if (folders.length === 0) {
  console.error('npm run bench -- messages FOLDER… [--per 15] [--brief 15] [--json FILE] [--store DIR]');
  process.exit(2);
}
/** Over all folders. */
const counts = { altered: 200, absent: 500, present: 1000, asked: 100 };
/** What only a text that code says as a whole may be called. */
const exactClaim = /\b(raises?|raised|logs?|logged|prints?|printed|says?) (or \w+ )?(here|"|this text)/i;

const store = values.store ?? temporaryFolder('messages');
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
const outcomes: MessageOutcome[] = [];
const wrong = { altered: [] as string[], absent: [] as string[], absentAsked: [] as string[], present: [] as string[] };
const checked = { altered: 0, absent: 0, absentAsked: 0, present: 0 };
for (const folder of folders) {
  const request = { folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled };
  await withFolder(request, ({ codebase }) => run(folder, codebase));
  console.error(`${nameOf(folder)}: ${outcomes.length} messages so far`);
  if (values.json)
    writeFileSync(
      values.json,
      JSON.stringify({ outcomes: outcomes.map((each) => ({ ...each, right: judged(each) })), measureNames, wrong }),
    );
}
console.log(scoreTable(outcomes));
console.log(
  `altered: ${withInterval(wrong.altered.length, checked.altered)} % of ${checked.altered} called exact (${wrong.altered.length})`,
);
console.log(
  `absent: ${wrong.absent.length} of ${checked.absent} found by exact search; ${wrong.absentAsked.length} of ${checked.absentAsked} said to be there by ask`,
);
console.log(`present: ${wrong.present.length} of ${checked.present} not there by exact search`);

/** What the path of a folder adds to that of the folder around them all; of a single one its own name. */
function nameOf(folder: string): string {
  const paths = folders.map((each) => each.split('/'));
  const own = folder.split('/');
  const common = own.findIndex((part, i) => paths.some((path) => path[i] !== part));
  return (common < 0 ? own.at(-1) : own[common]) ?? folder;
}

async function run(folder: string, codebase: Codebase): Promise<void> {
  const repository = nameOf(folder);
  const random = randomNumbers([...repository].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7));
  const files = sourceTexts(folder);
  const literals = loneLiterals(files, random);
  for (const task of messageTasks(files, literals, Number(values.per), random)) outcomes.push(await outcome(repository, task, codebase));
  const briefRandom = randomNumbers(repository.length);
  for (const task of briefTasks(files, Number(values.brief), briefRandom)) outcomes.push(await outcome(repository, task, codebase));
  for (const task of sameTasks(files, Number(values.same), briefRandom)) outcomes.push(await outcome(repository, task, codebase));
  const share = (all: number): number => Math.ceil(all / folders.length);
  const texts = textsOf(folder, codebase);
  const all = { words: vocabularyOf(files), texts: texts.map(([, text]) => text), files };
  for (const decoy of alteredMessages(Object.values(literals).flat(), all, share(counts.altered), random))
    await checkAltered(repository, decoy, codebase);
  await checkAbsent(repository, absentPhrases(all.words, all.texts, share(counts.absent), random), share(counts.asked), codebase);
  for (let i = 0; i < share(counts.present); i++) {
    const { path, wanted } = samplePhrase(texts, random);
    const { hits, total } = await codebase.searchText(phraseQuery(wanted), { limit: 1000 }, neverCancelled);
    checked.present++;
    // More files hold short phrases than are listed.
    if (total < 1000 && !hits.some(({ file }) => file === path)) wrong.present.push(`${repository}/${path}: ${wanted}`);
  }
}

async function outcome(repository: string, task: MessageTask, codebase: Codebase): Promise<MessageOutcome> {
  const start = performance.now();
  const { ranked } = await codebase.search(task.question, { limit: 10 }, neverCancelled);
  const searched = performance.now();
  const { text, cited } = await answerTo(task.question, codebase);
  const asked = performance.now();
  const pasted = await findInFiles(task.message, codebase);
  const shown = ranked.map(({ file, lineStart, lineEnd, at, why }) => ({
    file,
    first: lineStart,
    last: lineEnd,
    line: at ?? lineStart,
    why,
  }));
  return {
    repository,
    task,
    ranked: shown,
    cited,
    pasted,
    opening: text.slice(0, 500),
    searchMs: searched - start,
    askMs: asked - searched,
  };
}

/** What the search of an editor shows for the message as it is pasted, in its order: the line to beat. */
async function findInFiles(message: string, codebase: Codebase): Promise<readonly ShownPlace[]> {
  const { hits } = await codebase.searchText({ ...phraseQuery(message), matchCase: false }, { limit: 10 }, neverCancelled);
  return hits.map(({ file, line }) => ({ file, first: line, last: line, line, why: '' }));
}

/** The answer without a model, and what it cites in the order of the text. */
async function answerTo(question: string, codebase: Codebase): Promise<{ readonly text: string; readonly cited: readonly ShownPlace[] }> {
  const cited: ShownPlace[] = [];
  let text = '';
  for await (const event of codebase.ask(question, {}, neverCancelled)) {
    if (event.kind === 'failed') throw new Error(`${question}: ${event.code}`);
    if (event.kind === 'delta') text += event.text;
    if (event.kind !== 'citation') continue;
    const { file, lineStart, lineEnd, title } = event.citation;
    cited.push({ file, first: lineStart, last: lineEnd, line: lineStart, why: title });
  }
  return { text, cited };
}

async function checkAltered(repository: string, { question, text, from }: Decoy, codebase: Codebase): Promise<void> {
  checked.altered++;
  const { ranked, mode } = await codebase.search(question, { limit: 10 }, neverCancelled);
  const answer = await answerTo(question, codebase);
  const claims = [mode.reason, ...ranked.map(({ why }) => why), ...proseOf(answer.text)].filter((line) => exactClaim.test(line));
  if (claims.length)
    wrong.altered.push(`${repository}: ${text}\n  made of: ${from}\n  asked: ${question}\n  ${claims.slice(0, 3).join('\n  ')}`);
}

/** Lines of an answer without the code in it, which has words of its own. */
function proseOf(answer: string): string[] {
  return answer
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '``')
    .split('\n');
}

async function checkAbsent(repository: string, phrases: readonly string[], asked: number, codebase: Codebase): Promise<void> {
  for (const [i, phrase] of phrases.entries()) {
    checked.absent++;
    const { total } = await codebase.searchText({ ...phraseQuery(phrase), matchCase: false }, { limit: 1 }, neverCancelled);
    if (total > 0) wrong.absent.push(`${repository}: ${phrase}`);
    if (i >= asked) continue;
    checked.absentAsked++;
    const { text } = await answerTo(`Where does the code say "${phrase}"?`, codebase);
    if (proseOf(text).some((line) => exactClaim.test(line)) || text.includes(`holds the text "${phrase}"`))
      wrong.absentAsked.push(`${repository}: ${phrase}\n  ${text.slice(0, 300)}`);
  }
}

function textsOf(folder: string, codebase: Codebase): [path: string, text: string][] {
  const { rows } = codebase.listing.page({
    ...{ states: ['indexed', 'text-only', 'parse-errors'], text: '', order: 'path' },
    ...{ descending: false, offset: 0, limit: 1_000_000 },
  });
  return rows.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '')]);
}

function phraseQuery(pattern: string): TextQuery {
  return { pattern, syntax: 'phrase', matchCase: true, wholeWord: false };
}
