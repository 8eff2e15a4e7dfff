// `npm run bench -- fact-terms FOLDER…`: what it costs that facts keep terms as text, beside keeping them as trees: bytes, time, memory.
import { Packr } from 'msgpackr';
import { readType } from '../../../src/core/graph/declared/typeReader.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { packFacts } from '../../../src/core/indexing/records/packedFacts.ts';
import { parseArguments, parseTerm } from '../../../src/core/symbols/values/termParser.ts';
import { argumentsText, termText, type Term, type TermArgument, type TermEntry } from '../../../src/core/symbols/values/valueTerms.ts';
import { graphFiles } from '../../core/graph/folderGraph.ts';
import { testParsers } from '../../core/symbols/testAssets.ts';

const rounds = 5;
const packr = new Packr({ useRecords: false });
/** Maps with shared keys, by which msgpackr packs objects of the same fields best. */
const records = new Packr({ useRecords: true });

/** A term as rows of arrays, without the names of its fields. */
type Row = readonly (string | number | null | Row)[];

const kinds = ['name', 'function', 'member', 'index', 'call', 'new', 'list', 'record', 'choice', 'spread'] as const;

function rowOf(term: Term | undefined): Row | null {
  if (!term) return null;
  const kind = kinds.indexOf(term.kind);
  switch (term.kind) {
    case 'name':
      return [kind, term.name];
    case 'function':
      return [kind, term.index];
    case 'member':
      return [kind, rowOf(term.of), term.name];
    case 'index':
      return [kind, rowOf(term.of), term.key ?? null];
    case 'call':
    case 'new':
      return [kind, rowOf(term.of), argumentRows(term.arguments)];
    case 'list':
      return [kind, term.items.map(rowOf)];
    case 'record':
      return [kind, term.entries.map(({ key, value }): Row => [key ?? null, rowOf(value)])];
    case 'choice':
      return [kind, term.options.map(rowOf)];
    case 'spread':
      return [kind, rowOf(term.of)];
  }
}

const argumentRows = (list: readonly TermArgument[]): Row => list.map(({ name, value }): Row => [name ?? null, rowOf(value)]);

function termOf(row: Row): Term {
  const kind = kinds[row[0] as number] ?? 'name';
  const of = (): Term => termOf(row[1] as Row);
  const all = (): Row[] => row[1] as Row[];
  switch (kind) {
    case 'name':
      return { kind, name: row[1] as string };
    case 'function':
      return { kind, index: row[1] as number };
    case 'member':
      return { kind, of: of(), name: row[2] as string };
    case 'index':
      return { kind, of: of(), ...(row[2] === null ? {} : { key: row[2] as string }) };
    case 'call':
    case 'new':
      return { kind, of: of(), arguments: argumentsOf(row[2] as Row) };
    case 'list':
      return { kind, items: (row[1] as (Row | null)[]).map((item) => (item ? termOf(item) : undefined)) };
    case 'record':
      return { kind, entries: all().map(([key, value]): TermEntry => ({ ...keyOf(key), value: termOf(value as Row) })) };
    case 'choice':
      return { kind, options: all().map(termOf) };
    case 'spread':
      return { kind, of: of() };
  }
}

const keyOf = (key: unknown): { key?: string } => (typeof key === 'string' ? { key } : {});

function argumentsOf(list: Row): TermArgument[] {
  return (list as readonly Row[]).map(([name, value]) => ({
    ...(typeof name === 'string' ? { name } : {}),
    ...(value ? { value: termOf(value as Row) } : {}),
  }));
}

function heap(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

/** The least processor time of some runs, and the memory that the result of the first one holds. */
function cost<T>(run: () => T): string {
  const times: number[] = [];
  let held = 0;
  for (let round = 0; round < rounds; round++) {
    const before = heap();
    const start = process.cpuUsage();
    const result = run();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    if (round === 0) held = heap() - before;
    if (result === undefined) throw new Error('nothing was made');
  }
  return `${Math.min(...times)
    .toFixed(0)
    .padStart(6)} ms ${(held / 1e6).toFixed(1).padStart(7)} MB`;
}

const parsers = await testParsers();
for (const folder of process.argv.slice(2)) {
  const files = await graphFiles(folder, parsers, (path) => !path.includes('node_modules/'));
  const values = files.map(({ facts }) => facts.bindings.flatMap(({ by, value }) => (isFlow(by) ? [value] : [])));
  const passed = files.map(({ facts }) => facts.calls.flatMap((call) => call.passed ?? []));
  const terms = values.map((list) => list.map((text) => parseTerm(text)));
  const lists = passed.map((list) => list.map((text) => parseArguments(text)));
  for (const [i, list] of terms.entries()) for (const [j, term] of list.entries()) same(values[i]?.[j], term ? termText(term) : '');
  for (const [i, list] of lists.entries()) for (const [j, each] of list.entries()) same(passed[i]?.[j], argumentsText(each));
  const texts = files.map((_, i) => packr.pack([values[i], passed[i]]));
  const rows = files.map((_, i) => packr.pack([terms[i]?.map(rowOf), lists[i]?.map(argumentRows)]));
  const objects = files.map((_, i) => records.pack([terms[i], lists[i]]));
  const size = (all: readonly Uint8Array[]): string => `${(all.reduce((sum, { length }) => sum + length, 0) / 1e3).toFixed(0)} kB`;
  const whole = files.map(({ facts }) => packr.pack(packFacts(facts)));
  const types = files.flatMap(({ facts }) => facts.bindings.flatMap(({ by, value }) => (by === 'annotation' ? [value] : [])));
  const distinct = new Set([...values.flat(), ...passed.flat()]).size;
  console.log(`\n${folder}: ${files.length} files, ${values.flat().length + passed.flat().length} terms, ${distinct} different ones`);
  console.log(`packed: facts in all ${size(whole)}; terms as texts ${size(texts)}, as rows ${size(rows)}, as objects ${size(objects)}`);
  console.log(`linking all files                    ${cost(() => linked(files))}`);
  console.log(`texts: unpacking them                ${cost(() => texts.map((each) => packr.unpack(each) as unknown))}`);
  console.log(
    `texts: reading each different one    ${cost(() => [readOnce(values.flat(), parseTerm), readOnce(passed.flat(), parseArguments)])}`,
  );
  console.log(`trees: unpacking rows, making terms  ${cost(() => rows.map((each) => unpackRows(each)))}`);
  console.log(`trees: unpacking objects             ${cost(() => objects.map((each) => records.unpack(each) as unknown))}`);
  console.log(`types: reading each different one of ${String(types.length).padEnd(6)} ${cost(() => readOnce(types, readType))}`);
}
parsers.dispose();

function isFlow(by: string): boolean {
  return by === 'flow' || by === 'assigned' || by === 'default';
}

/** A text that is read as something else than what was printed would make all figures void. */
function same(text: string | undefined, printed: string): void {
  if (text !== printed) console.log(`not the same: ${text} ${printed}`);
}

function linked(files: Awaited<ReturnType<typeof graphFiles>>): unknown {
  const graph = createGraph();
  graph.update({ changedFiles: files, removedFiles: [] });
  graph.deriveEdges();
  return graph;
}

function readOnce<T>(texts: readonly string[], read: (text: string) => T): ReadonlyMap<string, T> {
  const known = new Map<string, T>();
  for (const text of texts) if (!known.has(text)) known.set(text, read(text));
  return known;
}

function unpackRows(bytes: Uint8Array): unknown {
  const [terms, lists] = packr.unpack(bytes) as [(Row | null)[], Row[]];
  return [terms.map((row) => row && termOf(row)), lists.map(argumentsOf)];
}
