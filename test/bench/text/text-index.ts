// Figures for tokenizer, chunks, records and full text on a made-up code base of a given number of functions: `npm run bench -- text-index [CHUNKS…]`.
import { cutChunks } from '../../../src/core/indexing/chunks/chunks.ts';
import { decodeRecord, encodeRecord } from '../../../src/core/indexing/records/record.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { textFilter } from '../../../src/core/text/textFilter.ts';
import { codeFirstFactors } from '../../../src/core/searching/roleFactors.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import type { FileRecord } from '../../../src/core/indexing/fileRecord.ts';
import type { SearchQuery } from '../../../src/core/indexing/searchIndex.ts';
import { makeFile, name, pathOf } from './madeUp.ts';

const percentile = (values: number[], share: number): string =>
  ([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(2);
const mb = (bytes: number): string => (bytes / 1e6).toFixed(1);
const collect = (): void => (globalThis as { gc?: () => void }).gc?.();

function time<T>(run: () => T): [ms: number, value: T] {
  const start = performance.now();
  const value = run();
  return [performance.now() - start, value];
}

async function measure(chunks: number): Promise<void> {
  const files = Array.from({ length: Math.ceil(chunks / 11) }, makeFile);
  const bytes = files.reduce((sum, { text }) => sum + text.length, 0);
  const [termMs] = time(() => files.forEach(({ text }) => termsOfText(text, 'code')));
  const [chunkMs, made] = time(() =>
    files.map(({ text, made: of }) => ({
      facts: of(),
      ...cutChunks(of(), text),
      generated: false,
      hasSecrets: false,
      filter: textFilter(text),
    })),
  );
  const [encodeMs, encoded] = time(() => made.map(encodeRecord));
  const [decodeMs, records] = time(() => encoded.map((one) => decodeRecord(one) as FileRecord));
  collect();
  const before = process.memoryUsage();
  const index = new TextIndex();
  const update = (record: FileRecord, n: number): void =>
    index.update({ changedFiles: [{ root: 'r', path: pathOf(n), role: 'code', record }], removedFiles: [] });
  const [indexMs] = time(() => records.forEach(update));
  const queries = Array.from({ length: 200 }, (_, n): SearchQuery => {
    const text = Array.from({ length: n % 10 === 9 ? 40 : 2 + (n % 5) }, name).join(' ');
    return {
      text,
      terms: new Map(termsOfText(text).map((term) => [term, 1])),
      exact: n % 3 ? [] : [name()],
      scope: { paths: [] },
      limit: 20,
      roles: codeFirstFactors,
    };
  });
  const search = async (query: SearchQuery): Promise<number> => {
    const start = performance.now();
    await index.search(query);
    return performance.now() - start;
  };
  const first = await search(queries[0] as SearchQuery);
  const spent: number[] = [];
  for (const query of queries) spent.push(await search(query));
  const changed: number[] = [];
  for (let n = 0; n < 20; n++) {
    const start = performance.now();
    update(records[n] as FileRecord, n);
    await search(queries[n] as SearchQuery);
    changed.push(performance.now() - start);
  }
  collect();
  const after = process.memoryUsage();
  console.log(
    [
      `${index.counts.chunks} chunks, ${index.counts.terms} terms, ${files.length} files, ${mb(bytes)} MB`,
      `terms ${(bytes / 1e3 / termMs).toFixed(1)} MB/s; chunks ${(index.counts.chunks / (chunkMs / 1e3)).toFixed(0)}/s (${(bytes / 1e3 / chunkMs).toFixed(1)} MB/s)`,
      `records ${mb(encoded.reduce((sum, one) => sum + one.length, 0))} MB, encode ${encodeMs.toFixed(0)} ms, decode ${decodeMs.toFixed(0)} ms`,
      `index ${indexMs.toFixed(0)} ms; first search ${first.toFixed(1)} ms; search p50 ${percentile(spent, 0.5)} p95 ${percentile(spent, 0.95)} ms`,
      `one changed file and a search p50 ${percentile(changed, 0.5)} p95 ${percentile(changed, 0.95)} ms`,
      `memory of the index: heap ${mb(after.heapUsed - before.heapUsed)} MB, buffers ${mb(after.arrayBuffers - before.arrayBuffers)} MB`,
    ].join('\n  '),
  );
}

for (const chunks of process.argv
  .slice(2)
  .map(Number)
  .filter(Boolean)
  .concat(process.argv.length > 2 ? [] : [10_000, 50_000]))
  await measure(chunks);
