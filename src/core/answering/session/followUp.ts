// Detects whether a question continues an earlier one ("And who calls it?"), and which code its "it" then means. The text is parsed by
// `reading`; what its names stand for needs the graph and the earlier turns, which that room does not have.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Root } from '../../ports.ts';
import { mentionedNames } from '../../searching/lists/nameList.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { readMentions } from '../../reading/readMentions.ts';
import { readBackReference, type BackReference } from '../../reading/backReference.ts';
import { preferOwnCode } from '../../planning/subjects.ts';
import { rootByLabel } from '../../workspace/rootByLabel.ts';
import type { EarlierTurn } from './earlierTurn.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';

/** Subject of a follow-up question. */
export interface FollowUp {
  /** The question with the name in place of the word for it. */
  readonly question: string;
  readonly symbol: SymbolNode;
  /** The word for it; empty when the question omits its subject. */
  readonly word: string;
}

/** A plain word with more definitions than this is an ordinary word, not a name. */
const maxNamesakes = 4;

/** Characters of an answer that show its subject. */
const beginningLength = 1000;

/**
 * Reads `question` against earlier turns, newest last; undefined when it is independent, or when no earlier subject is code that still exists.
 * `isScoped`: a person limits the question to a part of the workspace, which is its subject where it names none.
 */
export function findFollowUp(
  question: string,
  turns: readonly EarlierTurn[],
  dependencies: { readonly graph: CodeGraph; readonly roots: readonly Root[]; readonly isScoped?: boolean },
): FollowUp | undefined {
  if (turns.length === 0) return undefined;
  const reference = readBackReference(question);
  if (!refersBack(reference, dependencies)) return undefined;
  const symbol = subjectOf(turns, dependencies);
  if (!symbol) return undefined;
  return { question: reference.withName(`\`${symbol.fact.qualifiedName}\``), symbol, word: reference.word };
}

function refersBack(
  { certainty, mentions }: BackReference,
  { graph, isScoped = false }: { readonly graph: CodeGraph; readonly isScoped?: boolean },
): boolean {
  if (certainty === 'no' || pointsAtCode(mentions, graph)) return false;
  return certainty === 'surely' || ((certainty === 'if nothing is named' || !isScoped) && !namesPlainly(mentions, graph));
}

/** Whether the question itself names its code. */
function pointsAtCode(mentions: Mentions, graph: CodeGraph): boolean {
  const { paths, quotedTexts, frames, exceptions, codes } = mentions;
  if (paths.length + quotedTexts.length + frames.length + exceptions.length + codes.length > 0) return true;
  return mentionedNames(mentions, graph).length > 0;
}

/** "Who calls reserve?": a plain word that is the name of a few definitions. */
function namesPlainly({ words }: Mentions, graph: CodeGraph): boolean {
  const longWords = words.filter(({ length }) => length > 2);
  return longWords.some((word) => {
    const definitionCount = graph.byName(word).length;
    return definitionCount > 0 && definitionCount <= maxNamesakes;
  });
}

/** Subject of the newest turn about code: selected, named in the question or at the beginning of the answer, or cited first. */
function subjectOf(
  turns: readonly EarlierTurn[],
  { graph, roots }: { readonly graph: CodeGraph; readonly roots: readonly Root[] },
): SymbolNode | undefined {
  for (const turn of turns.toReversed()) {
    const symbol =
      selectedSymbol(turn, graph, roots) ??
      symbolInQuestion(turn, graph) ??
      symbolInAnswer(turn, graph) ??
      firstCitedSymbol(turn, graph, roots);
    if (symbol) return symbol;
  }
  return undefined;
}

function selectedSymbol({ focus }: EarlierTurn, graph: CodeGraph, roots: readonly Root[]): SymbolNode | undefined {
  if (!focus) return undefined;
  return asDefinition(graph.at(rootByLabel(focus.root, roots)?.key ?? '', focus.path, focus.lineStart - 1));
}

/** The first name of the question with exactly one definition. */
function symbolInQuestion(turn: EarlierTurn, graph: CodeGraph): SymbolNode | undefined {
  return firstDefinition(
    mentionedNames(readMentions(turn.question), graph).map(({ name }) => name),
    turn,
    graph,
  );
}

/**
 * Among the names in backticks at the beginning of the answer, the one whose definition it cites most, otherwise the first: an answer
 * begins with its subject, but a trace may begin a step before.
 */
function symbolInAnswer(turn: EarlierTurn, graph: CodeGraph): SymbolNode | undefined {
  const spans = [...turn.answer.slice(0, beginningLength).matchAll(/`([\p{L}\p{N}_$.:#]{2,120})(?:\(\))?`/gu)];
  const names = new Set(spans.map(([, name = '']) => name.replaceAll(/::|#/g, '.')));
  const symbols = [...names].flatMap((name) => firstDefinition([name], turn, graph) ?? []);
  const citationCount = (symbol: SymbolNode): number => turn.citations.filter((each) => isInside(each, symbol)).length;
  return symbols.toSorted((a, b) => citationCount(b) - citationCount(a))[0];
}

/** Among several definitions of a name, the cited one. */
function firstDefinition(names: readonly string[], { citations }: EarlierTurn, graph: CodeGraph): SymbolNode | undefined {
  for (const name of names) {
    const symbols = preferOwnCode(implementationsOf(graph.byName(name), graph)).filter((symbol) => asDefinition(symbol));
    if (symbols.length === 1) return symbols[0];
    const citedSymbol = symbols.find((symbol) => citations.some((each) => touches(each, symbol)));
    if (citedSymbol) return citedSymbol;
  }
  return undefined;
}

type EarlierCitation = EarlierTurn['citations'][number];

function touches({ file, lineStart, lineEnd }: EarlierCitation, { path, fact }: SymbolNode): boolean {
  return file === path && lineStart - 1 <= fact.range.end.line && lineEnd - 1 >= fact.range.start.line;
}

function isInside({ file, lineStart, lineEnd }: EarlierCitation, { path, fact }: SymbolNode): boolean {
  return file === path && lineStart - 1 >= fact.range.start.line && lineEnd - 1 <= fact.range.end.line;
}

/** The definition of the first citation, as a last resort. */
function firstCitedSymbol({ citations }: EarlierTurn, graph: CodeGraph, roots: readonly Root[]): SymbolNode | undefined {
  for (const { root, file, lineStart, status } of citations) {
    const symbol = status === 'unsupported' ? undefined : asDefinition(graph.at(rootByLabel(root, roots)?.key ?? '', file, lineStart - 1));
    if (symbol) return symbol;
  }
  return undefined;
}

function asDefinition(symbol: SymbolNode | undefined): SymbolNode | undefined {
  return symbol && symbol.fact.kind !== 'module' && !symbol.fact.name.startsWith('<') ? symbol : undefined;
}
