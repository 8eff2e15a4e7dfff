// Resolves a name at a place to its definition rather than its value: "go to definition" over facts.
import { isClassLike, type FileEntry, type LocalImport } from '../files/fileEntry.ts';
import { canBe, isNamespace, isTypeParameter, pickDefinition } from '../names/definitionChoice.ts';
import { ClassMeanings } from './classMeanings.ts';
import type { Resolver } from '../calls/resolver.ts';
import { importPath, pathRoot } from '../modules/rustPaths.ts';
import type { ScopedTypeText } from '../typing/functionShapes.ts';
import { functionAround, intrinsicElements } from '../typing/keyTypes.ts';
import { typeAlternatives, memberText } from '../typing/functionTypes.ts';
import {
  isAround,
  isBound,
  isDeclared,
  joinMeanings,
  type Meaning,
  type Meanings,
  structField,
  meaningsOfValue,
  parameterMeanings,
  declarationParts,
} from '../names/meanings.ts';
import { canExport, isInStarExport, wholeName } from '../names/exports.ts';
import { declaredMembers } from '../declared/declaredMembers.ts';
import { DeclaredTypes } from '../declared/declaredTypes.ts';
import type { KeyPath, NamePlace } from '../edges/graphTypes.ts';
import { typeScope } from '../typing/annotations.ts';
import { fromOutside, optionsOf, type ModuleValue, type NameUse, type Value } from '../values/values.ts';

const maxDepth = 12;
const dottedNames = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** Finds definitions of names in the files of one resolver. */
export class NameMeaning {
  readonly #resolver: Resolver;
  readonly #classes: ClassMeanings;
  readonly types: DeclaredTypes;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
    this.#classes = new ClassMeanings(resolver.classes);
    this.types = new DeclaredTypes(resolver, {
      importedMeanings: (entry, localImport, use) => this.#importedMeanings(entry, localImport, use, 0),
      inModule: (module, name, use) => this.#meaningsInModule(module, name, use, 0),
    });
  }

  /** Definitions of a name, of `receiver.name` or of a key, inside symbol `scope`. */
  of(entry: FileEntry, scope: number, place: NamePlace): Meanings {
    const { name, receiver, key, line, isType, form } = place;
    if (receiver === '') return [];
    const use: NameUse = { line, want: isType ? 'type' : 'value', arguments: -1, form };
    const declaredMeanings = entry.rules.followsDeclaredTypes ? declaredMembers(this.types, entry, scope, place, line) : undefined;
    if (declaredMeanings) return declaredMeanings;
    if (key) return this.#keyMeanings(entry, scope, key, name, use);
    if (receiver === undefined) return this.#plainMeanings(entry, scope, name, use, 0);
    // In these languages a member after a dot has a form.
    const isPath = entry.rules.pathsNameModules && form === undefined;
    const isOwnModule = entry.rules.pathsNameModules && receiver === 'self' && entry.file.facts.imports.some((fact) => fact.line === line);
    const value = isOwnModule
      ? pathRoot(this.#resolver.modules, entry, scope, receiver)
      : this.#resolver.evaluation.evaluate(entry, scope, receiver, { ...use, want: isPath ? 'type' : 'value', arguments: -1 });
    const typeMeanings = isType && entry.rules.headsRunOutside ? this.#typeMeanings(entry, scope, receiver, name, use) : [];
    if (typeMeanings.length) return typeMeanings;
    const qualifiedMeanings =
      entry.rules.pathsNameTypes && (!value || value.kind === 'external') ? this.#qualifiedMeanings(entry, receiver, name, use) : [];
    if (qualifiedMeanings.length) return qualifiedMeanings;
    return value ? this.#memberMeanings(value, name, use) : [];
  }

  /** In `flow: flow.Flow` the receiver is the module, even if the file has another `flow`. */
  #typeMeanings(entry: FileEntry, scope: number, receiver: string, name: string, use: NameUse): readonly Meaning[] {
    const outerScope = typeScope(entry, scope, `${receiver}.`);
    if (outerScope === scope) return [];
    const value = this.#resolver.evaluation.evaluate(entry, outerScope, receiver, { ...use, line: -1, want: 'value', arguments: -1 });
    const meanings = value?.kind === 'module' ? this.#memberMeanings(value, name, use) : [];
    return meanings === 'outside' ? [] : meanings;
  }

  /** Resolves `com.shop.Cart`, also in an import, and members of an import of `com.shop.Cart`. */
  #qualifiedMeanings(entry: FileEntry, receiver: string, name: string, use: NameUse): readonly Meaning[] {
    if (!dottedNames.test(receiver)) return [];
    const { modules } = this.#resolver;
    const type = modules.resolve(entry, `${receiver}.${name}`);
    if (type.kind === 'symbol') return [{ entry: type.entry, index: type.index }];
    const owner = modules.resolve(entry, receiver);
    const member = owner.kind === 'symbol' ? this.#classes.of(owner.entry, owner.index, name, use) : [];
    return member === 'outside' ? [] : member;
  }

  #keyMeanings(entry: FileEntry, scope: number, { anchor, keys }: KeyPath, name: string, use: NameUse): Meanings {
    const { contextual, evaluation } = this.#resolver;
    if (anchor.how === 'value') {
      let value = evaluation.evaluate(entry, scope, anchor.text, { ...use, want: 'value', arguments: -1 });
      for (const key of keys) value = value && (key === '*' ? evaluation.element(value) : evaluation.member(value, key, fromOutside));
      return value ? this.#memberMeanings(value, name, use) : [];
    }
    if (anchor.how === 'struct') return structField(entry, anchor.at, name);
    if (anchor.how === 'keyword') return this.#keywordMeanings(entry, scope, anchor.callee, name, use);
    if (anchor.how === 'element') {
      const elements = intrinsicElements(this.#resolver.definitions);
      return this.#declaringMeanings(elements.map((each) => this.#classes.of(each.entry, each.index, name, use)));
    }
    const parameter =
      anchor.how === 'parameter' && !keys.length ? contextual.parameter(entry, functionAround(entry, scope), anchor.at) : undefined;
    if (parameter) return this.#memberMeanings(parameter, name, use);
    const types = contextual.followKeys(this.#resolver.keyTypes.expectedTypes(entry, scope, anchor, use.line), keys);
    return joinMeanings(types.map((type) => ('text' in type ? this.#meaningsOfTypeMember(type, name, use, 0) : [])));
  }

  /** The parameter of the callee, or the field of a class whose constructor takes its fields. */
  #keywordMeanings(entry: FileEntry, scope: number, callee: string, name: string, use: NameUse): Meanings {
    const value =
      callee === '' ? undefined : this.#resolver.evaluation.evaluate(entry, scope, callee, { ...use, want: 'value', arguments: -1 });
    if (callee === '' || value?.kind === 'external') return 'outside';
    if (value?.kind !== 'symbol') return [];
    if (!isClassLike(value.entry.fact(value.index))) return parameterMeanings(value.entry, value.index, name);
    const initMethod = this.#resolver.classes.member(value.entry, value.index, '__init__', fromOutside);
    if (initMethod?.kind === 'symbol') return parameterMeanings(initMethod.entry, initMethod.index, name);
    const fields = this.#classes.of(value.entry, value.index, name, use);
    return fields === 'outside' ? fields : fields.filter((meaning) => meaning.name !== undefined && isDeclared(meaning));
  }

  /** The member of a written type; for a union, of the options that declare it. */
  #meaningsOfTypeMember(type: ScopedTypeText, name: string, use: NameUse, depth: number): Meanings {
    if (depth > maxDepth) return [];
    const { contextual } = this.#resolver;
    const meanings = typeAlternatives(type.text).map((text): Meanings => {
      if (memberText(text, name) !== undefined) return [{ entry: type.entry, index: type.scope, name }];
      const alias = contextual.aliasOf({ ...type, text });
      if (alias) return this.#meaningsOfTypeMember(alias, name, use, depth + 1);
      const value = contextual.valueOf({ ...type, text });
      return value ? this.#memberMeanings(value, name, use) : [];
    });
    return this.#declaringMeanings(meanings);
  }

  /** The meanings of the types that declare the member, otherwise of all types that may have it. */
  #declaringMeanings(all: readonly Meanings[]): Meanings {
    const declaringMeanings = all.map((each) => (each === 'outside' ? each : each.filter(isDeclared)));
    return joinMeanings(declaringMeanings.some((each) => each !== 'outside' && each.length) ? declaringMeanings : all);
  }

  #plainMeanings(entry: FileEntry, scope: number, name: string, use: NameUse, depth: number): Meanings {
    const bare = entry.rules.namesMembersBare;
    const importMeanings = entry.rules.importsNameModulesFirst ? this.#meaningsInImport(entry, name, use, depth) : undefined;
    if (importMeanings) return importMeanings;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const isOwn = fact.index === scope;
      if (isTypeParameter(entry, fact, name, use)) return 'outside';
      if (isClassLike(fact) && !isNamespace(entry, fact)) {
        if (bare) {
          const member = this.#classes.of(entry, fact.index, name, use);
          // A plain name is a member only of a class that has it for certain: it may also be a type or an import.
          const isKnown =
            this.#classes.declares(entry, fact.index, name, use) ||
            (!entry.rules.membersAreListed &&
              (this.#resolver.classes.member(entry, fact.index, name, use)?.kind ?? 'external') !== 'external');
          if (member !== 'outside' && isKnown && member.length) return member;
          continue;
        }
        if (!isOwn || !entry.rules.bodiesNameFields) continue;
      }
      const meanings = this.#meaningsInScope(entry, fact.index, name, isOwn ? use : { ...use, line: -1 }, depth);
      if (meanings) return meanings;
    }
    const starMeanings = entry.rules.starsTakeMembers ? this.#starMeanings(entry, scope, name, use) : [];
    if (starMeanings.length) return starMeanings;
    const renamedMeanings = this.#renamedMeanings(entry, name, use, depth);
    if (renamedMeanings) return renamedMeanings;
    const outerValue = this.#resolver.scopes.lookup(entry, 0, name, use);
    return outerValue ? meaningsOfValue(outerValue) : [];
  }

  /** In an import a name belongs to the imported module, even if the file has its own. */
  #meaningsInImport(entry: FileEntry, name: string, use: NameUse, depth: number): Meanings | undefined {
    for (const fact of entry.file.facts.imports) {
      const importedName = fact.line === use.line ? fact.names.find(({ imported }) => imported === name) : undefined;
      if (importedName) return this.#importedMeanings(entry, { fact, name: importedName }, use, depth);
    }
    return undefined;
  }

  /** Star imports of members: `import static a.B.*`, and `use a::Kind::*` in any enclosing module or function. */
  #starMeanings(entry: FileEntry, scope: number, name: string, use: NameUse): readonly Meaning[] {
    const { evaluation, modules } = this.#resolver;
    for (const fact of entry.stars) {
      if (entry.rules.pathsNameModules && !isAround(entry, scope, fact.scope)) continue;
      const owner = entry.rules.pathsNameModules
        ? evaluation.evaluate(entry, fact.scope, fact.module, { line: -1, want: 'type', arguments: -1 })
        : modules.resolve(entry, fact.module.replace(/\.\*$/, ''));
      if (owner?.kind !== 'symbol' || !this.#classes.declares(owner.entry, owner.index, name, use)) continue;
      const member = this.#classes.of(owner.entry, owner.index, name, use);
      if (member !== 'outside') return member;
    }
    return [];
  }

  /** In `import { name as other }` the first name is not a name of the file. */
  #renamedMeanings(entry: FileEntry, name: string, use: NameUse, depth: number): Meanings | undefined {
    for (const fact of entry.file.facts.imports) {
      const importedName = fact.names.find(({ imported, local }) => imported === name && local !== name);
      if (importedName) return this.#importedMeanings(entry, { fact, name: importedName }, use, depth);
    }
    return undefined;
  }

  /** Definitions, imports, bindings and parameters of `scope` itself. */
  #meaningsInScope(entry: FileEntry, scope: number, name: string, use: NameUse, depth: number): Meanings | undefined {
    // Methods of an object literal in a function are not names of the function.
    const isPlain = (index: number): boolean => !entry.rules.hasObjectLiterals || entry.fact(index)?.kind !== 'method';
    const children = entry.children(scope, name).filter(isPlain);
    const imports = entry.importsOf(scope, name);
    // With an import of the same name, an interface is only the type.
    const suitableChildren =
      imports.length && entry.rules.typeNames === 'beside' ? children.filter((each) => canBe(entry, each, use)) : children;
    const child = pickDefinition(entry, suitableChildren, use) ?? suitableChildren[0];
    const localImport = imports.findLast((each) => !each.fact.typeOnly || !each.fact.reexport) ?? imports[0];
    // A fallback is defined where an import fails or a platform has nothing to import: either can be the target.
    if (child !== undefined && localImport && entry.rules.definesFallbacks)
      return joinMeanings([[{ entry, index: child }], this.#importedMeanings(entry, localImport, use, depth)]);
    if (child !== undefined) return [{ entry, index: child }];
    if (localImport) return this.#importedMeanings(entry, localImport, use, depth);
    // A variable is not one of the methods of its name, and possibly none of the types.
    if (use.form === 'method' || (use.want === 'type' && entry.rules.variablesAreNoTypes)) return undefined;
    return isBound(entry, scope, name) ? [{ entry, index: scope, name }] : undefined;
  }

  #importedMeanings(entry: FileEntry, localImport: LocalImport, use: NameUse, depth: number): Meanings {
    const find = (): Meanings => this.#meaningsOfImport(entry, localImport, use, depth);
    if (!entry.rules.followsDeclaredTypes || depth > 0) return find();
    const key = `import ${localImport.fact.line} ${localImport.name.imported} ${localImport.name.local} ${use.want} ${use.form ?? ''}`;
    return this.types.memo.of(entry, key, find);
  }

  #meaningsOfImport(entry: FileEntry, localImport: LocalImport, use: NameUse, depth: number): Meanings {
    const { fact, name } = localImport;
    if (depth > maxDepth) return [];
    const isType = name.imported === '*' || fact.module.endsWith(`.${name.imported}`);
    const ofType = entry.rules.pathsNameTypes && !isType ? this.#qualifiedMeanings(entry, fact.module, name.imported, use) : [];
    if (ofType.length) return ofType;
    if (name.imported !== '*') {
      const module = this.#resolver.modules.resolve(entry, importPath(entry, fact));
      const inModule = module.kind === 'module' ? this.#meaningsInModule(module, name.imported, use, depth + 1) : [];
      if (inModule !== 'outside' && inModule.length) return inModule;
    }
    const value = this.#resolver.scopes.importedValue(entry, localImport, use.want);
    return this.#wholeExport(value, use, depth) ?? meaningsOfValue(value);
  }

  /** The definition behind `require` of a module that exports a single value. */
  #wholeExport(value: Value, use: NameUse, depth: number): Meanings | undefined {
    const exportName = wholeName(value);
    return exportName && this.#meaningsInScope(exportName.entry, 0, exportName.name, { ...use, line: -1 }, depth + 1);
  }

  /** Definitions, imports and bindings of a module itself. */
  #ownMeanings(entry: FileEntry, name: string, use: NameUse, depth: number): Meanings | undefined {
    const local = entry.rules.exportsByStatement ? (entry.exports.get(name) ?? name) : name;
    const isName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(local);
    return isName && canExport(entry, name) ? this.#meaningsInScope(entry, 0, local, { ...use, line: -1 }, depth) : undefined;
  }

  #meaningsInModule(module: ModuleValue, name: string, use: NameUse, depth: number): Meanings {
    const meanings = this.#exportedMeanings(module, name, use, depth);
    // The facts omit a variable that only holds a plain value.
    return meanings === 'outside' || meanings.length || !module.entry ? meanings : [{ entry: module.entry, index: 0, name }];
  }

  /** Definitions that a module exports: its own before those of its star exports. */
  #exportedMeanings(module: ModuleValue, name: string, use: NameUse, depth: number): Meanings {
    // A Go package is a folder, so it has no file.
    const meanings = module.entry && depth <= maxDepth ? this.#meaningsThroughStars(module.entry, name, use, depth, new Set()) : undefined;
    if (meanings || (module.entry && depth > maxDepth)) return meanings ?? [];
    const value = this.#resolver.exports.of(module, name, use.want);
    return value ? meaningsOfValue(value) : [];
  }

  /** `visited` are the modules that were asked before: star exports run in circles, and many lead to the same module. */
  #meaningsThroughStars(entry: FileEntry, name: string, use: NameUse, depth: number, visited: Set<FileEntry>): Meanings | undefined {
    visited.add(entry);
    const ownMeanings = this.#ownMeanings(entry, name, use, depth);
    if (ownMeanings) return ownMeanings;
    const isStated = entry.rules.exportsByStatement;
    for (const module of isStated ? this.#starModules(entry, name) : this.#resolver.starScopes.modulesWith(entry, name)) {
      if (module.entry && visited.has(module.entry)) continue;
      const meanings = this.#starMeaningsOf(module, name, use, depth, visited);
      if (meanings !== undefined && meanings !== 'outside' && meanings.length) return meanings;
    }
    return undefined;
  }

  #starMeaningsOf(module: ModuleValue, name: string, use: NameUse, depth: number, visited: Set<FileEntry>): Meanings | undefined {
    if (module.entry?.rules.exportsByStatement) return this.#meaningsThroughStars(module.entry, name, use, depth, visited);
    if (module.entry) return this.#ownMeanings(module.entry, name, use, depth);
    const value = this.#resolver.exports.of(module, name, use.want);
    return value && meaningsOfValue(value);
  }

  /** The modules of star exports that pass on `name`. */
  #starModules(entry: FileEntry, name: string): readonly ModuleValue[] {
    return entry.stars.flatMap((fact) => {
      const module = this.#resolver.modules.resolve(entry, fact.module);
      return module.kind === 'module' && (!module.entry || isInStarExport(module.entry, name)) ? [module] : [];
    });
  }

  #memberMeanings(value: Value, name: string, use: NameUse): Meanings {
    switch (value.kind) {
      case 'external':
        return 'outside';
      case 'unknown':
        return [];
      case 'module':
        return this.#meaningsInModule(value, name, use, 0);
      case 'super':
        return this.#classes.of(value.entry, value.index, name, use, true);
      case 'instance':
        return joinMeanings(optionsOf(value).map((each) => this.#classes.of(each.entry, each.index, name, use)));
      case 'symbol': {
        const { entry, index } = value;
        if (isClassLike(entry.fact(index))) return this.#classes.of(entry, index, name, use);
        const child = declarationParts(entry, index).flatMap((part) => entry.children(part, name))[0];
        if (child !== undefined) return [{ entry, index: child }];
        if (entry.fact(index)?.kind === 'constant') return [{ entry, index, name }];
        const replacement = this.#resolver.evaluation.decoratorResult(value);
        if (replacement) return this.#memberMeanings(replacement, name, use);
        const member = this.#resolver.evaluation.member(value, name, use);
        return member ? meaningsOfValue(member) : [];
      }
    }
  }
}
