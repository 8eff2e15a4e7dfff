// Classes across files: bases, the order in which members are looked for, members and fields.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, stemOf, type FileEntry } from '../names/fileEntry.ts';
import { FlowIndex } from '../flow/flowIndex.ts';
import type { Resolver } from '../calls/resolver.ts';
import { pick } from '../names/scopes.ts';
import { parseType } from './typeText.ts';
import { fromOutside, unknown, type ExternalValue, type SymbolValue, type Use, type Value } from '../calls/values.ts';

const mostAncestors = 200;
const getter = /^(?:(?:public|protected|private|static|override|abstract|async)\s+)*get\s+[^\s(]/;

/** A class with all classes that it inherits from, nearest first, and the names of those outside the workspace. */
export interface Ancestry {
  readonly classes: readonly SymbolValue[];
  readonly external: readonly string[];
}

/** Inheritance as resolved from the names in base lists. */
export class Classes {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** The bases as written, classes first resolved in the scope around the class. */
  bases(entry: FileEntry, index: number): readonly (SymbolValue | ExternalValue)[] {
    const key = `b ${entry.key} ${index}`;
    return this.#resolver.dependencies.remember(
      entry,
      `b ${index}`,
      () => this.#resolver.guarded(key, () => this.#resolveBases(entry, index)) ?? [],
    );
  }

  #resolveBases(entry: FileEntry, index: number): readonly (SymbolValue | ExternalValue)[] {
    this.#resolver.touch(entry);
    const fact = entry.fact(index);
    if (!fact) return [];
    const found: (SymbolValue | ExternalValue)[] = [];
    for (const text of [...fact.extends, ...fact.implements]) {
      const value = this.base(entry, index, text);
      if (value) found.push(value);
    }
    return found;
  }

  /** One name of a base list. */
  base(entry: FileEntry, index: number, text: string): SymbolValue | ExternalValue | undefined {
    const parent = entry.fact(index)?.parent ?? 0;
    const name = parseType(text, entry.family)?.name ?? text;
    const use: Use = { line: entry.fact(index)?.range.start.line ?? -1, want: 'type', arguments: -1, exclude: index };
    const value = this.#resolver.evaluation.evaluate(entry, Math.max(parent, 0), name, use);
    if (value?.kind === 'symbol') return value.entry === entry && value.index === index ? undefined : value;
    if (value?.kind === 'external') return value;
    // `const Base = require('./base')` is what that file exports as a whole.
    const main = value?.kind === 'module' ? this.#resolver.exports.of(value, 'default', 'type') : undefined;
    if (main?.kind === 'symbol') return main;
    return value ? undefined : { kind: 'external', name };
  }

  /** Depth first, a class that several paths lead to after all classes that derive from it. */
  ancestry(entry: FileEntry, index: number): Ancestry {
    return this.#resolver.dependencies.remember(entry, `l ${index}`, () => this.#linearise(entry, index));
  }

  #linearise(entry: FileEntry, index: number): Ancestry {
    const visited: SymbolValue[] = [];
    const external = new Set<string>();
    const stack: SymbolValue[] = [{ kind: 'symbol', entry, index }];
    for (let at = stack.pop(); at && visited.length < mostAncestors; at = stack.pop()) {
      visited.push(at);
      const bases = this.bases(at.entry, at.index);
      for (const base of bases) if (base.kind === 'external') external.add(base.name);
      for (const base of bases.toReversed()) if (base.kind === 'symbol') stack.push(base);
    }
    if (stack.length) this.#resolver.dependencies.noteCut();
    return { classes: keepLast(visited), external: [...external] };
  }

  /** The member `name` of a class or of one that it inherits from; with `skipOwn`, of those alone. */
  member(entry: FileEntry, index: number, name: string, use: Use, skipOwn = false): Value | undefined {
    const { receiver, want, exclude } = use;
    if (exclude !== undefined || receiver?.types) return this.#find(entry, index, name, use, skipOwn);
    const key = `${skipOwn ? 'u' : 'm'} ${index} ${name} ${want} ${use.arguments} ${receiver ? `${receiver.index} ${receiver.entry.key}` : ''}`;
    return this.#resolver.dependencies.remember(entry, key, () => this.#find(entry, index, name, use, skipOwn));
  }

  #find(entry: FileEntry, index: number, name: string, use: Use, skipOwn: boolean): Value | undefined {
    const { classes, external } = this.ancestry(entry, index);
    for (const [position, at] of classes.entries()) {
      if (position === 0 && skipOwn) continue;
      const found = this.#ownMember(at, name, use);
      if (found) return found.kind === 'symbol' && position > 0 ? { ...found, inherited: true } : found;
    }
    for (const at of skipOwn ? classes.slice(1) : classes) {
      const stub = this.#stubOf(at);
      const found = stub && this.#ownMember(stub, name, use);
      if (found) return found;
    }
    const base = external[0];
    if (base !== undefined && classes.some((at) => this.#isSet(at, name))) return unknown;
    return base === undefined ? undefined : { kind: 'external', name: `${base}.${name}` };
  }

  /** The class of Python as the stub beside its file declares it: what a base from outside has may be declared there alone. */
  #stubOf({ entry, index }: SymbolValue): SymbolValue | undefined {
    const { root, path } = entry.file;
    const fact = entry.fact(index);
    if (!fact || !path.endsWith('.py')) return undefined;
    this.#resolver.dependencies.note(`m:${stemOf(path)}`);
    const stub = this.#resolver.definitions.file(root, `${path}i`);
    const found = stub?.file.facts.symbols.find((each) => each.qualifiedName === fact.qualifiedName && isClassLike(each));
    return stub && found && { kind: 'symbol', entry: stub, index: found.index };
  }

  /** The class sets the field itself, to something that names alone do not tell: it is none of a base outside of the workspace. */
  #isSet({ entry, index }: SymbolValue, name: string): boolean {
    this.#resolver.dependencies.note(`v:${entry.key}`);
    const set = FlowIndex.of(entry).byTarget.get(`.${name}`) ?? [];
    return set.some((fact) => /^(?:self|this|cls)\.[^.]*$/.test(fact.name) && entry.enclosingClass(fact.scope) === index);
  }

  #ownMember(owner: SymbolValue, name: string, use: Use): Value | undefined {
    const found = this.#declaredMember(owner, name, use);
    const { entry, index } = owner;
    if (found || (entry.family !== 'ecmascript' && entry.family !== 'python')) return found;
    // Declarations of one name are one type: a class and an interface, an interface in parts, a class and its namespace. In Python they are
    // what the branches of a condition define, as for type checkers and at run time.
    const fact = entry.fact(index);
    for (const other of entry.children(fact?.parent ?? -1, fact?.name ?? '')) {
      const further =
        other === index || !isClassLike(entry.fact(other)) ? undefined : this.#declaredMember({ ...owner, index: other }, name, use);
      if (further) return further;
    }
    return undefined;
  }

  /** A decorator that is a class with `__get__`: naming the method gives what it returns. */
  #isDescribed(entry: FileEntry, { kind, parent, decorators }: SymbolFact): boolean {
    if (entry.family !== 'python' || kind !== 'method') return false;
    return decorators.some((text) => {
      const name = text.replace(/^@/, '');
      const type = /^[\w.]+$/.test(name) ? this.#resolver.evaluation.evaluate(entry, parent, name, fromOutside) : undefined;
      if (type?.kind !== 'symbol' || !isClassLike(type.entry.fact(type.index))) return false;
      return this.member(type.entry, type.index, '__get__', fromOutside)?.kind === 'symbol';
    });
  }

  #declaredMember({ entry, index }: SymbolValue, name: string, use: Use): Value | undefined {
    this.#resolver.touch(entry);
    const child = pick(entry, entry.children(index, name), { ...use, line: -1 });
    if (child === undefined) {
      const held = this.#resolver.scopes.bound(entry, index, name, { ...use, line: -1 });
      return held ?? this.#resolver.shared.member({ kind: 'symbol', entry, index }, name);
    }
    const fact = entry.fact(child);
    if (fact?.kind === 'constant') return this.#resolver.scopes.defined(entry, index, name, { ...use, line: -1 });
    const { receiver } = use;
    const value: SymbolValue = { kind: 'symbol', entry, index: child, ...(receiver && { receiver }) };
    return fact && (isProperty(fact) || this.#isDescribed(entry, fact)) ? (this.#resolver.evaluation.result(value) ?? value) : value;
  }
}

/** A method whose result is what naming it gives. */
export function isProperty({ decorators, signature }: SymbolFact): boolean {
  return decorators.some((decorator) => /^@?(?:\w+\.)?(?:cached_)?property\b/.test(decorator)) || getter.test(signature);
}

function keepLast(values: readonly SymbolValue[]): readonly SymbolValue[] {
  const own = values[0];
  const last = new Map<string, SymbolValue>();
  for (const value of values) {
    const key = `${value.entry.key}#${value.index}`;
    last.delete(key);
    last.set(key, value);
  }
  const rest = [...last.values()].filter((value) => value.entry !== own?.entry || value.index !== own.index);
  return own ? [own, ...rest] : [];
}
