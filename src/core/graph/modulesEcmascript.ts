// Module resolution of JavaScript and TypeScript as Node and bundlers do it, as far as paths alone tell.
import type { Dependencies } from './dependencies.ts';
import { parentFolder, type Definitions } from './definitions.ts';
import type { FileEntry } from './fileEntry.ts';
import { joinPath } from './modules.ts';
import type { ModuleValue, Value } from './values.ts';

const endings = ['.ts', '.tsx', '.d.ts', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.vue', '.svelte'];
/** TypeScript is imported by the name of the JavaScript that it becomes. */
const written: readonly (readonly [string, readonly string[]])[] = [
  ['.js', ['.ts', '.tsx', '.jsx', '.d.ts']],
  ['.jsx', ['.tsx']],
  ['.mjs', ['.mts']],
  ['.cjs', ['.cts']],
];
const aliasPrefix = /^[@~#]\//;
const packageFolders = ['packages', 'libs', 'apps', 'modules'];

/** Relative specifiers, folders with an index, usual aliases of the source folder, packages of a workspace. */
export class EcmascriptModules {
  readonly #definitions: Definitions;
  readonly #dependencies: Dependencies;

  constructor(definitions: Definitions, dependencies: Dependencies) {
    this.#definitions = definitions;
    this.#dependencies = dependencies;
  }

  resolve(from: FileEntry, specifier: string): Value {
    const { root } = from.file;
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const path = joinPath(from.directory, specifier);
      return (path === undefined ? undefined : this.#at(root, path)) ?? { kind: 'external', name: specifier };
    }
    const name = specifier.replace(/^node:/, '');
    const own = specifier === name ? (this.#aliased(from, name) ?? this.#package(from, name)) : undefined;
    return own ?? { kind: 'external', name };
  }

  /** `@/x` and, where the first part is a folder beside or above the importer, `folder/x` (TypeScript's baseUrl). */
  #aliased(from: FileEntry, specifier: string): ModuleValue | undefined {
    const rest = specifier.replace(aliasPrefix, '');
    if (rest === specifier && (specifier.startsWith('@') || !specifier.includes('/'))) return undefined;
    this.#note(rest);
    for (let folder = from.directory; ; folder = parentFolder(folder)) {
      const prefix = folder ? `${folder}/` : '';
      const found = this.#at(from.file.root, `${prefix}${rest}`) ?? this.#at(from.file.root, `${prefix}src/${rest}`);
      if (found) return found;
      if (folder === '') return undefined;
    }
  }

  /** A package of the same workspace, by the name of its folder. */
  #package(from: FileEntry, specifier: string): ModuleValue | undefined {
    const parts = specifier.split('/');
    const name = parts[specifier.startsWith('@') ? 1 : 0];
    if (!name) return undefined;
    const inside = parts.slice(specifier.startsWith('@') ? 2 : 1).join('/');
    this.#dependencies.note(`m:${name}`);
    for (const folder of packageFolders) {
      const home = `${folder}/${name}`;
      if (!this.#definitions.hasFolder(from.file.root, home)) continue;
      const tries = inside ? [inside, `src/${inside}`, `lib/${inside}`] : ['src', '', 'lib', `src/${name}`];
      for (const path of tries) {
        const found = this.#at(from.file.root, path ? `${home}/${path}` : home);
        if (found) return found;
      }
    }
    return undefined;
  }

  #at(root: string, path: string): ModuleValue | undefined {
    this.#note(path);
    const entry = this.#file(root, path) ?? this.#written(root, path) ?? this.#file(root, path ? `${path}/index` : 'index');
    return entry && { kind: 'module', root, entry, folder: undefined };
  }

  #file(root: string, path: string): FileEntry | undefined {
    const exact = this.#definitions.file(root, path);
    if (exact) return exact;
    for (const ending of endings) {
      const entry = this.#definitions.file(root, path + ending);
      if (entry) return entry;
    }
    return undefined;
  }

  #written(root: string, path: string): FileEntry | undefined {
    for (const [ending, others] of written) {
      if (!path.endsWith(ending)) continue;
      const plain = path.slice(0, -ending.length);
      this.#note(plain);
      for (const other of others) {
        const entry = this.#definitions.file(root, plain + other);
        if (entry) return entry;
      }
    }
    return undefined;
  }

  #note(path: string): void {
    const last = path.slice(path.lastIndexOf('/') + 1);
    this.#dependencies.note(`m:${last}`);
    this.#dependencies.note(`m:${last.replace(/(?:\.d)?\.[^.]*$/, '')}`);
    if (path === '') this.#dependencies.note('m:index');
  }
}
