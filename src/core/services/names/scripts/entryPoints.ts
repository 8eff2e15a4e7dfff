// Reads the commands that a Python package installs: `name = package.module:function` in pyproject.toml, setup.cfg and setup.py.
import type { NamedFile } from '../sharedName.ts';

/** A function that a command starts, with its offset in the text. */
export interface EntryPoint {
  /** `package.module:function`. */
  readonly name: string;
  readonly offset: number;
}

/** Where such commands stand, by the file: from a head up to what ends it. */
const sections: readonly { readonly path: RegExp; readonly head: RegExp; readonly end: RegExp }[] = [
  {
    path: /(?:^|\/)pyproject\.toml$/,
    head: /^\[(?:project\.(?:gui-)?scripts|project\.entry-points\."?console_scripts"?|tool\.poetry\.scripts)\]/gm,
    end: /^\[/m,
  },
  { path: /(?:^|\/)setup\.cfg$/, head: /^console_scripts[ \t]*=/gm, end: /^\S/m },
  { path: /(?:^|\/)setup\.py$/, head: /["']?console_scripts["']?[ \t]*[=:]/g, end: /\]/ },
];
const entryPattern = /=[ \t]*["']?(?<name>[A-Za-z_][\w.]*:[A-Za-z_][\w.]*)/g;

/** Texts, at least one of which stands in every file with such commands. */
export const entryPointRuns: readonly string[] = ['.scripts]', 'console_scripts'];

/** All such functions of a file, in the order of the text. */
export function entryPoints({ path, text }: Pick<NamedFile, 'path' | 'text'>): readonly EntryPoint[] {
  const section = sections.find((each) => each.path.test(path));
  if (!section) return [];
  return [...text.matchAll(section.head)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    const length = text.slice(start).search(section.end);
    const body = length < 0 ? text.slice(start) : text.slice(start, start + length);
    return [...body.matchAll(entryPattern)].map(({ index: at, 0: entry, groups }) => {
      const name = groups?.['name'] ?? '';
      return { name, offset: start + at + entry.length - name.length };
    });
  });
}
