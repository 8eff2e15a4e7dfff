// Joins a text with the template of the function that it is passed to: the message holds both, and the line that passes the text is the
// answer.
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { unpackLiterals } from '../../../messages/literals.ts';
import { comparableMessage } from '../../../messages/matching/matchText.ts';
import { placedPatternsOf } from '../../../messages/matching/placedPatterns.ts';
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
export async function joinTemplates(
  matches: readonly MessageMatch[],
  { graph, texts }: { readonly graph: CodeGraph; readonly texts: FileTexts },
): Promise<readonly MessageMatch[]> {
  if (matches.some(({ kind }) => kind === 'whole')) return matches;
  const argumentMatches = new Set(matches.filter(isWholeArgument).slice(0, limits.matches));
  if (!argumentMatches.size) return matches;
  const joinedMatches: MessageMatch[] = [];
  for (const match of matches) joinedMatches.push(argumentMatches.has(match) ? await joinTemplate(match, graph, texts) : match);
  return joinedMatches;
}

/** Whether the message contains a text in full and in one piece. */
function isWholeArgument({ kind, spans, share, role, message }: MessageMatch): boolean {
  const [span, another] = spans;
  const isEmitted = role !== undefined && role !== 'code' && role !== 'constant';
  if (kind !== 'part' || !isEmitted || !span || another || share < limits.share) return false;
  return message.slice(span.from, span.to).split(/\s+/).length >= limits.words;
}

async function joinTemplate(match: MessageMatch, graph: CodeGraph, texts: FileTexts): Promise<MessageMatch> {
  const { file, line, message, spans } = match;
  const [textSpan] = spans;
  const messageText = comparableMessage(message);
  const caller = graph.at(file.root, file.path, line);
  if (!messageText || !textSpan || !caller) return match;
  const calls = graph.outgoing(caller.id, ['calls', 'raises']).filter((edge) => edge.line <= line && line - edge.line <= limits.statement);
  for (const { callee } of calls) {
    const symbol = callee && graph.symbol(callee);
    if (!symbol || symbol.id === caller.id) continue;
    for (const { pattern } of await templatesOf(symbol, graph, texts)) {
      const templateMatch = vouchedMatch(messageText, pattern);
      // The text must fill a hole of the template, without a constant part inside it.
      if (!templateMatch || templateMatch.spans.some(({ from, to }) => from < textSpan.to && textSpan.from < to)) continue;
      return {
        ...match,
        kind: 'whole',
        coveredShare: Math.min(1, match.coveredShare + templateMatch.coveredShare),
        share: 1,
        givenTo: symbol.fact.name,
      };
    }
  }
  return match;
}

/** Templates with holes in a function or class. */
async function templatesOf(
  { root, path, role, fact }: SymbolNode,
  graph: CodeGraph,
  texts: FileTexts,
): Promise<ReturnType<typeof placedPatternsOf>> {
  const isFunctionOrClass = fact.kind === 'function' || fact.kind === 'method' || isClassLike(fact);
  const packedLiterals = isFunctionOrClass ? graph.file(root, path)?.facts.literals : undefined;
  const text = packedLiterals && (await texts.textOf(root, path));
  if (!packedLiterals || text === undefined) return [];
  const { start, end } = fact.range;
  const ownLiterals = unpackLiterals(packedLiterals).filter(({ line }) => line >= start.line && line <= end.line);
  return ownLiterals.flatMap((literal) => placedPatternsOf({ root, path, role }, text, [literal], literal));
}
