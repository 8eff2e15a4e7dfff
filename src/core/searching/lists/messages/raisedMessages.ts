// Matches messages by the type of their error: where that type is raised, a template with little text identifies the raise.
import { fileKeyOf } from '../../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import { unpackLiterals, type Literal } from '../../../messages/literals.ts';
import { comparableMessage } from '../../../messages/matching/matchText.ts';
import { matchesIn, placedPatternsOf } from '../../../messages/matching/placedPatterns.ts';
import { vouchedMatch } from '../../../messages/matching/vouchedMatch.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import type { Inquiry } from '../../inquiry.ts';
import { inScope } from '../../scope.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Limit of functions examined per type; of a common type the first ones. */
const maxRaisers = 200;
/** Maximum number of lines from a raise to its text. */
const maxRaiseLines = 4;

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
  const ownClasses = graph.byName(type).filter(({ fact }) => isClassLike(fact));
  for (const symbol of [...ownClasses, ...graph.raisers(type).slice(0, maxRaisers)])
    if (inScope(symbol, scope)) byFile.set(fileKeyOf(symbol), [...(byFile.get(fileKeyOf(symbol)) ?? []), symbol]);
  const messageMatches: MessageMatch[] = [];
  for (const symbols of byFile.values()) {
    const [{ root, path, role } = { root: '', path: '', role: 'code' as const }] = symbols;
    const packedLiterals = graph.file(root, path)?.facts.literals;
    const text = packedLiterals && (await texts.textOf(root, path));
    if (!packedLiterals || text === undefined) continue;
    const literals = unpackLiterals(packedLiterals).filter((literal) => symbols.some((symbol) => isRaisedBy(literal, symbol, type)));
    const patterns = literals.flatMap((literal) => placedPatternsOf({ root, path, role }, text, [literal], literal));
    messageMatches.push(...matchesIn(messageText, patterns, vouchedMatch));
  }
  const maxCovered = Math.max(0, ...messageMatches.map(({ coveredShare }) => coveredShare));
  return messageMatches.filter(({ coveredShare }) => coveredShare === maxCovered);
}

/** Whether a definition raises `type` with the literal, or is its class and holds the literal. */
function isRaisedBy({ line, role }: Literal, { fact }: SymbolNode, type: string): boolean {
  if (isClassLike(fact) && fact.name === type) return line >= fact.range.start.line && line <= fact.range.end.line;
  return role === 'raised' && raisedTypeAt(fact, line) === type;
}

/** Name of the type that is raised on `line`; undefined when none is. */
export function raisedTypeAt({ raises }: SymbolNode['fact'], line: number): string | undefined {
  const raise = raises.findLast((each) => !each.declared && each.line <= line && line - each.line <= maxRaiseLines);
  return raise?.name.split(/\.|::|\\/).at(-1);
}
