// Derives all edges of one file from its facts: imports, calls, references, inheritance, raised types, and state that is read or written.
import type { CallFact, NameAtLine } from '../../symbols/facts.ts';
import { callableKey, isCallable } from '../files/definitionKeys.ts';
import type { CallLinks } from '../calls/callLinks.ts';
import { externalLink, linkTo } from '../calls/symbolLinks.ts';
import type { Link, Edge, EdgeKind } from '../edges/graphTypes.ts';
import { confidenceOf } from '../edges/edgeConfidence.ts';
import type { FileFlow } from '../flow/fileFlow.ts';
import { isFunctionMethod } from '../values/functionMethods.ts';
import { CallTargets, isUnresolved } from '../flow/callTargets.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { DeclaredLinks, mergeLinks } from '../declared/declaredLinks.ts';
import type { DeclaredTypes } from '../declared/declaredTypes.ts';
import type { SubclassPair } from './inheritance.ts';
import type { Resolver } from '../calls/resolver.ts';
import { fromOutside, type SymbolValue, type Value } from '../values/values.ts';

/** Number of last edges of a line that are searched for a duplicate. */
const maxOnLine = 64;
/** Number of calls or symbols between two points at which other work may run. */
const stepSize = 16;

/** Turns facts into edges. Keeps no data of linked files except {@link unfollowedCount}. */
export class Linker {
  readonly #resolver: Resolver;
  readonly #calls: CallLinks;
  readonly #declaredLinks: DeclaredLinks;
  /** Number of values that were not followed because of a limit, in all files linked so far. */
  unfollowedCount = 0;

  constructor(resolver: Resolver, types: DeclaredTypes) {
    this.#resolver = resolver;
    this.#calls = resolver.links;
    this.#declaredLinks = new DeclaredLinks(resolver, types, this.#calls);
  }

  /** Direct bases of a file's classes within the workspace. */
  subclassPairs(entry: FileEntry): readonly SubclassPair[] {
    const subclassPairs: SubclassPair[] = [];
    for (const { id, fact } of entry.nodes) {
      if (!isClassLike(fact)) continue;
      for (const base of this.#resolver.classes.bases(entry, fact.index)) {
        const baseId = base.kind === 'symbol' ? base.entry.nodes[base.index]?.id : undefined;
        if (baseId !== undefined) subclassPairs.push({ base: baseId, subclass: id });
      }
    }
    return subclassPairs;
  }

  /** All edges that start in the file, in the order of its facts, without duplicates. Other work may run between two steps. */
  *edges(entry: FileEntry): Generator<undefined, readonly Edge[]> {
    const edges = new EdgeList(entry);
    this.#addImports(entry, edges);
    const links = yield* this.#computeLinks(entry);
    for (const [at, call] of entry.file.facts.calls.entries()) {
      for (const link of links[at] ?? []) {
        const isAnnotation = call.how === 'decorator' && !entry.rules.decoratorsAreCalled;
        const kind = call.how === 'reference' || link.passedOn || link.isConstructed || isAnnotation ? 'references' : 'calls';
        if (kind === 'calls' || link.callee !== null || isAnnotation) edges.add(call.caller, kind, call.line, link);
      }
    }
    this.#addIterations(entry, edges);
    this.#addFixtures(entry, edges);
    for (const { fact } of entry.nodes) {
      if (fact.index % stepSize === 0) yield;
      this.#addNameEdges(entry, fact.index, 'references', fact.typeReferences, edges);
      this.#addNameEdges(entry, fact.index, 'raises', fact.raises, edges);
      this.#addStateEdges(entry, fact.index, 'reads', fact.reads, edges);
      this.#addStateEdges(entry, fact.index, 'writes', fact.mutates, edges);
      if (isClassLike(fact)) this.#addInheritance(entry, fact.index, edges);
      else if (fact.kind === 'method') this.#addOverrides(entry, fact.index, edges);
    }
    return edges.list;
  }

  /** Links functions to the fixtures that they request; the edge is at the function's head. */
  #addFixtures(entry: FileEntry, edges: EdgeList): void {
    if (!entry.rules.injectsByName) return;
    const { fixtures } = this.#resolver;
    for (const { index, parameters, nameRange } of entry.file.facts.symbols) {
      const parameterFixtures = parameters.flatMap(({ name }) => fixtures.of(entry, index, name) ?? []);
      for (const fixture of [...parameterFixtures, ...fixtures.requestedFixtures(entry, index)])
        edges.add(index, 'references', nameRange.start.line, linkToSymbol(fixture, entry));
    }
  }

  /** Iteration calls the object's `__iter__`, and `__next__` of the result (`[Symbol.iterator]` in JavaScript). */
  #addIterations(entry: FileEntry, edges: EdgeList): void {
    const { classes, evaluation } = this.#resolver;
    const names = entry.rules.iteration.calledMethods;
    for (const { scope, value, line, by } of entry.file.facts.bindings) {
      if (by === 'annotation' || !value.startsWith('...') || !names.length) continue;
      const iterable = evaluation.evaluate(entry, scope, value.slice(3), { line, want: 'value', arguments: -1 });
      if (iterable?.kind !== 'instance') continue;
      for (const name of names) {
        const method = classes.member(iterable.entry, iterable.index, name, fromOutside);
        if (method?.kind === 'symbol')
          edges.add(scope, 'calls', line, {
            ...linkToSymbol(method, entry),
            evidence: 'receiver-typed',
            confidence: confidenceOf['receiver-typed'],
          });
      }
    }
  }

  /** Links of each call; value flow resolves those that names and types leave open. */
  *#computeLinks(entry: FileEntry): Generator<undefined, readonly (readonly Link[])[]> {
    const { calls } = entry.file.facts;
    const links: (readonly Link[])[] = [];
    for (const call of calls) if (links.push(this.#calls.of(entry, call)) % stepSize === 0) yield;
    const isOpenAt = (call: CallFact, at: number): boolean =>
      call.how !== 'reference' && isUnresolved(links[at] ?? [], this.#resolver.definitions);
    const openCalls = new Set(calls.flatMap((call, at) => (isOpenAt(call, at) ? [at] : [])));
    const declaredLinks = yield* this.#declaredLinks.linksOfCalls(entry, links, openCalls);
    for (const [at, callLinks] of declaredLinks) links[at] = callLinks;
    if (!openCalls.size) return links;
    const flow = this.#resolver.crossFile.flowOf(entry);
    // A declaration without a body never runs itself; value flow may find the function that does.
    const unresolvedCalls = [...openCalls].filter(
      (at) => !declaredLinks.get(at)?.some(({ callee }) => !this.#resolver.definitions.isDeclaration(callee)),
    );
    const reachingCalls = unresolvedCalls.filter((at) => calls[at] && this.#mayReach(flow, calls[at]));
    if (!reachingCalls.length) return links;
    const flowLinks = new CallTargets(this.#resolver, flow, entry);
    for (const at of reachingCalls) {
      const call = calls[at];
      if (call) flowLinks.watch(at, call);
      if (at % stepSize === 0) yield;
    }
    yield* flow.cells.steps();
    this.unfollowedCount += flow.cells.network.cutCount;
    for (const at of reachingCalls) {
      const targets = flowLinks.links(at);
      if (targets.length) links[at] = mergeLinks(declaredLinks.get(at) ?? [], targets);
    }
    return links;
  }

  /** A member can lead to a function only if the workspace has one of that name, or the file assigns to the member. */
  #mayReach(flow: FileFlow, { name, receiver }: CallFact): boolean {
    if (receiver === undefined || name === '<computed>') return true;
    if (flow.facts.isWritten(name)) return true;
    if (isFunctionMethod(name) && flow.entry.rules.functionsHaveMethods) return true;
    this.#resolver.tracker.note(callableKey(name));
    return this.#resolver.definitions.withName(name).some(isCallable);
  }

  #addImports(entry: FileEntry, edges: EdgeList): void {
    for (const fact of entry.file.facts.imports) {
      const targets = new Set<FileEntry>();
      const module = this.#resolver.modules.resolve(entry, fact.module);
      if (module.kind === 'module' && module.entry) targets.add(module.entry);
      if (entry.rules.packagesAreFolders && module.kind === 'module' && module.folder !== undefined) {
        const file = this.#resolver.sharedNames.packageFile(module.root, module.folder);
        if (file) targets.add(file);
      }
      for (const name of fact.names) {
        const value = this.#importedModule(entry, module, fact.module, name.imported);
        if (value) targets.add(value);
      }
      for (const target of targets) {
        if (target !== entry) edges.add(0, 'imports', fact.line, linkToSymbol({ kind: 'symbol', entry: target, index: 0 }, entry));
      }
      if (!targets.size && module.kind === 'external') edges.add(0, 'imports', fact.line, externalLink(module.name, 'import-resolved'));
    }
  }

  /** The file behind an imported name that is a module (Python) or a type (Java). */
  #importedModule(entry: FileEntry, module: Value, specifier: string, importedName: string): FileEntry | undefined {
    const { importsName } = entry.rules;
    if (importsName === 'types') {
      const last = importedName === '*' || specifier.endsWith(`.${importedName}`) ? '' : `.${importedName}`;
      const type = this.#resolver.modules.resolve(entry, specifier + last);
      return type.kind === 'symbol' ? type.entry : undefined;
    }
    if (importsName === 'definitions' && importedName !== '*')
      return this.#resolver.sharedNames.importedDefinition(entry, specifier, importedName)?.entry;
    if (importsName !== 'submodules' || importedName === '*' || module.kind !== 'module') return undefined;
    return this.#resolver.modules.submodule(module, importedName)?.entry;
  }

  #addNameEdges(entry: FileEntry, scope: number, kind: EdgeKind, names: readonly NameAtLine[], edges: EdgeList): void {
    for (const { name, line } of names) {
      const value = this.#resolver.evaluation.evaluate(entry, scope, name, { line, want: 'type', arguments: -1 });
      const type = value?.kind === 'instance' ? ({ ...value, kind: 'symbol' } as const) : value;
      // A type reference cannot mean a method: another package's type (`time.Time`) may share the name of one here.
      const isMethod = type?.kind === 'symbol' && type.entry.fact(type.index)?.kind === 'method';
      if (kind === 'references' && isMethod) continue;
      if (type?.kind === 'symbol' && (type.entry !== entry || type.index !== scope))
        edges.add(scope, kind, line, linkToSymbol(type, entry));
      else if (kind === 'raises' && type?.kind === 'external') edges.add(scope, kind, line, externalLink(type.name, 'import-resolved'));
    }
  }

  /** Resolves module state by plain name: defined in this file, or imported. */
  #addStateEdges(entry: FileEntry, scope: number, kind: EdgeKind, names: readonly NameAtLine[], edges: EdgeList): void {
    for (const { name, line } of names) {
      const target = this.#stateConstant(entry, name);
      if (target && (target.entry !== entry || target.index !== scope)) edges.add(scope, kind, line, linkToSymbol(target, entry));
    }
  }

  #stateConstant(entry: FileEntry, name: string): SymbolValue | undefined {
    const ownConstant = entry.children(0, name).find((index) => entry.fact(index)?.kind === 'constant');
    if (ownConstant !== undefined) return { kind: 'symbol', entry, index: ownConstant };
    const localImport = entry.importsOf(0, name).at(-1);
    const module = localImport && this.#resolver.modules.resolve(entry, localImport.fact.module);
    if (module?.kind !== 'module' || !module.entry) return undefined;
    this.#resolver.tracker.touch(module.entry);
    const target = module.entry
      .children(0, localImport?.name.imported ?? '')
      .find((index) => module.entry?.fact(index)?.kind === 'constant');
    return target === undefined ? undefined : { kind: 'symbol', entry: module.entry, index: target };
  }

  #addInheritance(entry: FileEntry, index: number, edges: EdgeList): void {
    const fact = entry.fact(index);
    const line = fact?.nameRange.start.line ?? 0;
    const lists = [['extends', fact?.extends ?? []] as const, ['implements', fact?.implements ?? []] as const];
    for (const [kind, names] of lists) {
      for (const name of names) {
        const base = this.#resolver.classes.base(entry, index, name);
        if (base)
          edges.add(index, kind, line, base.kind === 'symbol' ? linkToSymbol(base, entry) : externalLink(base.name, 'import-resolved'));
      }
    }
  }

  #addOverrides(entry: FileEntry, index: number, edges: EdgeList): void {
    const fact = entry.fact(index);
    if (!fact || fact.parent <= 0) return;
    const use = { line: -1, want: 'value', arguments: fact.parameters.length } as const;
    const base = this.#resolver.classes.member(entry, fact.parent, fact.name, use, true);
    if (base?.kind === 'symbol' && base.entry.fact(base.index)?.kind === 'method') {
      edges.add(index, 'overrides', fact.nameRange.start.line, {
        ...linkToSymbol(base, entry),
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

  add(scope: number, kind: EdgeKind, line: number, { callee, external, evidence, confidence }: Link): void {
    const caller = this.#entry.nodes[scope]?.id;
    if (caller === undefined) return;
    if (this.#has(caller, kind, line, callee, external)) return;
    this.list.push({ caller, callee, external, kind, line, evidence, confidence });
  }

  /** Facts are in line order, so a duplicate is among the last edges. Only the last {@link maxOnLine} edges are searched. */
  #has(caller: string, kind: EdgeKind, line: number, callee: string | null, external: string | null): boolean {
    const last = this.list.length - 1;
    for (let at = last; at >= 0 && last - at < maxOnLine; at--) {
      const edge = this.list[at];
      if (edge?.line !== line) return false;
      if (edge.caller === caller && edge.kind === kind && edge.callee === callee && edge.external === external) return true;
    }
    return false;
  }
}

function linkToSymbol(target: SymbolValue, entry: FileEntry): Link {
  return linkTo(target, target.entry === entry ? 'same-scope' : 'import-resolved');
}
