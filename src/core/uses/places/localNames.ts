// Functions that declare a variable of a name themselves: inside of them the name does not mean what lies around.
import { namesMembersBare, type Family } from '../../graph/families.ts';
import type { SymbolNode } from '../../graph/types.ts';
import { enclosingBracket } from './brackets.ts';
import type { Occurrence } from './occurrences.ts';

const assigned = /^\s*(?::[^=]+)?(?:,[^=()]*)?=(?![=>])/;
const byLoop = /\b(?:for|as)\s+(?:[\w*]+\s*,\s*|\(\s*)*$/;
/** What an import takes under another name is still what it takes. */
const imported = /^\s*(?:from|import)\b/;
const declared = /\b(?:const|let|var|val|auto)\s+(?:mut\s+)?(?:[{[(](?:(?!\b(?:of|in)\s)[^=;])*)?(?:\w+\s*,\s*)*$/;
const typed = /(?:^|[;{(])\s*(?:final\s+)?[A-Za-z_][\w.]*(?:<[^;={}]*>)?(?:\[\])*[\s*&]+$/;
const keywords = /\b(?:return|new|else|throw|case|in|await|yield|delete|typeof|import|package|goto)\s+$/;
const shortly = /^\s*(?:,\s*\w+\s*)*:=/;
const outer = /\b(?:global|nonlocal)\b[^\n]*$/;

/** Indices of the functions in `inFile` that declare the name, by its occurrences in the file. */
export function declaringFunctions(occurrences: readonly Occurrence[], inFile: readonly SymbolNode[], family: Family): ReadonlySet<number> {
  const functions = new Set<number>();
  const excepted = new Set<number>();
  for (const occurrence of occurrences) {
    if (occurrence.receiver !== undefined) continue;
    const around = functionAround(occurrence.line, inFile);
    if (!around) continue;
    if (outer.test(occurrence.before)) excepted.add(around.fact.index);
    else if (isDeclaration(occurrence, family)) functions.add(around.fact.index);
  }
  for (const index of excepted) functions.delete(index);
  return functions;
}

/** Whether the line lies in one of `functions`, or in something inside of one; not counting one around whose body it lies. */
export function isInside(line: number, functions: ReadonlySet<number>, inFile: readonly SymbolNode[], outside?: number): boolean {
  return inFile.some(
    ({ fact }) => fact.index !== outside && functions.has(fact.index) && fact.range.start.line <= line && line <= fact.range.end.line,
  );
}

/** Assigning a name makes it local in Python and Ruby; other languages say so. */
function isDeclaration(occurrence: Occurrence, family: Family): boolean {
  const { before, after } = occurrence;
  if (family === 'python' || family === 'ruby') return isAssigned(occurrence) || (byLoop.test(before) && !imported.test(before));
  if (declared.test(before) || (family === 'go' && shortly.test(after))) return true;
  return namesMembersBare(family) && isTyped(before) && /^\s*[=;,):]/.test(after);
}

/** Whether a type stands before the name, as where Java declares a variable. */
export function isTyped(before: string): boolean {
  return typed.test(before) && !keywords.test(before);
}

/** Whether a statement of Python or Ruby assigns the name: on a line of its own an argument looks the same. */
export function isAssigned({ before, after, code, offset }: Occurrence): boolean {
  if (!assigned.test(after) || !/^\s*(?:[\w*]+\s*,\s*)*$/.test(before)) return false;
  const lineStart = code.lastIndexOf('\n', offset) + 1;
  if (!/[([{,]\s*$/.test(code.slice(Math.max(0, lineStart - 400), lineStart))) return true;
  return enclosingBracket(code, lineStart) === undefined;
}

function functionAround(line: number, inFile: readonly SymbolNode[]): SymbolNode | undefined {
  return inFile.findLast(
    ({ fact }) =>
      (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'test') &&
      fact.range.start.line <= line &&
      line <= fact.range.end.line,
  );
}
