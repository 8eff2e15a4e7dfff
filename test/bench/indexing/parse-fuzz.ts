// `npm run bench -- parse-fuzz [MUTATIONS] [SEED]`: the fixtures of each language, broken at random, and the most processor time that one took.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { languageOf, languages } from '../../../src/core/syntax/languages.ts';
import type { FuzzReply, FuzzTask } from './parseFuzzWorker.ts';

const [mutations = '2000', seed = '1', only = ''] = process.argv.slice(2);
/** A text that has not come back by then counts as hanging. ms */
const limit = 5000;

interface Worst {
  ms: number;
  text: string;
  hangs: number;
}

/** Texts by language, those of all fixtures. */
function samples(): Map<string, string[]> {
  const byLanguage = new Map<string, string[]>();
  const folder = join(import.meta.dirname, '../../fixtures');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || extname(entry.name) === '') continue;
    const language = languageOf(entry.name) ?? '';
    if (!languages.get(language)?.grammar || (only && language !== only)) continue;
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), readFileSync(join(entry.parentPath, entry.name), 'utf8')]);
  }
  return byLanguage;
}

let state = Number(seed) * 2654435761 + 1;
/** A number below `bound`; xorshift32. */
function below(bound: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % Math.max(1, bound);
}

const tokens = ['@', '(', ')', '{', '}', '[', '<', '>', '"', "'", '`', '"""', '/*', '//', '#', '\\', '$', '${', '=', ':', ';', ',', '\n', '\t', '<<', '<<EOF\n', 'R"(', '?', '|', '&', '%', '0', '_', '\0', 'é', '@A(', '#if', '->', '::', '!']; // prettier-ignore

/** A text with one to four things changed, as typing, merging and truncating do. */
function mutated(text: string): string {
  let result = text;
  for (let left = 1 + below(4); left > 0; left--) {
    const [a, length] = [below(result.length + 1), 1 + below(60)];
    const token = (): string => tokens[below(tokens.length)] ?? '';
    const changes: readonly (() => string)[] = [
      () => result.slice(0, a),
      () => result.slice(0, a) + token(),
      () => result.slice(0, a) + result.slice(a + length),
      () => result.slice(0, a) + token() + result.slice(a),
      () => result.slice(0, a) + token().repeat(1 + below(200)) + result.slice(a),
      () => result.slice(0, a) + result.slice(a, a + length).repeat(1 + below(20)) + result.slice(a + length),
      () => result.slice(a) + result.slice(0, a),
      () => result.trimEnd(),
    ];
    result = changes[below(changes.length)]?.() ?? result;
  }
  return result;
}

/** A worker that analyses one text at a time. */
class Fuzzer {
  #worker: Worker | undefined;

  #settle: (ms: number | undefined) => void = () => undefined;

  /** Processor time in ms; undefined where the text hangs or kills the worker. */
  async run(task: FuzzTask): Promise<number | undefined> {
    const worker = (this.#worker ??= this.#start());
    const ms = await new Promise<number | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), limit);
      this.#settle = (reply) => (clearTimeout(timer), resolve(reply));
      worker.postMessage(task);
    });
    if (ms === undefined) await this.end();
    return ms;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./parseFuzzWorker.ts', import.meta.url));
    worker.on('message', ({ ms }: FuzzReply) => this.#settle(ms));
    worker.on('error', () => this.#settle(undefined));
    return worker;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

const fuzzer = new Fuzzer();
for (const [language, texts] of samples()) {
  const worst: Worst = { ms: 0, text: '', hangs: 0 };
  await fuzzer.run({ language, text: '' });
  for (let i = 0; i < Number(mutations); i++) {
    const text = mutated(texts[below(texts.length)] ?? '');
    const ms = await fuzzer.run({ language, text });
    if (ms === undefined) {
      worst.hangs++;
      console.log(`  ${language} hangs or dies: ${JSON.stringify(text.slice(-300))}`);
      await fuzzer.run({ language, text: '' });
    } else if (ms > worst.ms) Object.assign(worst, { ms, text });
  }
  console.log(`${language}: ${mutations} texts, worst ${worst.ms.toFixed(0)} ms of processor time (${worst.text.length} characters), ${worst.hangs} hang`); // prettier-ignore
}
await fuzzer.end();
