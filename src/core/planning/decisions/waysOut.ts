// Reads the ways out of a function from its lines: raises and returns with their conditions. It works in any language by indentation and
// brackets.
import { rulesOf } from '../../syntax/languages.ts';
import { indentOf } from '../../text/indent.ts';
import { blockLeaves, closingLine, headPatterns, isExit, isLeavingLoop, type BareLine } from './leavingCode.ts';

/** A condition of a line. */
export interface LineGuard {
  /** Zero-based line in the file. */
  readonly line: number;
  /** `if`: the condition holds. `else`: it and those before it do not hold. `here`: it is inside the guarded line itself. */
  readonly kind: 'if' | 'else' | 'case' | 'catch' | 'here';
}

/** A line with the conditions under which it runs. */
export interface GuardedLine {
  readonly line: number;
  /** Innermost first. */
  readonly guards: readonly LineGuard[];
  /** Earlier conditions that leave if they hold: the line is reached where none of them does. */
  readonly earlier: readonly number[];
  /** Earlier loops that leave the function in some case: the line is reached where they end. */
  readonly loops: readonly number[];
}

/** A way out of a function. */
export interface WayOut extends GuardedLine {
  readonly kind: 'raise' | 'return';
  /** The returned value as written, or the name of the error. */
  readonly value: string;
  /** Whether it is a raise without a keyword: a check, an unwrapped value, a helper. */
  readonly isImplicit?: true;
}

/** Lines from `first` to `last` of a file, zero-based and inclusive. */
export interface Body {
  readonly file: readonly string[];
  readonly first: number;
  readonly last: number;
}

const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const comment = /^\s*(?:\/\/|#(?![[!\w])|\*|\/\*|--\s|"""|''')/;
const trailingComment = /\s(?:\/\/|#(?!\[))\s.*$/;
const elseIf = /^\s*(?:\}\s*)?(?:el(?:s|se)?if|else\s+if)\b/;
/** Matches the head of an inner function: conditions above it do not decide what happens inside. */
const lambda = /(?:=>|->|\bfunc\s*\([^)]*\)[^{]*|\bfunction\b.*\)|\bdo(?:\s*\|[^|]*\|)?|\|[^|]*\|)\s*\{?\s*$|\blambda\b/;
/** Matches `return x if y` and `raise Z unless y`. */
const postfixCondition = /^\s*(?!(?:if|unless|els?if|when|while|for|case)\b)\S.*?\s(?:if|unless)\s+\S/;
const conditionalExit = /^\s*(?:\}\s*)?(?:else\s+)?(?:(?:el(?:s|se)?)?if|unless)\b.*?\b(?:return|throw|raise|continue|break|panic)\b/;
const raiseStatement =
  /(?:^|[^\w.$])(?:throw|raise)(?![\w.:])|(?:^|[^\w.$])(?:panic!?|bail!|unreachable!|unimplemented!|todo!)\s*\(|\b(?:os\.Exit|process\.exit|sys\.exit|reject)\(/;
/** Matches a returned `Err(x)`, which counts as a raise. */
const failureReturn = /(?:\breturn\s+|=>\s*|^\s*)Err\(/;
const returnStatement = /(?:^|[^\w.$])return\b(?!\s*[:=](?!=))\s*(?<value>.*)$/;

/** Matches a brace on its own line, which opens the branch of the head above it. */
const openingBrace = /^\s*\{\s*$/;

/** The code of a line without comments and string contents. */
export function bareCode(line: string): string {
  return comment.test(line) ? '' : line.replace(strings, '""').replace(trailingComment, '');
}

/** The comment at the end of a line; empty where there is none. */
export function commentBehind(line: string): string {
  return trailingComment.exec(line.replace(strings, '""'))?.[0] ?? '';
}

/** Matches a call of a helper that raises, by its name: `raise_for_status(`. */
const raisingHelper = /(?:^|[^\w.$])(?:(?:self|this|cls|@?\w+Error|\$this)(?:\.|->|::))?_*(?:raise|throw)(?:_\w+|[A-Z]\w*)\s*\(/;

/**
 * All raises and returns of a body that have a keyword, and raises without one.
 * @param raises the names of the errors that the index knows, by line
 * @param language adds code that fails without a keyword in that language, such as `unwrap()`
 */
export function waysOut(body: Body, raises: ReadonlyMap<number, string>, language = ''): WayOut[] {
  const { implicitFailure } = rulesOf(language);
  const ways: WayOut[] = [];
  for (let line = body.first; line <= body.last; line++) {
    const text = bareCode(body.file[line] ?? '');
    const isWritten = raises.has(line) || raiseStatement.test(text) || failureReturn.test(text);
    const isRaise = isWritten || (line > body.first && (raisingHelper.test(text) || implicitFailure?.test(text) === true));
    const match = returnStatement.exec(text);
    if (!isRaise && !match) continue;
    const returnedText =
      returnStatement.exec((body.file[line] ?? '').replace(trailingComment, ''))?.groups?.['value'] ?? match?.groups?.['value'] ?? '';
    const value = isRaise ? (raises.get(line) ?? raisedName(text)) : bareValue(returnedText);
    ways.push({
      kind: isRaise ? 'raise' : 'return',
      value,
      ...(isRaise && !isWritten ? { isImplicit: true } : {}),
      ...guardedLine(body, line),
    });
  }
  return ways;
}

/** Value of an arm of a match. */
const matchArm = /(?:=>|->)\s*(.+?)[,;]?\s*$/;
/** Values of conditional expressions, also of those over several lines. */
const conditionalValues = [
  /[^?]\?(?![.?:])\s*(.+?)\s+:\s/,
  /^\s*\?\s+(.+?)\s*$/,
  /\s:\s+(.+?)[;,)]*\s*$/,
  /^\s*:\s+(.+?)[;,)]*\s*$/,
  /\breturn\s+(.+?)\s+if\s.+\selse\s/,
  /\belse\s+(?!if\b)([^{}]+?)[;,)}]*\s*$/,
];
const wholeLine = /^\s*([^=]+?)\s*$/;

/** Lines whose last value is `value` without a return keyword: an arm of a match, a branch of a choice, the last line of a block. */
export function valueLines(body: Body, value: RegExp, language: string): WayOut[] {
  const ways: WayOut[] = [];
  for (let line = body.first; line <= body.last; line++) {
    const code = (body.file[line] ?? '').replace(trailingComment, '');
    if (comment.test(code)) continue;
    const matchValue = (form: RegExp): string | undefined => {
      const text = form.exec(code)?.[1]?.trim();
      return text !== undefined && value.test(text) ? text : undefined;
    };
    const inArm = matchValue(matchArm);
    const inChoice = inArm ?? conditionalValues.map(matchValue).find((each) => each !== undefined);
    const text = inChoice ?? (rulesOf(language).blocksHaveValues ? matchValue(wholeLine) : undefined);
    if (text === undefined) continue;
    const way = guardedLine(body, line);
    const here: LineGuard = { line, kind: inArm === undefined ? 'here' : 'case' };
    const hasOwnGuard = way.guards[0]?.line === line || inChoice === undefined;
    ways.push({ kind: 'return', value: text, ...way, guards: hasOwnGuard ? way.guards : [here, ...way.guards] });
  }
  return ways;
}

/** A line with its conditions, read upwards from it by indentation. */
export function guardedLine(body: Body, line: number): GuardedLine {
  const guards: LineGuard[] = [];
  const exitLines: number[] = [];
  const loopLines: number[] = [];
  const ownLine = body.file[line] ?? '';
  const bare = bareCode(ownLine);
  const isOwn = postfixCondition.test(bare) || conditionalExit.test(bare);
  if (isOwn || isCase(bare)) guards.push({ line, kind: isOwn ? 'if' : 'case' });
  if (isOwn && elseIf.test(ownLine)) guards.push(...elseGuard(body, line));
  let indent = indentOf(ownLine);
  for (let at = line - 1; at > body.first - 1; at--) {
    const text = bareCode(body.file[at] ?? '');
    if (!text.trim()) continue;
    const depth = indentOf(text);
    if (depth === indent && !guards.some((guard) => guard.line === at) && isLeavingGuard(body, at)) exitLines.unshift(at);
    if (depth === indent && isLeavingLoop(at, branchOf(body, at), body.first, bareLine(body))) loopLines.unshift(at);
    if (depth >= indent || closingLine.test(text) || openingBrace.test(text)) continue;
    const head = headStart(body, at, depth);
    indent = depth;
    if (head <= body.first) break;
    const kind = guardKind(bareCode(body.file[head] ?? ''));
    if (kind === 'else') guards.push(...elseGuard(body, head));
    else if (kind) {
      guards.push({ line: head, kind });
      if (kind === 'if' && elseIf.test(body.file[head] ?? '')) guards.push(...elseGuard(body, head));
    } else if (lambda.test(text)) break;
  }
  return { line, guards, earlier: exitLines, loops: loopLines };
}

/** Kind of the condition that a line opens; undefined where it opens none. */
export function guardKind(text: string): LineGuard['kind'] | undefined {
  for (const kind of ['if', 'else', 'catch'] as const) if (headPatterns[kind].test(text)) return kind;
  return isCase(text) ? 'case' : undefined;
}

/** Whether a line opens a case of a switch or match. An arrow inside a call or behind an assignment opens a function instead. */
function isCase(text: string): boolean {
  const arrow = /=>\s*\{?\s*$/.exec(text);
  const before = arrow ? text.slice(0, arrow.index) : '';
  const isFunction = before.split('(').length > before.split(')').length || /[\w$)\]]\s*=\s/.test(before);
  return headPatterns.case.test(text) && !isFunction;
}

/** The lines inside of the branch that `head` opens, without its closing line. */
export function branchOf({ file, last }: Body, head: number): readonly number[] {
  const indent = indentOf(file[head] ?? '');
  const lines: number[] = [];
  for (let at = head + 1; at <= last; at++) {
    const text = file[at] ?? '';
    if (!text.trim() || comment.test(text)) continue;
    if (indentOf(text) > indent) lines.push(at);
    else if (!(isHeadEnd(text) || openingBrace.test(text)) || lines.some((each) => indentOf(file[each] ?? '') <= indent)) break;
    else lines.length = 0;
  }
  return lines;
}

/** The lines of the `else` of `head`; empty where there is none, or where an `else if` follows. */
export function otherBranch(body: Body, head: number): readonly number[] {
  const indent = indentOf(body.file[head] ?? '');
  const branch = branchOf(body, head);
  for (let at = (branch.at(-1) ?? head) + 1; at <= body.last; at++) {
    const text = bareCode(body.file[at] ?? '');
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) return [];
    if (headPatterns.else.test(text)) return branchOf(body, at);
    if (!/^\s*\}\s*$/.test(text)) return [];
  }
  return [];
}

/** Whether a line ends a head over several lines: `) {` or `):`. */
function isHeadEnd(text: string): boolean {
  return /^\s*[)\]]+.*[{:]\s*$/.test(text);
}

/** Whether the condition on `line` leaves the function or the loop if it holds. */
function isLeavingGuard(body: Body, line: number): boolean {
  const text = bareCode(body.file[line] ?? '');
  if (!headPatterns.if.test(text)) return postfixCondition.test(text) && isExit(text);
  return conditionalExit.test(text) || blockLeaves(branchOf(body, line), bareLine(body));
}

function bareLine({ file }: Body): BareLine {
  return (line) => bareCode(file[line] ?? '');
}

/** The first line of the head that ends on line `at`. */
function headStart({ file, first }: Body, at: number, indent: number): number {
  if (!/^\s*[)\]]/.test(file[at] ?? '')) return at;
  for (let above = at - 1; above >= first; above--) {
    const text = file[above] ?? '';
    if (text.trim() && indentOf(text) <= indent) return above;
  }
  return at;
}

/** The condition that must not hold for the `else` or `else if` on a line; at most one. */
export function elseGuard({ file, first }: Body, line: number): LineGuard[] {
  const indent = indentOf(file[line] ?? '');
  for (let above = line - 1; above >= first; above--) {
    const text = bareCode(file[above] ?? '');
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) return [];
    if (headPatterns.if.test(text) || /(?:^|[^\w$.])if\b/.test(text)) return [{ line: above, kind: 'else' }];
    if (!/^\s*[}\])]/.test(text) && !openingBrace.test(text)) return [];
  }
  return [];
}

function raisedName(text: string): string {
  return /(?:throw|raise)\s+(?:new\s+)?([\w.:\\]+)/.exec(text)?.[1] ?? '';
}

/** The returned value without the end of the statement and a trailing condition. */
function bareValue(text: string): string {
  return text
    .replace(/\s+(?:if|unless)\s+(?!.*\belse\b).*$/, '')
    .replace(/^(?:if|unless)\s.*$/, '')
    .replace(/[;\s]*\}?\s*$/, '')
    .replace(/;+$/, '')
    .trim();
}
