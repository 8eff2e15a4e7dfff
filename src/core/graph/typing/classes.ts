// Resolves classes across files: bases, member lookup order, members and fields.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, fileStem, type FileEntry } from '../files/fileEntry.ts';
import { noteTargets } from '../flow/flowKeys.ts';
import { TargetIndex } from '../flow/targetIndex.ts';
import { pickDefinition } from '../names/definitionChoice.ts';
import { parseType } from '../values/typeText.ts';
import { fromOutside, unknown, type ExternalValue, type SymbolValue, type NameUse, type Value } from '../values/values.ts';
import { isProperty } from '../files/propertyMethods.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { SharedNames } from '../names/sharedNames.ts';
import type { Exports } from '../names/exports.ts';
import type { Scopes } from '../names/scopes.ts';
import type { Ancestry, ClassMembers, Resolution } from '../values/resolution.ts';

const maxAncestors = 200;

/** Dependencies of {@link Classes}: earlier parts, and parts of later folders through `resolution`. */
interface ClassesDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly sharedNames: SharedNames;
  readonly exports: Exports;
  readonly scopes: Scopes;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Inheritance, resolved from the names in base lists. */
export class Classes implements ClassMembers {
  readonly #dependencies: ClassesDependencies;

  constructor(dependencies: ClassesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The bases in written order, resolved in the scope around the class. */
  bases(entry: FileEntry, index: number): readonly (SymbolValue | ExternalValue)[] {
    const key = `b ${entry.key} ${index}`;
    return this.#dependencies.tracker.remember(
      entry,
      `b ${index}`,
      () => this.#dependencies.guard.run(key, () => this.#resolveBases(entry, index)) ?? [],
    );
  }

  #resolveBases(entry: FileEntry, index: number): readonly (SymbolValue | ExternalValue)[] {
    this.#dependencies.tracker.touchHead(entry, index);
    const fact = entry.fact(index);
    if (!fact) return [];
    const bases: (SymbolValue | ExternalValue)[] = [];
    for (const text of [...fact.extends, ...fact.implements]) {
      const value = this.base(entry, index, text);
      if (value) bases.push(value);
    }
    return bases;
  }

  /** Resolves one name of a base list. */
  base(entry: FileEntry, index: number, text: string): SymbolValue | ExternalValue | undefined {
    const parent = entry.fact(index)?.parent ?? 0;
    const name = parseType(text, entry.rules)?.name ?? text;
    const use: NameUse = { line: entry.fact(index)?.range.start.line ?? -1, want: 'type', arguments: -1, exclude: index };
    const value = this.#dependencies.resolution.evaluation.evaluate(entry, Math.max(parent, 0), name, use);
    if (value?.kind === 'symbol') return value.entry === entry && value.index === index ? undefined : value;
    if (value?.kind === 'external') return value;
    // `const Base = require('./base')` denotes the whole export of that file.
    const main = value?.kind === 'module' ? this.#dependencies.exports.of(value, 'default', 'type') : undefined;
    if (main?.kind === 'symbol') return main;
    return value ? undefined : { kind: 'external', name };
  }

  /** Ancestors depth first; a class reached by several paths comes after all classes that derive from it. */
  ancestry(entry: FileEntry, index: number): Ancestry {
    return this.#dependencies.tracker.remember(entry, `l ${index}`, () => this.#linearise(entry, index));
  }

  #linearise(entry: FileEntry, index: number): Ancestry {
    const visited: SymbolValue[] = [];
    const external = new Set<string>();
    const stack: SymbolValue[] = [{ kind: 'symbol', entry, index }];
    for (let at = stack.pop(); at && visited.length < maxAncestors; at = stack.pop()) {
      visited.push(at);
      const bases = this.bases(at.entry, at.index);
      for (const base of bases) if (base.kind === 'external') external.add(base.name);
      for (const base of bases.toReversed()) if (base.kind === 'symbol') stack.push(base);
    }
    if (stack.length) this.#dependencies.tracker.noteCut();
    return { classes: keepLast(visited), external: [...external] };
  }

  /** The member `name` of a class or its bases; with `skipOwn`, of the bases only. */
  member(entry: FileEntry, index: number, name: string, use: NameUse, skipOwn = false): Value | undefined {
    const { receiver, want, exclude } = use;
    if (exclude !== undefined || receiver?.types) return this.#findMember(entry, index, name, use, skipOwn);
    const key = `${skipOwn ? 'u' : 'm'} ${index} ${name} ${want} ${use.arguments} ${receiver ? `${receiver.index} ${receiver.entry.key}` : ''}`;
    return this.#dependencies.tracker.remember(entry, key, () => this.#findMember(entry, index, name, use, skipOwn));
  }

  #findMember(entry: FileEntry, index: number, name: string, use: NameUse, skipOwn: boolean): Value | undefined {
    const { classes, external } = this.ancestry(entry, index);
    for (const [position, at] of classes.entries()) {
      if (position === 0 && skipOwn) continue;
      const value = this.#ownMember(at, name, use);
      if (value) return value.kind === 'symbol' && position > 0 ? { ...value, inherited: true } : value;
    }
    for (const at of skipOwn ? classes.slice(1) : classes) {
      const stub = this.#stubOf(at);
      const match = stub && this.#ownMember(stub, name, use);
      if (match) return match;
    }
    const base = external.find((each) => !entry.rules.interfaceName?.test(each));
    if (base !== undefined && classes.some((at) => this.#isSet(at, name))) return unknown;
    return base === undefined ? undefined : { kind: 'external', name: `${base}.${name}` };
  }

  /** The class as declared in the Python stub beside its file; members of external bases may be declared only there. */
  #stubOf({ entry, index }: SymbolValue): SymbolValue | undefined {
    const { root, path } = entry.file;
    const fact = entry.fact(index);
    if (!fact || !path.endsWith('.py')) return undefined;
    this.#dependencies.tracker.note(`m:${fileStem(path)}`);
    const stub = this.#dependencies.definitions.file(root, `${path}i`);
    if (stub) this.#dependencies.tracker.touch(stub);
    const match = stub?.file.facts.symbols.find((each) => each.qualifiedName === fact.qualifiedName && isClassLike(each));
    return stub && match && { kind: 'symbol', entry: stub, index: match.index };
  }

  /** Whether the class itself sets the field to an unknown value, so that the field does not belong to an external base. */
  #isSet({ entry, index }: SymbolValue, name: string): boolean {
    noteTargets(this.#dependencies.tracker, entry, `.${name}`);
    const assignments = TargetIndex.of(entry).byTarget.get(`.${name}`) ?? [];
    return assignments.some((fact) => /^(?:self|this|cls)\.[^.]*$/.test(fact.name) && entry.enclosingClass(fact.scope) === index);
  }

  #ownMember(owner: SymbolValue, name: string, use: NameUse): Value | undefined {
    const value = this.#declaredMember(owner, name, use);
    const { entry, index } = owner;
    if (value || !entry.rules.mergesDefinitions) return value;
    // Declarations of one name merge into one type: a class and an interface, parts of an interface, a class and its namespace. In Python
    // they are branches of a condition, which type checkers merge too.
    const fact = entry.fact(index);
    for (const other of entry.children(fact?.parent ?? -1, fact?.name ?? '')) {
      const mergedMember =
        other === index || !isClassLike(entry.fact(other)) ? undefined : this.#declaredMember({ ...owner, index: other }, name, use);
      if (mergedMember) return mergedMember;
    }
    return undefined;
  }

  /** Whether a decorator is a class with `__get__`, so that naming the method yields the result of that. */
  #hasDescriptor(entry: FileEntry, { kind, parent, decorators }: SymbolFact): boolean {
    if (!entry.rules.hasDescriptors || kind !== 'method') return false;
    return decorators.some((text) => {
      const name = text.replace(/^@/, '');
      const type = /^[\w.]+$/.test(name) ? this.#dependencies.resolution.evaluation.evaluate(entry, parent, name, fromOutside) : undefined;
      if (type?.kind !== 'symbol' || !isClassLike(type.entry.fact(type.index))) return false;
      return this.member(type.entry, type.index, '__get__', fromOutside)?.kind === 'symbol';
    });
  }

  #declaredMember({ entry, index }: SymbolValue, name: string, use: NameUse): Value | undefined {
    this.#dependencies.tracker.touchHead(entry, index);
    const child = pickDefinition(entry, entry.children(index, name), { ...use, line: -1 });
    if (child === undefined) {
      const fieldValue = this.#dependencies.scopes.variableValue(entry, index, name, { ...use, line: -1 });
      return fieldValue ?? this.#dependencies.sharedNames.member({ kind: 'symbol', entry, index }, name);
    }
    const fact = entry.fact(child);
    if (fact?.kind === 'constant') return this.#dependencies.scopes.definedValue(entry, index, name, { ...use, line: -1 });
    const { receiver } = use;
    const value: SymbolValue = { kind: 'symbol', entry, index: child, ...(receiver && { receiver }) };
    return fact && (isProperty(fact) || this.#hasDescriptor(entry, fact))
      ? (this.#dependencies.resolution.evaluation.result(value) ?? value)
      : value;
  }
}

/** The classes without repetitions, each at its last position; the first class, from which the walk starts, stays first. */
function keepLast(values: readonly SymbolValue[]): readonly SymbolValue[] {
  const first = values[0];
  const last = new Map<string, SymbolValue>();
  for (const value of values) {
    const key = `${value.entry.key}#${value.index}`;
    last.delete(key);
    last.set(key, value);
  }
  const ancestors = [...last.values()].filter((value) => value.entry !== first?.entry || value.index !== first.index);
  return first ? [first, ...ancestors] : [];
}
