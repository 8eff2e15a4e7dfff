// Real files to break, by language: those of folders, or our own fixtures and sources.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../../../src/core/syntax/languages.ts';

/** A file that is broken in many ways. */
export interface Sample {
  readonly language: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

const leftOut = /(?:^|[\\/])(?:node_modules|\.git|dist|vendor)(?:[\\/]|$)/;

/**
 * Files under `folders` of at most `mostBytes`, in a fixed order: at most `mostOfOne` of a language, taken evenly over the list.
 * @param only keeps the languages for which it holds
 */
export function samplesIn(
  folders: readonly string[],
  { mostBytes, mostOfOne, only = () => true }: { mostBytes: number; mostOfOne: number; only?: (language: string) => boolean },
): readonly Sample[] {
  const byLanguage = new Map<string, string[]>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || leftOut.test(path.slice(folder.length))) continue;
      const language = languageOf(entry.name);
      if (language === undefined || !only(language) || statSync(path).size > mostBytes) continue;
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), path]);
    }
  }
  return [...byLanguage].flatMap(([language, paths]) => {
    const step = Math.max(1, paths.length / mostOfOne);
    const count = Math.min(mostOfOne, paths.length);
    return Array.from({ length: count }, (_, i) => paths[Math.floor(i * step)])
      .filter((path) => path !== undefined)
      .map((path) => ({ language, path, bytes: readFileSync(path) }));
  });
}
