// What indexing a folder costs, part by part: `npm run bench -- index FOLDER [--editor]`, after a build. Prints figures only: processor time
// in ms of all threads, memory in MB. `cold` and `reopened` are runs of the built command line, started with the young heap of the engine, which
// parse on other threads; `parts` does the same work one after the other in one thread, so it says where the time goes, not how long a run takes.
// `questions` is a cold index and ten questions to it, so that work which indexing puts off until somebody asks is counted too.
// The table at the end puts the whole run beside parsing and flattening alone of the same files, and says what can be found when. `--editor` adds
// how long the extension host's thread is held while the packed extension indexes: VS Code's own extensions share it, and hold it as long without us.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '../../../src/cli/settings/environmentSettings.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { cutChunks } from '../../../src/core/indexing/chunks/chunks.ts';
import { decodeRecord, encodeRecord } from '../../../src/core/indexing/records/record.ts';
import type { FileWithRecord } from '../../../src/core/indexing/slices.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import { readFileContent } from '../../../src/core/indexing/files/fileContent.ts';
import { maskForIndex } from '../../../src/core/secrets/scrub.ts';
import { collect } from '../../../src/core/symbols/captures.ts';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import { Source } from '../../../src/core/symbols/source.ts';
import { Parsers } from '../../../src/core/syntax/parser.ts';
import { textFilter } from '../../../src/core/text/textFilter.ts';
import { isMarkedGenerated } from '../../../src/core/workspace/decodeFile.ts';
import { Scanner } from '../../../src/core/workspace/scan.ts';
import { youngHeap } from '../../../src/engine/host/runningEngine.ts';
import { nodeAssets } from '../../../src/node/assets.ts';
import { NodeFiles } from '../../../src/node/files.ts';
import { rootOfFolder } from '../../../src/node/root.ts';
import type { TenQuestions } from './tenQuestions.ts';

const dist = join(import.meta.dirname, '../../../dist');
const [folder = '.', only] = process.argv.slice(2);
const spent = new Map<string, number>();

if (only === 'parts') await parts();
else wholeRuns();

/** `clew index` as built, twice with one store, and the parts, each in a process of its own. */
function wholeRuns(): void {
  const store = join(tmpdir(), `clew-bench-${process.pid}`);
  const runs: Run[] = [];
  try {
    for (const run of ['cold', 'reopened']) {
      const args = [youngHeap, join(dist, 'cli.js'), 'index', '--workspace', folder, '--store', store, '--json'];
      const figures = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Run;
      console.log(run, figures);
      runs.push(figures);
    }
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
  const spentOn = JSON.parse(execFileSync(process.execPath, [import.meta.filename, folder, 'parts'], { encoding: 'utf8' })) as Parts;
  console.log('parts', spentOn);
  const questions = tenQuestions();
  console.log('questions', questions);
  rows(runs, spentOn, questions);
  if (only === '--editor')
    console.log(execFileSync(process.execPath, [join(import.meta.dirname, '../editor/editor.ts'), folder], { encoding: 'utf8' }).trim());
}

/** A cold index with ten questions to it. */
function tenQuestions(): TenQuestions {
  const store = mkdtempSync(join(tmpdir(), 'clew-bench-'));
  try {
    const args = [youngHeap, join(import.meta.dirname, 'tenQuestions.ts'), folder, store];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as TenQuestions;
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
}

/** What `clew index --json` says that is used here. */
interface Run {
  readonly ms: { readonly scan: number; readonly read: number; readonly total: number };
  readonly cpuMs: number;
  readonly peakRssMb: number;
}

type Parts = Readonly<Record<string, number>>;

/** The whole beside the least that has to be done: parsing the same files. */
function rows([cold, reopened]: readonly Run[], spentOn: Parts, { all, questions }: TenQuestions): void {
  const parse = spentOn['parse and flatten'] ?? 0;
  const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`;
  const times = parse ? ` = ${((cold?.cpuMs ?? 0) / parse).toFixed(1)} times that` : '';
  console.log(`${spentOn.files} files, ${spentOn.lines} lines; parsed and flattened alone: ${seconds(parse)} of processor time`);
  console.log(
    `cold index: ${seconds(cold?.cpuMs)} of processor time${times}, ready after ${seconds(cold?.ms.total)}, at most ${cold?.peakRssMb} MB`,
  );
  if (cold) {
    const { scan, read, total } = cold.ms;
    console.log(
      `paths can be found after ${seconds(scan)}, symbol names and text after ${seconds(scan + read)}, all but vectors is there after ${seconds(total)}`,
    );
  }
  console.log(`cold index and ${Object.keys(questions).length} questions answered without a model: ${seconds(all)} of processor time`);
  console.log(
    `stored index opened: ${seconds(reopened?.cpuMs)} of processor time, ready after ${seconds(reopened?.ms.total)}, at most ${reopened?.peakRssMb} MB`,
  );
}

async function parts(): Promise<void> {
  const texts = await measured('scan and read', readAll);
  const parsers = await Parsers.create(nodeAssets(dist));
  const languages = new Set(texts.map(({ language }) => language));
  await measured('grammars and queries', async () => {
    for (const language of languages) await parsers.load(language);
  });
  for (const { text, language } of texts) {
    const loaded = await parsers.load(language);
    const parsed = loaded && (await measured('parse and flatten', () => loaded.parse(new Source(text))));
    if (parsed) await measured('query matches alone', () => collect(loaded.query, parsed.tree));
  }
  const packed: { path: string; bytes: Uint8Array }[] = [];
  for (const { path, text: read, language } of texts) {
    const text = await measured('secrets masked', () => maskForIndex(read));
    const facts = await measured('facts (parse and matches included)', () => extractFacts(text, language, parsers));
    const chunks = await measured('chunks and terms', () => cutChunks(facts, text));
    const record = { facts, ...chunks, generated: isMarkedGenerated(text), hasSecrets: false, filter: textFilter(text) };
    packed.push({ path, bytes: await measured('encode', () => encodeRecord(record)) });
  }
  parsers.dispose();
  await indexes(packed);
  const lines = texts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    JSON.stringify({ files: texts.length, lines, ...Object.fromEntries([...spent].map(([name, ms]) => [name, Math.round(ms)])), peakMb }),
  );
}

async function indexes(packed: readonly { path: string; bytes: Uint8Array }[]): Promise<void> {
  const files = await measured('decode', () =>
    packed.flatMap(({ path, bytes }): FileWithRecord[] => {
      const record = decodeRecord(bytes);
      return record ? [{ root: 'r', path, role: 'code', record, hasText: false }] : [];
    }),
  );
  const graph = createGraph();
  const changed = files.map(({ record, ...file }) => ({ ...file, facts: record.facts }));
  await measured('graph: take in', () => graph.update({ changedFiles: changed, removedFiles: [] }));
  await measured('graph: link', () => graph.deriveEdges());
  const saved = await measured('graph: save', () => graph.save((_root, path) => path));
  const reopened = createGraph();
  reopened.update({ changedFiles: changed, removedFiles: [] });
  await measured('graph: take back saved edges', () => saved && reopened.restore(saved, (_root, path) => path));
  const search = new TextIndex();
  await measured('full text', () => search.update({ changedFiles: files, removedFiles: [] }));
}

async function readAll(): Promise<{ path: string; text: string; language: string }[]> {
  const files = new NodeFiles();
  const root = rootOfFolder(folder);
  const { rules } = settingsFrom({});
  const found: { path: string; text: string; language: string }[] = [];
  for await (const item of new Scanner(files, root, rules).scan(neverCancelled, '')) {
    const read =
      item.kind === 'file'
        ? await readFileContent(files, { ...item, root }, { maxFileSize: rules.maxFileSize, encodingOf: () => undefined })
        : undefined;
    if (item.kind === 'file' && read && 'text' in read) found.push({ path: item.path, ...read });
  }
  return found;
}

/** Adds the processor time of `work` to what was spent under `name`. */
async function measured<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  spent.set(name, (spent.get(name) ?? 0) + (user + system) / 1000);
  return result;
}
