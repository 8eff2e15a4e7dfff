// Adds the clones of a folder to repositories.json: commit, licence and purpose. Run by hand when repositories are added.
//   node list.ts --clones DIR --forbidden FILE
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { licenceOf } from './licence.ts';
import { readRepositories, repositoriesFile, type Repository } from './repositories.ts';
import { headOf } from './snapshot.ts';

const { values } = parseArgs({ options: { clones: { type: 'string' }, forbidden: { type: 'string' } } });
if (!values.clones || !values.forbidden) throw new Error('--clones DIR --forbidden FILE (one owner/name a line: what is measured on)');

const lines = readFileSync(values.forbidden, 'utf8').split('\n');
const forbidden = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.toLowerCase());
/** Forks usually keep the name of the original. */
const forbiddenNames = new Set(forbidden.map((name) => name.split('/')[1]));

const listed = new Map(readRepositories().map((repository) => [repository.name, repository]));
for (const folder of readdirSync(values.clones)) {
  const name = folder.replace('+', '/');
  if (listed.has(name)) continue;
  if (forbiddenNames.has(name.toLowerCase().split('/')[1])) {
    console.log(`${name}: measured on, or named like something that is`);
    continue;
  }
  const clone = join(values.clones, folder);
  const commit = headOf(clone);
  const licence = licenceOf(clone, commit);
  if (licence.permissive) listed.set(name, { name, commit, licence: licence.id, use: 'train' } satisfies Repository);
  else console.log(`${name}: licence ${licence.id}`);
}
const sorted = [...listed.values()].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
writeFileSync(repositoriesFile(), `[\n${sorted.map((repository) => `  ${JSON.stringify(repository)}`).join(',\n')}\n]\n`);
console.log(`${sorted.length} repositories`);
