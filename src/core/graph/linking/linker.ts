// Derives all edges of one file from its facts.
import type { CallFact, Mention } from '../../symbols/facts.ts';
import type { CallLinks } from '../calls/callLinks.ts';
import type { Link, Edge, EdgeKind } from '../edges/types.ts';
import { confidenceOf } from '../edges/confidence.ts';
import type { FileFlow } from '../flow/fileFlow.ts';
import { isThrough } from '../values/functionMethods.ts';
import { FlowLinks, isOpen } from '../flow/flowLinks.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { DeclaredLinks, merged } from '../declared/declaredLinks.ts';
import type { DeclaredTypes } from '../declared/declaredTypes.ts';
import type { Resolver } from '../calls/resolver.ts';
import { fromOutside, type SymbolValue, type Value } from '../values/values.ts';

const mostOnLine = 64;
/** Number of calls or symbols between two points at which other work may run. */
const step = 16;

/** A class and one of its bases, by id. */
export interface Derivation {
  readonly base: string;
  readonly derived: string;
}

/** Turns facts into edges. Keeps no state of linked files. */
export class Linker {
  readonly #resolver: Resolver;
  readonly #calls: CallLinks;
  readonly #declared: DeclaredLinks;
  /** Number of values that a limit kept from being followed, in all files linked so far. */
  unfollowed = 0;

  constructor(resolver: Resolver, types: DeclaredTypes) {
    this.#resolver = resolver;
    this.#calls = resolver.links;
    this.#declared = new DeclaredLinks(resolver, types, this.#calls);
  }

  /** Direct bases of a file's classes within the workspace. */
  derivations(entry: FileEntry): readonly Derivation[] {
    const matches: Derivation[] = [];
    for (const { id, fact } of entry.nodes) {
      if (!isClassLike(fact)) continue;
      for (const base of this.#resolver.classes.bases(entry, fact.index)) {
        const baseId = base.kind === 'symbol' ? base.entry.nodes[base.index]?.id : undefined;
        if (baseId !== undefined) matches.push({ base: baseId, derived: id });
      }
    }
    return matches;
  }

  /** All edges that start in the file, in the order of its facts, without duplicates. Other work may run between two steps. */
  *edges(entry: FileEntry): Generator<undefined, readonly Edge[]> {
    const edges = new EdgeList(entry);
    this.#imports(entry, edges);
    const links = yield* this.#links(entry);
    for (const [at, call] of entry.file.facts.calls.entries()) {
      for (const link of links[at] ?? []) {
        const isAnnotation = call.how === 'decorator' && !entry.rules.decoratorsAreCalled;
        const kind = call.how === 'reference' || link.passedOn || link.isConstructed || isAnnotation ? 'references' : 'calls';
        if (kind === 'calls' || link.callee !== null || isAnnotation) edges.add(call.caller, kind, call.line, link);
      }
    }
    this.#iterations(entry, edges);
    this.#fixtures(entry, edges);
    for (const { fact } of entry.nodes) {
      if (fact.index % step === 0) yield;
      this.#mentions(entry, fact.index, 'references', fact.typeReferences, edges);
      this.#mentions(entry, fact.index, 'raises', fact.raises, edges);
      this.#state(entry, fact.index, 'reads', fact.reads, edges);
      this.#state(entry, fact.index, 'writes', fact.mutates, edges);
      if (isClassLike(fact)) this.#inheritance(entry, fact.index, edges);
      else if (fact.kind === 'method') this.#overrides(entry, fact.index, edges);
    }
    return edges.list;
  }

  /** Links functions to the fixtures that they request; the edge is at the function's head. */
  #fixtures(entry: FileEntry, edges: EdgeList): void {
    if (!entry.rules.injectsByName) return;
    const { fixtures } = this.#resolver;
    for (const { index, parameters, nameRange } of entry.file.facts.symbols) {
      const named = parameters.flatMap(({ name }) => fixtures.of(entry, index, name) ?? []);
      for (const fixture of [...named, ...fixtures.listed(entry, index)])
        edges.add(index, 'references', nameRange.start.line, toSymbol(fixture, entry));
    }
  }

  /** Iteration calls the object's `__iter__`, and `__next__` of the result (`[Symbol.iterator]` in JavaScript). */
  #iterations(entry: FileEntry, edges: EdgeList): void {
    const { classes, evaluation } = this.#resolver;
    const names = entry.rules.iteration.called;
    for (const { scope, value, line, by } of entry.file.facts.bindings) {
      if (by === 'annotation' || !value.startsWith('...') || !names.length) continue;
      const of = evaluation.evaluate(entry, scope, value.slice(3), { line, want: 'value', arguments: -1 });
      if (of?.kind !== 'instance') continue;
      for (const name of names) {
        const method = classes.member(of.entry, of.index, name, fromOutside);
        if (method?.kind === 'symbol')
          edges.add(scope, 'calls', line, {
            ...toSymbol(method, entry),
            evidence: 'receiver-typed',
            confidence: confidenceOf['receiver-typed'],
          });
      }
    }
  }

  /** Links of each call; value flow resolves those that names and types leave open. */
  *#links(entry: FileEntry): Generator<undefined, readonly (readonly Link[])[]> {
    const { calls } = entry.file.facts;
    const links: (readonly Link[])[] = [];
    for (const call of calls) if (links.push(this.#calls.of(entry, call)) % step === 0) yield;
    const isOpenAt = (call: CallFact, at: number): boolean =>
      call.how !== 'reference' && isOpen(links[at] ?? [], this.#resolver.definitions);
    const open = new Set(calls.flatMap((call, at) => (isOpenAt(call, at) ? [at] : [])));
    const told = yield* this.#declared.ofAll(entry, links, open);
    for (const [at, found] of told) links[at] = found;
    if (!open.size) return links;
    const flow = this.#resolver.crossFile.flowOf(entry);
    // A declaration without a body never runs itself; value flow may find the function that does.
    const untold = [...open].filter((at) => !told.get(at)?.some(({ callee }) => !this.#resolver.definitions.isDeclaration(callee)));
    const possible = untold.filter((at) => calls[at] && this.#mayReach(flow, calls[at]));
    if (!possible.length) return links;
    const flowLinks = new FlowLinks(this.#resolver, flow, entry);
    for (const at of possible) {
      const call = calls[at];
      if (call) flowLinks.watch(at, call);
      if (at % step === 0) yield;
    }
    yield* flow.places.steps();
    this.unfollowed += flow.places.network.cut;
    for (const at of possible) {
      const matches = flowLinks.links(at);
      if (matches.length) links[at] = merged(told.get(at) ?? [], matches);
    }
    return links;
  }

  /** A member can lead to a function only if the workspace has one of that name, or the file assigns to the member. */
  #mayReach(flow: FileFlow, { name, receiver }: CallFact): boolean {
    if (receiver === undefined || name === '<computed>') return true;
    if (flow.facts.isWritten(name)) return true;
    if (isThrough(name) && flow.entry.rules.functionsHaveMethods) return true;
    this.#resolver.dependencies.note(`n:${name}`);
    return this.#resolver.definitions.named(name).some(({ fact }) => fact.kind !== 'constant');
  }

  #imports(entry: FileEntry, edges: EdgeList): void {
    for (const fact of entry.file.facts.imports) {
      const targets = new Set<FileEntry>();
      const module = this.#resolver.modules.resolve(entry, fact.module);
      if (module.kind === 'module' && module.entry) targets.add(module.entry);
      if (entry.rules.packagesAreFolders && module.kind === 'module' && module.folder !== undefined) {
        const file = this.#resolver.shared.packageFile(module.root, module.folder);
        if (file) targets.add(file);
      }
      for (const name of fact.names) {
        const value = this.#importedModule(entry, module, fact.module, name.imported);
        if (value) targets.add(value);
      }
      for (const target of targets) {
        if (target !== entry) edges.add(0, 'imports', fact.line, toSymbol({ kind: 'symbol', entry: target, index: 0 }, entry));
      }
      if (!targets.size && module.kind === 'external') edges.add(0, 'imports', fact.line, toExternal(module.name));
    }
  }

  /** The file behind an imported name that is a module (Python) or a type (Java). */
  #importedModule(entry: FileEntry, module: Value, specifier: string, imported: string): FileEntry | undefined {
    const { importsName } = entry.rules;
    if (importsName === 'types') {
      const last = imported === '*' || specifier.endsWith(`.${imported}`) ? '' : `.${imported}`;
      const type = this.#resolver.modules.resolve(entry, specifier + last);
      return type.kind === 'symbol' ? type.entry : undefined;
    }
    if (importsName === 'definitions' && imported !== '*') return this.#resolver.shared.imported(entry, specifier, imported)?.entry;
    if (importsName !== 'submodules' || imported === '*' || module.kind !== 'module') return undefined;
    return this.#resolver.modules.inside(module, imported)?.entry;
  }

  #mentions(entry: FileEntry, scope: number, kind: EdgeKind, mentions: readonly Mention[], edges: EdgeList): void {
    for (const { name, line } of mentions) {
      const value = this.#resolver.evaluation.evaluate(entry, scope, name, { line, want: 'type', arguments: -1 });
      const type = value?.kind === 'instance' ? ({ ...value, kind: 'symbol' } as const) : value;
      // A type reference cannot mean a method: another package's type (`time.Time`) may share the name of one here.
      const isMethod = type?.kind === 'symbol' && type.entry.fact(type.index)?.kind === 'method';
      if (kind === 'references' && isMethod) continue;
      if (type?.kind === 'symbol' && type.index !== scope) edges.add(scope, kind, line, toSymbol(type, entry));
      else if (kind === 'raises' && type?.kind === 'external') edges.add(scope, kind, line, toExternal(type.name));
    }
  }

  /** Resolves module state by plain name: defined in this file, or imported. */
  #state(entry: FileEntry, scope: number, kind: EdgeKind, mentions: readonly Mention[], edges: EdgeList): void {
    for (const { name, line } of mentions) {
      const target = this.#constant(entry, name);
      if (target && target.index !== scope) edges.add(scope, kind, line, toSymbol(target, entry));
    }
  }

  #constant(entry: FileEntry, name: string): SymbolValue | undefined {
    const own = entry.children(0, name).find((index) => entry.fact(index)?.kind === 'constant');
    if (own !== undefined) return { kind: 'symbol', entry, index: own };
    const localImport = entry.importsOf(0, name).at(-1);
    const module = localImport && this.#resolver.modules.resolve(entry, localImport.fact.module);
    if (module?.kind !== 'module' || !module.entry) return undefined;
    this.#resolver.dependencies.touch(module.entry);
    const target = module.entry
      .children(0, localImport?.name.imported ?? '')
      .find((index) => module.entry?.fact(index)?.kind === 'constant');
    return target === undefined ? undefined : { kind: 'symbol', entry: module.entry, index: target };
  }

  #inheritance(entry: FileEntry, index: number, edges: EdgeList): void {
    const fact = entry.fact(index);
    const line = fact?.nameRange.start.line ?? 0;
    const lists = [['extends', fact?.extends ?? []] as const, ['implements', fact?.implements ?? []] as const];
    for (const [kind, names] of lists) {
      for (const name of names) {
        const base = this.#resolver.classes.base(entry, index, name);
        if (base) edges.add(index, kind, line, base.kind === 'symbol' ? toSymbol(base, entry) : toExternal(base.name));
      }
    }
  }

  #overrides(entry: FileEntry, index: number, edges: EdgeList): void {
    const fact = entry.fact(index);
    if (!fact || fact.parent <= 0) return;
    const use = { line: -1, want: 'value', arguments: fact.parameters.length } as const;
    const base = this.#resolver.classes.member(entry, fact.parent, fact.name, use, true);
    if (base?.kind === 'symbol' && base.entry.fact(base.index)?.kind === 'method') {
      edges.add(index, 'overrides', fact.nameRange.start.line, {
        ...toSymbol(base, entry),
        evidence: 'inherited',
        confidence: confidenceOf.inherited,
      });
    }
  }
}

/** Edges of a file; repeated uses on one line become one edge. */
class EdgeList {
  readonly list: Edge[] = [];
  readonly #entry: FileEntry;

  constructor(entry: FileEntry) {
    this.#entry = entry;
  }

  add(index: number, kind: EdgeKind, line: number, { callee, external, evidence, confidence }: Link): void {
    const caller = this.#entry.nodes[index]?.id;
    if (caller === undefined) return;
    if (this.#has(caller, kind, line, callee, external)) return;
    this.list.push({ caller, callee, external, kind, line, evidence, confidence });
  }

  /** Facts are in line order, so a duplicate is among the last edges; a very long line is searched only in part. */
  #has(caller: string, kind: EdgeKind, line: number, callee: string | null, external: string | null): boolean {
    const last = this.list.length - 1;
    for (let at = last; at >= 0 && last - at < mostOnLine; at--) {
      const edge = this.list[at];
      if (edge?.line !== line) return false;
      if (edge.caller === caller && edge.kind === kind && edge.callee === callee && edge.external === external) return true;
    }
    return false;
  }
}

function toSymbol(target: SymbolValue, from: FileEntry): Link {
  const evidence = target.entry === from ? 'same-scope' : 'import-resolved';
  return { callee: target.entry.nodes[target.index]?.id ?? null, external: null, evidence, confidence: confidenceOf[evidence] };
}

function toExternal(name: string): Link {
  return { callee: null, external: name, evidence: 'import-resolved', confidence: confidenceOf['import-resolved'] };
}
