// Chooses the line of a function that does or decides what a question describes, by the words in the line and around it.
import { indentOf } from '../../text/indent.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { LineAim } from '../../reading/asks/lineAim.ts';
import { matchWords, type QuestionWord } from '../../searching/coverage.ts';
import { nameParts } from '../../searching/nameParts.ts';
import type { SymbolBody } from './decisionSubject.ts';
import { bareCode, branchOf, commentBehind, guardKind, guardedLine, type Body, type GuardedLine } from './waysOut.ts';

/** A line with its conditions. */
export interface LineChoice {
  readonly targetLine: GuardedLine;
  /** Line of the first effect of a condition: a statement that leaves, otherwise the first statement. */
  readonly then?: number;
}

/**
 * Weight of a question word by its place. The best place of a word counts fully, the others by the factor `sum`. Set by hand: the right
 * line of 103 of 170 functions (docs/ranking.md, "Described behaviour").
 */
const placeWorth = {
  /** The code of the line. */
  code: 1,
  /** A string in it. */
  text: 0.7,
  /** The comment above or behind it. */
  comment: 0.75,
  /** The condition around it. */
  condition: 0.6,
  /** The branch under it. */
  branch: 0.5,
  /** The lines beside it. */
  beside: 0.3,
  /** The name of the function. */
  name: 0.6,
  sum: 0.06,
} as const;
/** Bonus for a line with a condition, a call, a returned value or an error, set with {@link placeWorth}. */
const kindBonus = { condition: 0.05, call: 0.05, returned: 0.05, raised: 0.08 } as const;
/** Further bonus of such a line where the question asks for failures or conditions. */
const aimBonus = { failure: 0.2, condition: 0.1 } as const;
/** Maximum lines read of a branch. */
const maxBranchLines = 5;
/** Maximum lines read of a function. */
const maxLines = 400;
/** Maximum lines of its signature. */
const maxHeadLines = 12;

const exitStatement = /\b(?:return|throw|raise|continue|break|panic|next|yield)\b/;
const raiseStatement = /\b(?:throw|raise|panic|reject|bail|assert|Errorf|abort|fail)\b|\b(?:panic|bail|assert\w*|unreachable)!/;
const returnStatement = /\b(?:return|yield)\b/;
const conditionalExpression = /[^?]\?[^.?:]*:|\s(?:if|unless)\s|&&|\|\||\?\?/;
/** Matches a line with nothing but a name, which is passed on or listed and decides nothing. */
const bareName = /^[\s{}[\](),;]*[\w$.]+[\s{}[\](),;:]*$/;

type ConceptScores = ReadonlyMap<number, number>;

/** A line of code with its match for each concept. */
interface Line {
  readonly at: number;
  readonly bare: string;
  readonly indent: number;
  readonly code: ConceptScores;
  readonly text: ConceptScores;
  readonly comment: ConceptScores;
}

/** The line of `functionBody` that matches most of `questionWords`; undefined where none matches. */
export function lineChoice(
  functionBody: SymbolBody,
  questionWords: readonly QuestionWord[],
  lineAim: LineAim | undefined,
): (LineChoice & { readonly score: number }) | undefined {
  const lines = linesOf(functionBody, questionWords);
  const nameScores = matchWords(nameParts(functionBody.symbol.fact.name), questionWords);
  let best: { readonly line: Line; readonly score: number } | undefined;
  for (const [place, line] of lines.entries()) {
    if (bareName.test(line.bare) && !exitStatement.test(line.bare)) continue;
    const score = wordScore(line, { lines, place, name: nameScores, questionWords }) + kindScore(line, functionBody.body, lineAim);
    if (score > (best?.score ?? 0)) best = { line, score };
  }
  return best && { ...choiceOf(functionBody.body, best.line.at), score: best.score };
}

/** A line with its conditions and its effect. */
export function choiceOf(body: Body, line: number): LineChoice {
  const then = guardKind(bareCode(body.file[line] ?? '')) === undefined ? undefined : firstBranchLine(body, line);
  return { targetLine: guardedLine(body, line), ...(then === undefined ? {} : { then }) };
}

/** The first statement of a branch that leaves the function or loop, otherwise its first one. */
function firstBranchLine(body: Body, head: number): number | undefined {
  const branch = branchOf(body, head).slice(0, maxBranchLines);
  const minIndent = Math.min(...branch.map((at) => indentOf(body.file[at] ?? '')));
  const ownLines = branch.filter((at) => indentOf(body.file[at] ?? '') === minIndent && /\w/.test(bareCode(body.file[at] ?? '')));
  return ownLines.find((at) => exitStatement.test(bareCode(body.file[at] ?? ''))) ?? ownLines[0];
}

function linesOf({ body, symbol }: SymbolBody, questionWords: readonly QuestionWord[]): readonly Line[] {
  const lines: Line[] = [];
  let above: string[] = [];
  const last = Math.min(body.last, body.first + maxLines);
  const from = headEnd(body, symbol.fact.nameRange.start.line, last);
  for (let at = from; at <= last; at++) {
    const lineText = (body.file[at] ?? '').slice(0, 300);
    const bare = bareCode(lineText);
    if (bare === '') above.push(lineText);
    if (!/\w/.test(bare)) continue;
    lines.push({
      at,
      bare,
      indent: indentOf(lineText),
      code: matchWords(termsOfText(bare, 'code'), questionWords),
      text: matchWords(termsOfText(lineText, 'code'), questionWords),
      comment: matchWords(termsOfText([...above, commentBehind(lineText)].join('\n')), questionWords),
    });
    above = [];
  }
  return lines;
}

/** The first line after the signature, which ends at its closing bracket. A definition of one line is its own body. */
function headEnd({ file }: Body, name: number, last: number): number {
  let depth = 0;
  for (let at = name; at < Math.min(last, name + maxHeadLines); at++) {
    const text = bareCode(file[at] ?? '');
    depth += (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
    if (depth <= 0) return at + 1;
  }
  return name;
}

interface Surroundings {
  readonly lines: readonly Line[];
  readonly place: number;
  readonly name: ConceptScores;
  readonly questionWords: readonly QuestionWord[];
}

/** Score of a line by the concepts in it and around it. */
function wordScore(line: Line, { lines, place, name, questionWords }: Surroundings): number {
  const places: [ConceptScores, number][] = [
    [line.code, placeWorth.code],
    [line.text, placeWorth.text],
    [line.comment, placeWorth.comment],
    [name, placeWorth.name],
  ];
  for (const neighbour of [lines[place - 1], lines[place + 1]])
    if (neighbour) places.push([neighbour.code, placeWorth.beside], [neighbour.comment, placeWorth.beside]);
  const head = conditionAround(lines, place);
  if (head) places.push([head.code, placeWorth.condition], [head.text, placeWorth.condition]);
  if (guardKind(line.bare) !== undefined)
    for (const branchLine of branchUnder(lines, place))
      places.push([branchLine.code, placeWorth.branch], [branchLine.text, placeWorth.branch]);
  return questionWords.reduce((sum, { share }, at) => {
    const values = places.map(([scoresByWord, value]) => (scoresByWord.get(at) ?? 0) * value);
    const highest = Math.max(...values);
    const otherValues = values.reduce((total, value) => total + value, 0) - highest;
    return sum + share * (highest + placeWorth.sum * otherValues);
  }, 0);
}

/** The innermost condition around a line, by indentation. */
function conditionAround(lines: readonly Line[], place: number): Line | undefined {
  let indent = lines[place]?.indent ?? 0;
  for (let at = place - 1; at >= 0 && indent > 0; at--) {
    const line = lines[at];
    if (!line || line.indent >= indent) continue;
    if (guardKind(line.bare) !== undefined) return line;
    indent = line.indent;
  }
  return undefined;
}

function branchUnder(lines: readonly Line[], place: number): readonly Line[] {
  const indent = lines[place]?.indent ?? 0;
  const branch: Line[] = [];
  for (const line of lines.slice(place + 1, place + 1 + maxBranchLines)) {
    if (line.indent <= indent) break;
    branch.push(line);
  }
  return branch;
}

/** Score of a line by its kind, and by what the question asks for. */
function kindScore({ bare, at }: Line, body: Body, lineAim: LineAim | undefined): number {
  const kind = guardKind(bare);
  const isCondition = (kind !== undefined && kind !== 'else') || conditionalExpression.test(bare);
  const isRaise = raiseStatement.test(bare);
  const leadsOut = (): boolean =>
    isCondition &&
    branchOf(body, at)
      .slice(0, maxBranchLines)
      .some((each) => exitStatement.test(bareCode(body.file[each] ?? '')));
  const aimScore =
    (lineAim?.failure && (isRaise || leadsOut()) ? aimBonus.failure : 0) + (lineAim?.condition && isCondition ? aimBonus.condition : 0);
  return (
    aimScore +
    (isCondition ? kindBonus.condition : 0) +
    (/\w\(/.test(bare) ? kindBonus.call : 0) +
    (returnStatement.test(bare) ? kindBonus.returned : 0) +
    (isRaise ? kindBonus.raised : 0)
  );
}
