// Reads the conditions that certainly decide whether a line runs, each with its text. A condition of unusual form is left out.
import { rulesOf } from '../../syntax/languages.ts';
import type { Conditions } from '../../languages/conditionRules.ts';
import { bracketAfter } from '../../uses/places/brackets.ts';
import { blockLeaves } from '../decisions/leavingCode.ts';
import { bareCode, branchOf, elseGuard, guardedLine, type Body, type LineGuard } from '../decisions/waysOut.ts';
import type { SourceCode } from './codeParts.ts';

/** A condition that must have one result for a line to run. */
export interface DecidingCondition {
  /** Zero-based line of its head. */
  readonly line: number;
  /** The expression as written, without its keyword. */
  readonly source: string;
  /** Whether its keyword asks for the opposite: `unless`. */
  readonly isOpposite: boolean;
  /** The result of the expression that the line needs, without the opposite of the keyword. */
  readonly mustHold: boolean;
  /** Offset behind the expression. */
  readonly end: number;
}

/** The conditions of a line. */
export interface DecidingConditions {
  /** All that are certain, the nearest first. */
  readonly all: readonly DecidingCondition[];
  /** Those of the innermost branch; empty where a part of them has an unusual form, or a case or handler is nearer. */
  readonly nearest: readonly DecidingCondition[];
}

const head = /^\s*(?<close>\}\s*)?(?<further>else\s+)?(?<word>if|elif|elsif|elseif|unless|while|until)\b/;
const furtherWord = /^(?:el|\})/;
const trailingHead = /^(?!\s*(?:if|unless|els?if|when|while|until|for|case)\b)\s*\S.*?\s(?<word>if|unless)\s+(?=\S)/;
const joinedLine = /(?:&&|\|\||\b(?:and|or|not)|[,\\(])\s*$/;
const exitBehind = /^\s*(?:then\b|[{:])?\s*(?:return|throw|raise|continue|break|next|panic)\b/;
/** Lines whose code is compiled in some builds only. */
const buildCondition = /^[ \t]*#[ \t]*(?:if|elif|else)\b/m;

/** The conditions of the line `line` in a function. */
export function decidingConditions(body: Body, line: number, file: SourceCode, language: string): DecidingConditions {
  const { conditions } = rulesOf(language);
  if (!conditions) return { all: [], nearest: [] };
  const { text, lineStarts } = file.code;
  const start = lineStarts[line] ?? 0;
  if (conditions.end === 'bracket' && buildCondition.test(text.slice(lineStarts[body.first] ?? 0, start))) return { all: [], nearest: [] };
  const { guards, earlier } = guardedLine(body, line);
  const branches = guards.map((guard) => branchConditions(guard, body, line, file, conditions));
  const before = earlier.flatMap((at) => {
    const condition = conditionAt(file, at, conditions, at);
    if (!condition || condition.isFurther) return [];
    const leaves = exitBehind.test(text.slice(condition.end, condition.end + 200)) || condition.isTrailing || leavesAt(body, at);
    return leaves ? [{ ...condition, mustHold: condition.isOpposite }] : [];
  });
  const [nearest] = branches;
  const all = [...branches.flatMap(({ heads }) => heads), ...before.toReversed()];
  return { all, nearest: nearest?.isWhole ? nearest.heads : [] };
}

/** The conditions by which a branch is taken. `isWhole`: none of them has an unusual form. */
interface BranchConditions {
  readonly heads: readonly DecidingCondition[];
  readonly isWhole: boolean;
}

/** The condition of a branch, or all those before an `else`. */
function branchConditions(
  { line: head, kind }: LineGuard,
  body: Body,
  line: number,
  file: SourceCode,
  conditions: Conditions,
): BranchConditions {
  if (kind !== 'if' && kind !== 'else') return { heads: [], isWhole: false };
  const { text, lineStarts } = file.code;
  const start = lineStarts[line] ?? 0;
  const heads: DecidingCondition[] = [];
  for (let at: number | undefined = head; at !== undefined; at = elseGuard(body, at)[0]?.line) {
    const condition = conditionAt(file, at, conditions, line);
    if (!condition) break;
    const { end, isOpposite, isFurther } = condition;
    const isInside = kind === 'if' ? containsLine(text, end, start, at === line, conditions) : isInElse(text, end, start, conditions);
    if (!isInside) break;
    heads.push({ ...condition, mustHold: (kind === 'if') !== isOpposite });
    // An earlier branch of a chain is a condition of its own.
    if (kind === 'if' || !isFurther) return { heads, isWhole: true };
  }
  return { heads, isWhole: false };
}

function leavesAt(body: Body, line: number): boolean {
  return blockLeaves(branchOf(body, line), (each) => bareCode(body.file[each] ?? ''));
}

type HeadCondition = Omit<DecidingCondition, 'mustHold'> & { readonly isFurther: boolean; readonly isTrailing: boolean };

/** The condition whose head begins on `line`; `ownLine` is the line that it may follow. */
function conditionAt(file: SourceCode, line: number, conditions: Conditions, ownLine: number): HeadCondition | undefined {
  const { text, lineStarts } = file.code;
  const start = lineStarts[line] ?? 0;
  const lineText = text.slice(start, lineEnd(text, start));
  const leading = head.exec(lineText);
  const trailing = !leading && conditions.end === 'line' && line === ownLine ? trailingHead.exec(lineText) : undefined;
  const match = leading ?? trailing;
  const word = match?.groups?.['word'];
  if (!match || word === undefined) return undefined;
  const span = spanOf(text, start + match[0].length, conditions);
  if (!span) return undefined;
  return {
    line,
    source: file.source.slice(span.from, span.to).trim(),
    isOpposite: word === 'unless' || word === 'until',
    end: span.end,
    isFurther: leading?.groups?.['close'] !== undefined || leading?.groups?.['further'] !== undefined || furtherWord.test(word),
    isTrailing: !leading,
  };
}

/** From and to of an expression behind the keyword, and the end of its head. */
function spanOf(
  text: string,
  from: number,
  { end }: Conditions,
): { readonly from: number; readonly to: number; readonly end: number } | undefined {
  if (end === 'bracket') {
    const open = from + (/^\s*/.exec(text.slice(from, from + 80))?.[0].length ?? 0);
    const close = text.charAt(open) === '(' ? bracketAfter(text, open) : undefined;
    return close === undefined ? undefined : { from: open + 1, to: close, end: close + 1 };
  }
  const sign = end === 'colon' ? ':' : end === 'brace' ? '{' : '\n';
  let depth = 0;
  let first = from;
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (depth === 0 && char === sign && !(sign === '\n' && joinedLine.test(text.slice(from, at)))) return endOf(text, first, at, end);
    if (depth === 0 && char === '\n' && sign === ':' && !/\\\s*$/.test(text.slice(from, at))) return undefined;
    // `if err := f(); err != nil {`: the condition follows the statement.
    if (depth === 0 && char === ';') {
      if (end !== 'brace') return endOf(text, first, at, end);
      first = at + 1;
    }
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth < 0) return end === 'line' ? endOf(text, first, at, end) : undefined;
  }
  return undefined;
}

function endOf(
  text: string,
  from: number,
  at: number,
  end: Conditions['end'],
): { readonly from: number; readonly to: number; readonly end: number } {
  const then = end === 'line' ? /\sthen\b/.exec(text.slice(from, at))?.index : undefined;
  const to = then === undefined ? at : from + then;
  return { from, to, end: to };
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Whether the block behind a head contains the offset `at`. Where blocks have no brackets, the indentation has already told. */
function containsLine(text: string, headEnd: number, at: number, isOwnLine: boolean, { end }: Conditions): boolean {
  if (isOwnLine || (end !== 'bracket' && end !== 'brace')) return true;
  const open = headEnd + (/^\s*/.exec(text.slice(headEnd, headEnd + 200))?.[0].length ?? 0);
  if (text.charAt(open) === '{') return (bracketAfter(text, open) ?? -1) >= at;
  const statementEnd = text.indexOf(';', open);
  return statementEnd >= at;
}

/** Whether the `else` of a head contains the offset `at`, or is followed by further branches. */
function isInElse(text: string, headEnd: number, at: number, conditions: Conditions): boolean {
  if (conditions.end !== 'bracket' && conditions.end !== 'brace') return true;
  const open = headEnd + (/^\s*/.exec(text.slice(headEnd, headEnd + 200))?.[0].length ?? 0);
  const close = text.charAt(open) === '{' ? bracketAfter(text, open) : text.indexOf(';', open);
  if (close === undefined || close < 0 || close >= lineEnd(text, at)) return false;
  const otherwise = /^\s*else\b/.exec(text.slice(close + 1, close + 400));
  if (!otherwise) return false;
  const elseEnd = close + 1 + otherwise[0].length;
  return /^\s*(?:if|when)\b/.test(text.slice(elseEnd, elseEnd + 80)) || containsLine(text, elseEnd, at, false, conditions);
}
