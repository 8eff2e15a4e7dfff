// Tells whether an error of a call ends where it is caught: no branch of the handler raises again.
import { indentOf } from '../../text/indent.ts';
import { headPatterns } from './leavingCode.ts';
import { bareCode, branchOf, type Body } from './waysOut.ts';

const tryHead = /^\s*(?:try\b(?!\s*\?)|begin\b|do\s*\{)/;
/** Raises or ends the program; a rejected promise and an error that is given to a handler count as well. */
const raisesAgain = /\b(?:throw|raise|rethrow|panic|abort|exit|die|reject|fail)\b|\b(?:throw|raise)_?\w*\(/i;

/** The variable of the error: `catch (Fault e)`, `catch (error)`, `except Fault as e`, `rescue => e`. */
const errorName = /\bcatch\s*\([^)]*?(\$?[\w$]+)\s*\)|\bas\s+(\w+)\s*:|=>\s*(\w+)\s*$/;
const logCall = /\b(?:log\w*|warn\w*|debug|info|error|trace|print\w*|console|puts|write\w*)\s*[.(]/i;
/** Handlers for any error: without a type, or with the type of all. */
const catchesAny =
  /^\s*(?:\}\s*)?(?:except\s*:|rescue\s*(?:=>.*)?$|catch\s*(?:\(\s*[a-z_$][\w$]*\s*\))?\s*\{?\s*$)|\b(?:Exception|BaseException|RuntimeException|Throwable|StandardError)\b/;

/**
 * The zero-based line of the handler that ends an error of the call on `line`; undefined if none around it catches the error, or one may
 * raise again.
 * @param types names of the types of the error
 */
export function swallowingCatch(body: Body, line: number, types: readonly string[]): number | undefined {
  let indent = indentOf(body.file[line] ?? '');
  // A handler above the line, at a lower depth, means that the line is in it and not in its `try`.
  let handlerIndent: number | undefined;
  for (let at = line - 1; at > body.first; at--) {
    const text = bareCode(body.file[at] ?? '');
    if (!text.trim() || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    if (headPatterns.catch.test(text) || /^\s*(?:\}\s*)?(?:finally|ensure)\b/.test(text)) handlerIndent = indent;
    else if (tryHead.test(text)) return handlerIndent === indent ? undefined : handlerOf(body, line, indent, types);
  }
  return undefined;
}

/** Whether a handler does more with the error than to log it: what is stored or passed on may be raised later. */
function keepsError(head: string, branch: readonly string[]): boolean {
  const name = errorName
    .exec(head)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (name === undefined) return false;
  const mention = new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$&')}(?![\\w$])`);
  return branch.some((text) => mention.test(text) && !logCall.test(text));
}

/** The handler of the error at the `try` with the given indent around `line`, if no handler there raises again. */
function handlerOf(body: Body, line: number, indent: number, types: readonly string[]): number | undefined {
  const handlers: number[] = [];
  for (let at = line + 1; at <= body.last; at++) {
    const text = bareCode(body.file[at] ?? '');
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) break;
    if (headPatterns.catch.test(text)) handlers.push(at);
    else if (!/^\s*[)}\]]*;?\s*$|^\s*(?:\}\s*)?(?:else|finally|ensure|end)\b/.test(text)) break;
  }
  const isEnd = (handler: number): boolean => {
    const branch = branchOf(body, handler).map((each) => bareCode(body.file[each] ?? ''));
    return !branch.some((text) => raisesAgain.test(text)) && !keepsError(bareCode(body.file[handler] ?? ''), branch);
  };
  const catchesIt = (handler: number): boolean => {
    const head = bareCode(body.file[handler] ?? '');
    return catchesAny.test(head) || (head.match(/[A-Za-z_$][\w$]*/g) ?? []).some((name) => types.includes(name));
  };
  return handlers.every(isEnd) ? handlers.find(catchesIt) : undefined;
}
