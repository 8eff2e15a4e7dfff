// Indexes a tiny repository of test/fixtures for real: files from memory, real grammars, the whole of core behind createCodebase.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Codebase, AskOptions } from '../../src/core/codebase/api.ts';
import type { AskEvent } from '../../src/core/answering/record/events.ts';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { createCodebase } from '../../src/core/codebase/codebase.ts';
import type { Clock, Git, LanguageServers } from '../../src/core/ports.ts';
import { InProcessAnalyzer } from '../../src/core/indexing/records/analyzer.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from './memory.ts';
import { root as repository } from '../../scripts/paths.mjs';
import { plainRules } from './memoryRules.ts';
import { testParsers } from '../core/symbols/testAssets.ts';

const fixtures = join(repository, 'test/fixtures');
const parsers = await testParsers();

/** An indexed workspace in memory. */
export interface OpenedFixture {
  readonly codebase: Codebase;
  readonly files: MemoryFiles;
  readonly log: MemoryLog;
}

/** Indexes a fixture by name, or the given files. */
export async function openFixture(
  source: string | Readonly<Record<string, string>>,
  clock?: Clock,
  git?: Git,
  languageServers?: LanguageServers,
): Promise<OpenedFixture> {
  const texts = typeof source === 'string' ? await readFixture(source) : new Map(Object.entries(source));
  const opened = openUnindexed(texts, clock, git, languageServers);
  await opened.codebase.index(neverCancelled);
  return opened;
}

/** The same before anything is indexed. */
export function openUnindexed(
  texts: ReadonlyMap<string, string>,
  clock: Clock = new MemoryClock(),
  git?: Git,
  languageServers?: LanguageServers,
): OpenedFixture {
  const files = new MemoryFiles(texts);
  const log = new MemoryLog();
  const codebase = createCodebase({
    files,
    roots: [memoryRoot],
    store: new MemoryStore(),
    clock,
    log,
    digest: memoryDigest,
    ...(git ? { git } : {}),
    ...(languageServers ? { languageServers } : {}),
    analyzer: new InProcessAnalyzer(parsers),
    options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
  });
  return { codebase, files, log };
}

/** Files of a fixture by path. */
export async function readFixture(name: string): Promise<Map<string, string>> {
  const folder = join(fixtures, name);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8'));
  }
  return files;
}

/** All events of a question. */
export async function eventsOf(codebase: Codebase, question: string, options: AskOptions = {}): Promise<AskEvent[]> {
  const events: AskEvent[] = [];
  for await (const event of codebase.ask(question, options, neverCancelled)) events.push(event);
  return events;
}

/** The record of a question; throws when it failed. */
export async function ask(codebase: Codebase, question: string, options: AskOptions = {}): Promise<AnswerRecord> {
  const last = (await eventsOf(codebase, question, options)).at(-1);
  if (last?.kind !== 'done') throw new Error(`Not answered: ${JSON.stringify(last)}`);
  return last.record;
}
