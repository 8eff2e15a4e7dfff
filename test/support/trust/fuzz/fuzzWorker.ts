// Analyses texts in a thread of its own, and says how much processor time each took and what is wrong with its record.
import { parentPort } from 'node:worker_threads';
import { analyze } from '../../../../src/core/indexing/records/analyze.ts';
import type { FileRecord } from '../../../../src/core/indexing/fileRecord.ts';
import { testParsers } from '../../../core/symbols/testAssets.ts';

/** A text to be analysed. */
export interface FuzzTask {
  readonly language: string;
  readonly text: string;
}

/** What it took. */
export interface FuzzReply {
  /** Processor time. */
  readonly ms: number;
  /** An error that was thrown, or a part of the record that lies outside of the text; in words. */
  readonly problem?: string;
}

/** Of this thread; newer than the types. */
const { threadCpuUsage } = process as unknown as { threadCpuUsage(before?: NodeJS.CpuUsage): NodeJS.CpuUsage };
const parsers = await testParsers();

/** The first part of the record that is not in the text; undefined where all are. */
function outsideText(record: FileRecord, text: string): string | undefined {
  const lines = text.split('\n');
  const { facts, chunks, vocabulary } = record;
  for (const { lines: span, title, symbol } of chunks)
    if (span.first < 0 || span.last < span.first || span.last >= lines.length || symbol >= facts.symbols.length)
      return `chunk ${title} at ${span.first}-${span.last}, symbol ${symbol}`;
  for (const { terms } of chunks)
    for (const list of Object.values(terms))
      if (list.some((at, i) => i % 2 === 0 && at >= vocabulary.length)) return 'a term without a word';
  const visit = (value: unknown, path: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if ('line' in value && 'column' in value) {
      const { line, column } = value as { line: number; column: number };
      // A parser may be given a line end that the text lacks.
      const isInside = line >= 0 && line <= lines.length && column >= 0 && column <= (lines[line]?.length ?? 0) + 1;
      return isInside ? undefined : `${path} at ${line}:${column}`;
    }
    for (const [key, part] of Object.entries(value)) {
      const problem = visit(part, `${path}.${key}`);
      if (problem) return problem;
    }
    return undefined;
  };
  return visit(facts, 'facts');
}

parentPort?.on('message', ({ language, text }: FuzzTask) => {
  const run = async (): Promise<FuzzReply> => {
    await parsers.load(language);
    const before = threadCpuUsage();
    let problem: string | undefined;
    let record: FileRecord | undefined;
    try {
      record = await analyze(text, language, parsers);
    } catch (error) {
      problem = `threw ${String(error)}`;
    }
    const { user, system } = threadCpuUsage(before);
    if (record) problem = outsideText(record, text);
    return { ms: (user + system) / 1000, ...(problem ? { problem } : {}) };
  };
  void run().then((reply) => parentPort?.postMessage(reply));
});
