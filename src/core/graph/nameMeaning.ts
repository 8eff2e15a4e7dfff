// What a name at a place refers to: the definition itself, and not what it holds. The editor's "go to definition" over facts.
import { isClassLike, type FileEntry, type LocalImport } from './fileEntry.ts';
import { namesMembersBare } from './families.ts';
import { isNamespace, isTypeParameter, pick } from './scopes.ts';
import type { Resolver } from './resolver.ts';
import type { TypePlace } from './contextualTypes.ts';
import { functionAround, intrinsicElements, KeyTypes } from './keyTypes.ts';
import { alternatives, memberText } from './functionTypes.ts';
import { declaredMembers } from './declared/declaredMembers.ts';
import { DeclaredTypes } from './declared/declaredTypes.ts';
import type { KeyPlace, NamePlace } from './types.ts';
import { fromOutside, optionsOf, type ModuleValue, type Use, type Value } from './values.ts';

/** A definition by file and symbol; with `name` a variable or field of it that is no symbol. */
export interface Meaning {
  readonly entry: FileEntry;
  readonly index: number;
  readonly name?: string;
}

/** `outside`: surely nothing of the workspace. An empty list: nothing is known. */
export type Meanings = readonly Meaning[] | 'outside';

const deepest = 12;

/** Finds what names refer to in the files of one resolver. */
export class NameMeaning {
  readonly #resolver: Resolver;
  readonly #keyTypes: KeyTypes;
  readonly types: DeclaredTypes;
  /** Names that scopes bind and fields that methods assign, by the facts of a file: each is asked for at every occurrence. */
  readonly #bound = new WeakMap<object, ReadonlySet<string>>();
  readonly #assigned = new WeakMap<object, Set<string>>();

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
    this.#keyTypes = new KeyTypes(resolver);
    this.types = new DeclaredTypes(resolver, {
      imported: (entry, found, use) => this.#imported(entry, found, use, 0),
      inModule: (module, name, use) => this.#inModule(module, name, use, 0),
    });
  }

  /** Meaning of a name, of `receiver.name` or of a key, inside symbol `scope`. */
  of(entry: FileEntry, scope: number, place: Pick<NamePlace, 'name' | 'receiver' | 'key' | 'column'>, use: Use): Meanings {
    const { name, receiver, key } = place;
    if (receiver === '') return [];
    const declared = entry.family === 'ecmascript' ? declaredMembers(this.types, entry, scope, place, use.line) : undefined;
    if (declared) return declared;
    if (key) return this.#ofKey(entry, scope, key, name, use);
    if (receiver === undefined) return this.#plain(entry, scope, name, use, 0);
    const value = this.#resolver.evaluation.evaluate(entry, scope, receiver, { ...use, want: 'value', arguments: -1 });
    return value ? this.#member(value, name, use) : [];
  }

  #ofKey(entry: FileEntry, scope: number, { anchor, keys }: KeyPlace, name: string, use: Use): Meanings {
    const { contextual, evaluation } = this.#resolver;
    if (anchor.how === 'value') {
      let value = evaluation.evaluate(entry, scope, anchor.text, { ...use, want: 'value', arguments: -1 });
      for (const key of keys) value = value && (key === '*' ? evaluation.element(value) : evaluation.member(value, key, fromOutside));
      return value ? this.#member(value, name, use) : [];
    }
    if (anchor.how === 'element')
      return this.#declaring(intrinsicElements(this.#resolver).map((each) => this.#inClass(each.entry, each.index, name, use)));
    const parameter =
      anchor.how === 'parameter' && !keys.length ? contextual.parameter(entry, functionAround(entry, scope), anchor.at) : undefined;
    if (parameter) return this.#member(parameter, name, use);
    const types = contextual.inside(this.#keyTypes.expected(entry, scope, anchor, use.line), keys);
    return joined(types.map((type) => ('text' in type ? this.#memberOfType(type, name, use, 0) : [])));
  }

  /** The member of a written type; of a union those of the options that declare it. */
  #memberOfType(type: TypePlace, name: string, use: Use, depth: number): Meanings {
    if (depth > deepest) return [];
    const { contextual } = this.#resolver;
    const all = alternatives(type.text).map((text): Meanings => {
      if (memberText(text, name) !== undefined) return [{ entry: type.entry, index: type.scope, name }];
      const alias = contextual.aliasOf({ ...type, text });
      if (alias) return this.#memberOfType(alias, name, use, depth + 1);
      const value = contextual.valueOf({ ...type, text });
      return value ? this.#member(value, name, use) : [];
    });
    return this.#declaring(all);
  }

  /** Of several types those that surely have the member, else all that may. */
  #declaring(all: readonly Meanings[]): Meanings {
    const declaring = all.map((each) => (each === 'outside' ? each : each.filter((meaning) => this.#isDeclared(meaning))));
    return joined(declaring.some((each) => each !== 'outside' && each.length) ? declaring : all);
  }

  #isDeclared({ entry, index, name }: Meaning): boolean {
    return name === undefined || entry.bindingsOf(index, name).length > 0;
  }

  #plain(entry: FileEntry, scope: number, name: string, use: Use, depth: number): Meanings {
    const bare = namesMembersBare(entry.family);
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const isOwn = fact.index === scope;
      if (isTypeParameter(entry, fact, name, use)) return 'outside';
      if (isClassLike(fact) && !isNamespace(entry, fact)) {
        if (bare) {
          const member = this.#inClass(entry, fact.index, name, use);
          // A plain name is a member only of a class that is known to have it: it may be a type or something imported as well.
          const isKnown = (this.#resolver.classes.member(entry, fact.index, name, use)?.kind ?? 'external') !== 'external';
          if (member !== 'outside' && isKnown && member.length) return member;
          continue;
        }
        if (!isOwn) continue;
      }
      const found = this.#inside(entry, fact.index, name, isOwn ? use : { ...use, line: -1 }, depth);
      if (found) return found;
    }
    const renamed = this.#renamed(entry, name, use, depth);
    if (renamed) return renamed;
    const around = this.#resolver.scopes.lookup(entry, 0, name, use);
    return around ? this.#ofValue(around) : [];
  }

  /** The first name of `import { name as other }` is no name of the file. */
  #renamed(entry: FileEntry, name: string, use: Use, depth: number): Meanings | undefined {
    for (const fact of entry.file.facts.imports) {
      const found = fact.names.find(({ imported, local }) => imported === name && local !== name);
      if (found) return this.#imported(entry, { fact, name: found }, use, depth);
    }
    return undefined;
  }

  /** What `scope` itself defines, imports, binds or takes as a parameter. */
  #inside(entry: FileEntry, scope: number, name: string, use: Use, depth: number): Meanings | undefined {
    const child = pick(entry, entry.children(scope, name), use) ?? entry.children(scope, name)[0];
    if (child !== undefined) return [{ entry, index: child }];
    const imports = entry.importsOf(scope, name);
    const imported = imports.findLast((each) => !each.fact.typeOnly || !each.fact.reexport) ?? imports[0];
    if (imported) return this.#imported(entry, imported, use, depth);
    const isParameter = entry.fact(scope)?.parameters.some((each) => each.name.replace(/^[*.]+/, '') === name) ?? false;
    return isParameter || this.#isBound(entry, scope, name) ? [{ entry, index: scope, name }] : undefined;
  }

  /** Any assignment counts, also one whose value says nothing of types. */
  #isBound(entry: FileEntry, scope: number, name: string): boolean {
    const { facts } = entry.file;
    let bound = this.#bound.get(facts);
    if (!bound) {
      const own = facts.bindings.filter(({ by, until }) => by !== 'assigned' && until === undefined);
      bound = new Set(own.map((fact) => `${fact.scope} ${fact.name}`));
      this.#bound.set(facts, bound);
    }
    return bound.has(`${scope} ${name}`);
  }

  #imported(entry: FileEntry, found: LocalImport, use: Use, depth: number): Meanings {
    const { fact, name } = found;
    if (depth > deepest) return [];
    if (name.imported !== '*') {
      const module = this.#resolver.modules.resolve(entry, fact.module);
      const inModule = module.kind === 'module' ? this.#inModule(module, name.imported, use, depth + 1) : [];
      if (inModule !== 'outside' && inModule.length) return inModule;
    }
    return this.#ofValue(this.#resolver.scopes.importedValue(entry, found, use.want));
  }

  #inModule(module: ModuleValue, name: string, use: Use, depth: number): Meanings {
    const offered = this.#offered(module, name, use, depth);
    // A variable of which facts say nothing, since a plain value is all that it is set to.
    return offered === 'outside' || offered.length || !module.entry ? offered : [{ entry: module.entry, index: 0, name }];
  }

  /** What facts say that a module offers: its own definitions come before those that its stars pass on. */
  #offered(module: ModuleValue, name: string, use: Use, depth: number): Meanings {
    const { entry } = module;
    if (!entry || depth > deepest) return [];
    const local = entry.family === 'ecmascript' ? (entry.exports.get(name) ?? name) : name;
    const outer = { ...use, line: -1 };
    const own = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(local) ? this.#inside(entry, 0, local, outer, depth) : undefined;
    if (own) return own;
    for (const fact of entry.stars) {
      const next = this.#resolver.modules.resolve(entry, fact.module);
      const found = next.kind === 'module' ? this.#offered(next, name, use, depth + 1) : [];
      if (found !== 'outside' && found.length) return found;
    }
    const value = this.#resolver.exports.of(module, name, use.want);
    return value ? this.#ofValue(value) : [];
  }

  #member(value: Value, name: string, use: Use): Meanings {
    switch (value.kind) {
      case 'external':
        return 'outside';
      case 'unknown':
        return [];
      case 'module':
        return this.#inModule(value, name, use, 0);
      case 'super':
        return this.#inClass(value.entry, value.index, name, use, true);
      case 'instance':
        return joined(optionsOf(value).map((each) => this.#inClass(each.entry, each.index, name, use)));
      case 'symbol': {
        const { entry, index } = value;
        if (isClassLike(entry.fact(index))) return this.#inClass(entry, index, name, use);
        const child = entry.children(index, name)[0];
        if (child !== undefined) return [{ entry, index: child }];
        if (entry.fact(index)?.kind === 'constant') return [{ entry, index, name }];
        const member = this.#resolver.evaluation.member(value, name, use);
        return member ? this.#ofValue(member) : [];
      }
    }
  }

  /** The member of the first class, from `index` upwards, that is known to have it; else it belongs to any of them. */
  #inClass(entry: FileEntry, index: number, name: string, use: Use, skipOwn = false): Meanings {
    const { classes } = this.#resolver.classes.ancestry(entry, index);
    const possible = skipOwn ? classes.slice(1) : classes;
    let assigning: Meaning | undefined;
    for (const at of possible) {
      for (const part of this.#partsOf(at.entry, at.index)) {
        const child = pick(at.entry, at.entry.children(part, name), { ...use, line: -1 }) ?? at.entry.children(part, name)[0];
        if (child !== undefined) return [{ entry: at.entry, index: child }];
        if (at.entry.bindingsOf(part, name).length) return [{ entry: at.entry, index: part, name }];
        // A field that only methods assign belongs to the topmost class that does.
        if (this.#sets(at.entry, part, name)) assigning = { entry: at.entry, index: part, name };
      }
    }
    if (assigning) return [assigning];
    const value = skipOwn ? undefined : this.#resolver.classes.member(entry, index, name, use);
    if (value && value.kind !== 'external') return this.#ofValue(value);
    // What a base from outside may have too is still a member of the class.
    return possible.map((at) => ({ entry: at.entry, index: at.index, name }));
  }

  /** Declarations of one name are one type in TypeScript. */
  #partsOf(entry: FileEntry, index: number): readonly number[] {
    const fact = entry.fact(index);
    if (entry.family !== 'ecmascript' || !fact) return [index];
    const others = entry.children(fact.parent, fact.name).filter((each) => each !== index && isClassLike(entry.fact(each)));
    return [index, ...others];
  }

  /** Whether a method of the class assigns the field. */
  #sets(entry: FileEntry, index: number, name: string): boolean {
    const { facts } = entry.file;
    let fields = this.#assigned.get(facts);
    if (!fields) {
      fields = new Set();
      for (const { index: scope, mutates } of facts.symbols)
        for (const { name: written } of mutates)
          if (/^(?:self|this|cls)\./.test(written) && entry.enclosingClass(scope) !== scope)
            fields.add(`${entry.enclosingClass(scope) ?? -1} ${written.slice(written.indexOf('.') + 1)}`);
      this.#assigned.set(facts, fields);
    }
    return fields.has(`${index} ${name}`);
  }

  #ofValue(value: Value): Meanings {
    if (value.kind === 'symbol') return [{ entry: value.entry, index: value.index }];
    return value.kind === 'external' || value.kind === 'module' ? 'outside' : [];
  }
}

/** Meanings of all that may be meant; outside only when nothing else is. */
function joined(all: readonly Meanings[]): Meanings {
  const inside = all.flatMap((each) => (each === 'outside' ? [] : each));
  return inside.length || !all.length || all.some((each) => each !== 'outside') ? inside : 'outside';
}
