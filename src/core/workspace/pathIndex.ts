// Finds workspace files by foreign paths: from a stack trace of a container, from another machine, or a partial path in a question.
import { baseName } from '../base/baseName.ts';
import type { FileRole } from './document.ts';

/** A file of the index. */
export interface PathFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
}

/** Result for a foreign path. `sharedParts` is the number of equal parts from the end; several files mean that it is ambiguous. */
export interface PathMatch {
  readonly files: readonly PathFile[];
  readonly sharedParts: number;
  /** Whether one of the two paths is the complete end of the other. */
  readonly whole: boolean;
  /** The path belongs to a compiled file, and these are its sources: names match, lines do not. */
  readonly compiled: boolean;
}

/** Folders of installed packages: their files are foreign unless the workspace is that package. */
const installedFolder =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.cargo\/registry|gems|pkg\/mod|lib\/python[\d.]+|usr\/local\/go\/src|rustc\/[0-9a-f]+)\//;

/** The folder of an installed package; the innermost, since packages may contain packages. */
const packageFolder = /.*\/(?:node_modules|(?:site|dist)-packages)\/((?:@[^/]+\/)?[^/]+)\//;

/** A file directly in the folder of an installed package. */
const packageTop = /\/node_modules\/(?:@[^/]+\/)?[^/]+\/[^/]+$/;

/** The folder of one version of a package in Go, Ruby and Rust. */
const versionedFolder = /(?:@v?|-)\d[\w.+-]*$/;

/** Whether a foreign path belongs to an installed package or the runtime. */
export function isForeignPackage(path: string): boolean {
  return (
    /^(?:node|internal|java|javax|jdk|sun|kotlin|scala|System|Microsoft):?\//.test(path) ||
    path.startsWith('node:') ||
    installedFolder.test(`/${path.replaceAll('\\', '/')}`)
  );
}

/** Index of the workspace files by their last path part. Rebuilt when files come or go. */
export class PathIndex {
  readonly #byName = new Map<string, PathFile[]>();
  readonly #folders = new Map<string, Set<string>>();
  readonly count: number;

  constructor(files: Iterable<PathFile>) {
    let count = 0;
    for (const file of files) {
      count++;
      const name = baseName(file.path).toLowerCase();
      const list = this.#byName.get(name);
      if (list) list.push(file);
      else this.#byName.set(name, [file]);
      this.#addFolders(file);
    }
    this.count = count;
  }

  /** All files, grouped by name. */
  *all(): IterableIterator<PathFile> {
    for (const files of this.#byName.values()) yield* files;
  }

  /** Files whose name without its ending is `stem`, in any case. */
  filesWithStem(stem: string): readonly PathFile[] {
    const lowerStem = stem.toLowerCase();
    const names = [...this.#byName.keys()].filter((name) => name.replace(/(?!^)\.[^.]*$/, '') === lowerStem);
    return names.flatMap((name) => this.#byName.get(name) ?? []);
  }

  #addFolders(file: PathFile): void {
    for (let end = file.path.lastIndexOf('/'); end > 0; end = file.path.lastIndexOf('/', end - 1)) {
      const folder = file.path.slice(0, end);
      const name = baseName(folder).toLowerCase();
      const sameNameFolders = this.#folders.get(name) ?? new Set<string>();
      if (sameNameFolders.has(folder)) return;
      this.#folders.set(name, sameNameFolders.add(folder));
    }
  }

  /** Whether a file has exactly that path, in any root. */
  has(path: string): boolean {
    return this.#byName.get(baseName(path).toLowerCase())?.some((file) => file.path === path) ?? false;
  }

  /** Folders whose path ends with `path`, shortest first. */
  folders(path: string): readonly string[] {
    const lowerPath = normalize(path).toLowerCase();
    const sameNameFolders = [...(this.#folders.get(baseName(lowerPath)) ?? [])];
    return sameNameFolders.filter((folder) => `/${folder.toLowerCase()}`.endsWith(`/${lowerPath}`)).sort((a, b) => a.length - b.length);
  }

  /** Top-level workspace files with the name of a top-level file in an installed package: only their content shows whether it is that package. */
  topOfPackage(path: string): readonly PathFile[] {
    const normal = normalize(path);
    const [folder = '', name = ''] = normal.split('/').slice(-2);
    const isTop = versionedFolder.test(folder) || packageTop.test(`/${normal}`);
    const sameNameFiles = isTop ? this.#byName.get(name.toLowerCase()) : undefined;
    return (sameNameFiles ?? []).filter((file) => !file.path.includes('/'));
  }

  /**
   * Files with the name of one in an installed package, below a folder with the name of the package: the workspace may develop it, with
   * files moved since.
   */
  withinPackage(path: string): readonly PathFile[] {
    const lowerPath = normalize(path).toLowerCase();
    const folder = packageFolder.exec(`/${lowerPath}`)?.[1];
    const sameNameFiles = folder === undefined ? undefined : this.#byName.get(baseName(lowerPath));
    return (sameNameFiles ?? []).filter((file) => `/${file.path.toLowerCase()}`.includes(`/${folder}/`));
  }

  /** Files that share the longest end with `path`. Empty when only a common file name such as `index.js` matches. */
  match(path: string): PathMatch | undefined {
    const foreign = normalize(path).split('/').filter(Boolean);
    const sameNameFiles = this.#byName.get((foreign.at(-1) ?? '').toLowerCase());
    if (sameNameFiles) return longestEnd(foreign, sameNameFiles, false);
    const name = foreign.pop() ?? '';
    for (const source of sourceNames(name)) {
      const files = this.#byName.get(source.toLowerCase());
      const pathMatch = files && longestEnd([...foreign, source], files, true);
      if (pathMatch) return pathMatch;
    }
    return undefined;
  }
}

/** Possible source names of a compiled file, by the conventions of JavaScript compilers. */
function sourceNames(name: string): string[] {
  const match = /^(.+)\.([cm]?)jsx?$/i.exec(name);
  return match ? ['ts', 'tsx'].map((extension) => `${match[1] ?? ''}.${match[2] ?? ''}${extension}`) : [];
}

function longestEnd(foreign: readonly string[], sameNameFiles: readonly PathFile[], compiled: boolean): PathMatch | undefined {
  let sharedParts = 0;
  let best: PathFile[] = [];
  for (const file of sameNameFiles) {
    const equal = sharedEnd(file.path.split('/'), foreign);
    if (equal > sharedParts) [sharedParts, best] = [equal, [file]];
    else if (equal === sharedParts) best.push(file);
  }
  const wholes = best.filter((file) => file.path.split('/').length === sharedParts);
  const whole = sharedParts === foreign.length || wholes.length > 0;
  // A top-level workspace file with the same name is not therefore part of that package.
  if (sharedParts < 2 && foreign.length > 1 && installedFolder.test(`/${foreign.join('/')}`)) return undefined;
  if (!whole && sharedParts < 2 && best.length > 1) return undefined;
  return { files: preferCode(wholes.length && sharedParts < foreign.length ? wholes : best), sharedParts, whole, compiled };
}

/** Prefers code over tests and generated copies with the same end. */
function preferCode(files: readonly PathFile[]): readonly PathFile[] {
  const code = files.filter((file) => file.role === 'code');
  return code.length ? code : files;
}

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let equal = 0;
  while (equal < a.length && equal < b.length && a[a.length - 1 - equal] === b[b.length - 1 - equal]) equal++;
  return equal;
}

/** `C:\a\b`, `file:///a/b`, `./a/b`, `~/a/b` -> `a/b`. */
function normalize(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^(?:file:\/\/|webpack:\/{2,3}|[A-Za-z]:|~)/, '')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/[?#].*$/, '');
}
