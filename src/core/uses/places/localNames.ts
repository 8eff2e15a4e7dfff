// Where functions declare a variable of a name themselves: there the name does not mean what lies around.
import { namesMembersBare, type Family } from '../../graph/families.ts';
import { SymbolLines } from '../../graph/symbolLines.ts';
import type { SymbolNode } from '../../graph/types.ts';
import { bracketAfter, enclosingBracket } from './brackets.ts';
import type { Occurrence } from './occurrences.ts';
import type { Code } from './recentCode.ts';

/** Offsets between which a name means a variable of the function `index`, that of its declaration, and those between which the function lies. */
export interface LocalScope {
  readonly index: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const assigned = /^\s*(?::[^=]+)?(?:,[^=()]*)?=(?![=>])/;
const byLoop = /\b(?:for|as)\s+(?:[\w*]+\s*,\s*|\(\s*)*$/;
/** What an import takes under another name is still what it takes. */
const imported = /^\s*(?:from|import)\b/;
const declared = /\b(?:const|let|var|val|auto)\s+(?:mut\s+)?(?:[{[(](?:(?!\b(?:of|in)\s)[^=;])*)?(?:\w+\s*,\s*)*$/;
const typed = /(?:^|[;{(])\s*(?:final\s+)?[A-Za-z_][\w.]*(?:<[^;={}]*>)?(?:\[\])*\s+$/;
/** With blanks on both sides of the sign it is an operator: `(a & b)`. */
const typedInC = /(?:^|[;{(])\s*(?:const\s+)?[A-Za-z_][\w:]*(?:<[^;={}]*>)?(?:\s+|\s*[*&]+|[*&]+\s*)$/;
const keywords = /\b(?:return|new|else|throw|case|in|await|yield|delete|typeof|import|package|goto)\s+$/;
const shortly = /^\s*(?:,\s*\w+\s*)*:=/;
const outer = /\b(?:global|nonlocal)\b[^\n]*$/;

/** The scopes in a file in which the name is that of a local variable, by its occurrences in the file. */
export function localScopes(
  occurrences: readonly Occurrence[],
  inFile: readonly SymbolNode[],
  family: Family,
  code: Code,
): readonly LocalScope[] {
  const scopes: LocalScope[] = [];
  const excepted = new Set<number>();
  for (const occurrence of occurrences) {
    if (occurrence.receiver !== undefined) continue;
    const around = functionAround(occurrence.line, inFile);
    if (!around) continue;
    if (outer.test(occurrence.before)) excepted.add(around.fact.index);
    else if (isDeclaration(occurrence, family)) scopes.push(scopeOf(occurrence, around, family, code));
  }
  return scopes.filter(({ index }) => !excepted.has(index));
}

/** How an offset lies to the scopes: in one, in a function but outside of the scopes of it, or elsewhere; not counting the function `outside`. */
export function placeIn(scopes: readonly LocalScope[], offset: number, outside?: number): 'inside' | 'beside' | 'elsewhere' {
  const around = scopes.filter(({ index, start, end }) => index !== outside && start <= offset && offset < end);
  if (around.length === 0) return 'elsewhere';
  return around.some(({ at, from, to }) => at === offset || (from <= offset && offset < to)) ? 'inside' : 'beside';
}

/** Languages in which what is declared in a block is known from its statement to the end of that block. */
const byBlock: ReadonlySet<Family> = new Set(['go', 'java', 'ecmascript']);

function scopeOf(occurrence: Occurrence, { fact }: SymbolNode, family: Family, { text, lineStarts }: Code): LocalScope {
  const start = lineStarts[fact.range.start.line] ?? 0;
  const end = lineStarts[fact.range.end.line + 1] ?? text.length;
  const whole = { index: fact.index, at: occurrence.offset, from: start, to: end, start, end };
  if (!byBlock.has(family) || /\bvar\s+(?:[{[(][^=;]*|\w+\s*,\s*)*$/.test(occurrence.before)) return whole;
  const block = blockAround(text, occurrence.offset, start);
  if (block === undefined) return whole;
  // In Go the value of a declaration is read before the name is known; elsewhere the block knows it from its beginning or soon after.
  return { ...whole, from: family === 'go' ? headEnd(text, occurrence.offset) : block, to: bracketAfter(text, block) ?? end };
}

/** The brace that is open at `offset`, not before `floor`, where the function begins. */
function blockAround(code: string, offset: number, floor: number): number | undefined {
  for (let at = offset - 1, level = 0; at > floor; at--) {
    const char = code.charAt(at);
    if (char === '}') level++;
    else if (char === '{' && level-- === 0) return at;
  }
  return undefined;
}

/** Where the statement or its part ends that declares a name at `offset`. */
function headEnd(code: string, offset: number): number {
  for (let at = offset, level = 0; at < code.length; at++) {
    const char = code.charAt(at);
    if (level === 0 && /[;{\n]/.test(char)) return at;
    if (/[([{]/.test(char)) level++;
    else if (/[)\]}]/.test(char)) level--;
  }
  return code.length;
}

/** Assigning a name makes it local in Python and Ruby; other languages say so. */
function isDeclaration(occurrence: Occurrence, family: Family): boolean {
  const { before, after } = occurrence;
  if (family === 'python' || family === 'ruby') return isAssigned(occurrence) || (byLoop.test(before) && !imported.test(before));
  if (declared.test(before) || (family === 'go' && shortly.test(after))) return true;
  return namesMembersBare(family) && isTyped(before, family) && /^\s*[=;,):]/.test(after);
}

/** Whether a type stands before the name, as where Java declares a variable. */
export function isTyped(before: string, family: Family): boolean {
  return (family === 'c' ? typedInC : typed).test(before) && !keywords.test(before);
}

/** Whether a statement of Python or Ruby assigns the name: on a line of its own an argument looks the same. */
export function isAssigned({ before, after, code, offset }: Occurrence): boolean {
  if (!assigned.test(after) || !/^\s*(?:[\w*]+\s*,\s*)*$/.test(before)) return false;
  const lineStart = code.lastIndexOf('\n', offset) + 1;
  if (!/[([{,]\s*$/.test(code.slice(Math.max(0, lineStart - 400), lineStart))) return true;
  return enclosingBracket(code, lineStart) === undefined;
}

function functionAround(line: number, inFile: readonly SymbolNode[]): SymbolNode | undefined {
  return SymbolLines.of(inFile)
    .holding(line)
    .find(({ fact: { kind } }) => kind === 'function' || kind === 'method' || kind === 'test');
}
