// The shapes of the code graph: symbols with their file, edges with their evidence.
import type { SymbolFact } from '../../symbols/facts.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { FileRole } from '../../workspace/document.ts';

/** A symbol in the workspace: its facts plus where it is. */
export interface SymbolNode {
  readonly id: SymbolId;
  readonly root: string;
  readonly path: string;
  readonly language: string;
  readonly role: FileRole;
  readonly fact: SymbolFact;
}

/** What one symbol has to do with another. */
export type EdgeKind = 'calls' | 'imports' | 'extends' | 'implements' | 'overrides' | 'references' | 'raises' | 'reads' | 'writes';

/** How the target of an edge was found, strongest first. */
export type EdgeEvidence = 'same-scope' | 'import-resolved' | 'receiver-typed' | 'inherited' | 'language-server' | 'name-only';

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
}

/** A node of a flow tree: a symbol (or an external name) and what it calls, in the order of its lines. */
export interface FlowNode {
  readonly symbol: SymbolNode | null;
  readonly external: string | null;
  /** The call that led here; absent at the root. */
  readonly edge?: Edge;
  readonly children: readonly FlowNode[];
  /** It is not called by name: it runs where the node above it is called, which is only declared. */
  readonly runs?: true;
  /** Already on the way from the root to here. */
  readonly recursive: boolean;
  /** Other symbols of the same name that the call could mean as well. */
  readonly ambiguous: readonly SymbolNode[];
  /** Callees left out by a limit. */
  readonly omitted: number;
}

/**
 * What the object of a key is: argument `at` of a call, the value of `text` (taken apart or assigned to), something of a written type, what
 * the function around gives, parameter `at` of the function around, the attributes of a JSX element, or
 * all elements that JSX has besides components. In Python an argument that is given by name.
 */
export type KeyAnchor =
  /** `types`: type arguments of the call. */
  | { readonly how: 'argument'; readonly callee: string; readonly at: number; readonly types?: string }
  | { readonly how: 'keyword'; readonly callee: string }
  | { readonly how: 'value'; readonly text: string }
  | { readonly how: 'type'; readonly text: string }
  | { readonly how: 'result' }
  | { readonly how: 'parameter'; readonly at: number }
  | { readonly how: 'attribute'; readonly tag: string }
  /** A struct without a name, by the line on which its fields begin. */
  | { readonly how: 'struct'; readonly at: number }
  | { readonly how: 'element' };

/** A key in an object literal or pattern: `keys` lead from the anchor to the object that has it, `*` to any element of a list. */
export interface KeyPlace {
  readonly anchor: KeyAnchor;
  readonly keys: readonly string[];
}

/** What the form of a place allows, in languages in which methods and fields may share a name. */
export type MemberForm = 'method' | 'field';

/** A name in a file as it is written: `receiver` is what stands before the dot, absent for a plain name. Zero-based line and column. */
export interface NamePlace {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  /** Tells functions on one line apart. */
  readonly column?: number;
  readonly name: string;
  readonly receiver?: string | undefined;
  /** What the name is a key of. */
  readonly key?: KeyPlace | undefined;
  /** It is written as a string in brackets, so that the receiver may be a type. */
  readonly isQuoted?: boolean | undefined;
  /** It stands where a type is expected. */
  readonly isType?: boolean;
  /** It stands in the head of the definition around, and is read outside of that. */
  readonly inHead?: boolean;
  readonly form?: MemberForm | undefined;
}

/** What a name refers to: a symbol, or with `name` a variable, field or parameter of it that is no symbol itself. */
export interface NamedDefinition {
  readonly symbol: SymbolNode;
  readonly name?: string;
}

/** A file that went into the graph. */
export interface GraphFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly facts: import('../../symbols/facts.ts').FileFacts;
  /** Lets go of facts that only linking needs, where they can be had again when they are asked for. */
  readonly forget?: () => void;
}

/** Key of the record that the facts of a file come from; undefined for a file that is not in the index. */
export type RecordOf = (root: string, path: string) => string | undefined;

/** Symbols and edges of the whole workspace. Derived from the facts of its files and always able to be rebuilt from them. */
export interface CodeGraph {
  /** Takes in changed files and lets go of removed ones. Edges that can have changed are derived again when they are first asked for. */
  update(change: { readonly changed: readonly GraphFile[]; readonly removed: readonly { root: string; path: string }[] }): void;
  /** Lets go of what questions unpacked and remembered; it is made again when it is asked for. */
  letGo(): void;
  /**
   * Derives the edges that wait for it, ahead of the first question: until `isOver` says that it is enough for now, so that other work can be
   * done in between. Returns whether all is derived.
   */
  settle(isOver?: () => boolean): boolean;
  /** Files whose edges are not derived yet. */
  readonly unlinked: number;
  /** Another number as soon as anything may be answered otherwise: files were taken in or let go of, or edges derived. */
  readonly changes: number;
  /**
   * True at first: a question derives all that waits, however long that takes. False where whoever keeps the graph calls {@link settle}: then
   * a question sees what is derived by then.
   */
  settlesOnDemand: boolean;
  /** Values that a limit kept from being followed to the calls of what holds them, in all files linked since the graph was made. */
  readonly unfollowed: number;
  /** All edges with what they depend on, for {@link restore}; undefined when they are what was saved or restored last, or not derived. */
  save(recordOf: RecordOf): Uint8Array | undefined;
  /**
   * Takes saved edges back as far as the files are the same, so that only the others have to be linked. To be called after the first updates,
   * before anything is linked; later, and with damaged bytes, it does nothing.
   */
  restore(bytes: Uint8Array, recordOf: RecordOf): void;
  symbol(id: SymbolId): SymbolNode | undefined;
  symbols(): IterableIterator<SymbolNode>;
  /** Exact, case-sensitive own name or dotted qualified name (suffixes such as `Class.method` too). Several results mean: ambiguous. */
  byName(name: string): readonly SymbolNode[];
  /** Every own name that a symbol has, once; not the stand-ins of those without one. */
  names(): IterableIterator<string>;
  /** Own names that differ from `name` in case at most. */
  spellings(name: string): readonly string[];
  /** Dotted names from outside that code here uses and whose last part is `last`, the shortest first. */
  externalNames(last: string): readonly string[];
  inFile(root: string, path: string): readonly SymbolNode[];
  /** The innermost symbol that holds the zero-based line. */
  at(root: string, path: string, line: number): SymbolNode | undefined;
  /** Definitions that a name refers to; `outside` when it is surely none of the workspace, none when nothing is known. */
  definitionsAt(place: NamePlace): readonly NamedDefinition[] | 'outside';
  edges(): IterableIterator<Edge>;
  outgoing(id: SymbolId, kinds?: readonly EdgeKind[]): readonly Edge[];
  incoming(id: SymbolId, kinds?: readonly EdgeKind[]): readonly Edge[];
  /** Calls of a symbol; of a class those that construct it, also by its own constructor or that of a base. */
  callers(id: SymbolId): readonly Edge[];
  callees(id: SymbolId): readonly Edge[];
  /** Call paths from `from` to `to`, shortest first, at most `limit`, at most `hops` edges each. */
  paths(from: SymbolId, to: SymbolId, hops: number, limit: number): readonly (readonly Edge[])[];
  /** What `id` calls, `hops` deep, at most `width` callees a node. */
  flow(id: SymbolId, hops: number, width: number): FlowNode;
  raisers(type: string): readonly SymbolNode[];
  mutators(name: string): readonly SymbolNode[];
  /** Symbols one of whose error strings matches `text` (either holds the other's constant part), best first. */
  byErrorText(text: string): readonly ErrorTextMatch[];
  /** How many symbols of other files call it, more than by its name; tests and generated code, which call anything, do not count. */
  fanIn(id: SymbolId): number;
  fanOut(id: SymbolId): number;
  /** Importance in 0..1 from who calls whom (PageRank over call edges weighted by confidence). */
  importance(id: SymbolId): number;
  /** Groups of files that import each other in a circle, largest first; imports for types alone, which are gone when the code runs, close none. */
  importCycles(): readonly (readonly { root: string; path: string }[])[];
  /** Groups of symbols that call each other in a circle (by calls that are more likely than not), largest first. */
  callCycles(): readonly (readonly SymbolNode[])[];
  /** The files of the graph with their facts. */
  files(): IterableIterator<GraphFile>;
  /** One of them. */
  file(root: string, path: string): GraphFile | undefined;
  /** Files that the file imports, as far as they are in the workspace, and those that import it. */
  imports(root: string, path: string): readonly { root: string; path: string }[];
  importedBy(root: string, path: string): readonly { root: string; path: string }[];
  /** Symbols, and edges as far as they have been derived. */
  readonly counts: { readonly symbols: number; readonly edges: number; readonly external: number; readonly nameOnly: number };
}

/** A symbol that says something like the text, and the line where it does. */
export interface ErrorTextMatch {
  readonly symbol: SymbolNode;
  readonly score: number;
  readonly line: number;
  /** The literal as it stands in the code, holes and all. */
  readonly text: string;
}

/** Where a call leads: a symbol or an external name. */
export interface Link {
  readonly callee: string | null;
  readonly external: string | null;
  readonly evidence: EdgeEvidence;
  readonly confidence: number;
  /** The call does not call what it names but passes it on (`fn.bind(this)`). */
  readonly passedOn?: boolean;
  /** The class that is constructed by what a base of it has: it is not called itself. */
  readonly isConstructed?: boolean;
  /** The class that is known has no such method: it is one of a class that derives from it. */
  readonly isBelow?: boolean;
}
