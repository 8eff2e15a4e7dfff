// The text of one file, with conversion of offsets to positions and of nodes to text.
import { lineAt, lineStartsOf, type LinedText } from '../base/lineStarts.ts';
import type { Position, Range } from '../base/positions.ts';
import type { SyntaxNode } from '../syntax/node.ts';

/** Text of a file; offsets and columns are UTF-16 units, lines end in `\n` (so `\r\n` counts once). */
export class Source implements LinedText {
  readonly text: string;
  readonly lineStarts: readonly number[];

  constructor(text: string) {
    this.text = text;
    this.lineStarts = lineStartsOf(text);
  }

  /** Line count as in an editor: a final line break does not start another line. */
  get lineCount(): number {
    const count = this.lineStarts.length;
    return this.lineStarts[count - 1] === this.text.length ? count - 1 : count;
  }

  /** Zero-based line of an offset. */
  lineOf(offset: number): number {
    return lineAt(this.lineStarts, offset);
  }

  /** Zero-based line and column of an offset. */
  position(offset: number): Position {
    const line = this.lineOf(offset);
    return { line, column: offset - (this.lineStarts[line] ?? 0) };
  }

  /** Positions of two offsets. */
  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  textOf(node: SyntaxNode): string {
    return this.text.slice(node.startIndex, node.endIndex);
  }

  /** Text of a node on one line, at most `limit` characters; longer texts end in `…`. */
  foldedText(node: SyntaxNode, limit: number): string {
    const { startIndex, endIndex } = node;
    if (endIndex - startIndex < limit) {
      const text = this.text.slice(startIndex, endIndex);
      return /\s/.test(text) ? fold(text, limit) : text;
    }
    // Folding only shortens, so a bounded slice suffices even if the node is the whole file.
    return fold(this.text.slice(startIndex, Math.min(endIndex, startIndex + limit * 4)), limit);
  }
}

/** A path of names (`a::b`, `\\A\\b`) in the dotted form that facts use. */
export function toDots(path: string): string {
  return path.replace(/^(?:::|\\)+/, '').replace(/::|\\+|->/g, '.');
}

/** Collapses white space to single blanks; a text longer than `limit` is cut and ends in `…`. */
export function fold(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}
