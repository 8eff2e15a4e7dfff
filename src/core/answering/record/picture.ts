// Types for the pictures of an answer: call trees, stack frames, findings, diagrams. All but `knowledge` come from the graph, never from a
// model.
import type { Finding } from '../../findings/finding.ts';
import type { SymbolKind } from '../../symbols/facts.ts';

/** A line in a picture, one-based; 0 for a folder. `hash` is its digest, so that a click finds it after edits. */
export interface PicturePlace {
  /** Name of the root, when there are several; else empty. */
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly hash?: string;
}

/** A note about a step of a call tree. */
export type CallMark =
  | 'recursive'
  /** Only the name gives its target. */
  | 'weak'
  /** One of several that may run. */
  | 'unsure'
  | 'mutates'
  | 'test'
  /** Its own steps are not followed. */
  | 'cut'
  /** No implementation is known here. */
  | 'declared';

/** A step of a call tree with the steps below it. Numbers in `at` are indexes of {@link Pictures.places}. */
export interface CallNode {
  readonly name: string;
  readonly kind: SymbolKind | 'external' | 'raises' | 'state';
  /** Equal for the same symbol in all pictures of an answer. */
  readonly key: number;
  /** The line of the call; for a root, its definition. Absent for things outside the workspace. */
  readonly at?: number;
  readonly marks?: readonly CallMark[];
  /** The contract that leads to the step, such as a request, where no call by name does. */
  readonly contract?: string;
  /** Number of other symbols of this name that the call could mean. */
  readonly others?: number;
  /** Number of steps below this one that a limit cut. */
  readonly omitted?: number;
  readonly children?: readonly CallNode[];
}

/** Meaning of a tree: callees of the root, its callers, its tests, its possible errors, or the way to a failure. */
export type TreeKind = 'calls' | 'callers' | 'tests' | 'raises' | 'failure';

/** A call tree. */
export interface CallTree {
  readonly kind: TreeKind;
  readonly root: CallNode;
}

/** A stack frame as in the trace, with its place; without one, `why` tells the reason. Innermost first. */
export interface FramePicture {
  /** `path:line` as written. */
  readonly written: string;
  /** The function by its name in the workspace, otherwise as in the trace. */
  readonly name: string;
  readonly at?: number;
  readonly why?: 'outside' | 'ambiguous';
  /** Number of further possible files. */
  readonly candidates?: number;
  /** How the place was found, if it differs from the written line. */
  readonly found?: 'moved' | 'compiled';
}

/** A finding with its place. */
export interface FindingPicture extends Pick<Finding, 'severity' | 'category' | 'rule' | 'message'> {
  readonly at: number;
}

/** A box of a diagram. `outside`: beyond the scope of the question. */
export interface DiagramNode {
  readonly label: string;
  /** The whole path or name. */
  readonly title: string;
  /** `name`: a name of the model without a counterpart in the workspace. */
  readonly kind: 'file' | 'folder' | 'symbol' | 'name';
  readonly at?: number;
  readonly outside?: boolean;
  /** Number of files in a folder. */
  readonly files?: number;
}

/**
 * An arrow between two boxes, by their indexes. `weak`: no call behind it is certain; in a knowledge graph, a claim of a model that no line
 * shows.
 */
export interface DiagramEdge {
  readonly from: number;
  readonly to: number;
  readonly calls: number;
  readonly imports: number;
  readonly weak: boolean;
  /** Part of a cycle. */
  readonly circular: boolean;
  /** In a knowledge graph: the relation, and whether the code graph has it. */
  readonly label?: string;
  readonly known?: boolean;
  /** The first line that proves this edge. */
  readonly at?: number;
}

/** Boxes and arrows. `omitted` counts boxes beyond the limit. */
export interface Diagram {
  readonly kind: 'dependencies' | 'paths' | 'knowledge';
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly omitted: number;
}

/** A question that the graph can answer next about a symbol of this answer. */
export interface Suggestion {
  readonly kind: 'callers' | 'calls' | 'raises' | 'tests';
  readonly name: string;
  /** Number of results. */
  readonly count: number;
  /** Place of its definition. */
  readonly at: number;
}

/** All pictures of an answer. */
export interface Pictures {
  readonly places: readonly PicturePlace[];
  readonly trees: readonly CallTree[];
  readonly frames: readonly FramePicture[];
  readonly findings: readonly FindingPicture[];
  /** Number of findings beyond the limit. */
  readonly findingsOmitted: number;
  readonly diagram?: Diagram;
  /** Notes of a model about the evidence, with facts of the code graph: the only picture that does not come from the graph alone. */
  readonly knowledge?: Diagram;
  readonly suggestions: readonly Suggestion[];
}
