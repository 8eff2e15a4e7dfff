// One file for name resolution: its facts, with lookup tables by scope and name.
import { fileKey } from '../../base/fileKey.ts';
import { baseName } from '../../base/baseName.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import {
  ambientModule,
  type BindingFact,
  type CheckFact,
  type ImportFact,
  type ImportedName,
  type SymbolFact,
} from '../../symbols/facts.ts';
import { symbolId } from '../../symbols/symbolId.ts';
import { InterfaceNames } from './interfaceNames.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { GraphFile, SymbolNode } from '../edges/graphTypes.ts';

/** A name that an import binds in a scope. */
export interface LocalImport {
  readonly fact: ImportFact;
  readonly name: ImportedName;
}

/** Observer of the files that queries read. */
export interface ReadListener {
  /** Changes with each query. */
  readonly queryNumber: number;
  /** Called when a query reads a file for the first time. */
  noteRead(entry: FileEntry): void;
  /** Called when a look-up reads a part of what a file tells others, see {@link InterfaceNames}. */
  notePart(entry: FileEntry, part: string): void;
}

const defaultHead = /^(?:export default|module\.exports =)\s/;

/** Name of a file without its extension. */
export function fileStem(path: string): string {
  return baseName(path).replace(/(?:\.d)?\.[^.]*$/, '');
}

/** See {@link FileEntry.meanings}. */
export function meaningsKey(fileKey: string): `t:${string}` {
  return `t:${fileKey} ~`;
}

/** True for bindings that describe value flow rather than the type of a name. */
export function isFlow({ by }: Pick<BindingFact, 'by'>): boolean {
  return by === 'flow' || by === 'assigned' || by === 'default';
}

const classKinds: ReadonlySet<string> = new Set(['class', 'interface', 'enum', 'type']);

/** True for symbols that have members. */
export function isClassLike(fact: SymbolFact | undefined): boolean {
  return fact !== undefined && classKinds.has(fact.kind);
}

/** One file of the graph. Immutable: a changed file gets a new entry. */
export class FileEntry {
  readonly key: string;
  /** The {@link DependencyKey} of the file's whole interface. */
  readonly dependency: `f:${string}`;
  /** The {@link DependencyKey} of those parts of the interface that look-ups ask for by name. */
  readonly named: `g:${string}`;
  /**
   * The {@link DependencyKey} of what decides the meaning of a name on a line: types of variables, checks, and the order of facts. Whatever
   * depends on a part of the value flow depends on it too.
   */
  readonly meanings: `t:${string}`;
  readonly file: GraphFile;
  readonly rules: LanguageRules;
  readonly nodes: readonly SymbolNode[];
  /** Names of the parts of its interface. */
  readonly parts = new InterfaceNames(this);
  /** Folder of the file, `''` at the root. */
  readonly directory: string;
  readonly stem: string;
  #stars: readonly ImportFact[] | undefined;
  #exports: ReadonlyMap<string, string> | undefined;
  readonly #anonymousFunctions = new Map<string, number>();
  readonly #children = new Map<number, Map<string, number[]>>();
  readonly #imports = new Map<number, Map<string, LocalImport[]>>();
  readonly #bindings = new Map<number, Map<string, BindingFact[]>>();
  readonly #narrowings = new Map<number, Map<string, BindingFact[]>>();
  readonly #checks = new Map<number, Map<string, CheckFact[]>>();
  readonly #checkedNames = new Set<string>();
  readonly #narrowedNames = new Set<string>();
  #hasNames = false;
  #isFilled = false;
  readonly #listener: ReadListener | undefined;
  #queryNumber = -1;

  /** @param listener notified when the file is read */
  constructor(file: GraphFile, listener?: ReadListener) {
    this.#listener = listener;
    const { root, path, role, facts } = file;
    this.key = fileKey(root, path);
    this.dependency = `f:${this.key}`;
    this.named = `g:${this.key}`;
    this.meanings = meaningsKey(this.key);
    this.file = file;
    this.rules = rulesOf(facts.language);
    this.directory = parentFolder(path);
    this.stem = fileStem(path);
    this.nodes = facts.symbols.map((fact) => ({
      id: symbolId(root, path, fact.qualifiedName, fact.ordinal),
      root,
      path,
      language: facts.language,
      role,
      fact,
    }));
  }

  /** Imports of all names of a module. */
  get stars(): readonly ImportFact[] {
    return (this.#stars ??= this.file.facts.imports.filter(isStar));
  }

  /** Names of ambient modules that the file declares; excludes augmentations of other modules. */
  get ambientModules(): readonly string[] {
    if (!/\.d\.[cm]?ts$/.test(this.file.path)) return [];
    const { bindings, imports } = this.file.facts;
    const moduleNames = bindings.filter(({ name }) => name === ambientModule).map(({ value }) => value);
    // Imports turn the file into a module, and its declarations into augmentations.
    return imports.some(({ line }) => line < (bindings.find(({ name }) => name === ambientModule)?.line ?? 0)) ? [] : moduleNames;
  }

  /** Local names, keyed by exported name. */
  get exports(): ReadonlyMap<string, string> {
    return (this.#exports ??= exportsOf(this.file));
  }

  #notePart(scope: number, name: string): void {
    if (!this.#listener) return;
    const classPart = this.parts.classPart(scope);
    if (classPart !== '') this.#listener.notePart(this, classPart);
    this.#listener.notePart(this, this.parts.of(scope, name));
  }

  /** The local name behind an exported one. */
  exportOf(name: string): string | undefined {
    this.#listener?.notePart(this, name);
    return this.exports.get(name);
  }

  #noteUse(): void {
    if (!this.#listener || this.#queryNumber === this.#listener.queryNumber) return;
    this.#queryNumber = this.#listener.queryNumber;
    this.#listener.noteRead(this);
  }

  /** Fills only the tables of symbols. They need no unpacked data, and of many files only the definitions are read. */
  #fillNames(): void {
    this.#noteUse();
    if (this.#hasNames) return;
    this.#hasNames = true;
    for (const fact of this.file.facts.symbols) {
      if (fact.name === '<anonymous>') this.#anonymousFunctions.set(`${fact.range.start.line}:${fact.range.start.column}`, fact.index);
      else if (fact.parent >= 0 && !this.rules.isTitle(fact)) add(this.#children, fact.parent, fact.name, fact.index);
    }
  }

  /** Builds the lookup tables on first use: a file with known edges needs none. */
  #fill(): void {
    this.#noteUse();
    if (this.#isFilled) return;
    this.#isFilled = true;
    this.#fillNames();
    const { imports, bindings, checks = [] } = this.file.facts;
    for (const fact of checks) {
      this.#checkedNames.add(fact.name);
      add(this.#checks, fact.scope, fact.name, fact);
    }
    for (const fact of imports) {
      for (const name of fact.names) if (name.local !== '*') add(this.#imports, fact.scope, firstPart(name.local), { fact, name });
    }
    for (const fact of bindings) {
      if (fact.until !== undefined) {
        this.#narrowedNames.add(fact.name);
        add(this.#narrowings, fact.scope, fact.name, fact);
      } else if (!isFlow(fact)) this.#bind(fact);
    }
  }

  /** Fields (`self.x`, `Class.x`) belong to their class, so that every method sees them. */
  #bind(fact: BindingFact): void {
    const dot = fact.name.indexOf('.');
    const owner = dot > 0 ? this.#fieldOwner(fact.name.slice(0, dot), fact.scope) : undefined;
    if (owner === undefined) add(this.#bindings, fact.scope, fact.name, fact);
    else add(this.#bindings, owner, fact.name.slice(dot + 1), fact);
  }

  #fieldOwner(name: string, scope: number): number | undefined {
    if (name === 'self' || name === 'this' || name === 'cls') return this.enclosingClass(scope) ?? scope;
    return this.#children
      .get(0)
      ?.get(name)
      ?.find((index) => this.fact(index)?.kind === 'class');
  }

  /** Releases the lookup tables and their sources; both are rebuilt on demand. */
  forget(): void {
    this.file.forget?.();
    this.#queryNumber = -1;
    this.parts.clear();
    this.#stars = undefined;
    this.#exports = undefined;
    if (!this.#hasNames) return;
    this.#hasNames = false;
    this.#isFilled = false;
    for (const table of [this.#anonymousFunctions, this.#children, this.#imports, this.#bindings, this.#narrowings, this.#checks])
      table.clear();
    this.#checkedNames.clear();
    this.#narrowedNames.clear();
  }

  fact(index: number): SymbolFact | undefined {
    return this.file.facts.symbols[index];
  }

  /** Whether the symbol has members. */
  isClass(index: number): boolean {
    return isClassLike(this.fact(index));
  }

  /** Symbols called `name` directly inside `parent`, in text order. */
  children(parent: number, name: string): readonly number[] {
    this.#fillNames();
    this.#notePart(parent, name);
    return this.#children.get(parent)?.get(name) ?? [];
  }

  /** Names of all that the top of the file defines, imports or assigns. */
  topNames(): ReadonlySet<string> {
    this.#fill();
    const names = [this.#children, this.#imports, this.#bindings].flatMap((table) => [...(table.get(0)?.keys() ?? [])]);
    for (const { scope, name } of this.file.facts.bindings) if (scope === 0) names.push(firstPart(name));
    return new Set(names);
  }

  /** The anonymous function that starts at a place. */
  anonymousFunctionAt(line: number, column: number): number | undefined {
    this.#fillNames();
    return this.#anonymousFunctions.get(`${line}:${column}`);
  }

  importsOf(scope: number, name: string): readonly LocalImport[] {
    this.#fill();
    this.#notePart(scope, name);
    return this.#imports.get(scope)?.get(name) ?? [];
  }

  bindingsOf(scope: number, name: string): readonly BindingFact[] {
    this.#fill();
    this.#notePart(scope, name);
    return this.#bindings.get(scope)?.get(name) ?? [];
  }

  /** Whether the file has a condition on the name (`x`, `this.x`). */
  hasChecks(name: string): boolean {
    this.#fill();
    return this.#checkedNames.has(name);
  }

  /** Whether the type of the name may differ between lines of the file. */
  isChecked(name: string): boolean {
    return this.hasChecks(name) || this.#narrowedNames.has(name);
  }

  /** Conditions on a name inside a symbol, in the order in which they begin. */
  checksOf(scope: number, name: string): readonly CheckFact[] {
    this.#fill();
    this.#notePart(scope, name);
    return this.#checks.get(scope)?.get(name) ?? [];
  }

  /** The innermost type check that applies to a name on a line. */
  narrowingAt(scope: number, name: string, line: number): BindingFact | undefined {
    this.#fill();
    return this.#narrowings
      .get(scope)
      ?.get(name)
      ?.findLast((fact) => fact.line <= line && line <= (fact.until ?? -1));
  }

  /** Whether a name in `scope` means the object, its class or its bases: it is a keyword for them and is not rebound there. */
  meansSelf(scope: number, name: string): boolean {
    return this.rules.selfNames.has(name) && !(this.rules.objectIsFirstParameter && this.#isRebound(scope, name));
  }

  /** Whether a method rebinds `self` or `cls` (`for cls, args in middleware`). */
  #isRebound(scope: number, name: string): boolean {
    for (let at = this.fact(scope); at && !isClassLike(at); at = this.fact(at.parent)) {
      const facts = this.bindingsOf(at.index, name);
      if (facts.length) return facts.some(({ value }) => !ownClass.test(value));
    }
    return false;
  }

  /** The innermost class at or around `index`. */
  enclosingClass(index: number): number | undefined {
    for (let at = this.fact(index); at && at.parent >= -1; at = this.fact(at.parent)) {
      if (isClassLike(at)) return at.index;
    }
    return undefined;
  }
}

/** Python expressions for the class of the object. */
const ownClass = /^(?:type(?:\(self\))?|self\.__class__|cls)$/;

/** Local names, keyed by exported name; includes a definition that its own statement exports as default. */
function exportsOf({ facts }: GraphFile): ReadonlyMap<string, string> {
  const exports = new Map(facts.exports.map(({ local, exported }) => [exported, local]));
  if (exports.has('default')) return exports;
  const main = facts.symbols.find((fact) => fact.parent === 0 && (fact.name === 'default' || defaultHead.test(fact.signature)));
  return main ? exports.set('default', main.name) : exports;
}

function add<T>(table: Map<number, Map<string, T[]>>, scope: number, name: string, item: T): void {
  let names = table.get(scope);
  if (!names) table.set(scope, (names = new Map()));
  const items = names.get(name);
  if (items) items.push(item);
  else names.set(name, [item]);
}

function firstPart(dottedName: string): string {
  const dot = dottedName.indexOf('.');
  return dot > 0 ? dottedName.slice(0, dot) : dottedName;
}

function isStar(fact: ImportFact): boolean {
  return fact.names.some((name) => name.local === '*' || (name.imported === '*' && name.local === ''));
}
