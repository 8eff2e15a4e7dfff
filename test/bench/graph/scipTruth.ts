// Calls as compilers resolve them: the calls of a file's outline joined with SCIP's references, by exact place.
import type { ScipDocument } from './scipIndex.ts';
import { aliasesIn, isOfDecorator, StarNames } from './scipStars.ts';
import type { Outline, OutlineClass, Place } from './outline.ts';

/** A function of the project by the place of its name, `path:line:column`; a constructor goes by its class. */
export type FunctionKey = string;

/** Where a call leads: functions of the project, something outside, or what references cannot tell (the value of a variable). */
export type Target = readonly FunctionKey[] | 'external' | 'unknown';

/** One call. `caller` is the innermost named function around it, undefined at module level. */
export interface TrueCall {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly caller: FunctionKey | undefined;
  readonly target: Target;
  /** What SCIP names there. */
  readonly symbols: readonly string[];
  /** Reading or writing a property that is a function: right to have, but not asked for. */
  readonly isRead: boolean;
}

/** What compilers vouch for, and what was left out of it. */
export interface ScipTruth {
  readonly calls: readonly TrueCall[];
  /** The key of what is named at the place: overloads, and the parts of a property, have one. Undefined: no function or class is named there. */
  keyAt(path: string, at: Place): FunctionKey | undefined;
  /** Symbols, also of libraries, that the function overrides or implements, however far up: it may run where those are named. */
  implemented(key: FunctionKey): ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  readonly leftOut: { readonly namelessCalls: number; readonly unknownCalls: number; readonly filesWithoutOutline: number };
}

/** Joins the two. Documents of one path (a file in several projects) count once. @param texts of the files, where names of scip-python are put right by them */
export function scipTruth(
  documents: readonly ScipDocument[],
  outlines: ReadonlyMap<string, Outline>,
  texts: ReadonlyMap<string, string> = new Map(),
): ScipTruth {
  return new Joined(documents, outlines, texts).truth();
}

class Joined {
  readonly #outlines: ReadonlyMap<string, Outline>;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #aliases: ReadonlySet<string>;
  readonly #stars: StarNames;
  readonly #documents = new Map<string, ScipDocument>();
  /** Symbols named at a place. */
  readonly #references = new Map<string, string[]>();
  readonly #definedAt = new Map<string, string>();
  /** Key of each symbol that is a function or class of the project; null for other things that it defines. */
  readonly #keys = new Map<string, FunctionKey | null>();
  readonly #classes = new Map<FunctionKey, { readonly path: string; readonly fact: OutlineClass }>();
  readonly #callable = new Set<string>();
  readonly #bases = new Map<string, string[]>();
  readonly #symbolsOf = new Map<FunctionKey, Set<string>>();
  readonly #properties = new Set<FunctionKey>();
  /** The first of several definitions of one function. */
  readonly #first = new Map<string, string>();
  readonly #constructors = new Map<string, FunctionKey>();

  constructor(documents: readonly ScipDocument[], outlines: ReadonlyMap<string, Outline>, texts: ReadonlyMap<string, string>) {
    this.#outlines = outlines;
    this.#texts = texts;
    this.#aliases = aliasesIn(texts.values());
    this.#stars = new StarNames(documents);
    for (const document of documents) {
      if (outlines.has(document.relative_path)) this.#documents.set(document.relative_path, document);
    }
    for (const [path, outline] of outlines) this.#takeOutline(path, outline);
    for (const document of this.#documents.values()) this.#takeDocument(document);
    for (const [path, { classes, functions }] of outlines) {
      for (const { at, isProperty } of functions) if (isProperty) this.#properties.add(this.#canonical(placeKey(path, at)));
      for (const fact of classes) this.#classes.set(this.#keyAt(path, fact.at) ?? placeKey(path, fact.at), { path, fact });
    }
  }

  truth(): ScipTruth {
    const calls: TrueCall[] = [];
    let namelessCalls = 0;
    for (const path of this.#documents.keys()) {
      const outline = this.#outlines.get(path);
      if (!outline) continue;
      namelessCalls += outline.nameless;
      for (const call of outline.calls) {
        const symbols = this.#references.get(placeKey(path, call.at)) ?? [];
        const target =
          call.superOf === undefined
            ? this.#target(
                symbols.map((symbol) => this.#stars.meant(symbol, call.name, this.#texts.get(path) ?? '')),
                call.name,
              )
            : this.#superTarget(path, outline.classes[call.superOf]);
        const caller = this.#caller(path, outline, call.at);
        calls.push({ path, line: call.at[0], name: call.name, caller, target, symbols, isRead: false });
      }
      calls.push(...this.#reads(path, outline));
    }
    const unknownCalls = calls.filter(({ target }) => target === 'unknown').length;
    return {
      calls,
      keyAt: (path, at) => this.#keyAt(path, at),
      implemented: (key) => this.#implemented(key),
      paths: new Set(this.#documents.keys()),
      leftOut: { namelessCalls, unknownCalls, filesWithoutOutline: this.#outlines.size - this.#documents.size },
    };
  }

  #takeOutline(path: string, { functions, classes }: Outline): void {
    for (const { at } of [...functions, ...classes]) this.#callable.add(placeKey(path, at));
    for (const { at, first } of functions) if (first) this.#first.set(placeKey(path, at), placeKey(path, first));
    for (const { at, constructs } of classes) {
      for (const construct of constructs) this.#constructors.set(placeKey(path, construct), placeKey(path, at));
    }
  }

  #takeDocument({ relative_path: path, occurrences, symbols }: ScipDocument): void {
    for (const { symbol, relationships } of symbols) {
      if (relationships.length)
        this.#bases.set(
          symbol,
          relationships.map((each) => each.symbol),
        );
    }
    for (const { range, symbol, symbol_roles: roles } of occurrences) {
      const name = symbol.startsWith('local ') ? `${path} ${symbol}` : symbol;
      const place = placeKey(path, [range[0] ?? 0, range[1] ?? 0]);
      const known = this.#references.get(place);
      if (!known) this.#references.set(place, [name]);
      else if (!known.includes(name)) known.push(name);
      if (roles & 1) this.#define(name, place);
    }
  }

  /** The first place that defines a symbol gives it its key. */
  #define(symbol: string, place: string): void {
    if (!this.#callable.has(place)) {
      if (!this.#keys.has(symbol)) this.#keys.set(symbol, null);
      return;
    }
    this.#definedAt.set(place, symbol);
    const known = this.#keys.get(symbol);
    if (known === undefined || known === null) this.#keys.set(symbol, this.#first.get(place) ?? place);
    const key = this.#keys.get(symbol) ?? place;
    this.#symbolsOf.set(key, (this.#symbolsOf.get(key) ?? new Set()).add(symbol));
  }

  #keyAt(path: string, at: Place): FunctionKey | undefined {
    const place = placeKey(path, at);
    const owner = this.#constructors.get(place);
    if (owner !== undefined) return this.#canonical(owner);
    return this.#callable.has(place) ? this.#canonical(place) : undefined;
  }

  #canonical(place: string): FunctionKey {
    const first = this.#first.get(place) ?? place;
    return this.#keys.get(this.#definedAt.get(first) ?? '') ?? first;
  }

  #target(written: readonly string[], name: string): Target {
    const symbols = written.filter((symbol) => !isOfDecorator(symbol, name, this.#aliases));
    const keys = symbols.flatMap((symbol) => this.#keyOf(symbol) ?? []);
    if (keys.length) return [...new Set(keys.map((key) => this.#called(key)))];
    const isOutside = symbols.every((symbol) => !this.#keys.has(symbol) && !symbol.includes(' local '));
    return symbols.length && isOutside ? 'external' : 'unknown';
  }

  /** scip-typescript does not define a constructor that begins with a modifier, yet refers to it. */
  #keyOf(symbol: string): FunctionKey | null | undefined {
    return this.#keys.get(symbol) ?? this.#keys.get(symbol.replace(/`<constructor>`\(\)\.$/, ''));
  }

  #implemented(key: FunctionKey): ReadonlySet<string> {
    const found = new Set<string>();
    const queue = [...(this.#symbolsOf.get(key) ?? [])];
    for (const symbol of queue) {
      for (const base of this.#bases.get(symbol) ?? []) {
        if (!found.has(base)) queue.push(base);
        found.add(base);
      }
    }
    return found;
  }

  /** Calling a class runs its constructor, else the first one up its bases, else none: then the class itself is what is called. */
  #called(key: FunctionKey): FunctionKey {
    const owner = this.#constructors.get(key);
    if (owner !== undefined) return this.#canonical(owner);
    return this.#construct(key, new Set()) ?? key;
  }

  #construct(key: FunctionKey, seen: Set<FunctionKey>): FunctionKey | undefined {
    const known = this.#classes.get(key);
    if (!known || seen.has(key)) return undefined;
    seen.add(key);
    return known.fact.constructs.length ? key : this.#constructOfBases(known.path, known.fact, seen);
  }

  #constructOfBases(path: string, { bases }: OutlineClass, seen: Set<FunctionKey>): FunctionKey | undefined {
    for (const base of this.#baseKeys(path, bases)) {
      const found = this.#construct(base, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #baseKeys(path: string, bases: readonly Place[]): FunctionKey[] {
    return bases.flatMap((at) => (this.#references.get(placeKey(path, at)) ?? []).flatMap((symbol) => this.#keys.get(symbol) ?? []));
  }

  #superTarget(path: string, fact: OutlineClass | undefined): Target {
    const [base] = fact ? this.#baseKeys(path, fact.bases) : [];
    return base === undefined ? 'unknown' : [this.#called(base)];
  }

  #reads(path: string, outline: Outline): TrueCall[] {
    const found: TrueCall[] = [];
    for (const { range, symbol, symbol_roles: roles } of this.#documents.get(path)?.occurrences ?? []) {
      const key = roles & 1 ? undefined : this.#keys.get(symbol);
      if (key === undefined || key === null || !this.#properties.has(key)) continue;
      const at: Place = [range[0] ?? 0, range[1] ?? 0];
      found.push({ path, line: at[0], name: '', caller: this.#caller(path, outline, at), target: [key], symbols: [symbol], isRead: true });
    }
    return found;
  }

  #caller(path: string, { functions }: Outline, at: Place): FunctionKey | undefined {
    let inner: Outline['functions'][number] | undefined;
    for (const each of functions) {
      if (isBefore(at, each.from) || !isBefore(at, each.to)) continue;
      if (!inner || isBefore(inner.from, each.from)) inner = each;
    }
    return inner && this.#keyAt(path, inner.at);
  }
}

function placeKey(path: string, [line, column]: Place): string {
  return `${path}:${line}:${column}`;
}

function isBefore(a: Place, b: Place): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}
