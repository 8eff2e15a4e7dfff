// Step 1: extracts the examples of each repository, one JSON line a file, with Clew's own parser, chunks and terms, so that the table fits them.
//   node extract.ts --clones DIR --out DIR [--part I/N] [--megabytes 4]
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '../../src/core/indexing/records/analyze.ts';
import { languageOf, languages } from '../../src/core/syntax/languages.ts';
import { Parsers } from '../../src/core/syntax/parser.ts';
import { roleOf } from '../../src/core/workspace/roles.ts';
import { nodeAssets } from '../../src/node/assets.ts';
import { exampleOf } from './examples.ts';
import { readRepositories, slug, type Repository } from './repositories.ts';
import { filesOf, texts, type BlobEntry } from './snapshot.ts';

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    out: { type: 'string' },
    part: { type: 'string', default: '0/1' },
    megabytes: { type: 'string', default: '4' },
    assets: { type: 'string', default: join(import.meta.dirname, '../../dist') },
  },
});
const { clones, out } = values;
if (!clones || !out) throw new Error('--clones DIR --out DIR');
const [part = 0, parts = 1] = values.part.split('/').map(Number);
const [smallest, largest] = [80, 200_000];
/** Maximum average length of a line; a file with more was written by a program. */
const longestLine = 200;

/** Bytes that are read of each role of files in a training repository; {@link heldOutBudget} is for the others. */
const budgets: Readonly<Record<string, number>> = {
  code: Number(values.megabytes) * 1e6,
  test: Number(values.megabytes) * 4e5,
  documentation: Number(values.megabytes) * 2e5,
};

/** Folders with copies of other projects, beyond those that the index knows as vendored. */
const copies = /(^|\/)(bundled|contrib|deps|extern|external|tempfork|vendor|vendored|subprojects)\//;

/** The same for validation and test repositories: most are read whole, so that search in them is as hard as in use. */
const heldOutBudget = 5e6;

const parsers = await Parsers.create(nodeAssets(values.assets));
mkdirSync(out, { recursive: true });
for (const [i, repository] of readRepositories().entries()) if (i % parts === part) await extract(repository, clones, out);

async function extract({ name, commit, use }: Repository, from: string, to: string): Promise<void> {
  const file = join(to, `${slug(name)}.jsonl`);
  const clone = join(from, slug(name));
  if (existsSync(file) || !existsSync(clone)) return;
  const start = performance.now();
  const counts = { files: 0, chunks: 0, bytes: 0 };
  const stream = createWriteStream(`${file}.part`);
  for (const { file: entry, text } of texts(clone, chosen(filesOf(clone, commit), use))) {
    const language = languageOf(entry.path, text);
    if (!language || text.length / text.split('\n').length > longestLine) continue;
    const record = await analyze(text.replace(/\r/g, ''), language, parsers);
    if (record.generated) continue;
    const example = exampleOf(entry.path, roleOf(entry.path), text.replace(/\r/g, ''), record);
    if (!stream.write(`${JSON.stringify(example)}\n`)) await once(stream, 'drain');
    counts.files++;
    counts.chunks += example.chunks.length;
    counts.bytes += entry.bytes;
  }
  stream.end();
  await once(stream, 'finish');
  renameSync(`${file}.part`, file);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${counts.files} files, ${(counts.bytes / 1e6).toFixed(1)} MB, ${counts.chunks} chunks, ${seconds} s`);
}

/** Files to read, spread over the whole repository where there are too many. */
function chosen(files: readonly BlobEntry[], use: Repository['use']): BlobEntry[] {
  const spent: Record<string, number> = {};
  const wanted = files.filter(({ path, bytes }) => {
    const kind = languages.get(languageOf(path) ?? '')?.kind;
    const budget = budgets[roleOf(path)];
    return (
      budget !== undefined && !copies.test(path) && (kind === 'full' || kind === 'documentation') && bytes >= smallest && bytes <= largest
    );
  });
  const spread = wanted.sort((a, b) => (a.id < b.id ? -1 : 1));
  const kept = spread.filter(({ path, bytes }) => {
    const role = roleOf(path);
    if (use !== 'train' && role !== 'code') return false;
    spent[role] = (spent[role] ?? 0) + bytes;
    return (spent[role] ?? 0) <= (use === 'train' ? (budgets[role] ?? 0) : heldOutBudget);
  });
  return kept.sort((a, b) => (a.path < b.path ? -1 : 1));
}
