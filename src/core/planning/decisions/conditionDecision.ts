// Chooses the condition or line that matches the words of a question best, among the functions that they lead to. Rare words weigh most.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { statesIn, thingsIn } from './states.ts';
import { bareCode, branchOf, guardKind, otherBranch, guardedLine, type Body, type LineGuard, type GuardedLine } from './waysOut.ts';
import type { RankedBody, Decision } from './decisionTypes.ts';

/**
 * Weight of a word by its position: in the line itself, right beside it, in the name of the function or its parameters, elsewhere in its
 * body. Set by judgement.
 */
const placeWorth = { line: 1, beside: 0.6, name: 0.8, body: 0.3 } as const;
/** Bonus of a condition that tests the state in the question, and malus for one that does not. */
const stateBonus = { asked: 0.4, other: -0.25 } as const;
/** Minimum share of the words in a line and its function. Set by judgement. */
const minShare = 0.45;
/** Weight of a function's rank in the search. Every value from .2 to .9 gives the same result: docs/ranking.md, "Described behaviour". */
const rankWeight = 0.35;
/** Factor for a word that code abbreviates (`arg` for "argument"). */
const abbreviationFactor = 0.8;
/** Minimum letters of an abbreviation. */
const minAbbreviation = 3;
/** Maximum lines of a function that are searched. */
const maxLines = 400;

/** Text to search for words. */
interface SearchedLines {
  readonly lines: string;
  readonly symbol: SymbolNode;
}

/** The item whose lines and function match most of `words`; undefined where none matches enough. */
export function bestOf<T>(items: readonly T[], words: string, sources: Sources, whereOf: (item: T) => SearchedLines): T | undefined {
  const shares = sharesIn(thingsIn(words), sources);
  const scoredItems = items.map((item) => {
    const { lines, symbol } = whereOf(item);
    const termSets = [new Set(termsOfText(lines)), namesOf(symbol)] as const;
    return { item, score: sumOf(shares, (term) => worthOf(term, [termSets[0], placeWorth.line], [termSets[1], placeWorth.name])) };
  });
  const best = scoredItems.reduce<(typeof scoredItems)[number] | undefined>(
    (leading, each) => (each.score > (leading?.score ?? 0) ? each : leading),
    undefined,
  );
  return best && best.score >= minShare ? best.item : undefined;
}

/** The condition that `words` describe, and the code that runs if it holds. */
export function decideCase(bodies: readonly RankedBody[], words: string, sources: Sources): Decision | undefined {
  const shares = sharesIn(thingsIn(words), sources);
  const states = statesIn(words);
  let best: { readonly rankedBody: RankedBody; readonly guard: LineGuard; readonly score: number } | undefined;
  for (const rankedBody of bodies) {
    const { body, symbol } = rankedBody;
    const surroundings = { names: namesOf(symbol), body: termsIn(body, body.first, body.last) };
    for (const guard of guardsIn(body)) {
      const head = bareHead(body, guard.line);
      const nearTerms = termsIn(body, guard.line - 2, guard.line + 3);
      const ownTerms = new Set(termsOfText(head));
      const things = sumOf(shares, (term) =>
        worthOf(
          term,
          [ownTerms, placeWorth.line],
          [nearTerms, placeWorth.beside],
          [surroundings.names, placeWorth.name],
          [surroundings.body, placeWorth.body],
        ),
      );
      const isThing = shares.size === 0 || [...shares.keys()].some((term) => ownTerms.has(term) || nearTerms.has(term));
      if (things < minShare || !isThing) continue;
      const stateScore = states.length === 0 ? 0 : states.some((code) => code.test(head)) ? stateBonus.asked : stateBonus.other;
      const score = things + stateScore + rankWeight * rankedBody.rank;
      if (score > (best?.score ?? 0)) best = { rankedBody, guard, score };
    }
  }
  if (!best) return undefined;
  const { rankedBody, guard } = best;
  const [branch, otherwise] = [branchOf(rankedBody.body, guard.line), otherBranch(rankedBody.body, guard.line)];
  const targetLine = guardedLine(rankedBody.body, branch[0] ?? guard.line);
  return { kind: 'case', symbol: rankedBody.symbol, guard, targetLine, branch, otherwise };
}

/** The line that does what `words` describe, with its conditions, or the boolean value that says when it holds. */
export function decideEvent(bodies: readonly RankedBody[], words: string, sources: Sources): Decision | undefined {
  const shares = sharesIn(termsOfText(words), sources);
  let best:
    { readonly symbol: SymbolNode; readonly targetLine: GuardedLine; readonly isValue: boolean; readonly score: number } | undefined;
  for (const { symbol, body, rank } of bodies) {
    const names = namesOf(symbol);
    for (let line = body.first + 1; line <= Math.min(body.last, body.first + maxLines); line++) {
      const text = bareCode(body.file[line] ?? '');
      if (!/\w/.test(text)) continue;
      const isHead = guardKind(text) !== undefined;
      const isValue = !isHead && givesTruth.test(text);
      const targetLine = guardedLine(body, line);
      if (!isValue && !isHead && targetLine.guards.length + targetLine.earlier.length === 0) continue;
      const ownTerms = new Set(termsOfText(body.file[line] ?? ''));
      const nearTerms = termsIn(body, line - 1, line + 2);
      const headTerms = new Set(targetLine.guards.flatMap((guard) => termsOfText(body.file[guard.line] ?? '')));
      // The name of a boolean function says which fact its value tells.
      const nameWorth = isValue ? placeWorth.line : placeWorth.name;
      const coverage = sumOf(shares, (term) =>
        worthOf(term, [ownTerms, placeWorth.line], [nearTerms, placeWorth.beside], [headTerms, placeWorth.beside], [names, nameWorth]),
      );
      const score = coverage + rankWeight * rank + (isValue ? 0.15 : 0);
      if (coverage >= minShare && score > (best?.score ?? 0)) {
        // For the head of a condition, the first line that it decides.
        const branchLine = isHead ? branchOf(body, line)[0] : undefined;
        best = { symbol, targetLine: branchLine === undefined ? targetLine : guardedLine(body, branchLine), isValue, score };
      }
    }
  }
  return best ? { kind: 'event', symbol: best.symbol, targetLine: best.targetLine, isValue: best.isValue } : undefined;
}

/** Matches a returned comparison or logical expression. */
const givesTruth = /(?:\breturn\b|=>(?!\s*\{))\s*(?!new\b).*(?:&&|\|\||\band\b|\bor\b|\bnot\b|[!=]==?|\s[<>]=?\s)/;

/** Terms with their shares of the information in all of them, by their rarity. The shares add up to 1; unknown terms are left out. */
function sharesIn(terms: readonly string[], { fullText }: Pick<Sources, 'fullText'>): ReadonlyMap<string, number> {
  const values = [...new Set(terms)].map((term) => [term, fullText.rarity(term)] as const).filter(([, value]) => value > 0);
  const sum = values.reduce((total, [, value]) => total + value, 0);
  return new Map(values.map(([term, value]) => [term, value / sum]));
}

/** Weight of a term: that of the best place that has it or an abbreviation of it. */
function worthOf(term: string, ...places: readonly (readonly [terms: ReadonlySet<string>, worth: number])[]): number {
  return Math.max(
    0,
    ...places.map(([terms, value]) =>
      terms.has(term) ? value : [...terms].some((each) => isShortFor(each, term)) ? value * abbreviationFactor : 0,
    ),
  );
}

function isShortFor(short: string, term: string): boolean {
  return short.length >= minAbbreviation && short.length < term.length && term.startsWith(short);
}

function sumOf(shares: ReadonlyMap<string, number>, value: (term: string) => number): number {
  return [...shares].reduce((sum, [term, share]) => sum + share * value(term), 0);
}

function namesOf({ fact }: SymbolNode): ReadonlySet<string> {
  return new Set(termsOfText([fact.qualifiedName, ...fact.parameters.map(({ name }) => name)].join(' ')));
}

function termsIn({ file, first, last }: Body, from: number, to: number): ReadonlySet<string> {
  return new Set(termsOfText(file.slice(Math.max(first, from), Math.min(last, to) + 1).join('\n')));
}

/** Lines that decide: heads of conditions, and lines with a condition inside. */
function guardsIn(body: Body): readonly LineGuard[] {
  const guards: LineGuard[] = [];
  for (let line = body.first + 1; line <= Math.min(body.last, body.first + maxLines); line++) {
    const text = bareCode(body.file[line] ?? '');
    const kind = guardKind(text);
    if (kind && kind !== 'else') guards.push({ line, kind });
    else if (innerCondition.test(text)) guards.push({ line, kind: 'here' });
  }
  return guards;
}

/** A condition inside of a line: a conditional expression, a postfix condition, the filter of a list. */
const innerCondition =
  /[^?]\?(?![.?:])\s*\S+.*\s:\s|\S\s+(?:if|unless)\s+\S|\?\?|\|\|=|\.(?:filter|reject|some|every|any|all|find)\w*[({]|\bunwrap_or|\bok_or/;

/** The lines of a head up to its closing bracket, as one text. */
function bareHead({ file, last }: Body, line: number): string {
  const head: string[] = [];
  let depth = 0;
  for (let at = line; at <= Math.min(last, line + 6); at++) {
    const text = bareCode(file[at] ?? '');
    // Strings stay, since a comparison may be with one.
    head.push(file[at] ?? '');
    depth += (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
    if (depth <= 0) break;
  }
  return head.join(' ');
}
