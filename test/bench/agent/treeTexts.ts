// The texts of a tree as grep reads them: every file that is text, without hidden folders and installed packages.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files beyond this size are data. */
const mostBytes = 1_000_000;

/** Texts below `folder` by their path, sorted by it. */
export function treeTexts(folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of pathsBelow(folder, '')) {
    const file = join(folder, path);
    if (statSync(file).size > mostBytes) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.includes('\0')) texts.set(path, text);
  }
  return texts;
}

function pathsBelow(folder: string, under: string): readonly string[] {
  const entries = readdirSync(join(folder, under), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under ? `${under}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return pathsBelow(folder, path);
      return entry.isFile() ? [path] : [];
    });
}
