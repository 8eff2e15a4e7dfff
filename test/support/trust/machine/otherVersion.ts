// Another version of Clew: its source with other numbers of formats, which runs in a process of its own on the same store.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../../scripts/paths.mjs';
import type { StoredStart } from './workspaces.ts';

/** A constant that says in which form something is stored: where it stands, and its value there. */
export interface FormatNumber {
  readonly file: string;
  readonly text: string;
  readonly otherText: string;
}

/** The numbers of all stored formats, as a later version would have them. The first two belong together. */
export const formatNumbers: readonly FormatNumber[] = [
  // Reads no calls, so that its records are not those of this version.
  ['src/core/symbols/extractFacts.ts', /\.\.\.facts, sections: \[\]/, '...facts, calls: [], sections: []'],
  ['src/core/symbols/facts.ts', /extractorVersion = \d+/, 'extractorVersion = 9001'],
  ['src/core/indexing/records/record.ts', /chunkVersion = \d+/, 'chunkVersion = 9001'],
  ['src/core/indexing/snapshot/savedText.ts', /const version = \d+/, 'const version = 9001'],
  ['src/core/indexing/snapshot/savedVectors.ts', /const version = \d+/, 'const version = 9001'],
  ['src/core/graph/linking/savedEdges.ts', /linkerVersion = \d+/, 'linkerVersion = 9001'],
  ['src/node/store/segmentFormat.ts', /CLEWSEG\d/, 'CLEWSEG9'],
  ['src/node/store/manifestFiles.ts', /CLEWMAN\d/, 'CLEWMAN9'],
].map(([file, pattern, otherText]) => {
  const text = new RegExp(pattern as RegExp).exec(readFileSync(join(root, file as string), 'utf8'))?.[0];
  if (text === undefined) throw new Error(`${String(file)} has no ${String(pattern)}`);
  return { file: file as string, text, otherText: otherText as string };
});

const script = `
import { FileStore } from './src/node/store/fileStore.ts';
import { rootOfFolder } from './src/node/root.ts';
import { MemoryLog } from './test/support/memory.ts';
import { indexFacts, openStored } from './test/support/storedIndex.ts';
const [, , folder, storeFolder, questions] = process.argv;
const log = new MemoryLog();
const store = await FileStore.open(storeFolder, log);
const { codebase, report } = await openStored(rootOfFolder(folder), store, log);
const facts = await indexFacts(codebase, JSON.parse(questions));
codebase.dispose();
await store.close();
process.stdout.write(JSON.stringify({ facts, lines: log.lines, fromStore: report.fromStore }));
`;

/** Writes the source of a version in which `changed` differ into `folder`, which exists and is empty. */
export function writeOtherVersion(folder: string, changed: readonly FormatNumber[]): void {
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
  for (const part of [
    'test/support',
    'test/core/symbols/testAssets.ts',
    'test/core/embedding/tinyTable.ts',
    'test/package.json',
    'scripts',
    'package.json',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'dist']) symlinkSync(join(root, part), join(folder, part));
  for (const { file, text, otherText } of changed) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(text, otherText));
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'start.mts'), script);
}

/** Indexes `workspace` over the store with the version in `folder`. */
export async function startOtherVersion(
  folder: string,
  workspace: string,
  store: string,
  questions: readonly string[],
): Promise<StoredStart> {
  const args = [join(folder, 'start.mts'), workspace, store, JSON.stringify(questions)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  return JSON.parse(stdout) as StoredStart;
}
