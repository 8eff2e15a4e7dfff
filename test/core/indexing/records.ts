// Makes records of invented files, for tests that need chunks but no parser.
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { textFilter } from '../../../src/core/text/textFilter.ts';
import type { ChunkField, ChunkRecord, ChunkTerms, FileRecord } from '../../../src/core/indexing/fileRecord.ts';
import { facts, symbol } from './facts.ts';

/** Texts of the fields of a chunk. */
export type ChunkText = Partial<Record<Exclude<ChunkField, 'path'>, string>>;

/** A record with one function per chunk. The `name` field is its name, the number of the chunk its line. */
export function recordOf(chunks: readonly ChunkText[]): FileRecord {
  const vocabulary: string[] = [];
  const pairs = (text: string): number[] => {
    const counts = new Map<string, number>();
    for (const term of termsOfText(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    return [...counts].flatMap(([term, count]) => {
      if (!vocabulary.includes(term)) vocabulary.push(term);
      return [vocabulary.indexOf(term), count];
    });
  };
  const chunkRecords = chunks.map((text, n): ChunkRecord => {
    const terms = Object.fromEntries(Object.entries(text).map(([field, value]) => [field, pairs(value)])) as ChunkTerms;
    return { kind: 'symbol', symbol: n + 1, lines: { first: n, last: n }, title: text.name ?? '', terms };
  });
  const symbols = chunks.map((text, n) => symbol(n + 1, text.name ?? '', n, n));
  return {
    facts: facts(chunks.length, symbols),
    chunks: chunkRecords,
    vocabulary,
    generated: false,
    hasSecrets: false,
    filter: textFilter(''),
  };
}
