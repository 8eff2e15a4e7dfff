// Types of the code graph: symbols with their file, edges with their evidence.
import type { SymbolFact } from '../../symbols/facts.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { FileRole } from '../../workspace/document.ts';

/** A symbol in the workspace: its facts plus its location. */
export interface SymbolNode {
  readonly id: SymbolId;
  readonly root: string;
  readonly path: string;
  readonly language: string;
  readonly role: FileRole;
  readonly fact: SymbolFact;
}

/** Kind of a relation between two symbols. */
export type EdgeKind = 'calls' | 'imports' | 'extends' | 'implements' | 'overrides' | 'references' | 'raises' | 'reads' | 'writes';

/**
 * Evidence for the target of an edge, strongest first. `language-server`: a server of the editor named the target. `contract`: both sides
 * write the same text, such as the path of a request, and no name leads from one to the other.
 */
export type EdgeEvidence = 'language-server' | 'same-scope' | 'import-resolved' | 'receiver-typed' | 'inherited' | 'contract' | 'name-only';

/** One relation at one place. A call to something outside the workspace has no `callee`, only `external`. */
export interface Edge {
  readonly caller: SymbolId;
  readonly callee: SymbolId | null;
  /** Dotted name of the external target, or null. */
  readonly external: string | null;
  readonly kind: EdgeKind;
  /** Zero-based line in the caller's file. */
  readonly line: number;
  readonly evidence: EdgeEvidence;
  /** Share of edges with this evidence that are right, 0..1. */
  readonly confidence: number;
  /** The contract that leads to the target, for people: `GET /api/orders/{}`. Only for evidence `contract`. */
  readonly through?: string;
}

/** What is known of the edges of some symbols beside what the linker derived. */
export interface EdgeChanges {
  /** Edges to show: a derived edge of the same symbols, kind and line takes their evidence and confidence; the others are added. */
  readonly edges: readonly Edge[];
  /** Derived edges that are wrong. */
  readonly refutedEdges: readonly Edge[];
}

/** A node of a flow tree: a symbol or external name with its callees in line order. */
export interface FlowNode {
  readonly symbol: SymbolNode | null;
  readonly external: string | null;
  /** The call that led here; absent at the root. */
  readonly edge?: Edge;
  readonly children: readonly FlowNode[];
  /** Present when the symbol is not called by name: it runs when the declaration above it is called. */
  readonly runs?: true;
  /** The symbol is already on the path from the root. */
  readonly recursive: boolean;
  /** Other symbols of the same name that the call could mean. */
  readonly ambiguous: readonly SymbolNode[];
  /** Callees left out by a limit. */
  readonly omittedCount: number;
}

/** The place that gives an object with keys its type. */
export type KeyAnchor =
  /** Argument `at` of a call; `types` are the type arguments of the call. */
  | { readonly how: 'argument'; readonly callee: string; readonly at: number; readonly types?: string }
  /** The named arguments of a call in Python. */
  | { readonly how: 'keyword'; readonly callee: string }
  /** The value of `text`, which is destructured or assigned to. */
  | { readonly how: 'value'; readonly text: string }
  /** A value of a written type. */
  | { readonly how: 'type'; readonly text: string }
  /** The result of the enclosing function. */
  | { readonly how: 'result' }
  /** Parameter `at` of the enclosing function. */
  | { readonly how: 'parameter'; readonly at: number }
  /** The attributes of a JSX element. */
  | { readonly how: 'attribute'; readonly tag: string }
  /** An anonymous struct, identified by the line on which its fields begin. */
  | { readonly how: 'struct'; readonly at: number }
  /** The object of all intrinsic JSX elements. */
  | { readonly how: 'element' };

/** A key in an object literal or pattern: `keys` lead from the anchor to the object that has the key; `*` is any element of a list. */
export interface KeyPath {
  readonly anchor: KeyAnchor;
  readonly keys: readonly string[];
}

/** Kind of member that the syntax at a place allows, for languages in which methods and fields may share a name. */
export type MemberForm = 'method' | 'field';

/** A name as written in a file: `receiver` is the text before the dot, absent for a plain name. Zero-based line and column. */
export interface NamePlace {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  /** Distinguishes functions on one line. */
  readonly column?: number;
  readonly name: string;
  readonly receiver?: string | undefined;
  /** The place of the key, if the name is one. */
  readonly key?: KeyPath | undefined;
  /** The name is a string in brackets, so the receiver may be a type. */
  readonly isQuoted?: boolean | undefined;
  /** The name is at a type position. */
  readonly isType?: boolean;
  /** The name is in the head of the enclosing definition and resolves outside it. */
  readonly inHead?: boolean;
  readonly form?: MemberForm | undefined;
}

/** The target of a name: a symbol, or with `name` a variable, field or parameter of it that has no symbol of its own. */
export interface NamedDefinition {
  readonly symbol: SymbolNode;
  readonly name?: string;
}

/** A file as the graph is given it: edges are derived from its facts, never from its text. */
export interface GraphFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly facts: import('../../symbols/facts.ts').FileFacts;
  /** Releases facts that only linking needs, if they can be loaded again on demand. */
  readonly forget?: () => void;
}

/** Key of the record with the facts of a file; undefined for a file that is not in the index. */
export type RecordKeyOf = (root: string, path: string) => string | undefined;

/** Symbols and edges of the whole workspace, derived from the facts of its files and rebuildable from them. */
export interface CodeGraph {
  /** Adds changed files and drops removed ones. Affected edges are derived again on first use. */
  update(change: { readonly changedFiles: readonly GraphFile[]; readonly removedFiles: readonly { root: string; path: string }[] }): void;
  /** Takes over what others know of edges. It holds until the file of either end changes, and is not saved. */
  correct(changes: EdgeChanges): void;
  /** Drops data that queries unpacked and cached; it is rebuilt on demand. */
  releaseCaches(): void;
  /**
   * Derives pending edges ahead of the first query, until `isOver` returns true, so that other work can run in between. Returns whether
   * all edges are derived.
   */
  deriveEdges(isOver?: () => boolean): boolean;
  /** Number of files whose edges are not derived yet. */
  readonly unlinkedCount: number;
  /** Version: changes when files are added or dropped, or edges are derived. */
  readonly changes: number;
  /** Like {@link changes}, without what {@link correct} adds. */
  readonly linkChanges: number;
  /**
   * True by default: a query first derives all pending edges, however long that takes. False when the owner calls {@link deriveEdges}: a
   * query then sees the edges derived so far.
   */
  derivesOnDemand: boolean;
  /** Number of values that were not followed to their calls because of a limit, in all files linked since construction. */
  readonly unfollowedCount: number;
  /** Errors of files that could not be linked, by file key. Such a file has no edges; a change of it is tried again. */
  readonly linkFailures: ReadonlyMap<string, string>;
  /**
   * All edges with their dependencies, for {@link restore}; undefined when they are not derived, or unchanged since the last save or
   * restore.
   */
  save(recordKeyOf: RecordKeyOf): Uint8Array | undefined;
  /**
   * Restores saved edges of unchanged files, so that only the others need linking. Call it after the first updates and before linking;
   * later, or with damaged bytes, it does nothing.
   */
  restore(bytes: Uint8Array, recordKeyOf: RecordKeyOf): void;
  symbol(id: SymbolId): SymbolNode | undefined;
  symbols(): IterableIterator<SymbolNode>;
  /**
   * Symbols by exact, case-sensitive own name or dotted qualified name (suffixes such as `Class.method` too). Several results mean:
   * ambiguous.
   */
  byName(name: string): readonly SymbolNode[];
  /** All distinct own names of symbols, without placeholders of anonymous ones. */
  names(): IterableIterator<string>;
  /** Own names that equal `name` except for case. */
  spellings(name: string): readonly string[];
  /** External dotted names used in the workspace whose last part is `last`, shortest first. */
  externalNames(last: string): readonly string[];
  /** All symbols of a file, in text order. */
  inFile(root: string, path: string): readonly SymbolNode[];
  /** The innermost symbol that contains the zero-based line. */
  at(root: string, path: string, line: number): SymbolNode | undefined;
  /** Definitions that a name refers to. `outside` means that none is in the workspace, an empty list that nothing is known. */
  definitionsAt(place: NamePlace): readonly NamedDefinition[] | 'outside';
  edges(): IterableIterator<Edge>;
  outgoing(id: SymbolId, kinds?: readonly EdgeKind[]): readonly Edge[];
  incoming(id: SymbolId, kinds?: readonly EdgeKind[]): readonly Edge[];
  /** Calls of a symbol. For a class: calls that construct it, also through its own or an inherited constructor. */
  callers(id: SymbolId): readonly Edge[];
  callees(id: SymbolId): readonly Edge[];
  /** Call paths from `from` to `to`, shortest first, at most `limit`, at most `hops` edges each. */
  paths(from: SymbolId, to: SymbolId, hops: number, limit: number): readonly (readonly Edge[])[];
  /** Callees of `id`, `hops` deep, at most `width` per node. */
  flow(id: SymbolId, hops: number, width: number): FlowNode;
  /** Symbols that raise an error type of this name. */
  raisers(type: string): readonly SymbolNode[];
  /** Symbols that assign to module state or a field of this name. */
  mutators(name: string): readonly SymbolNode[];
  /** Symbols with an error string that matches `text` (either contains the other's constant part), best first. */
  byErrorText(text: string): readonly ErrorTextMatch[];
  /** Number of callers in other files with more evidence than the name. Tests and generated code do not count, since they call anything. */
  fanIn(id: SymbolId): number;
  fanOut(id: SymbolId): number;
  /** Importance in 0..1 (PageRank over call edges weighted by confidence). */
  importance(id: SymbolId): number;
  /** Import cycles of files, largest first. Type-only imports do not count, since they are erased at run time. */
  importCycles(): readonly (readonly { root: string; path: string }[])[];
  /** Call cycles of symbols (by calls that are more likely than not), largest first. */
  callCycles(): readonly (readonly SymbolNode[])[];
  files(): IterableIterator<GraphFile>;
  file(root: string, path: string): GraphFile | undefined;
  /** Workspace files that the file imports. */
  imports(root: string, path: string): readonly { root: string; path: string }[];
  /** Workspace files that import the file. */
  importedBy(root: string, path: string): readonly { root: string; path: string }[];
  /** Counts of symbols, and of the edges derived so far. */
  readonly counts: { readonly symbols: number; readonly edges: number; readonly external: number; readonly nameOnly: number };
}

/** A symbol with an error string similar to the text, and the line of that string. */
export interface ErrorTextMatch {
  readonly symbol: SymbolNode;
  readonly score: number;
  readonly line: number;
  /** The literal as written in the code, placeholders included. */
  readonly text: string;
}

/** Target of a call: a symbol or an external name. */
export interface Link {
  readonly callee: string | null;
  readonly external: string | null;
  readonly evidence: EdgeEvidence;
  readonly confidence: number;
  /** The call only passes the function on (`fn.bind(this)`). */
  readonly passedOn?: boolean;
  /** The class is constructed through an inherited constructor and is not called itself. */
  readonly isConstructed?: boolean;
  /** The known class has no such method; the target belongs to a derived class. */
  readonly isBelow?: boolean;
}
