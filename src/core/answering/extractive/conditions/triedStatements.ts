// Finds the statements whose error a handler catches: the body of its `try`, where that is short.
import { headPatterns } from '../../../planning/decisions/leavingCode.ts';
import { bareCode } from '../../../planning/decisions/waysOut.ts';
import { indentOf } from '../../../text/indent.ts';

/** Maximum statements that call something: of more, none is likely. Set by judgement. */
const maxStatements = 2;
/** Maximum lines of a `try`. Set by judgement. */
const maxLines = 30;
const tryHead = /^\s*(?:try\b|begin\b|do\s*\{)/;
const call = /[\w$?!)\]]\s*\(|^\s*[\w.]+\s+["':\w]/;

/** Zero-based lines of the statements that call something in the `try` of the handler on `line`; empty where there are more than a few. */
export function triedStatements(file: readonly string[], line: number, first: number): readonly number[] {
  const indent = indentOf(file[line] ?? '');
  let end = line;
  for (let at = line - 1; at >= Math.max(first, line - maxLines); at--) {
    const text = bareCode(file[at] ?? '');
    if (!text.trim() || indentOf(text) > indent) continue;
    if (headPatterns.catch.test(text)) end = at;
    else if (tryHead.test(text)) return callsBetween(file, at + 1, end);
    else if (indentOf(text) < indent || /\w/.test(text)) return [];
  }
  return [];
}

function callsBetween(file: readonly string[], first: number, end: number): readonly number[] {
  const lines = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i).filter((at) => /\w/.test(bareCode(file[at] ?? '')));
  const indent = Math.min(...lines.map((at) => indentOf(file[at] ?? '')));
  const statements = lines.filter((at) => indentOf(file[at] ?? '') === indent && call.test(bareCode(file[at] ?? '')));
  return statements.length <= maxStatements ? statements : [];
}
