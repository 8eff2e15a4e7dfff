// Finds lists of literals without a definition of their own: exports of a module, keys of an object, fields, default parameters.
import { neverCancelled } from '../../../base/cancellation.ts';
import { Pause } from '../../../base/pause.ts';
import type { LineSpan } from '../../../base/positions.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Sources } from '../../inquiry.ts';
import { eachCodeText } from './codeTexts.ts';
import { linesInTexts } from './longTexts.ts';
import { literalMembers } from './memberForms.ts';
import { commentOf } from './valueDocs.ts';

/** A list with its comment. */
export interface WrittenList {
  readonly name: string;
  /** Enclosing definition. */
  readonly symbol: SymbolNode;
  readonly lines: LineSpan;
  readonly members: readonly string[];
  readonly comment: string;
}

/** Limit: longer lists are data. */
const maxListLines = 200;
const headPattern = new RegExp(
  String.raw`^\s*(?:[\w<>[\]?,]+\s+)*?(?:[\w$]+\.)*["']?(?<name>[A-Za-z_$][\w$-]*)["']?(?:\s*\??\s*:\s*[\w.<>[\]|, ]{1,80}?)?\s*(?:=>|:?=(?![=~>])|:(?!:))\s*` +
    String.raw`(?:new\s+)?[\w.<>\[\], ]{0,60}[[({%]`,
);

/** Lists whose name, comment or file may match, according to `mayMatch` on lower-case text. */
export async function writtenLists(mayMatch: (lowerText: string) => boolean, sources: Sources): Promise<readonly WrittenList[]> {
  const { texts, graph, token = neverCancelled } = sources;
  const lists: WrittenList[] = [];
  if (!texts) return lists;
  const pause = new Pause(texts.clock, token);
  await eachCodeText(texts, token, async ({ root, path }, text) => {
    if (!mayMatch(`${path}\n${text}`.toLowerCase())) return;
    const lines = text.split(/\r?\n/);
    const inTexts = linesInTexts(lines);
    const isOfFile = mayMatch(path.toLowerCase());
    for (const [line, lineText] of lines.entries()) {
      const name = inTexts.has(line) ? undefined : headPattern.exec(lineText.slice(0, maxHeadLength))?.groups?.['name'];
      if (name === undefined) continue;
      if (pause.isDue) await pause.take();
      const symbol = graph.at(root, path, line);
      const comment = commentOf(lines, line, line);
      if (!symbol || (!isOfFile && !mayMatch(`${name} ${symbol.fact.qualifiedName} ${comment}`.toLowerCase()))) continue;
      const list = literalMembers(lines.slice(line, line + maxListLines).join('\n'));
      if (list) lists.push({ name, symbol, lines: { first: line, last: line + list.lines - 1 }, members: list.members, comment });
    }
  });
  return lists;
}

/** Limit of characters before the name that is set. */
const maxHeadLength = 200;
