// Quotes a line of code beside its place, in one line of the answer.
import { shorten } from '../../base/shorten.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { code } from '../page/markdownText.ts';
import type { Page } from '../page/page.ts';

/** Maximum characters of a quoted line. */
export const maxLineLength = 120;

/** A line of code for display: without its indentation, and with an ellipsis if it is long. */
export function shortCode(text: string): string {
  return code(shorten(text.trim(), maxLineLength));
}

/** Like {@link shortCode}, for a zero-based line of a file; empty where the file is unreadable or the line blank. */
export async function quotedLine({ book }: Page, { root, path }: Pick<SymbolNode, 'root' | 'path'>, line: number): Promise<string> {
  const text = (await book.readLines(root, path))?.[line]?.trim();
  return text ? shortCode(text) : '';
}

/** A citation, or the place in words without one. `line` is zero-based. */
export function citationOrPlace(citation: string, path: string, line: number): string {
  return citation || ` ${code(`${path}:${line + 1}`)}`;
}
