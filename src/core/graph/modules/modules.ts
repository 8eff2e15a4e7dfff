// Resolves an import specifier to a file, folder or external name by the rules of the language.
import type { ModuleResolution } from '../../languages/moduleRules.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { Definitions } from '../files/definitions.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { CompiledModules } from './modulesCompiled.ts';
import { EcmascriptModules } from './modulesEcmascript.ts';
import { JavaModules } from './modulesJava.ts';
import { PythonModules } from './modulesPython.ts';
import type { ModuleValue, Value } from '../values/values.ts';

type Search = (importer: FileEntry, specifier: string) => Value | undefined;

/** Resolves import specifiers and notes the dependencies of the results. */
export class Modules {
  readonly #tracker: DependencyTracker;
  readonly #python: PythonModules;
  readonly types: JavaModules;
  readonly #searches: Readonly<Record<ModuleResolution, Search>>;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#tracker = tracker;
    const node = new EcmascriptModules(definitions, tracker);
    const paths = new CompiledModules(definitions, tracker);
    this.#python = new PythonModules(definitions, tracker);
    this.types = new JavaModules(definitions, tracker);
    this.#searches = {
      node: (from, specifier) => node.resolve(from, specifier),
      packages: (from, specifier) => this.#python.resolve(from, specifier),
      classPath: (from, specifier) => this.types.resolve(from, specifier),
      goModules: (from, specifier) => paths.goModule(from, specifier),
      crates: (from, specifier) => paths.crate(from, specifier),
      includes: (from, specifier) => paths.file(from, plainPath(specifier)),
      loadPath: (from, specifier) => paths.file(from, withEnding(specifier, from.rules.optionalEnding)),
      outside: () => undefined,
    };
  }

  /** A module of the workspace, a Java type, or an external name when no file matches. */
  resolve(importer: FileEntry, specifier: string): Value {
    const value = this.#tracker.remember('module', `${importer.rules.id} ${importer.file.root}:${importer.directory} ${specifier}`, () =>
      this.#find(importer, specifier),
    );
    // A file with the name of the package that it imports does not import itself.
    const isItself =
      importer.rules.bareSpecifiersLeaveFile && value.kind === 'module' && value.entry === importer && !specifier.startsWith('.');
    return isItself ? { kind: 'external', name: specifier } : value;
  }

  #find(importer: FileEntry, specifier: string): Value {
    const value = this.#searches[importer.rules.moduleResolution](importer, specifier);
    return value ?? { kind: 'external', name: importer.rules.sharing ? plainPath(specifier).replaceAll('::', '.') : specifier };
  }

  /** A module of a Python package; undefined for a module that is no folder. */
  submodule(parent: ModuleValue, name: string): ModuleValue | undefined {
    return parent.folder === undefined ? undefined : this.#python.at(parent.root, `${parent.folder ? `${parent.folder}/` : ''}${name}`);
  }
}

/** A path without the brackets or quotation marks of an include. */
function plainPath(specifier: string): string {
  return specifier.replace(/[<>"]/g, '');
}

function withEnding(path: string, ending: string): string {
  return path.endsWith(ending) ? path : path + ending;
}
