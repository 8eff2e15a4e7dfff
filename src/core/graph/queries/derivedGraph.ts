// Answers the queries of `CodeGraph` over derived edges. Costly results are computed on first use and cached until an update.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import { isFunction } from '../edges/functionKinds.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import { CallNetwork } from '../edges/callNetwork.ts';
import { dispatchConfidence } from '../edges/edgeConfidence.ts';
import { EdgeCorrections } from '../edges/edgeCorrections.ts';
import { cycles } from '../edges/nodeCycles.ts';
import type { EdgeStore } from '../edges/edgeStore.ts';
import { ErrorTexts } from './errorTexts.ts';
import { FactQueries } from './factQueries.ts';
import { flowTree } from './flowTree.ts';
import { constructions } from './constructions.ts';
import { findImportCycles, importedFiles, importingFiles } from './fileImports.ts';
import type { FileRef } from '../../ports.ts';
import { flowEdges } from './flowEdges.ts';
import { PassedFunctions } from './passedFunctions.ts';
import { likelyCalls } from '../edges/links.ts';
import { foldedNames, namesByLastPart } from './nameTables.ts';
import { pageRank } from '../edges/pageRank.ts';
import { callPaths, type MayFollow } from '../edges/callPaths.ts';
import { packEdges, unpackEdges } from '../linking/savedEdges.ts';
import { innermostAt, symbolsByName } from './symbolsByName.ts';
import type {
  CodeGraph,
  Edge,
  EdgeChanges,
  EdgeKind,
  FlowNode,
  GraphFile,
  NamedDefinition,
  NamePlace,
  RecordKeyOf,
  SymbolNode,
} from '../edges/graphTypes.ts';
import { DerivedEdges, type GraphChange } from '../linking/derivedEdges.ts';

/**
 * Creates an empty graph; add files with {@link CodeGraph.update}.
 * @param rootNames folder name by root key: a root that is itself a package is imported under it
 * @param filesPerRelease number of files linked before unpacked facts are released
 */
export function createGraph(rootNames: ReadonlyMap<string, string> = new Map(), filesPerRelease = 2000): CodeGraph {
  return new DerivedGraph(rootNames, filesPerRelease);
}

class DerivedGraph implements CodeGraph {
  derivesOnDemand = true;
  readonly #derivedEdges: DerivedEdges;
  readonly #network = new CallNetwork(
    () => this.edges(),
    (id) => this.outgoing(id),
  );
  readonly #corrections = new EdgeCorrections((id) => {
    const symbol = this.symbol(id);
    return symbol && fileKeyOf(symbol);
  });
  /** Number of corrections so far, so that {@link changes} tells of them. */
  #correctionCount = 0;
  #ranks: ReadonlyMap<SymbolId, number> | undefined;
  #texts: ErrorTexts | undefined;
  #facts: FactQueries | undefined;
  #namesByLowerCase: ReadonlyMap<string, readonly string[]> | undefined;
  #externalNamesByLast: ReadonlyMap<string, readonly string[]> | undefined;
  #importCycles: readonly (readonly FileRef[])[] | undefined;
  #callCycles: readonly (readonly SymbolNode[])[] | undefined;

  constructor(rootNames: ReadonlyMap<string, string>, filesPerRelease: number) {
    this.#derivedEdges = new DerivedEdges(rootNames, (callers) => this.#network.invalidate(callers), filesPerRelease);
  }

  update(change: GraphChange): void {
    const files = [...change.changedFiles, ...change.removedFiles].map(({ root, path }) => fileKey(root, path));
    this.#network.invalidate(this.#corrections.removeFiles(new Set(files)));
    this.#derivedEdges.update(change);
    this.#forgetEdges();
    this.#texts = undefined;
    this.#facts = undefined;
    this.#namesByLowerCase = undefined;
  }

  correct(changes: EdgeChanges): void {
    if (!changes.edges.length && !changes.refutedEdges.length) return;
    this.#correctionCount++;
    this.#network.invalidate(this.#corrections.add(changes));
    this.#forgetEdges();
  }

  releaseCaches(): void {
    this.#derivedEdges.releaseCaches();
  }

  get unfollowedCount(): number {
    return this.#derivedEdges.unfollowedCount;
  }

  get linkFailures(): ReadonlyMap<string, string> {
    return this.#derivedEdges.linkFailures;
  }

  get unlinkedCount(): number {
    return this.#derivedEdges.unlinkedCount;
  }

  get changes(): number {
    return this.linkChanges + this.#correctionCount;
  }

  /** Derives pending edges first, so that a query does not change the number. */
  get linkChanges(): number {
    if (this.derivesOnDemand) this.deriveEdges();
    return this.#derivedEdges.changes;
  }

  deriveEdges(isOver: () => boolean = () => false): boolean {
    if (this.unlinkedCount) this.#forgetEdges();
    return this.#derivedEdges.deriveEdges(isOver);
  }

  /** Drops results that depend on changed edges. */
  #forgetEdges(): void {
    this.#ranks = undefined;
    this.#externalNamesByLast = undefined;
    this.#importCycles = undefined;
    this.#callCycles = undefined;
  }

  save(recordKeyOf: RecordKeyOf): Uint8Array | undefined {
    const { definitions } = this.#derivedEdges;
    const files = this.#derivedEdges.save();
    return (
      files &&
      packEdges(
        files.map((file) => ({ ...file, recordKey: recordKeyOf(file.root, file.path) ?? '' })),
        definitions,
      )
    );
  }

  restore(bytes: Uint8Array, recordKeyOf: RecordKeyOf): void {
    const files = unpackEdges(bytes, this.#derivedEdges.definitions);
    const recordKeys = new Map(files?.map(({ root, path, recordKey }) => [fileKey(root, path), recordKey]));
    if (files) this.#derivedEdges.restore(files, (root, path) => recordKeyOf(root, path) === recordKeys.get(fileKey(root, path)));
  }

  /** All edges; derives pending ones unless the owner calls {@link deriveEdges}. */
  get #edges(): EdgeStore {
    if (this.derivesOnDemand) this.deriveEdges();
    return this.#derivedEdges.edges;
  }

  get #calls(): CallNetwork {
    if (this.derivesOnDemand) this.deriveEdges();
    return this.#network;
  }

  symbol(id: SymbolId): SymbolNode | undefined {
    return this.#derivedEdges.definitions.nodes.get(id);
  }

  symbols(): IterableIterator<SymbolNode> {
    return this.#derivedEdges.definitions.nodes.values();
  }

  byName(name: string): readonly SymbolNode[] {
    return symbolsByName(this.#derivedEdges.definitions, name);
  }

  names(): IterableIterator<string> {
    return this.#derivedEdges.definitions.names();
  }

  spellings(name: string): readonly string[] {
    this.#namesByLowerCase ??= foldedNames(this.names());
    return this.#namesByLowerCase.get(name.toLowerCase()) ?? [];
  }

  externalNames(last: string): readonly string[] {
    const edges = this.#edges;
    this.#externalNamesByLast ??= namesByLastPart(Array.from(edges.all(), ({ external }) => external ?? ''));
    return this.#externalNamesByLast.get(last) ?? [];
  }

  inFile(root: string, path: string): readonly SymbolNode[] {
    return this.#derivedEdges.definitions.file(root, path)?.nodes ?? [];
  }

  at(root: string, path: string, line: number): SymbolNode | undefined {
    const file = this.#derivedEdges.definitions.file(root, path);
    return file && line >= 0 && line < Math.max(1, file.file.facts.lineCount) ? innermostAt(file.nodes, line) : undefined;
  }

  definitionsAt(place: NamePlace): readonly NamedDefinition[] | 'outside' {
    const entry = this.#derivedEdges.definitions.file(place.root, place.path);
    const scope = entry && innermostAt(entry.nodes, place.line, place.column);
    if (!scope) return [];
    const meanings = this.#derivedEdges.meaning(entry, place.inHead ? Math.max(0, scope.fact.parent) : scope.fact.index, place);
    if (meanings === 'outside') return meanings;
    return meanings.flatMap(({ entry: { nodes }, index, name }) => {
      const symbol = nodes[index];
      return symbol ? [{ symbol, ...(name === undefined ? {} : { name }) }] : [];
    });
  }

  edges(): IterableIterator<Edge> {
    return this.#corrections.all(this.#edges.all());
  }

  outgoing(id: SymbolId, kinds?: readonly EdgeKind[]): readonly Edge[] {
    return filterByKind(this.#corrections.outgoing(id, this.#edges.outgoing(id)), kinds);
  }

  incoming(id: SymbolId, kinds?: readonly EdgeKind[]): readonly Edge[] {
    return filterByKind(this.#corrections.incoming(id, this.#edges.incoming(id)), kinds);
  }

  callers(id: SymbolId): readonly Edge[] {
    const calls = this.incoming(id, ['calls']);
    const node = this.symbol(id);
    return node?.fact.kind === 'class' ? [...calls, ...constructions(this, node)] : calls;
  }

  callees(id: SymbolId): readonly Edge[] {
    return [...this.outgoing(id, ['calls'])].sort((a, b) => a.line - b.line);
  }

  paths(from: SymbolId, to: SymbolId, hops: number, limit: number): readonly (readonly Edge[])[] {
    const passedFunctions = new PassedFunctions(this);
    const mayFollow: MayFollow = (path, edge) => passedFunctions.mayFollow(path, edge);
    return callPaths(this.#calls.graph, from, to, { hops, limit, mayFollow });
  }

  flow(id: SymbolId, hops: number, width: number): FlowNode {
    return flowTree({ symbol: (each) => this.symbol(each), calls: (each) => flowEdges(this, each) }, id, hops, width);
  }

  raisers(type: string): readonly SymbolNode[] {
    const symbols = new Set(this.#factQueries().raisers(type));
    // For `throw notFound()` the caller raises the type that the function creates. The set grows during iteration.
    for (const maker of symbols) {
      if (!isFunction(maker)) continue;
      for (const { caller } of this.incoming(maker.id, ['raises'])) {
        const symbol = this.symbol(caller);
        if (symbol) symbols.add(symbol);
      }
    }
    return [...symbols];
  }

  mutators(name: string): readonly SymbolNode[] {
    return this.#factQueries().mutators(name);
  }

  #factQueries(): FactQueries {
    return (this.#facts ??= new FactQueries(this.symbols(), (symbol) => this.#classAround(symbol)));
  }

  #classAround({ root, path, fact }: SymbolNode): string | undefined {
    const entry = this.#derivedEdges.definitions.file(root, path);
    return entry?.fact(entry.enclosingClass(fact.index) ?? -1)?.name;
  }

  byErrorText(text: string): ReturnType<CodeGraph['byErrorText']> {
    return (this.#texts ??= new ErrorTexts(this.symbols())).find(text);
  }

  fanIn(id: SymbolId): number {
    const symbol = this.symbol(id);
    const isElsewhere = (caller: SymbolNode | undefined): boolean =>
      caller?.role === 'code' && (caller.path !== symbol?.path || caller.root !== symbol.root);
    return countDistinct(this.callers(id), ({ caller }) => (isElsewhere(this.symbol(caller)) ? caller : null));
  }

  fanOut(id: SymbolId): number {
    return countDistinct(this.outgoing(id, ['calls']), (edge) => edge.callee);
  }

  importance(id: SymbolId): number {
    return (this.#ranks ??= pageRank(this.edges())).get(id) ?? 0;
  }

  importCycles(): readonly (readonly FileRef[])[] {
    return (this.#importCycles ??= findImportCycles(this));
  }

  callCycles(): readonly (readonly SymbolNode[])[] {
    return (this.#callCycles ??= cycles(likelyCalls(this.edges())).map((group) => group.flatMap((id) => this.symbol(id) ?? [])));
  }

  *files(): IterableIterator<GraphFile> {
    for (const entry of this.#derivedEdges.definitions.files.values()) yield entry.file;
  }

  file(root: string, path: string): GraphFile | undefined {
    return this.#derivedEdges.definitions.file(root, path)?.file;
  }

  imports(root: string, path: string): readonly FileRef[] {
    return importedFiles(this, root, path);
  }

  importedBy(root: string, path: string): readonly FileRef[] {
    return importingFiles(this, root, path);
  }

  get counts(): CodeGraph['counts'] {
    return { symbols: this.#derivedEdges.definitions.nodes.size, ...this.#derivedEdges.edges.counts };
  }
}

function filterByKind(edges: readonly Edge[], kinds: readonly EdgeKind[] | undefined): readonly Edge[] {
  return kinds ? edges.filter((edge) => kinds.includes(edge.kind)) : edges;
}

/** Counts sure targets only: edges by name alone or to possible overrides do not make a symbol central. */
function countDistinct(edges: readonly Edge[], end: (edge: Edge) => SymbolId | null): number {
  const ends = new Set<SymbolId>();
  for (const edge of edges) {
    const id = edge.evidence === 'name-only' || edge.confidence <= dispatchConfidence ? null : end(edge);
    if (id !== null) ends.add(id);
  }
  return ends.size;
}
