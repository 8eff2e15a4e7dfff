// Resolves a name at a place to its definition rather than its value: "go to definition" over facts.
import { isClassLike, type FileEntry, type LocalImport } from '../files/fileEntry.ts';
import { canBe, isNamespace, isTypeParameter, pick } from '../names/definitionChoice.ts';
import type { Resolver } from '../calls/resolver.ts';
import { importPath, pathRoot } from '../modules/rustPaths.ts';
import type { TypePlace } from '../typing/functionShapes.ts';
import { functionAround, intrinsicElements } from '../typing/keyTypes.ts';
import { typeAlternatives, memberText } from '../typing/functionTypes.ts';
import {
  holdsField,
  isAround,
  isBound,
  isDeclared,
  isWithheld,
  joinMeanings,
  type Meaning,
  type Meanings,
  ofStruct,
  ofValue,
  parameterOf,
  declarationParts,
  propertyAbove,
  setsField,
  suits,
} from '../names/meanings.ts';
import { isOffered, passesStar, wholeName } from '../names/exports.ts';
import { declaredMembers } from '../declared/declaredMembers.ts';
import { DeclaredTypes } from '../declared/declaredTypes.ts';
import type { KeyPlace, NamePlace } from '../edges/types.ts';
import { typeScope } from '../typing/annotations.ts';
import { fromOutside, optionsOf, type ModuleValue, type NameUse, type Value } from '../values/values.ts';

const deepest = 12;
const dottedNames = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** Finds definitions of names in the files of one resolver. */
export class NameMeaning {
  readonly #resolver: Resolver;
  readonly types: DeclaredTypes;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
    this.types = new DeclaredTypes(resolver, {
      imported: (entry, localImport, use) => this.#imported(entry, localImport, use, 0),
      inModule: (module, name, use) => this.#inModule(module, name, use, 0),
    });
  }

  /** Definitions of a name, of `receiver.name` or of a key, inside symbol `scope`. */
  of(entry: FileEntry, scope: number, place: NamePlace): Meanings {
    const { name, receiver, key, line, isType, form } = place;
    if (receiver === '') return [];
    const use: NameUse = { line, want: isType ? 'type' : 'value', arguments: -1, form };
    const declared = entry.rules.followsDeclaredTypes ? declaredMembers(this.types, entry, scope, place, line) : undefined;
    if (declared) return declared;
    if (key) return this.#ofKey(entry, scope, key, name, use);
    if (receiver === undefined) return this.#plain(entry, scope, name, use, 0);
    const isOwnModule = entry.rules.pathsNameModules && receiver === 'self' && entry.file.facts.imports.some((fact) => fact.line === line);
    const value = isOwnModule
      ? pathRoot(this.#resolver.modules, entry, scope, receiver)
      : this.#resolver.evaluation.evaluate(entry, scope, receiver, { ...use, want: 'value', arguments: -1 });
    const typed = isType && entry.rules.headsRunOutside ? this.#ofType(entry, scope, receiver, name, use) : [];
    if (typed.length) return typed;
    const qualified =
      entry.rules.pathsNameTypes && (!value || value.kind === 'external') ? this.#qualified(entry, receiver, name, use) : [];
    if (qualified.length) return qualified;
    return value ? this.#member(value, name, use) : [];
  }

  /** In `flow: flow.Flow` the receiver is the module, even if the file has another `flow`. */
  #ofType(entry: FileEntry, scope: number, receiver: string, name: string, use: NameUse): readonly Meaning[] {
    const around = typeScope(entry, scope, `${receiver}.`);
    if (around === scope) return [];
    const value = this.#resolver.evaluation.evaluate(entry, around, receiver, { ...use, line: -1, want: 'value', arguments: -1 });
    const meanings = value?.kind === 'module' ? this.#member(value, name, use) : [];
    return meanings === 'outside' ? [] : meanings;
  }

  /** Resolves `com.shop.Cart`, also in an import, and members of an import of `com.shop.Cart`. */
  #qualified(entry: FileEntry, receiver: string, name: string, use: NameUse): readonly Meaning[] {
    if (!dottedNames.test(receiver)) return [];
    const { modules } = this.#resolver;
    const type = modules.resolve(entry, `${receiver}.${name}`);
    if (type.kind === 'symbol') return [{ entry: type.entry, index: type.index }];
    const owner = modules.resolve(entry, receiver);
    const member = owner.kind === 'symbol' ? this.#inClass(owner.entry, owner.index, name, use) : [];
    return member === 'outside' ? [] : member;
  }

  #ofKey(entry: FileEntry, scope: number, { anchor, keys }: KeyPlace, name: string, use: NameUse): Meanings {
    const { contextual, evaluation } = this.#resolver;
    if (anchor.how === 'value') {
      let value = evaluation.evaluate(entry, scope, anchor.text, { ...use, want: 'value', arguments: -1 });
      for (const key of keys) value = value && (key === '*' ? evaluation.element(value) : evaluation.member(value, key, fromOutside));
      return value ? this.#member(value, name, use) : [];
    }
    if (anchor.how === 'struct') return ofStruct(entry, anchor.at, name);
    if (anchor.how === 'keyword') return this.#ofKeyword(entry, scope, anchor.callee, name, use);
    if (anchor.how === 'element')
      return this.#declaring(intrinsicElements(this.#resolver.definitions).map((each) => this.#inClass(each.entry, each.index, name, use)));
    const parameter =
      anchor.how === 'parameter' && !keys.length ? contextual.parameter(entry, functionAround(entry, scope), anchor.at) : undefined;
    if (parameter) return this.#member(parameter, name, use);
    const types = contextual.inside(this.#resolver.keyTypes.expected(entry, scope, anchor, use.line), keys);
    return joinMeanings(types.map((type) => ('text' in type ? this.#memberOfType(type, name, use, 0) : [])));
  }

  /** The parameter of the callee, or the field of a class whose constructor takes its fields. */
  #ofKeyword(entry: FileEntry, scope: number, callee: string, name: string, use: NameUse): Meanings {
    const value =
      callee === '' ? undefined : this.#resolver.evaluation.evaluate(entry, scope, callee, { ...use, want: 'value', arguments: -1 });
    if (callee === '' || value?.kind === 'external') return 'outside';
    if (value?.kind !== 'symbol') return [];
    if (!isClassLike(value.entry.fact(value.index))) return parameterOf(value.entry, value.index, name);
    const made = this.#resolver.classes.member(value.entry, value.index, '__init__', fromOutside);
    if (made?.kind === 'symbol') return parameterOf(made.entry, made.index, name);
    const fields = this.#inClass(value.entry, value.index, name, use);
    return fields === 'outside' ? fields : fields.filter((meaning) => meaning.name !== undefined && isDeclared(meaning));
  }

  /** The member of a written type; for a union, of the options that declare it. */
  #memberOfType(type: TypePlace, name: string, use: NameUse, depth: number): Meanings {
    if (depth > deepest) return [];
    const { contextual } = this.#resolver;
    const all = typeAlternatives(type.text).map((text): Meanings => {
      if (memberText(text, name) !== undefined) return [{ entry: type.entry, index: type.scope, name }];
      const alias = contextual.aliasOf({ ...type, text });
      if (alias) return this.#memberOfType(alias, name, use, depth + 1);
      const value = contextual.valueOf({ ...type, text });
      return value ? this.#member(value, name, use) : [];
    });
    return this.#declaring(all);
  }

  /** The meanings of the types that surely declare the member, otherwise of all that may. */
  #declaring(all: readonly Meanings[]): Meanings {
    const declaring = all.map((each) => (each === 'outside' ? each : each.filter(isDeclared)));
    return joinMeanings(declaring.some((each) => each !== 'outside' && each.length) ? declaring : all);
  }

  #plain(entry: FileEntry, scope: number, name: string, use: NameUse, depth: number): Meanings {
    const bare = entry.rules.namesMembersBare;
    const taken = entry.rules.importsNameModulesFirst ? this.#takenAt(entry, name, use, depth) : undefined;
    if (taken) return taken;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const isOwn = fact.index === scope;
      if (isTypeParameter(entry, fact, name, use)) return 'outside';
      if (isClassLike(fact) && !isNamespace(entry, fact)) {
        if (bare) {
          const member = this.#inClass(entry, fact.index, name, use);
          // A plain name is a member only of a class known to have it: it may also be a type or an import.
          const isKnown =
            this.#isMember(entry, fact.index, name, use) ||
            (!entry.rules.membersAreListed &&
              (this.#resolver.classes.member(entry, fact.index, name, use)?.kind ?? 'external') !== 'external');
          if (member !== 'outside' && isKnown && member.length) return member;
          continue;
        }
        if (!isOwn || !entry.rules.bodiesNameFields) continue;
      }
      const meanings = this.#inside(entry, fact.index, name, isOwn ? use : { ...use, line: -1 }, depth);
      if (meanings) return meanings;
    }
    const starred = entry.rules.starsTakeMembers ? this.#starred(entry, scope, name, use) : [];
    if (starred.length) return starred;
    const renamed = this.#renamed(entry, name, use, depth);
    if (renamed) return renamed;
    const around = this.#resolver.scopes.lookup(entry, 0, name, use);
    return around ? ofValue(around) : [];
  }

  /** In an import a name belongs to the imported module, even if the file has its own. */
  #takenAt(entry: FileEntry, name: string, use: NameUse, depth: number): Meanings | undefined {
    for (const fact of entry.file.facts.imports) {
      const taken = fact.line === use.line ? fact.names.find(({ imported }) => imported === name) : undefined;
      if (taken) return this.#imported(entry, { fact, name: taken }, use, depth);
    }
    return undefined;
  }

  /** Star imports of members: `import static a.B.*`, and `use a::Kind::*` in any enclosing module or function. */
  #starred(entry: FileEntry, scope: number, name: string, use: NameUse): readonly Meaning[] {
    const { evaluation, modules } = this.#resolver;
    for (const fact of entry.stars) {
      if (entry.rules.pathsNameModules && !isAround(entry, scope, fact.scope)) continue;
      const owner = entry.rules.pathsNameModules
        ? evaluation.evaluate(entry, fact.scope, fact.module, { line: -1, want: 'type', arguments: -1 })
        : modules.resolve(entry, fact.module.replace(/\.\*$/, ''));
      if (owner?.kind !== 'symbol' || !this.#isMember(owner.entry, owner.index, name, use)) continue;
      const member = this.#inClass(owner.entry, owner.index, name, use);
      if (member !== 'outside') return member;
    }
    return [];
  }

  /** Whether the class or one of its bases declares a member of that name. */
  #isMember(entry: FileEntry, index: number, name: string, use: NameUse): boolean {
    const { classes } = this.#resolver.classes.ancestry(entry, index);
    return classes.some(
      (at) =>
        !isWithheld(at, name, { entry, index }) &&
        (at.entry.children(at.index, name).some((child) => suits(at.entry, child, use)) ||
          (use.form !== 'method' && use.want === 'value' && holdsField(at.entry, at.index, name))),
    );
  }

  /** In `import { name as other }` the first name is not a name of the file. */
  #renamed(entry: FileEntry, name: string, use: NameUse, depth: number): Meanings | undefined {
    for (const fact of entry.file.facts.imports) {
      const importedName = fact.names.find(({ imported, local }) => imported === name && local !== name);
      if (importedName) return this.#imported(entry, { fact, name: importedName }, use, depth);
    }
    return undefined;
  }

  /** Definitions, imports, bindings and parameters of `scope` itself. */
  #inside(entry: FileEntry, scope: number, name: string, use: NameUse, depth: number): Meanings | undefined {
    // Methods of an object literal in a function are not names of the function.
    const isPlain = (index: number): boolean => !entry.rules.hasObjectLiterals || entry.fact(index)?.kind !== 'method';
    const children = entry.children(scope, name).filter(isPlain);
    const imports = entry.importsOf(scope, name);
    // With an import of the same name, an interface is only the type.
    const suiting = imports.length && entry.rules.typeNames === 'beside' ? children.filter((each) => canBe(entry, each, use)) : children;
    const child = pick(entry, suiting, use) ?? suiting[0];
    const imported = imports.findLast((each) => !each.fact.typeOnly || !each.fact.reexport) ?? imports[0];
    // A fallback is defined where an import fails or a platform has nothing to import: either can be the target.
    if (child !== undefined && imported && entry.rules.definesFallbacks)
      return joinMeanings([[{ entry, index: child }], this.#imported(entry, imported, use, depth)]);
    if (child !== undefined) return [{ entry, index: child }];
    if (imported) return this.#imported(entry, imported, use, depth);
    // A variable is not one of the methods of its name, and possibly none of the types.
    if (use.form === 'method' || (use.want === 'type' && entry.rules.variablesAreNoTypes)) return undefined;
    return isBound(entry, scope, name) ? [{ entry, index: scope, name }] : undefined;
  }

  #imported(entry: FileEntry, localImport: LocalImport, use: NameUse, depth: number): Meanings {
    const find = (): Meanings => this.#broughtBy(entry, localImport, use, depth);
    if (!entry.rules.followsDeclaredTypes || depth > 0) return find();
    const key = `import ${localImport.fact.line} ${localImport.name.imported} ${localImport.name.local} ${use.want} ${use.form ?? ''}`;
    return this.types.memo.of(entry, key, find);
  }

  #broughtBy(entry: FileEntry, localImport: LocalImport, use: NameUse, depth: number): Meanings {
    const { fact, name } = localImport;
    if (depth > deepest) return [];
    const isType = name.imported === '*' || fact.module.endsWith(`.${name.imported}`);
    const ofType = entry.rules.pathsNameTypes && !isType ? this.#qualified(entry, fact.module, name.imported, use) : [];
    if (ofType.length) return ofType;
    if (name.imported !== '*') {
      const module = this.#resolver.modules.resolve(entry, importPath(entry, fact));
      const inModule = module.kind === 'module' ? this.#inModule(module, name.imported, use, depth + 1) : [];
      if (inModule !== 'outside' && inModule.length) return inModule;
    }
    const value = this.#resolver.scopes.importedValue(entry, localImport, use.want);
    return this.#wholeOf(value, use, depth) ?? ofValue(value);
  }

  /** The definition behind `require` of a module that exports a single value. */
  #wholeOf(value: Value, use: NameUse, depth: number): Meanings | undefined {
    const whole = wholeName(value);
    return whole && this.#inside(whole.entry, 0, whole.name, { ...use, line: -1 }, depth + 1);
  }

  /** Definitions, imports and bindings of a module itself. */
  #ownOf(entry: FileEntry, name: string, use: NameUse, depth: number): Meanings | undefined {
    const local = entry.rules.exportsByStatement ? (entry.exports.get(name) ?? name) : name;
    const isName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(local);
    return isName && isOffered(entry, name) ? this.#inside(entry, 0, local, { ...use, line: -1 }, depth) : undefined;
  }

  #inModule(module: ModuleValue, name: string, use: NameUse, depth: number): Meanings {
    const offered = this.#offered(module, name, use, depth);
    // The facts omit a variable that only holds a plain value.
    return offered === 'outside' || offered.length || !module.entry ? offered : [{ entry: module.entry, index: 0, name }];
  }

  /** Definitions that a module exports: its own before those of its star exports. */
  #offered(module: ModuleValue, name: string, use: NameUse, depth: number): Meanings {
    const { entry } = module;
    // A Go package is a folder, so it has no file.
    if (!entry) {
      const value = this.#resolver.exports.of(module, name, use.want);
      return value ? ofValue(value) : [];
    }
    if (depth > deepest) return [];
    const own = this.#ownOf(entry, name, use, depth);
    if (own) return own;
    for (const fact of entry.stars) {
      const next = this.#resolver.modules.resolve(entry, fact.module);
      const isPassed = next.kind === 'module' && (!next.entry || passesStar(next.entry, name));
      const meanings = isPassed ? this.#offered(next, name, use, depth + 1) : [];
      if (meanings !== 'outside' && meanings.length) return meanings;
    }
    const value = this.#resolver.exports.of(module, name, use.want);
    return value ? ofValue(value) : [];
  }

  #member(value: Value, name: string, use: NameUse): Meanings {
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
        return joinMeanings(optionsOf(value).map((each) => this.#inClass(each.entry, each.index, name, use)));
      case 'symbol': {
        const { entry, index } = value;
        if (isClassLike(entry.fact(index))) return this.#inClass(entry, index, name, use);
        const child = declarationParts(entry, index).flatMap((part) => entry.children(part, name))[0];
        if (child !== undefined) return [{ entry, index: child }];
        if (entry.fact(index)?.kind === 'constant') return [{ entry, index, name }];
        const decorated = this.#resolver.evaluation.decorated(value);
        if (decorated) return this.#member(decorated, name, use);
        const member = this.#resolver.evaluation.member(value, name, use);
        return member ? ofValue(member) : [];
      }
    }
  }

  /** The member of the first class, from `index` upwards, that is known to have it; otherwise of all these classes. */
  #inClass(entry: FileEntry, index: number, name: string, use: NameUse, skipOwn = false): Meanings {
    const { classes } = this.#resolver.classes.ancestry(entry, index);
    const possible = classes.slice(skipOwn ? 1 : 0).filter((at) => !isWithheld(at, name, { entry, index }));
    let assigning: Meaning | undefined;
    for (const at of possible) {
      for (const part of declarationParts(at.entry, at.index)) {
        const children = at.entry.children(part, name).filter((child) => suits(at.entry, child, use));
        const child = pick(at.entry, children, { ...use, line: -1 }) ?? children[0];
        if (child !== undefined) return [{ entry: at.entry, index: child }];
        const property = setsField(at.entry, part, name) ? propertyAbove(possible, name) : undefined;
        if (property) return [property];
        if (use.form !== 'method' && holdsField(at.entry, part, name)) return [{ entry: at.entry, index: part, name }];
        // A field that only methods assign belongs to the topmost class that assigns it.
        if (setsField(at.entry, part, name)) assigning = { entry: at.entry, index: part, name };
      }
    }
    if (assigning) return [assigning];
    const value = skipOwn ? undefined : this.#resolver.classes.member(entry, index, name, use);
    if (value && value.kind !== 'external') return ofValue(value);
    // A member that an external base may also have is still a member of the class.
    return possible.map((at) => ({ entry: at.entry, index: at.index, name }));
  }
}
