// Compiles steps of a pattern to closures over a flat tree: each tries one node and, for every way in which it matches, continues with the rest.
import type { PatternStep } from './queryText.ts';
import { errorType, firstChild, type NodeTypes, type SyntaxTree } from './tree.ts';

/** State of a search over one tree; the closures of a query share one. */
export class TreeSearch {
  tree: SyntaxTree;
  /** Captures so far, outer before inner: number of the capture name, node, number, node, … */
  readonly captured: number[] = [];
  /** The node matched last. */
  last = -1;
  /** Matches so far, before their conditions are checked. */
  found = 0;
  /** Number of nodes that may still be tried. */
  left = 0;
  /** The current child for each step of a pattern. */
  readonly places: number[] = [];

  constructor(tree: SyntaxTree) {
    this.tree = tree;
  }
}

/** Tries a node. */
export type NodeAttempt = (node: number) => void;

/** Context for compiling steps. */
export interface Compiling {
  readonly search: TreeSearch;
  readonly nodeTypes: NodeTypes;
  /** Number of a capture name. */
  capture(name: string): number;
}

/** The alternatives of a step, each with the field and captures of the whole. */
export function stepAlternatives(step: PatternStep): PatternStep[] {
  if (step.kind !== 'either') return [step];
  return step.steps.flatMap((each) =>
    stepAlternatives({ ...each, field: each.field ?? step.field, captures: [...each.captures, ...step.captures] }),
  );
}

/** Tries a node as each alternative of a step; runs `next` for each match. */
export function compileStep(step: PatternStep, compiling: Compiling, next: () => void): NodeAttempt {
  const [only, ...others] = stepAlternatives(step).map((each) => compileNode(each, compiling, next));
  if (!only) throw new Error('a query asks for one of nothing');
  return others.length === 0
    ? only
    : (node) => {
        only(node);
        for (const other of others) other(node);
      };
}

/** Compiles one kind of node. @throws Error when the grammar has no such node or field */
export function compileNode(step: PatternStep, compiling: Compiling, next: () => void): NodeAttempt {
  const { search } = compiling;
  if (step.kind !== 'node') throw new Error('siblings in a row can only be a pattern of their own');
  const fits = compileTest(step, compiling);
  const captures = step.captures.map((name) => compiling.capture(name));
  const inside = step.steps.length ? compileSiblings(step.steps, compiling, next) : next;
  return (node) => {
    if (!fits(node)) return;
    const { last, captured } = search;
    const { length } = captured;
    for (const capture of captures) captured.push(capture, node);
    search.last = node;
    inside(node);
    search.last = last;
    captured.length = length;
  };
}

/** The test of a step on the node itself. */
function compileTest({ type, isNamed, field, without }: PatternStep, { search, nodeTypes }: Compiling): (node: number) => boolean {
  const wanted = type === undefined ? undefined : nodeTypes.type(type, isNamed);
  if (type !== undefined && wanted === undefined) throw new Error(`the grammar has no node type ${type}`);
  const fieldOf = (name: string): number => {
    const number = nodeTypes.field(name);
    if (number === 0) throw new Error(`the grammar has no field ${name}`);
    return number;
  };
  const place = field === undefined ? undefined : fieldOf(field);
  const missing = without.map(fieldOf);
  return (node) => {
    const { types, named, fields } = search.tree;
    if (wanted === undefined ? types[node] === errorType || (isNamed && named[node] === 0) : types[node] !== wanted) return false;
    if (place !== undefined && fields[node] !== place) return false;
    return missing.length === 0 || !hasField(search.tree, node, missing);
  };
}

function hasField(tree: SyntaxTree, node: number, fields: readonly number[]): boolean {
  for (let child = firstChild(tree, node); child >= 0; child = tree.nextSiblings[child] ?? -1) {
    if (fields.includes(tree.fields[child] ?? 0)) return true;
  }
  return false;
}

/** Finds children of a node that match the steps, in the order of the steps. */
export function compileSiblings(steps: readonly PatternStep[], compiling: Compiling, next: () => void): NodeAttempt {
  const { search } = compiling;
  const parent = search.places.push(-1) - 1;
  const from = steps.reduceRight<NodeAttempt>((rest, step, i) => compileSibling(step, steps[i + 1], parent, compiling, rest), next);
  return (node) => {
    search.places[parent] = node;
    from(-1);
  };
}

/** Finds a child for one step after `behind`, a child of the same parent (-1: from the first on), and continues after it. */
function compileSibling(
  step: PatternStep,
  following: PatternStep | undefined,
  parent: number,
  compiling: Compiling,
  rest: NodeAttempt,
): NodeAttempt {
  const { search } = compiling;
  const place = search.places.push(-1) - 1;
  const { isNext, isLast, quantifier } = step;
  if (quantifier === '*' && step.steps.length) throw new Error('a query repeats a step that has children');
  let isReached = false;
  const attempt = compileStep(step, compiling, () => {
    isReached = true;
    (quantifier === '*' ? optional : rest)(search.places[place] ?? -1);
  });
  // Without captures the first match is enough: all that follows a later child also follows the first. Before an adjacent step this needs a
  // step without children.
  const firstIsEnough = quantifier === '' && !captures(step) && (step.steps.length === 0 || !following?.isNext);
  const required: NodeAttempt = (behind) => {
    const { tree } = search;
    let child = behind < 0 ? firstChild(tree, search.places[parent] ?? -1) : (tree.nextSiblings[behind] ?? -1);
    for (isReached = false; child >= 0 && search.left > 0; child = tree.nextSiblings[child] ?? -1) {
      search.left -= 1;
      search.places[place] = child;
      if (!isLast || !hasNamedAfter(tree, child)) attempt(child);
      if ((isNext && tree.named[child] === 1) || (firstIsEnough && isReached)) return;
    }
  };
  const optional: NodeAttempt = (behind) => {
    const { found } = search;
    required(behind);
    if (search.found === found) rest(behind);
  };
  return quantifier === '' ? required : optional;
}

function captures(step: PatternStep): boolean {
  return step.captures.length > 0 || step.steps.some(captures);
}

function hasNamedAfter({ nextSiblings, named }: SyntaxTree, node: number): boolean {
  for (let next = nextSiblings[node] ?? -1; next >= 0; next = nextSiblings[next] ?? -1) if (named[next] === 1) return true;
  return false;
}
