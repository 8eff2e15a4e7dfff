// Lines of code beside the places where they stand, each in one line of the answer.
import { shorten } from '../../base/shorten.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { code } from '../page/markdown.ts';
import type { Page } from '../page/page.ts';

/** Characters of a line that are shown. */
const longestLine = 120;

/** A line of code as it is shown: without its indentation, and with an ellipsis where it is long. */
export function shownCode(text: string): string {
  return code(shorten(text.trim(), longestLine));
}

/** The same of a line of a file, zero-based; empty where the file cannot be read or nothing stands there. */
export async function quotedLine({ book }: Page, { root, path }: Pick<SymbolNode, 'root' | 'path'>, line: number): Promise<string> {
  const text = (await book.file(root, path))?.[line]?.trim();
  return text ? shownCode(text) : '';
}

/** A citation, or the place in words where nothing is cited. `line` is zero-based. */
export function citedOrPlace(cited: string, path: string, line: number): string {
  return cited || ` ${code(`${path}:${line + 1}`)}`;
}
