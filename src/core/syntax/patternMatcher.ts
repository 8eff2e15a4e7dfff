// Compiles the steps of a pattern to closures over a flat tree. Each closure tries one node and, for every way in which it matches,
// continues with the following steps.
import type { PatternStep } from './queryText.ts';
import { errorType, firstChild, type NodeTypes, type SyntaxTree } from './tree.ts';

/** State of a search over one tree; all closures of a query share it. */
export class TreeSearch {
  tree: SyntaxTree;
  /** Captures so far, outer before inner, as pairs: number of the capture name, node. */
  readonly captureStack: number[] = [];
  /** The node matched last. */
  last = -1;
  /** Matches so far, before their conditions are checked. */
  matchCount = 0;
  /** Number of nodes that may still be tried. */
  triesLeft = 0;
  /** The current child for each step of the patterns. */
  readonly currentChildren: number[] = [];

  constructor(tree: SyntaxTree) {
    this.tree = tree;
  }
}

/** Tries a node, and continues with the following steps if it matches. */
export type NodeAttempt = (node: number) => void;

/** What compiled steps need of the query. */
export interface CompileContext {
  readonly search: TreeSearch;
  readonly nodeTypes: NodeTypes;
  capture(name: string): number;
}

/** The alternatives of a step, each with the field and captures of the whole step. */
export function stepAlternatives(step: PatternStep): PatternStep[] {
  if (step.kind !== 'either') return [step];
  return step.steps.flatMap((each) =>
    stepAlternatives({ ...each, field: each.field ?? step.field, captures: [...each.captures, ...step.captures] }),
  );
}

/** Tries a node as each alternative of a step; runs `next` for each match. */
export function compileStep(step: PatternStep, context: CompileContext, next: () => void): NodeAttempt {
  const [only, ...others] = stepAlternatives(step).map((each) => compileNode(each, context, next));
  if (!only) throw new Error('a query asks for one of nothing');
  return others.length === 0
    ? only
    : (node) => {
        only(node);
        for (const other of others) other(node);
      };
}

/**
 * Compiles a step for one kind of node.
 * @throws Error when the grammar has no such node or field
 */
export function compileNode(step: PatternStep, context: CompileContext, next: () => void): NodeAttempt {
  const { search } = context;
  if (step.kind !== 'node') throw new Error('siblings in a row can only be a pattern of their own');
  const testNode = compileTest(step, context);
  const captures = step.captures.map((name) => context.capture(name));
  const tryInside = step.steps.length ? compileSiblings(step.steps, context, next) : next;
  return (node) => {
    if (!testNode(node)) return;
    const { last, captureStack } = search;
    const { length } = captureStack;
    for (const capture of captures) captureStack.push(capture, node);
    search.last = node;
    tryInside(node);
    search.last = last;
    captureStack.length = length;
  };
}

/** Tests the node alone; the steps inside it test its children. */
function compileTest({ type, isNamed, field, without }: PatternStep, { search, nodeTypes }: CompileContext): (node: number) => boolean {
  const typeNumber = type === undefined ? undefined : nodeTypes.type(type, isNamed);
  if (type !== undefined && typeNumber === undefined) throw new Error(`the grammar has no node type ${type}`);
  const fieldOf = (name: string): number => {
    const number = nodeTypes.field(name);
    if (number === 0) throw new Error(`the grammar has no field ${name}`);
    return number;
  };
  const fieldNumber = field === undefined ? undefined : fieldOf(field);
  const missingFields = without.map(fieldOf);
  return (node) => {
    const { types, namedFlags, fields } = search.tree;
    if (typeNumber === undefined ? types[node] === errorType || (isNamed && namedFlags[node] === 0) : types[node] !== typeNumber)
      return false;
    if (fieldNumber !== undefined && fields[node] !== fieldNumber) return false;
    return missingFields.length === 0 || !hasField(search.tree, node, missingFields);
  };
}

function hasField(tree: SyntaxTree, node: number, fields: readonly number[]): boolean {
  for (let child = firstChild(tree, node); child >= 0; child = tree.nextSiblings[child] ?? -1) {
    if (fields.includes(tree.fields[child] ?? 0)) return true;
  }
  return false;
}

/** Finds children of a node that match the steps, in the order of the steps. */
export function compileSiblings(steps: readonly PatternStep[], context: CompileContext, next: () => void): NodeAttempt {
  const { search } = context;
  const parent = search.currentChildren.push(-1) - 1;
  const tryFirst = steps.reduceRight<NodeAttempt>((tryRest, step, i) => compileSibling(step, steps[i + 1], parent, context, tryRest), next);
  return (node) => {
    search.currentChildren[parent] = node;
    tryFirst(-1);
  };
}

/** Finds a child for one step after a given child of the same parent (-1: from the first on), and continues after it. */
function compileSibling(
  step: PatternStep,
  nextStep: PatternStep | undefined,
  parent: number,
  context: CompileContext,
  tryRest: NodeAttempt,
): NodeAttempt {
  const { search } = context;
  const place = search.currentChildren.push(-1) - 1;
  const { isNext, isLast, quantifier } = step;
  if (quantifier === '*' && step.steps.length) throw new Error('a query repeats a step that has children');
  let isReached = false;
  const attempt = compileStep(step, context, () => {
    isReached = true;
    (quantifier === '*' ? tryOptional : tryRest)(search.currentChildren[place] ?? -1);
  });
  // Without captures the first match is enough: everything that follows a later child also follows the first. If the next step must be
  // adjacent, this holds only for a step without children.
  const firstIsEnough = quantifier === '' && !hasCaptures(step) && (step.steps.length === 0 || !nextStep?.isNext);
  const tryRequired: NodeAttempt = (behind) => {
    const { tree } = search;
    let child = behind < 0 ? firstChild(tree, search.currentChildren[parent] ?? -1) : (tree.nextSiblings[behind] ?? -1);
    for (isReached = false; child >= 0 && search.triesLeft > 0; child = tree.nextSiblings[child] ?? -1) {
      search.triesLeft -= 1;
      search.currentChildren[place] = child;
      if (!isLast || !hasNamedAfter(tree, child)) attempt(child);
      if ((isNext && tree.namedFlags[child] === 1) || (firstIsEnough && isReached)) return;
    }
  };
  const tryOptional: NodeAttempt = (behind) => {
    const { matchCount } = search;
    tryRequired(behind);
    if (search.matchCount === matchCount) tryRest(behind);
  };
  return quantifier === '' ? tryRequired : tryOptional;
}

function hasCaptures(step: PatternStep): boolean {
  return step.captures.length > 0 || step.steps.some(hasCaptures);
}

function hasNamedAfter({ nextSiblings, namedFlags }: SyntaxTree, node: number): boolean {
  for (let next = nextSiblings[node] ?? -1; next >= 0; next = nextSiblings[next] ?? -1) if (namedFlags[next] === 1) return true;
  return false;
}
