// Path mappings of tsconfig and jsconfig files: `paths` and `baseUrl`, own or inherited through `extends`.
import { parentFolder } from '../../base/parentFolder.ts';
import { fileKey } from '../../base/fileKey.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { joinPath } from './joinPath.ts';

/** Targets of a specifier pattern (with at most one `*`), best first, as paths in the root. */
export interface PathMapping {
  readonly pattern: string;
  readonly targets: readonly string[];
}

const projectFile = /(?:^|\/)[tj]sconfig[^/]*\.jsonc?$/;
/** Maximum length of a chain of `extends`. */
const maxDepth = 8;

/** Path mappings of all projects around a folder. */
export class PathMappings {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
  }

  /** Candidate paths of `specifier` in a folder, nearest project first. */
  possiblePaths(root: string, folder: string, specifier: string): readonly string[] {
    return this.#mappingsAround(root, folder).flatMap(({ pattern, targets }) => {
      const star = starText(pattern, specifier);
      return star === undefined ? [] : targets.map((target) => target.replace('*', () => star));
    });
  }

  #mappingsAround(root: string, folder: string): readonly PathMapping[] {
    return this.#tracker.remember('mappings', fileKey(root, folder), () => {
      const projectMappings = this.#projects(root, folder).flatMap((entry) => this.#mappings(entry, maxDepth));
      return folder === '' ? projectMappings : [...projectMappings, ...this.#mappingsAround(root, parentFolder(folder))];
    });
  }

  /** The projects of a folder, in the order in which editors prefer them. */
  #projects(root: string, folder: string): readonly FileEntry[] {
    const rank = ({ file: { path } }: FileEntry): number =>
      /(?:^|\/)tsconfig\.json$/.test(path) ? 0 : /jsconfig\.json$/.test(path) ? 1 : 2;
    return [...this.#configurations(root, folder)].filter(({ file }) => projectFile.test(file.path)).sort((a, b) => rank(a) - rank(b));
  }

  #configurations(root: string, folder: string): readonly FileEntry[] {
    this.#tracker.note(`c:${fileKey(root, folder)}`);
    return this.#definitions.configurations.inFolder(root, folder);
  }

  /** Own `paths` replace inherited ones; both are relative to their file, or to its `baseUrl`. */
  #mappings(entry: FileEntry, depthLeft: number): readonly PathMapping[] {
    const base = setting(entry, 'compilerOptions', 'baseUrl');
    const home = base === undefined ? entry.directory : joinPath(entry.directory, base);
    const paths = new Map<string, string[]>();
    for (const { path, value } of entry.file.facts.settings ?? []) {
      const target = path[0] === 'compilerOptions' && path[1] === 'paths' && home !== undefined ? joinPath(home, value) : undefined;
      const pattern = path[2] ?? '';
      if (target !== undefined) paths.set(pattern, [...(paths.get(pattern) ?? []), target]);
    }
    const inheritedMappings = depthLeft > 0 ? this.#bases(entry).flatMap((each) => this.#mappings(each, depthLeft - 1)) : [];
    const ownMappings = [...paths]
      .map(([pattern, targets]): PathMapping => ({ pattern, targets }))
      .sort((a, b) => prefixLength(b) - prefixLength(a));
    const plain = base === undefined || home === undefined ? [] : [{ pattern: '*', targets: [home ? `${home}/*` : '*'] }];
    return [...ownMappings, ...plain, ...inheritedMappings.filter(({ pattern }) => ownMappings.length === 0 || pattern === '*')];
  }

  #bases(entry: FileEntry): readonly FileEntry[] {
    const { file, directory } = entry;
    const texts = (file.facts.settings ?? []).filter(({ path }) => path[0] === 'extends').map(({ value }) => value);
    return texts.toReversed().flatMap((text) => {
      const path = text.startsWith('.') ? joinPath(directory, text) : this.#inPackage(file.root, text);
      return path === undefined ? [] : (this.#configuration(file.root, path) ?? []);
    });
  }

  #inPackage(root: string, text: string): string | undefined {
    const parts = text.split('/');
    const length = text.startsWith('@') ? 2 : 1;
    const name = parts.slice(0, length).join('/');
    this.#tracker.note(`p:${name}`);
    const manifest = this.#definitions.configurations.packages(root, name)[0];
    return manifest && joinPath(manifest.directory, parts.slice(length).join('/') || 'tsconfig.json');
  }

  #configuration(root: string, path: string): FileEntry | undefined {
    for (const each of [path, `${path}.json`, `${path}/tsconfig.json`]) {
      const fileEntry = this.#configurations(root, parentFolder(each)).find(({ file }) => file.path === each);
      if (fileEntry) return fileEntry;
    }
    return undefined;
  }
}

/** Matches the whole key path; undefined when the file has no such setting. */
export function setting({ file }: FileEntry, ...keys: readonly string[]): string | undefined {
  return file.facts.settings?.find(({ path }) => path.length === keys.length && keys.every((key, at) => path[at] === key))?.value;
}

/** The text that `*` matches in the specifier; empty for a pattern without `*`, undefined without a match. */
export function starText(pattern: string, specifier: string): string | undefined {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === specifier ? '' : undefined;
  const [head, tail] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const isMatch = specifier.length >= head.length + tail.length && specifier.startsWith(head) && specifier.endsWith(tail);
  return isMatch ? specifier.slice(head.length, specifier.length - tail.length) : undefined;
}

function prefixLength({ pattern }: PathMapping): number {
  const star = pattern.indexOf('*');
  return star < 0 ? Infinity : star;
}
