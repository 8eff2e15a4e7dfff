// What a source file calls and defines, by parsers that are not ours: the other side of comparing our graph with compilers.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlineOfTypeScript } from './typescriptOutline.ts';

/** A place as zero-based line and UTF-16 column. */
export type Place = readonly [line: number, column: number];

/** A function with a name of its own, or that of the variable or property that it is put into. Others count for the function around them. */
export interface OutlineFunction {
  readonly name: string;
  readonly at: Place;
  /** Where a call has to stand to be made by this function. Equal ends: a declaration without a body. */
  readonly from: Place;
  readonly to: Place;
  /** Reading or writing it calls it. */
  readonly isProperty: boolean;
  /** Where the same name was defined first in the same body, for overloads and parts of a property; SCIP defines only that one in Python. */
  readonly first?: Place;
}

/** A class; `constructs` are where its own constructor is named (once for each overload), `bases` where its base classes are. */
export interface OutlineClass {
  readonly at: Place;
  readonly bases: readonly Place[];
  readonly constructs: readonly Place[];
}

/** A call. `at` is the last name of what is called; a call of `super` has the number of the class that it stands in instead. */
export interface OutlineCall {
  readonly name: string;
  readonly at: Place;
  readonly superOf?: number;
}

/** One file. */
export interface Outline {
  readonly functions: readonly OutlineFunction[];
  readonly classes: readonly OutlineClass[];
  readonly calls: readonly OutlineCall[];
  /** Calls of what has no name (`make()()`, `table[key]()`), which references cannot tell anything about. */
  readonly nameless: number;
}

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
