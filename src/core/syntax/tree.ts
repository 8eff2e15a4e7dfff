// Copies a parsed file into flat arrays with one walk, because each access to the parser's own tree crosses into WASM and back.
import type { Language, Tree } from 'web-tree-sitter';
import type { LinedText } from '../base/lineStarts.ts';
import { TreeWalk } from './treeWalk.ts';

/** Names of the node types and fields that trees of one grammar hold as numbers. */
export class NodeTypes {
  readonly #language: Language;
  readonly #names = new Map<number, string>();
  readonly #namedTypes: (boolean | undefined)[] = [];
  /** Unnamed types with child nodes, like Python's `not in`. */
  readonly #inner = new Set<number>();
  readonly #fields = new Map<string, number>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** Name of a node type; `ERROR` for text that could not be parsed. */
  name(type: number): string {
    let name = this.#names.get(type);
    if (name === undefined) this.#names.set(type, (name = this.#language.nodeTypeForId(type) ?? ''));
    return name;
  }

  /** Whether nodes of the type have a rule of their own in the grammar, unlike punctuation and keywords. */
  isNamed(type: number): boolean {
    return (this.#namedTypes[type] ??= type === errorType || this.#language.nodeTypeIsNamed(type));
  }

  /** Whether nodes of the type have no children, as far as trees have shown. */
  isLeaf(type: number): boolean {
    return !this.isNamed(type) && !this.#inner.has(type);
  }

  /** Remembers that a node of the type has children. */
  markInner(type: number): void {
    this.#inner.add(type);
  }

  /** Number of a node type, undefined where the grammar has no such type. */
  type(name: string, isNamed: boolean): number | undefined {
    return name === 'ERROR' ? errorType : (this.#language.idForNodeType(name, isNamed) ?? undefined);
  }

  /** Number of a field; 0, which no node has, where the grammar has no such field. */
  field(name: string): number {
    let field = this.#fields.get(name);
    if (field === undefined) this.#fields.set(name, (field = this.#language.fieldIdForName(name) ?? 0));
    return field;
  }
}

/** Type of nodes around text that could not be parsed, the same in all grammars. */
export const errorType = 0xffff;

/** The nodes of a text by number, in text order, outer before inner; 0 is the root. A missing relative is -1. */
export interface SyntaxTree extends LinedText {
  readonly nodeTypes: NodeTypes;
  readonly types: Uint16Array;
  /** 1 where the node is named. */
  readonly namedFlags: Uint8Array;
  /** Field of its parent that the node fills, 0 for none. */
  readonly fields: Uint16Array;
  /** Offsets in UTF-16 units. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly parents: Int32Array;
  readonly nextSiblings: Int32Array;
}

/** Number of the first child, which directly follows its parent; -1 where there is none. */
export function firstChild({ parents }: SyntaxTree, node: number): number {
  return parents[node + 1] === node ? node + 1 : -1;
}

export function flatten(tree: Tree, nodeTypes: NodeTypes, { text, lineStarts }: LinedText): SyntaxTree {
  const count = tree.rootNode.descendantCount;
  const flat = {
    nodeTypes,
    text,
    lineStarts,
    types: new Uint16Array(count),
    namedFlags: new Uint8Array(count),
    fields: new Uint16Array(count),
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    parents: new Int32Array(count),
    nextSiblings: new Int32Array(count),
  };
  // Nearly half of all nodes are keywords and punctuation, which hardly ever have children, so the first pass skips their children.
  if (fill(flat, tree, false) < count) fill(flat, tree, true);
  return flat;
}

/**
 * Fills the arrays by a walk over the tree.
 * @param thorough also visits children of types that never had any
 * @returns the number of visited nodes
 */
function fill(
  { text, nodeTypes, types, namedFlags, fields, starts, ends, parents, nextSiblings }: SyntaxTree,
  tree: Tree,
  thorough: boolean,
): number {
  nextSiblings.fill(-1);
  const walk = new TreeWalk(tree);
  try {
    let parent = -1;
    for (let at = 0; ; at += 1) {
      const { type } = walk;
      types[at] = type;
      namedFlags[at] = nodeTypes.isNamed(type) ? 1 : 0;
      fields[at] = walk.field;
      // The parsed text may have an additional line end.
      starts[at] = Math.min(walk.start, text.length);
      ends[at] = Math.min(walk.end, text.length);
      parents[at] = parent;
      let before = at;
      if ((thorough || !nodeTypes.isLeaf(type)) && walk.toFirstChild()) {
        if (namedFlags[at] === 0) nodeTypes.markInner(type);
        parent = at;
        continue;
      }
      while (!walk.toNextSibling()) {
        if (!walk.toParent()) return at + 1;
        before = parent;
        parent = parents[parent] ?? -1;
      }
      nextSiblings[before] = at + 1;
    }
  } finally {
    walk.finish();
  }
}
