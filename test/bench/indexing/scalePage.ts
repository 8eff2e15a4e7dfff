// The page about scale: tables of what was measured, how it grows, and where one machine ends.
import { availableParallelism, cpus, totalmem } from 'node:os';
import { maxMemoryShare } from '../../../src/core/indexing/memoryRoom.ts';
import type { ScaleRow } from './scaleRow.ts';

/** MB of memory that an engine's JavaScript heap may have by default, where the machine has 16 GB or more. */
const engineHeap = 4096;

interface Column {
  readonly title: string;
  value(row: ScaleRow): number;
}

const costs: readonly Column[] = [
  { title: 'cold, CPU s', value: ({ cold }) => cold.ready.cpu },
  { title: 'vectors, CPU s', value: ({ cold }) => cold.vectors.cpu },
  { title: 'opened again, CPU s', value: ({ again }) => again.ready.cpu },
  { title: 'heap, MB', value: ({ again }) => again.heapMb },
  { title: 'process, MB', value: ({ again }) => again.steadyMb },
  { title: 'peak of cold, MB', value: ({ cold }) => cold.peakMb },
  { title: 'disk, MB', value: ({ again }) => again.diskMb },
];

const latencies: readonly (readonly [string, (row: ScaleRow) => { readonly p50: number; readonly p95: number }])[] = [
  ['callers and callees', ({ again }) => again.structural],
  ['names while typing', ({ again }) => again.names],
  ['search', ({ again }) => again.search],
  ['all uses', ({ again }) => again.uses],
  ['saved file to found', ({ cold }) => cold.saved],
  ['to its calls known', ({ cold }) => cold.linked],
  ['to uses of what it defines', ({ cold }) => cold.usesSaved],
];

/** Markdown of the page. */
export function scalePage(rows: readonly ScaleRow[]): string {
  const sized = ({ kind, cold }: ScaleRow): (string | number)[] => [kind, cold.files, cold.lines, cold.symbols, cold.edges, cold.chunks];
  const head = ['workspace', 'files', 'lines', 'symbols', 'edges', 'chunks'];
  return [
    '# How cost grows with size',
    '',
    'Written by `npm run bench -- scale` (`--help` is the head of `test/bench/indexing/scale.ts`). Seconds and milliseconds are processor time of all',
    'threads: on a machine with nothing else to do they are what somebody waits, where one thread works, and less where several do. "Made up" is',
    'the same tree on every machine, in four languages, of packages of 40 files; "real" are whole public projects side by side.',
    `Measured with Node ${process.versions.node} on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}) with ${Math.round(totalmem() / 2 ** 30)} GB.`,
    '',
    '![Cost by size](scale.svg)',
    '',
    '## Cost',
    '',
    ...table(
      [...head, ...costs.map(({ title }) => title)],
      rows.map((row) => [...sized(row), ...costs.map(({ value }) => value(row))]),
    ),
    '',
    '"Cold" is from an empty store until names, text and graph are there; vectors of the built-in embedder are made after that, once: the next',
    'start takes text and vectors back as they were saved ("opened again" until all but vectors is there).',
    'Memory is that of an opened index with its vectors, parse workers included; `heap` is the JavaScript heap alone, of which an engine has',
    `a quarter of the memory of the machine, at least 2048 and at most ${engineHeap} MB (\`clew.engine.memory\`). An index at rest took ${Math.max(0, ...rows.map(({ again }) => again.idleCpuMs))} ms of processor time at most in 5 s.`,
    ...rows.flatMap(({ kind, cold, note }) => (note ? ['', `The row of ${cold.files.toLocaleString('en')} files, ${kind}: ${note}`] : [])),
    '',
    '## Latency, ms',
    '',
    ...table(
      ['workspace', 'files', ...latencies.flatMap(([title]) => [`${title}, p50`, 'p95'])],
      rows.map((row) => [row.kind, row.cold.files, ...latencies.flatMap(([, of]) => [of(row).p50, of(row).p95])]),
    ),
    '',
    'A file is saved with one of its calls written a second time and a new word behind it: found is the word, by a search that begins as soon as',
    'the engine lets it; the edges of the file are derived after that.',
    '',
    '## Growth',
    '',
    'The exponent *e* in cost = *c* · lines^*e* between the smallest and the largest workspace of a kind: 1 is linear.',
    '',
    ...table(['workspace', ...costs.map(({ title }) => title), 'search p50'], exponents(rows)),
    '',
    '## Where one machine ends',
    '',
    ...ends(rows),
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)).join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i ? '---:' : '---'))), ...rows.map(line)];
}

/** The smallest and the largest workspace of each kind that has several. */
function spans(rows: readonly ScaleRow[]): [ScaleRow, ScaleRow][] {
  return ['made up', 'real'].flatMap((kind): [ScaleRow, ScaleRow][] => {
    const own = rows.filter((row) => row.kind === kind);
    const [first, last] = [own[0], own.at(-1)];
    return first && last && first !== last ? [[first, last]] : [];
  });
}

function exponents(rows: readonly ScaleRow[]): string[][] {
  const columns: readonly Column[] = [...costs, { title: '', value: ({ again }) => again.search.p50 }];
  return spans(rows).map(([first, last]) => [
    `${first.kind}, ${first.cold.files.toLocaleString('en')} to ${last.cold.files.toLocaleString('en')} files`,
    ...columns.map(({ value }) => (Math.log(value(last) / value(first)) / Math.log(last.cold.lines / first.cold.lines)).toFixed(2)),
  ]);
}

/** By the heap, which is what ends an engine first. */
function ends(rows: readonly ScaleRow[]): string[] {
  return spans(rows).map(([first, last]) => {
    const perSymbol = (last.again.heapMb - first.again.heapMb) / (last.again.symbols - first.again.symbols);
    const symbols = last.again.symbols + (engineHeap * maxMemoryShare - last.again.heapMb) / perSymbol;
    const lines = (symbols * last.again.lines) / last.again.symbols;
    return `- ${first.kind}: each 1,000 symbols take ${(perSymbol * 1000).toFixed(1)} MB of heap. With ${engineHeap} MB one engine ends at about ${round(symbols)} symbols or ${round(lines)} lines, and with 2048 MB at about ${round(symbols / 2)} symbols: files beyond that are not read but listed, and all others can be asked about.`;
  });
}

function round(value: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / step) * step).toLocaleString('en');
}
