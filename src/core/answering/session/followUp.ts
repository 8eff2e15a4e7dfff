// "And who calls it?": finds out whether a question goes on with an earlier one, and which code its "it" then means.
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';
import type { Root } from '../../ports.ts';
import type { Question } from '../../retrieval/anchors.ts';
import { namedIn } from '../../retrieval/lists.ts';
import { implementationsOf } from '../../retrieval/overloads.ts';
import { readQuestion } from '../../retrieval/question.ts';
import { preferOwnCode } from '../../retrieval/subjects.ts';
import { asksAboutProject } from '../../retrieval/wholeProject.ts';
import { rootMeant } from '../../workspace/rootMeant.ts';
import type { EarlierTurn } from './earlierTurn.ts';

/** What a question that goes on with another is about. */
export interface FollowUp {
  /** The question with the name in the place of the word that stood for it. */
  readonly text: string;
  readonly symbol: SymbolNode;
  /** The word that stood for it; empty when the question just leaves it out. */
  readonly word: string;
}

/** Longer questions say themselves what they are about. In words. */
const longest = 14;
/** So short a question without any name leaves out what it is about. In words. */
const elliptic = 4;

/** A plain word that names more definitions than this is just a word. */
const mostNamesakes = 4;

/** Of an answer so much says what it is about. In characters. */
const beginning = 1000;

const thing = 'function|method|class|one|error|exception|call|value|variable|field|type|code|line|check|handler|route|test';
const verb = 'fails?|happens?|works?|called|used|raised|thrown|handled|tested|done|meant?|changed|set';
/** Words that stand for something said before. "That" and "this" only where they are not the article of something new. */
const pronoun = new RegExp(
  `\\b(?:its?|itself|they|them|their|(?:this|that|these|those|the same)(?:\\s+(?:${thing})s?)?(?=\\s*(?:[?.!,;]|$)|\\s+(?:${verb})\\b)|(?:this|that) (?:${thing}))\\b` +
    `|\\b(?:dies(?:e[rsnm]?)?|davon|dessen|deren|ihn|ihm|ihnen)\\b|(?<=\\b(?:ruft|nutzt|verwendet|macht|wirft|ist|wird|schlägt|tut|testet) )(?:es|das|sie)\\b`,
  'iu',
);
/** "Is it possible to …" stands for nothing. */
const expletive = /\b(?:is|was|would|will|does|how long does) it (?:possible|necessary|safe|ok|okay|take|seem|make sense)\b|\bgibt es\b/i;
const goesOn = /^\W*(?:and|but|so|then|und|aber|also|et|y)\b|^\W*(?:what|how) about\b|^\W*(?:why|how come|since when|warum|wieso)\W*$/i;

/**
 * Reads `text` against the turns before it, newest last; undefined when it stands for itself, or when nothing said before is code that
 * is still there. `kept`: a person keeps it to a part of the workspace, which is what a question that leaves out its subject is about.
 */
export function followUp(
  text: string,
  earlier: readonly EarlierTurn[],
  parts: { readonly graph: CodeGraph; readonly roots: readonly Root[]; readonly kept?: boolean },
): FollowUp | undefined {
  if (earlier.length === 0 || !refersBack(text, parts)) return undefined;
  const word = expletive.test(text) ? undefined : pronoun.exec(text)?.[0];
  const symbol = aboutOf(earlier, parts);
  if (!symbol) return undefined;
  const name = `\`${symbol.fact.qualifiedName}\``;
  if (word === undefined) return { text: `${text.trim().replace(/[?？.!]+$/, '')} ${name}?`, symbol, word: '' };
  // A function as replacement: names may hold what a pattern of `replace` would take for its own.
  return { text: text.replace(pronoun, () => (/^(?:its|their|dessen|deren)$/i.test(word) ? `${name}'s` : name)), symbol, word };
}

function refersBack(text: string, { graph, kept = false }: { readonly graph: CodeGraph; readonly kept?: boolean }): boolean {
  const question = readQuestion(text);
  const words = text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (words === 0 || words > longest || asksAboutProject(text) || pointsAtCode(question, graph)) return false;
  if (pronoun.test(text) && !expletive.test(text)) return true;
  return ((words <= elliptic && !kept) || goesOn.test(text)) && !namesPlainly(text, graph);
}

/** Whether the question itself says which code it is about. */
function pointsAtCode(question: Question, graph: CodeGraph): boolean {
  const { paths, quoted, frames, exceptions, codes } = question;
  if (paths.length + quoted.length + frames.length + exceptions.length + codes.length > 0) return true;
  return namedIn(question, graph).length > 0;
}

/** "Who calls reserve?": a plain word that is the name of a few definitions. */
function namesPlainly(text: string, graph: CodeGraph): boolean {
  return (text.match(/[\p{L}_][\p{L}\p{N}_]{2,}/gu) ?? []).some((word) => {
    const found = graph.byName(word).length;
    return found > 0 && found <= mostNamesakes;
  });
}

/** What the newest turn that is about some code is about: what was pointed at, named in the question or at the beginning of the answer, or cited first. */
function aboutOf(
  earlier: readonly EarlierTurn[],
  { graph, roots }: { readonly graph: CodeGraph; readonly roots: readonly Root[] },
): SymbolNode | undefined {
  for (const turn of earlier.toReversed()) {
    const symbol = pointedAt(turn, graph, roots) ?? asked(turn, graph) ?? answered(turn, graph) ?? citedFirst(turn, graph, roots);
    if (symbol) return symbol;
  }
  return undefined;
}

function pointedAt({ focus }: EarlierTurn, graph: CodeGraph, roots: readonly Root[]): SymbolNode | undefined {
  if (!focus) return undefined;
  return definition(graph.at(rootMeant(focus.root, roots)?.key ?? '', focus.path, focus.lineStart - 1));
}

/** The first name of the question that means one definition. */
function asked(turn: EarlierTurn, graph: CodeGraph): SymbolNode | undefined {
  return firstDefined(
    namedIn(readQuestion(turn.question), graph).map(({ name }) => name),
    turn,
    graph,
  );
}

/**
 * Of the names that the answer puts in backticks at its beginning the one whose definition it cites most, the first of several: what an answer
 * begins with is what it is about, but a trace may begin a step before that.
 */
function answered(turn: EarlierTurn, graph: CodeGraph): SymbolNode | undefined {
  const spans = [...turn.answer.slice(0, beginning).matchAll(/`([\p{L}\p{N}_$.:#]{2,120})(?:\(\))?`/gu)];
  const names = new Set(spans.map(([, name = '']) => name.replaceAll(/::|#/g, '.')));
  const meant = [...names].flatMap((name) => firstDefined([name], turn, graph) ?? []);
  const cited = (symbol: SymbolNode): number => turn.citations.filter((each) => isInside(each, symbol)).length;
  return meant.toSorted((a, b) => cited(b) - cited(a))[0];
}

/** Of several definitions of a name the one that the answer cites is meant. */
function firstDefined(names: readonly string[], { citations }: EarlierTurn, graph: CodeGraph): SymbolNode | undefined {
  for (const name of names) {
    const found = preferOwnCode(implementationsOf(graph.byName(name), graph)).filter((symbol) => definition(symbol));
    if (found.length === 1) return found[0];
    const cited = found.find((symbol) => citations.some((each) => touches(each, symbol)));
    if (cited) return cited;
  }
  return undefined;
}

type Cited = EarlierTurn['citations'][number];

function touches({ file, lineStart, lineEnd }: Cited, { path, fact }: SymbolNode): boolean {
  return file === path && lineStart - 1 <= fact.range.end.line && lineEnd - 1 >= fact.range.start.line;
}

function isInside({ file, lineStart, lineEnd }: Cited, { path, fact }: SymbolNode): boolean {
  return file === path && lineStart - 1 >= fact.range.start.line && lineEnd - 1 <= fact.range.end.line;
}

/** The definition that the first citation lies in: that is what is left to go by. */
function citedFirst({ citations }: EarlierTurn, graph: CodeGraph, roots: readonly Root[]): SymbolNode | undefined {
  for (const { root, file, lineStart, status } of citations) {
    const symbol = status === 'unsupported' ? undefined : definition(graph.at(rootMeant(root, roots)?.key ?? '', file, lineStart - 1));
    if (symbol) return symbol;
  }
  return undefined;
}

function definition(symbol: SymbolNode | undefined): SymbolNode | undefined {
  return symbol && symbol.fact.kind !== 'module' && !symbol.fact.name.startsWith('<') ? symbol : undefined;
}
