// From the specifier of an import to the file, folder or external name that it means. The rules differ by family of languages.
import type { Dependencies } from './dependencies.ts';
import { sharing } from '../edges/families.ts';
import type { Definitions } from '../names/definitions.ts';
import type { FileEntry } from '../names/fileEntry.ts';
import { CompiledModules } from './modulesCompiled.ts';
import { EcmascriptModules } from './modulesEcmascript.ts';
import { JavaModules } from './modulesJava.ts';
import { PythonModules } from './modulesPython.ts';
import type { ModuleValue, Value } from '../calls/values.ts';

/** Resolves import specifiers; notes what the results depend on. */
export class Modules {
  readonly #dependencies: Dependencies;
  readonly #ecmascript: EcmascriptModules;
  readonly #python: PythonModules;
  readonly java: JavaModules;
  readonly #compiled: CompiledModules;

  constructor(definitions: Definitions, dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#ecmascript = new EcmascriptModules(definitions, dependencies);
    this.#python = new PythonModules(definitions, dependencies);
    this.java = new JavaModules(definitions, dependencies);
    this.#compiled = new CompiledModules(definitions, dependencies);
  }

  /** A module of the workspace, a Java type, or an external name. */
  resolve(from: FileEntry, specifier: string): Value {
    const found = this.#dependencies.remember('module', `${from.family} ${from.file.root}:${from.directory} ${specifier}`, () =>
      this.#find(from, specifier),
    );
    // A file that has the name of the package that it imports does not mean itself.
    const isItself = from.family === 'ecmascript' && found.kind === 'module' && found.entry === from && !specifier.startsWith('.');
    return isItself ? { kind: 'external', name: specifier } : found;
  }

  #find(from: FileEntry, specifier: string): Value {
    if (from.family === 'ecmascript') return this.#ecmascript.resolve(from, specifier);
    if (from.family === 'python') return this.#python.resolve(from, specifier);
    if (from.family === 'java') return this.java.resolve(from, specifier);
    if (sharing(from.family)) return this.#compiled.resolve(from, specifier);
    return { kind: 'external', name: specifier };
  }

  /** A module inside a package (Python). */
  inside(parent: ModuleValue, name: string): ModuleValue | undefined {
    return parent.folder === undefined ? undefined : this.#python.at(parent.root, `${parent.folder ? `${parent.folder}/` : ''}${name}`);
  }
}
