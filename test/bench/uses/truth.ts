// Uses as compilers resolve them: of each definition in a SCIP index the lines that name it, and what the index cannot tell.
import type { ScipDocument } from '../graph/scipIndex.ts';
import { aliasesIn, isMisnamed, isOfDecorator, StarNames } from '../graph/scipStars.ts';
import type { DefinitionPlace } from './adapter.ts';
import { isPrivate, whyUnjudged, type PrivateIndex } from './privateNames.ts';

/** What a symbol is, as its descriptor tells. */
export type UseSubject = 'function' | 'method' | 'constructor' | 'class or type' | 'field' | 'variable' | 'enum member';

/** A definition of the project with its use lines as `path:line`, zero-based. */
export interface UsedSymbol extends DefinitionPlace {
  readonly kind: UseSubject;
  /** Lines where it occurs and is not defined. */
  readonly uses: ReadonlySet<string>;
  /** Lines that count neither as right nor as wrong: its definitions, and uses of what it overrides or what overrides it. */
  readonly neutral: ReadonlySet<string>;
  /** By the rule of its language, and the index knows of every place of its name in code what is meant there. */
  readonly isPrivate: boolean;
  /** Of a private definition without uses: why the index cannot tell that nothing uses it. */
  readonly unjudged?: string | undefined;
}

/** What the index says of one project. */
export interface UsesTruth {
  readonly symbols: readonly UsedSymbol[];
  readonly paths: ReadonlySet<string>;
  /** Whether the index names something else by `name` on the line `path:line`; else nobody knows what is meant there. */
  namesOther(line: string, name: string): boolean;
}

interface Known {
  readonly definitions: (Omit<DefinitionPlace, 'name'> & { readonly text: string })[];
  readonly defined: Set<string>;
  readonly lines: Set<string>;
  doc: string;
}

/** Joins the index with the texts of the files that Clew indexes; other files do not count. */
export function usesTruth(documents: readonly ScipDocument[], texts: ReadonlyMap<string, string>): UsesTruth {
  return new Reader(documents, texts).truth();
}

class Reader {
  readonly #known = new Map<string, Known>();
  readonly #above = new Map<string, Set<string>>();
  readonly #below = new Map<string, Set<string>>();
  readonly #members = new Map<string, string[]>();
  readonly #modules = new Set<string>();
  readonly #texts: ReadonlyMap<string, string>;
  readonly #lines = new Map<string, readonly string[]>();
  /** Symbols by `path:line` and the text that stands for them. */
  readonly #named = new Map<string, Set<string>>();
  readonly #paths = new Set<string>();
  readonly #enums = new Set<string>();
  readonly #stars: StarNames;
  readonly #aliases: ReadonlySet<string>;

  constructor(documents: readonly ScipDocument[], texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
    for (const [path, text] of texts) this.#lines.set(path, text.split(/\r?\n/));
    this.#stars = new StarNames(documents);
    this.#aliases = aliasesIn(texts.values());
    for (const document of documents) {
      const whole = texts.get(document.relative_path);
      if (whole !== undefined) this.#take(document, whole);
    }
    for (const symbol of this.#known.keys()) {
      const owner = ownerOf(symbol);
      if (owner !== undefined) this.#members.set(owner, [...(this.#members.get(owner) ?? []), symbol]);
    }
  }

  truth(): UsesTruth {
    const symbols: UsedSymbol[] = [];
    const index = this.#privateIndex();
    for (const [symbol, known] of this.#known) {
      // Modules may add to the declaration of another; that one is meant.
      const first = known.definitions.find(({ path }) => symbol.replaceAll('`', '').startsWith(`${path}/`)) ?? known.definitions[0];
      const name = nameOf(symbol);
      const kind = this.#kindOf(symbol, known.doc);
      if (!first || kind === undefined || first.text !== name) continue;
      const isOwn = this.#own(known.definitions);
      const uses = new Set([...known.lines].filter((line) => !known.defined.has(line) && isOwn(line)));
      const neutral = new Set([...known.defined, ...[...known.lines].filter((line) => !isOwn(line))]);
      const kin = this.#kin(symbol);
      for (const other of kin) {
        for (const line of this.#known.get(other)?.lines ?? []) if (!uses.has(line)) neutral.add(line);
      }
      const { path, line, column } = first;
      // What the index calls a second definition is another place that writes it.
      const isOnce = known.defined.size === 1 && !kin.size;
      const defined = { symbol, owner: ownerOf(symbol) ?? '', name, path, line };
      const mayBe = isOnce && isPrivate(defined, index);
      const unjudged = mayBe && uses.size === 0 ? whyUnjudged(defined, index) : undefined;
      symbols.push({ path, line, column, name, kind, uses, neutral, isPrivate: mayBe && unjudged === undefined, unjudged });
    }
    symbols.sort((a, b) => (a.path === b.path ? a.line - b.line || a.column - b.column : a.path < b.path ? -1 : 1));
    return { symbols, paths: this.#paths, namesOther: (line, name) => this.#namesOther(line, name) };
  }

  #privateIndex(): PrivateIndex {
    const members = new Map<string, string[]>();
    for (const symbol of this.#known.keys())
      if (ownerOf(symbol)?.endsWith('#')) members.set(nameOf(symbol), [...(members.get(nameOf(symbol)) ?? []), symbol]);
    return {
      ...{ lines: this.#lines, texts: this.#texts, paths: this.#paths, known: this.#known },
      above: (owner) => [owner, ...reached(owner, this.#above)],
      basesOf: (owner) => this.#above.get(owner) ?? [],
      membersNamed: (name) => members.get(name) ?? [],
      isNamed: (line, name) => this.#named.has(`${line} ${name}`),
    };
  }

  /**
   * Tells which lines use the first of several definitions: scip-python gives functions and classes of one name inside several functions one
   * symbol, though each is seen in its own function only.
   */
  #own(definitions: Known['definitions']): (line: string) => boolean {
    const spans = definitions.map(({ path, line }) => this.#functionAround(path, line));
    const [first] = spans;
    if (!first || !spans.some((each) => each && each.key !== first.key)) return () => true;
    return (line) => {
      const at = line.lastIndexOf(':');
      const number = Number(line.slice(at + 1));
      return line.slice(0, at) === first.path && number >= first.from && number <= first.to;
    };
  }

  /** The outermost function of Python around a line, by how lines are indented. */
  #functionAround(
    path: string,
    line: number,
  ): { readonly key: string; readonly path: string; readonly from: number; readonly to: number } | undefined {
    const lines = path.endsWith('.py') ? (this.#lines.get(path) ?? []) : [];
    const indent = (text: string): number => text.length - text.trimStart().length;
    let from: number | undefined;
    let least = indent(lines[line] ?? '');
    for (let at = line - 1; at >= 0 && least > 0; at--) {
      const text = lines[at] ?? '';
      if (text.trim() === '' || indent(text) >= least) continue;
      least = indent(text);
      if (/^\s*(?:async\s+)?def\s/.test(text)) from = at;
    }
    if (from === undefined) return undefined;
    const own = indent(lines[from] ?? '');
    const end = lines.findIndex((text, at) => at > line && text.trim() !== '' && indent(text) <= own && !/^\s*[)\]}#]/.test(text));
    return { key: `${path}:${from}`, path, from, to: end < 0 ? lines.length : end };
  }

  #take({ relative_path: path, occurrences, symbols }: ScipDocument, whole: string): void {
    this.#paths.add(path);
    for (const { symbol, relationships, documentation } of symbols) {
      const own = keyOf(symbol);
      if (own === undefined) continue;
      const known = this.#of(own);
      known.doc ||= documentation?.[0] ?? '';
      for (const { symbol: base } of relationships) {
        if (/\/(?:\w*Enum|\w*Flag)#$/.test(base)) this.#enums.add(own);
        const above = keyOf(base);
        if (above === undefined || above === own) continue;
        add(this.#above, own, above);
        add(this.#below, above, own);
      }
    }
    this.#takeHeads(path, occurrences);
    const defined = new Set(occurrences.flatMap(({ symbol, symbol_roles: roles }) => (roles & 1 ? [symbol] : [])));
    for (const { range, symbol, symbol_roles: roles } of occurrences) {
      const [line = 0, column = 0, end = 0] = range;
      if (range.length !== 3) continue;
      const text = this.#lines.get(path)?.[line]?.slice(column, end) ?? '';
      const at = `${path}:${line}`;
      const before = this.#lines.get(path)?.[line]?.slice(0, column) ?? '';
      // Constructing names the class.
      const named = constructors.has(text) ? symbol : symbol.replace(/#__init__\(\)\.$/, '#');
      const meant = this.#stars.meant(named, text, whole);
      if (isMisnamed(meant, text, before, this.#aliases) || isOfDecorator(meant, text, this.#aliases)) continue;
      const own = keyOf(meant);
      add(this.#named, `${at} ${text}`, own ?? (defined.has(symbol) ? 'local' : unresolved));
      if (own === undefined) continue;
      const known = this.#of(own);
      known.lines.add(at);
      // `super().__init__()` runs the constructor, yet names no class; overloads of Python are references to scip-python.
      if (!(roles & 1) && !constructors.has(text) && !/\b(?:def|class)\s+$/.test(before)) continue;
      known.defined.add(at);
      if (roles & 1) known.definitions.push({ path, line, column, text });
      this.#modules.add(moduleOf(own));
    }
  }

  /** Types that the head of a class names: indexers leave some bases out of what they relate. */
  #takeHeads(path: string, occurrences: ScipDocument['occurrences']): void {
    const types = occurrences.filter(({ symbol }) => symbol.endsWith('#') && !symbol.startsWith('local '));
    const heads = new Map<number | undefined, string>();
    for (const { range, symbol, symbol_roles: roles } of types) {
      const before = this.#lines.get(path)?.[range[0] ?? 0]?.slice(0, range[1]) ?? '';
      if (roles & 1 && /\b(?:class|interface)\s+$/.test(before)) heads.set(range[0], keyOf(symbol) ?? '');
    }
    for (const { range, symbol } of types) {
      const [own, above] = [heads.get(range[0]), keyOf(symbol)];
      if (own === undefined || above === undefined || own === above) continue;
      add(this.#above, own, above);
      add(this.#below, above, own);
    }
  }

  #of(symbol: string): Known {
    const known: Known = this.#known.get(symbol) ?? { definitions: [], defined: new Set(), lines: new Set(), doc: '' };
    this.#known.set(symbol, known);
    return known;
  }

  #kindOf(symbol: string, doc: string): UseSubject | undefined {
    const owner = ownerOf(symbol) ?? '';
    if (/[()]$/.test(symbol) || /\/__init__:$/.test(symbol)) return undefined;
    if (symbol.endsWith('#')) return 'class or type';
    if (symbol.endsWith('().')) return owner.endsWith('#') || owner.endsWith(':') ? 'method' : 'function';
    if (!symbol.endsWith('.')) return undefined;
    if (doc.includes('(enum member)') || this.#enums.has(owner)) return 'enum member';
    // Members of an object literal have no type that would own them.
    if (owner.endsWith('#') || (owner.endsWith(':') && owner.includes('#'))) return 'field';
    return owner.endsWith('/') ? 'variable' : undefined;
  }

  /** Members that this one overrides or that override it, however far, declarations of the same name, and other assignments of one field. */
  #kin(symbol: string): ReadonlySet<string> {
    const name = nameOf(symbol);
    const owner = ownerOf(symbol) ?? '';
    const found = new Set((this.#members.get(owner) ?? []).filter((other) => nameOf(other) === name));
    for (const way of [this.#above, this.#below]) {
      if (!symbol.endsWith('#')) for (const other of reached(symbol, way)) found.add(other);
      if (owner.endsWith('#')) for (const type of reached(owner, way)) this.#addNamed(type, name, found);
    }
    if (symbol.endsWith('.') && !symbol.endsWith(').') && owner.endsWith('#')) this.#addAssigned(owner, name, found);
    found.delete(symbol);
    return found;
  }

  /**
   * scip-python makes a field of each class that assigns it. In an object all classes that it is of share one: what a base declares is the same
   * field in each class below that assigns it, and what two bases of one class declare is the same in that class. Not further: two classes that
   * are bases of a third one only through others need not share anything.
   */
  #addAssigned(owner: string, name: string, found: Set<string>): void {
    const declares = (type: string): boolean => (this.#members.get(type) ?? []).some((member) => nameOf(member) === name);
    for (const base of reached(owner, this.#above))
      if (declares(base)) for (const type of reached(base, this.#below)) this.#addNamed(type, name, found);
    for (const type of reached(owner, this.#below)) for (const base of reached(type, this.#above)) this.#addNamed(base, name, found);
  }

  #addNamed(type: string, name: string, found: Set<string>): void {
    for (const member of this.#members.get(type) ?? []) if (nameOf(member) === name) found.add(member);
  }

  #namesOther(line: string, name: string): boolean {
    for (const symbol of this.#named.get(`${line} ${name}`) ?? []) {
      if (symbol === unresolved) continue;
      // A symbol of the project without a definition is one that the indexer made up.
      const isMadeUp = this.#modules.has(moduleOf(symbol)) && !this.#known.get(symbol)?.definitions.length;
      // Of a key of an object literal nobody says which type it is for.
      if (symbol === 'local' || (!isMadeUp && !symbol.endsWith(':'))) return true;
    }
    return false;
  }
}

/** One key for overloads, both halves of a property, a class and its constructor, and a package beside its installed copy. */
function keyOf(symbol: string): string | undefined {
  if (symbol.startsWith('local ')) return undefined;
  return symbol
    .replace(/^(?:\S+ ){4}/, '')
    .replace(/^`src\.([^`]*)`/, '`$1`')
    .replace(/^(`?)src\.(?=[\w.]*`?\/)/, '$1')
    .replace(/`?<(?:get|set)>(\w+)`?\(\)/, '$1()')
    .replace(/\(\+\d+\)/g, '()')
    .replace(/#(?:`<constructor>`|__init__)\(\)\.$/, '#')
    .replace(/^`([\w]+)`\//, '$1/');
}

/** A local name that nothing in the file defines comes from an import that the indexer could not follow: it says nothing of what is meant. */
const unresolved = 'unresolved';
const constructors: ReadonlySet<string> = new Set(['__init__', 'constructor', 'super']);
const lastDescriptor = /(?:`(?:[^`]|``)*`|[\w$+-]+)(?:\(\)\.|[#./:])$|\([^()]*\)$|\[[^[\]]*\]$/;

function ownerOf(symbol: string): string | undefined {
  const at = symbol.search(lastDescriptor);
  return at > 0 ? symbol.slice(0, at) : undefined;
}

function nameOf(symbol: string): string {
  const last = lastDescriptor.exec(symbol)?.[0] ?? '';
  return last.replace(/\(\)\.$|[#./:]$/, '').replaceAll('`', '');
}

function moduleOf(symbol: string): string {
  return symbol.slice(0, symbol.lastIndexOf('/'));
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** A set grows while it is gone through. */
function reached(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const all = new Set([start]);
  for (const each of all) for (const other of next.get(each) ?? []) all.add(other);
  all.delete(start);
  return all;
}
