// The shapes of what can be drawn of an answer: call trees, stack frames, findings, diagrams. All but `knowledge` comes from the graph, never from a model.
import type { Finding } from '../../findings/finding.ts';
import type { SymbolKind } from '../../symbols/facts.ts';

/** A line that something drawn stands for, one-based; 0 for a folder. `hash` is the digest of that line, so that a click finds it after edits. */
export interface PicturePlace {
  /** Name of the root, when there are several; else empty. */
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly hash?: string;
}

/**
 * What should be known of a step: `weak` found by name only, `unsure` one of several that may run, `cut` its own steps are not followed,
 * `declared` nothing here is known to implement it.
 */
export type CallMark = 'recursive' | 'weak' | 'unsure' | 'mutates' | 'test' | 'cut' | 'declared';

/** A step of a call tree with the steps below it. Numbers in `at` are indexes of {@link Pictures.places}. */
export interface CallNode {
  readonly name: string;
  readonly kind: SymbolKind | 'external' | 'raises' | 'state';
  /** Equal for the same symbol wherever it stands in the pictures of an answer. */
  readonly key: number;
  /** The line of the call; of a root, its definition. Absent for what is nowhere in the workspace. */
  readonly at?: number;
  readonly marks?: readonly CallMark[];
  /** Other symbols of this name that the call could mean as well. */
  readonly others?: number;
  /** Steps below this one that a limit left out. */
  readonly omitted?: number;
  readonly children?: readonly CallNode[];
}

/** How a tree is read: what the root calls, what calls it, what tests it, what it can raise, or what led to a failure. */
export type TreeKind = 'calls' | 'callers' | 'tests' | 'raises' | 'failure';

/** A call tree. */
export interface CallTree {
  readonly kind: TreeKind;
  readonly root: CallNode;
}

/** A stack frame as the trace has it, and the place that it was found at; without one `why` says why not. Innermost first. */
export interface FramePicture {
  /** `path:line` as written. */
  readonly written: string;
  /** The function, as the workspace calls it, or else as the trace does. */
  readonly name: string;
  readonly at?: number;
  readonly why?: 'outside' | 'ambiguous';
  /** Files that it could be as well. */
  readonly candidates?: number;
  /** How the place was found, when it is not the line that is written. */
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
  /** `name`: nothing of the workspace, but what a model calls so. */
  readonly kind: 'file' | 'folder' | 'symbol' | 'name';
  readonly at?: number;
  readonly outside?: boolean;
  /** Files that a folder stands for. */
  readonly files?: number;
}

/** An arrow between two boxes, by their indexes. `weak`: no call behind it is sure; of a graph of knowledge, that a model said it and no line shows it. */
export interface DiagramEdge {
  readonly from: number;
  readonly to: number;
  readonly calls: number;
  readonly imports: number;
  readonly weak: boolean;
  /** Part of a circle. */
  readonly circular: boolean;
  /** Of a graph of knowledge: what the one has to do with the other, and whether the code graph has it. */
  readonly label?: string;
  readonly known?: boolean;
  /** The first line that makes this edge. */
  readonly at?: number;
}

/** Boxes and arrows. `omitted` counts boxes that a limit left out. */
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
  /** How many there are. */
  readonly count: number;
  /** Place of its definition. */
  readonly at: number;
}

/** All that can be drawn of an answer. */
export interface Pictures {
  readonly places: readonly PicturePlace[];
  readonly trees: readonly CallTree[];
  readonly frames: readonly FramePicture[];
  readonly findings: readonly FindingPicture[];
  /** Findings that a limit left out. */
  readonly findingsOmitted: number;
  readonly diagram?: Diagram;
  /** What a model noted of the evidence, with what the code graph knows of the same: the only picture that is not all from the graph. */
  readonly knowledge?: Diagram;
  readonly suggestions: readonly Suggestion[];
}
