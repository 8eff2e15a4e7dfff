// Matches the patterns of one language. tree-sitter itself takes as long to prepare a query as to parse 50,000 lines, and its matches would
// cross out of WASM piece by piece.
import { stepAlternatives, compileNode, compileSiblings, TreeSearch, type NodeAttempt, type CompileContext } from './patternMatcher.ts';
import { SyntaxNode } from './node.ts';
import { parsePatterns, type CaptureCondition, type QueryPattern } from './queryText.ts';
import { firstChild, type NodeTypes, type SyntaxTree } from './tree.ts';

/** One match of a pattern: nodes by capture name, outer before inner. */
export interface QueryMatch {
  readonly captures: readonly { readonly name: string; readonly node: SyntaxNode }[];
}

/** A match with the numbers that decide its order among others. */
interface EndedMatch extends QueryMatch {
  readonly pattern: number;
  readonly root: number;
  readonly last: number;
}

/**
 * Maximum tried children per node of a tree. Handwritten code needs two or three; without a limit, each element could cost a pass over its
 * whole list.
 */
const triesPerNode = 100;
/** Tried children that any tree may have, however small. */
const minTries = 1_000_000;

/** Compiled patterns of one grammar. Not reentrant: a query must not start again while it runs. */
export class TreeQuery {
  readonly #byType = new Map<number, NodeAttempt[]>();
  /** Patterns that begin with any node. */
  readonly #anywhere: NodeAttempt[] = [];
  readonly #names: string[] = [];
  readonly #search: TreeSearch;
  #root = 0;
  #matches: EndedMatch[] = [];

  /** @throws Error with the line of a pattern that is no pattern, or none of this grammar */
  constructor(nodeTypes: NodeTypes, text: string) {
    this.#search = new TreeSearch(emptyTree(nodeTypes));
    const context = { search: this.#search, nodeTypes, capture: (name: string) => this.#capture(name) };
    for (const [i, pattern] of parsePatterns(text).entries()) this.#compile(pattern, i, context);
  }

  /**
   * All matches in the order of their ends; at the same end, outer ones and earlier patterns come first. `isComplete` is false where the
   * tree took too many tries.
   */
  matches(tree: SyntaxTree): { readonly matches: readonly (QueryMatch & { readonly pattern: number })[]; readonly isComplete: boolean } {
    const search = this.#search;
    this.#matches = [];
    search.tree = tree;
    search.triesLeft = tree.types.length * triesPerNode + minTries;
    for (let node = 0; node < tree.types.length && search.triesLeft > 0; node += 1) {
      this.#root = node;
      for (const attempt of this.#byType.get(tree.types[node] ?? 0) ?? []) attempt(node);
      if (firstChild(tree, node) >= 0) for (const attempt of this.#anywhere) attempt(node);
    }
    const matches = this.#matches.sort((a, b) => a.last - b.last || a.root - b.root || a.pattern - b.pattern);
    this.#matches = [];
    search.tree = emptyTree(tree.nodeTypes);
    return { matches, isComplete: search.triesLeft > 0 };
  }

  #compile({ step, conditions, line }: QueryPattern, pattern: number, context: CompileContext): void {
    const tests = conditions.map((condition) => this.#test(condition));
    const addMatch = (): void => this.#add(pattern, tests);
    try {
      if (step.kind === 'siblings' && step.steps.length > 1) this.#anywhere.push(compileSiblings(step.steps, context, addMatch));
      else {
        const fullStep =
          step.kind === 'siblings' && step.steps[0] ? { ...step.steps[0], captures: [...step.steps[0].captures, ...step.captures] } : step;
        for (const each of stepAlternatives(fullStep)) {
          const attempt = compileNode(each, context, addMatch);
          const type = each.type === undefined ? undefined : context.nodeTypes.type(each.type, each.isNamed);
          if (type === undefined) this.#anywhere.push(attempt);
          else this.#byType.set(type, [...(this.#byType.get(type) ?? []), attempt]);
        }
      }
    } catch (error) {
      throw new Error(`pattern in line ${line} of the query: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  #add(pattern: number, tests: readonly ((captureStack: readonly number[]) => boolean)[]): void {
    const { captureStack, tree, last } = this.#search;
    this.#search.matchCount += 1;
    for (const test of tests) if (!test(captureStack)) return;
    const captures: { name: string; node: SyntaxNode }[] = [];
    for (let i = 0; i < captureStack.length; i += 2) {
      captures.push({ name: this.#names[captureStack[i] ?? 0] ?? '', node: new SyntaxNode(tree, captureStack[i + 1] ?? 0) });
    }
    this.#matches.push({ pattern, root: this.#root, last, captures });
  }

  #capture(name: string): number {
    const index = this.#names.indexOf(name);
    return index >= 0 ? index : this.#names.push(name) - 1;
  }

  #test({ name, capture, value }: CaptureCondition): (captureStack: readonly number[]) => boolean {
    const captureNumber = this.#capture(capture);
    const holds = this.#condition(name, value);
    return (captureStack) => captureStack.every((number, i) => i % 2 === 1 || number !== captureNumber || holds(captureStack[i + 1] ?? 0));
  }

  /** The test of a condition, named as in tree-sitter's own tools; `kind` is the type of a node. */
  #condition(name: string, value: string): (node: number) => boolean {
    const search = this.#search;
    const text = (node: number): string => search.tree.text.slice(search.tree.starts[node], search.tree.ends[node]);
    const pattern = name.endsWith('match?') ? new RegExp(value) : /^/;
    switch (name) {
      case 'eq?':
        return (node) => text(node) === value;
      case 'not-eq?':
        return (node) => text(node) !== value;
      case 'match?':
        return (node) => pattern.test(text(node));
      case 'not-match?':
        return (node) => !pattern.test(text(node));
      case 'not-kind-eq?':
        return (node) => search.tree.nodeTypes.name(search.tree.types[node] ?? 0) !== value;
      default:
        throw new Error(`no condition is called ${name}`);
    }
  }
}

function emptyTree(nodeTypes: NodeTypes): SyntaxTree {
  const none = new Int32Array(0);
  const narrow = new Uint16Array(0);
  return {
    nodeTypes, text: '', types: narrow, namedFlags: new Uint8Array(0), fields: narrow, starts: none, ends: none, parents: none, nextSiblings: none,
    lineStarts: [0],
  }; // prettier-ignore
}
