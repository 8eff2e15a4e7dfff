// What a source file calls and defines, by parsers that are not ours: the other side of comparing our graph with compilers.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlineOfTypeScript } from './typescriptOutline.ts';
import type { Outline } from './outline.ts';

/** Outlines of files under `root`. Files of other languages, and those that do not parse, are left out. */
export function outlines(root: string, paths: readonly string[]): ReadonlyMap<string, Outline> {
  const found = new Map<string, Outline>();
  for (const path of paths) {
    if (/\.[cm]?[jt]sx?$/.test(path)) found.set(path, outlineOfTypeScript(path, readFileSync(join(root, path), 'utf8')));
  }
  const python = paths.filter((path) => /\.pyi?$/.test(path));
  if (!python.length) return found;
  const script = join(import.meta.dirname, 'python_outline.py');
  const options = { input: JSON.stringify(python), cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30, timeout: 120_000 } as const;
  const answer = JSON.parse(execFileSync(process.platform === 'win32' ? 'python' : 'python3', [script], options)) as Record<
    string,
    Outline
  >;
  for (const [path, outline] of Object.entries(answer)) found.set(path, outline);
  return found;
}
