// Matches messages by the type of their error: where that type is raised, a template with little text identifies the raise.
import { fileKeyOf } from '../../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/types.ts';
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import { unpackLiterals, type Literal } from '../../../messages/literals.ts';
import { comparableMessage } from '../../../messages/matching/matchText.ts';
import { matchesIn, placedOf } from '../../../messages/matching/placedPatterns.ts';
import { vouchedMatch } from '../../../messages/matching/vouchedMatch.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import type { Inquiry } from '../../inquiry.ts';
import { inScope } from '../../scope.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Limit of functions examined per type; of a common type the first ones. */
const mostRaisers = 200;
/** Maximum number of lines from a raise to its text. */
const raiseLines = 4;

/** A message and the name of the type before it. */
export interface TypedMessage {
  readonly text: string;
  readonly type: string;
}

/** Literals that match `message` where its type is raised or in its class, those with the largest share in the message first. */
export async function raisedMessages(
  { text: message, type }: TypedMessage,
  { scope }: Pick<Inquiry, 'scope'>,
  { graph, texts }: { readonly graph: CodeGraph; readonly texts: FileTexts },
): Promise<MessageMatch[]> {
  const messageText = comparableMessage(message);
  if (!messageText) return [];
  const byFile = new Map<string, SymbolNode[]>();
  const own = graph.byName(type).filter(({ fact }) => isClassLike(fact));
  for (const symbol of [...own, ...graph.raisers(type).slice(0, mostRaisers)])
    if (inScope(symbol, scope)) byFile.set(fileKeyOf(symbol), [...(byFile.get(fileKeyOf(symbol)) ?? []), symbol]);
  const messageMatches: MessageMatch[] = [];
  for (const symbols of byFile.values()) {
    const [{ root, path, role } = { root: '', path: '', role: 'code' as const }] = symbols;
    const packed = graph.file(root, path)?.facts.literals;
    const text = packed && (await texts.textOf(root, path));
    if (!packed || text === undefined) continue;
    const literals = unpackLiterals(packed).filter((literal) => symbols.some((symbol) => isRaisedBy(literal, symbol, type)));
    const patterns = literals.flatMap((literal) => placedOf({ root, path, role }, text, [literal], literal));
    messageMatches.push(...matchesIn(messageText, patterns, vouchedMatch));
  }
  const most = Math.max(0, ...messageMatches.map(({ covered }) => covered));
  return messageMatches.filter(({ covered }) => covered === most);
}

/** Whether `symbol` raises `type` with the literal, or is its class and holds the literal. */
function isRaisedBy({ line, role }: Literal, { fact }: SymbolNode, type: string): boolean {
  if (isClassLike(fact) && fact.name === type) return line >= fact.range.start.line && line <= fact.range.end.line;
  return role === 'raised' && raisedAt(fact, line) === type;
}

/** Name of the type that is raised on `line`; undefined when none is. */
export function raisedAt({ raises }: SymbolNode['fact'], line: number): string | undefined {
  const raise = raises.findLast((each) => !each.declared && each.line <= line && line - each.line <= raiseLines);
  return raise?.name.split(/\.|::|\\/).at(-1);
}
