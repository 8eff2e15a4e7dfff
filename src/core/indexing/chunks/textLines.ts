// Lines of a text by number, and the best places to cut a long stretch of them.
import type { LineSpan } from '../../base/positions.ts';

/** Most lines of a chunk of code or text. */
export const maxPartLines = 80;
/** Least lines of a part, where the rest is long enough. */
const minPartLines = 40;
/** Among equally good cuts, the one nearest to this length wins. */
const idealPartLines = 60;

/** Text by zero-based lines; only `\n` ends a line, as in the parser. A line includes its line end. */
export class TextLines {
  readonly #text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The text of whole lines. */
  slice(span: LineSpan): string {
    return this.#text.slice(this.#starts[span.first] ?? this.#text.length, this.#starts[span.last + 1] ?? this.#text.length);
  }

  /** White space before the first other character; -1 for a blank line. The count stops at 200 characters. */
  indent(line: number): number {
    const start = this.#starts[line] ?? this.#text.length;
    const end = Math.min(this.#starts[line + 1] ?? this.#text.length, start + 200);
    for (let i = start; i < end; i++) {
      const code = this.#text.charCodeAt(i);
      if (code !== 32 && code !== 9 && code !== 13 && code !== 10) return i - start;
    }
    return end - start === 200 ? 200 : -1;
  }

  /** Cuts ascending line numbers into parts of 40 to 80 lines: at a blank line near 60, else before the least indented line. */
  parts(lines: readonly number[]): number[][] {
    const parts: number[][] = [];
    let from = 0;
    while (lines.length - from > maxPartLines) {
      const to = this.#findCut(lines, from);
      parts.push(lines.slice(from, to));
      from = to;
    }
    parts.push(lines.slice(from));
    return parts;
  }

  #findCut(lines: readonly number[], from: number): number {
    // Avoids a tiny last part: when little more than one part remains, the two parts share the lines.
    const maxLength = Math.min(maxPartLines, lines.length - from - Math.min(minPartLines, (lines.length - from) >> 1));
    let best = from + Math.min(idealPartLines, maxLength);
    let lowest = Infinity;
    for (let i = from + Math.min(minPartLines, maxLength); i <= from + maxLength; i++) {
      const indent = this.indent(lines[i] ?? -1);
      const cost = (indent < 0 ? 0 : 10 + indent) + Math.abs(i - from - idealPartLines) / 100;
      if (cost < lowest) {
        lowest = cost;
        best = i;
      }
    }
    return best;
  }
}

/** Ascending line numbers as contiguous spans. */
export function spansOf(lines: readonly number[]): LineSpan[] {
  const lineSpans: LineSpan[] = [];
  let first = lines[0];
  for (let i = 1; i <= lines.length && first !== undefined; i++) {
    const last = lines[i - 1] ?? first;
    if (lines[i] !== last + 1) {
      lineSpans.push({ first, last });
      first = lines[i];
    }
  }
  return lineSpans;
}
