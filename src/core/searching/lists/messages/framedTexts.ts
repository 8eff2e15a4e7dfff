// Joins a text with the template of the function that it is passed to: the message holds both, and the line that passes the text is the
// answer.
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/types.ts';
import { unpackLiterals } from '../../../messages/literals.ts';
import { comparableMessage } from '../../../messages/matching/matchText.ts';
import { placedOf } from '../../../messages/matching/placedPatterns.ts';
import { vouchedMatch } from '../../../messages/matching/vouchedMatch.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/**
 * - `matches`: texts per message that are examined.
 * - `statement`: lines from a call to its text argument.
 * - `words`: minimum length of a text; single words occur in many messages.
 * - `share`: minimum share of the text in the message, without punctuation at its ends.
 * Set by judgement.
 */
const limits = { matches: 12, statement: 4, words: 2, share: 0.999 } as const;

/** `matches` of one message. A text whose receiving function has a template for the rest of the message becomes a whole match. */
export async function withFrames(
  matches: readonly MessageMatch[],
  { graph, texts }: { readonly graph: CodeGraph; readonly texts: FileTexts },
): Promise<readonly MessageMatch[]> {
  if (matches.some(({ kind }) => kind === 'whole')) return matches;
  const given = new Set(matches.filter(isGiven).slice(0, limits.matches));
  if (!given.size) return matches;
  const framed: MessageMatch[] = [];
  for (const match of matches) framed.push(given.has(match) ? await inTemplate(match, graph, texts) : match);
  return framed;
}

/** Whether the message contains a text in full and in one piece. */
function isGiven({ kind, spans, share, role, message }: MessageMatch): boolean {
  const [span, another] = spans;
  const isTold = role !== undefined && role !== 'code' && role !== 'constant';
  if (kind !== 'part' || !isTold || !span || another || share < limits.share) return false;
  return message.slice(span.from, span.to).split(/\s+/).length >= limits.words;
}

async function inTemplate(match: MessageMatch, graph: CodeGraph, texts: FileTexts): Promise<MessageMatch> {
  const { file, line, message, spans } = match;
  const [own] = spans;
  const messageText = comparableMessage(message);
  const caller = graph.at(file.root, file.path, line);
  if (!messageText || !own || !caller) return match;
  const calls = graph.outgoing(caller.id, ['calls', 'raises']).filter((edge) => edge.line <= line && line - edge.line <= limits.statement);
  for (const { callee } of calls) {
    const symbol = callee && graph.symbol(callee);
    if (!symbol || symbol.id === caller.id) continue;
    for (const { pattern } of await templatesOf(symbol, graph, texts)) {
      const fit = vouchedMatch(messageText, pattern);
      // The text must fill a hole of the template, without a constant part inside it.
      if (!fit || fit.spans.some(({ from, to }) => from < own.to && own.from < to)) continue;
      return { ...match, kind: 'whole', covered: Math.min(1, match.covered + fit.covered), share: 1, givenTo: symbol.fact.name };
    }
  }
  return match;
}

/** Templates with holes in a function or class. */
async function templatesOf(
  { root, path, role, fact }: SymbolNode,
  graph: CodeGraph,
  texts: FileTexts,
): Promise<ReturnType<typeof placedOf>> {
  const isTeller = fact.kind === 'function' || fact.kind === 'method' || isClassLike(fact);
  const packed = isTeller ? graph.file(root, path)?.facts.literals : undefined;
  const text = packed && (await texts.textOf(root, path));
  if (!packed || text === undefined) return [];
  const { start, end } = fact.range;
  const own = unpackLiterals(packed).filter(({ line }) => line >= start.line && line <= end.line);
  return own.flatMap((literal) => placedOf({ root, path, role }, text, [literal], literal));
}
