// Node of a flat tree, with the look-ups that the finders of facts need.
import { lineAt } from '../base/lineStarts.ts';
import { firstChild, type SyntaxTree } from './tree.ts';

/** A place in the text. Rows and columns count from 0, columns in UTF-16 units. */
interface NodePoint {
  readonly row: number;
  readonly column: number;
}

/** Types of nodes that grammars allow anywhere. */
const extraTypes = /comment$|^ERROR$|^preproc_|^heredoc_body$|^text_interpolation$/;

/** A node of a {@link SyntaxTree}; equal `id`s mean the same node. */
export class SyntaxNode {
  readonly tree: SyntaxTree;
  /** Number of the node in its tree. */
  readonly id: number;

  constructor(tree: SyntaxTree, id: number) {
    this.tree = tree;
    this.id = id;
  }

  get startIndex(): number {
    return this.tree.starts[this.id] ?? 0;
  }

  get endIndex(): number {
    return this.tree.ends[this.id] ?? 0;
  }

  get startPosition(): NodePoint {
    return pointAt(this.tree.lineStarts, this.startIndex);
  }

  get endPosition(): NodePoint {
    return pointAt(this.tree.lineStarts, this.endIndex);
  }

  get type(): string {
    return this.tree.nodeTypes.name(this.tree.types[this.id] ?? 0);
  }

  /** Whether the grammar allows the node anywhere, like comments and errors. */
  get isExtra(): boolean {
    return extraTypes.test(this.type);
  }

  get parent(): SyntaxNode | null {
    return this.#at(this.tree.parents[this.id] ?? -1);
  }

  get namedChildren(): SyntaxNode[] {
    return this.#children((child) => this.tree.namedFlags[child] === 1);
  }

  get namedChildCount(): number {
    let count = 0;
    for (let child = firstChild(this.tree, this.id); child >= 0; child = this.#next(child)) count += this.tree.namedFlags[child] ?? 0;
    return count;
  }

  get lastNamedChild(): SyntaxNode | null {
    return this.namedChildren.at(-1) ?? null;
  }

  get nextNamedSibling(): SyntaxNode | null {
    let next = this.#next(this.id);
    while (next >= 0 && this.tree.namedFlags[next] === 0) next = this.#next(next);
    return this.#at(next);
  }

  /** The first child in the field; null where the field is empty or unknown. */
  childForFieldName(name: string): SyntaxNode | null {
    const field = this.tree.nodeTypes.field(name);
    if (field === 0) return null;
    let child = firstChild(this.tree, this.id);
    while (child >= 0 && this.tree.fields[child] !== field) child = this.#next(child);
    return this.#at(child);
  }

  childrenForFieldName(name: string): SyntaxNode[] {
    const field = this.tree.nodeTypes.field(name);
    return field === 0 ? [] : this.#children((child) => this.tree.fields[child] === field);
  }

  /** The innermost node around an offset. */
  descendantForIndex(offset: number): SyntaxNode {
    const { starts, ends } = this.tree;
    const holds = (node: number): boolean => {
      const [start = 0, end = 0] = [starts[node], ends[node]];
      return start <= offset && (start === end ? end === offset : end > offset);
    };
    let innermost = this.id;
    for (let child = firstChild(this.tree, innermost); child >= 0;) {
      const isInside = holds(child);
      if (isInside) innermost = child;
      child = isInside ? firstChild(this.tree, child) : this.#next(child);
    }
    return new SyntaxNode(this.tree, innermost);
  }

  #children(accepts: (child: number) => boolean): SyntaxNode[] {
    const children: SyntaxNode[] = [];
    for (let child = firstChild(this.tree, this.id); child >= 0; child = this.#next(child)) {
      if (accepts(child)) children.push(new SyntaxNode(this.tree, child));
    }
    return children;
  }

  #next(node: number): number {
    return this.tree.nextSiblings[node] ?? -1;
  }

  #at(node: number): SyntaxNode | null {
    return node < 0 ? null : new SyntaxNode(this.tree, node);
  }
}

function pointAt(lineStarts: readonly number[], offset: number): NodePoint {
  const row = lineAt(lineStarts, offset);
  return { row, column: offset - (lineStarts[row] ?? 0) };
}
