// Where functions declare a variable of a name themselves: there the name does not mean what lies around.
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { SymbolLines } from '../../graph/files/symbolLines.ts';
import type { LanguageRules } from '../../languages/rules.ts';
import { isTyped } from '../../languages/textRules.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
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
const outer = /\b(?:global|nonlocal)\b[^\n]*$/;

/** The scopes in a file in which the name is that of a local variable, by its occurrences in the file. */
export function localScopes(
  occurrences: readonly Occurrence[],
  inFile: readonly SymbolNode[],
  rules: LanguageRules,
  code: Code,
): readonly LocalScope[] {
  const scopes: LocalScope[] = [];
  const excepted = new Set<number>();
  for (const occurrence of occurrences) {
    if (occurrence.receiver !== undefined) continue;
    const around = functionAround(occurrence.line, inFile);
    if (rules.hasExpressionScopes) scopes.push(...(around ? lambdaAround(occurrence, code) : scopesInExpression(occurrence, code)));
    if (!around) continue;
    if (outer.test(occurrence.before)) excepted.add(around.fact.index);
    else if (isDeclaration(occurrence, rules)) scopes.push(scopeOf(occurrence, around, rules, code));
  }
  return scopes.filter(({ index }) => !excepted.has(index));
}

/** Outside of functions Python knows the names that a lambda or a comprehension has of its own. What is gone through first lies outside of it. */
function scopesInExpression(occurrence: Occurrence, { text }: Pick<Code, 'text'>): readonly LocalScope[] {
  const { before, offset } = occurrence;
  if (!byLoop.test(before)) return lambdaAround(occurrence, { text });
  let open = enclosingBracket(text, offset)?.at;
  // The targets may stand in brackets of their own.
  while (open !== undefined && /\bfor\s+(?:[\w*]+\s*,\s*|\(\s*)*$/.test(text.slice(Math.max(0, open - 80), open)))
    open = enclosingBracket(text, open)?.at;
  const close = open === undefined ? undefined : bracketAfter(text, open);
  if (open === undefined || close === undefined) return [];
  const words = wordsBetween(text, open + 1, close);
  const first = words.find(({ word }, at) => word === 'in' && words.slice(0, at).some((each) => each.word === 'for'))?.at ?? close;
  const next = words.find(({ word, at }) => at > first && word !== 'in')?.at ?? close;
  return first >= offset || next <= offset ? [expressionScope(offset, open, first), expressionScope(offset, next, close)] : [];
}

function lambdaAround({ before, after, offset }: Occurrence, { text }: Pick<Code, 'text'>): readonly LocalScope[] {
  const isParameter = ofLambda.test(before) && /^\s*(?:[,:]|=(?!=))/.test(after);
  return isParameter ? [expressionScope(offset, offset, endOfPart(text, offset))] : [];
}

function expressionScope(at: number, from: number, to: number): LocalScope {
  return { index: -1, at, from, to, start: from, end: to };
}

const ofLambda = /\blambda\s+(?:[^:()[\]{}]*,\s*)?\*{0,2}$/;

/** Where the part of an expression ends that lies around an offset: at a comma after its colon, at the bracket around it, or with the line. */
function endOfPart(text: string, offset: number): number {
  const open = enclosingBracket(text, offset)?.at;
  const end = open === undefined ? text.indexOf('\n', offset) : bracketAfter(text, open);
  const last = end === undefined || end < 0 ? text.length : end;
  let isInBody = false;
  for (let at = offset, level = 0; at < last; at++) {
    const char = text.charAt(at);
    if (/[([{]/.test(char)) level++;
    else if (/[)\]}]/.test(char)) level--;
    else if (level === 0 && char === ':') isInBody = true;
    else if (level === 0 && char === ',' && isInBody) return at;
  }
  return last;
}

/** The words of a comprehension between its brackets, without those in brackets inside. */
function wordsBetween(text: string, from: number, to: number): readonly { readonly word: string; readonly at: number }[] {
  const matches: { word: string; at: number }[] = [];
  let level = 0;
  for (const { 0: word, index } of text.slice(from, to).matchAll(/[([{]|[)\]}]|\b(?:for|in|if)\b/g)) {
    if (/[([{]/.test(word)) level++;
    else if (/[)\]}]/.test(word)) level--;
    else if (level === 0) matches.push({ word, at: from + index });
  }
  return matches;
}

/** How an offset lies to the scopes: in one, in a function but outside of the scopes of it, or elsewhere; not counting the function `outside`. */
export function placeIn(scopes: readonly LocalScope[], offset: number, outside?: number): 'inside' | 'beside' | 'elsewhere' {
  const around = scopes.filter(({ index, start, end }) => index !== outside && start <= offset && offset < end);
  if (around.length === 0) return 'elsewhere';
  return around.some(({ at, from, to }) => at === offset || (from <= offset && offset < to)) ? 'inside' : 'beside';
}

function scopeOf(occurrence: Occurrence, { fact }: SymbolNode, rules: LanguageRules, { text, lineStarts }: Code): LocalScope {
  const start = lineStarts[fact.range.start.line] ?? 0;
  const end = lineStarts[fact.range.end.line + 1] ?? text.length;
  const whole = { index: fact.index, at: occurrence.offset, from: start, to: end, start, end };
  if (!rules.scopesAreBlocks || /\bvar\s+(?:[{[(][^=;]*|\w+\s*,\s*)*$/.test(occurrence.before)) return whole;
  const block = blockAround(text, occurrence.offset, start);
  if (block === undefined) return whole;
  return {
    ...whole,
    from: rules.namesBeginAfterDeclaration ? headEnd(text, occurrence.offset) : block,
    to: bracketAfter(text, block) ?? end,
  };
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

/** Where assigning a name does not make it local a declaration says so. */
function isDeclaration(occurrence: Occurrence, rules: LanguageRules): boolean {
  const { before, after } = occurrence;
  if (rules.assigningMakesLocals) return isAssigned(occurrence) || (byLoop.test(before) && !imported.test(before));
  if (declared.test(before) || rules.declaredAfter?.test(after)) return true;
  return rules.namesMembersBare && isTyped(before, rules) && /^\s*[=;,):]/.test(after);
}

/** Whether a statement of Python or Ruby assigns the name: on a line of its own an argument looks the same. */
export function isAssigned({ before, after, code, offset }: Occurrence): boolean {
  if (!assigned.test(after) || !/^\s*(?:[\w*]+\s*,\s*)*$/.test(before)) return false;
  const lineStart = code.lastIndexOf('\n', offset) + 1;
  if (!/[([{,]\s*$/.test(code.slice(Math.max(0, lineStart - 400), lineStart))) return true;
  return enclosingBracket(code, lineStart) === undefined;
}

/** None in the body of a class inside of a function: what is declared there is of the class. */
function functionAround(line: number, inFile: readonly SymbolNode[]): SymbolNode | undefined {
  const isFunction = ({ fact: { kind } }: SymbolNode): boolean => kind === 'function' || kind === 'method' || kind === 'test';
  const around = SymbolLines.of(inFile)
    .holding(line)
    .find((node) => isFunction(node) || (isClassLike(node.fact) && node.fact.range.start.line < line));
  return around && isFunction(around) ? around : undefined;
}
