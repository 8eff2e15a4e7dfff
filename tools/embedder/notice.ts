// Step 6: copies weights, vocabulary and the list of training repositories to the folder from which they ship.
//   node notice.ts --table DIR --data DIR
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRepositories } from './repositories.ts';

const { values } = parseArgs({ options: { table: { type: 'string' }, data: { type: 'string' } } });
const { table, data } = values;
if (!table || !data) throw new Error('--table DIR (that export.py wrote) --data DIR (that build.ts wrote)');

const media = join(import.meta.dirname, '../../media/embedder');
const trained = new Set(JSON.parse(readFileSync(join(data, 'trained.json'), 'utf8')) as string[]);
const rows = readRepositories().filter(({ name }) => trained.has(name));
const text = `# What the built-in embedder was trained on

\`weights.bin\` and \`vocabulary.txt\` are numbers and single words that were learned, by \`tools/embedder\`, from the public repositories below. None of
their code is in these files. All of them are under permissive licences; thanks to everybody who wrote them.

| repository | commit | licence |
|---|---|---|
${rows.map(({ name, commit, licence }) => `| [${name}](https://github.com/${name}) | ${commit.slice(0, 12)} | ${licence} |`).join('\n')}
`;
mkdirSync(media, { recursive: true });
for (const file of ['weights.bin', 'vocabulary.txt']) copyFileSync(join(table, file), join(media, file));
writeFileSync(join(media, 'NOTICE.md'), text);
console.log(`${rows.length} repositories`);
