// Finds scopes in which functions declare a variable of a name: there the name has no outer meaning.
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { SymbolLines } from '../../graph/files/symbolLines.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import { isTyped } from '../../languages/textRules.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { bracketAfter, enclosingBracket } from './brackets.ts';
import type { Occurrence } from './occurrences.ts';
import type { Code } from './recentCode.ts';

/** A variable of the function `index`: offset of its declaration, offsets of its scope, and offsets of the function. */
export interface LocalScope {
  readonly index: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const assignment = /^\s*(?::[^=]+)?(?:,[^=()]*)?=(?![=>])/;
const loopTarget = /\b(?:for|as)\s+(?:[\w*]+\s*,\s*|\(\s*)*$/;
/** Start of an import: under another name it still means the imported definition, so it declares no local variable. */
const importStart = /^\s*(?:from|import)\b/;
const declarationBefore = /\b(?:const|let|var|val|auto)\s+(?:mut\s+)?(?:[{[(](?:(?!\b(?:of|in)\s)[^=;])*)?(?:\w+\s*,\s*)*$/;
const outerDeclaration = /\b(?:global|nonlocal)\b[^\n]*$/;

/** The scopes in a file in which the name is a local variable, from its occurrences. */
export function localScopes(
  occurrences: readonly Occurrence[],
  inFile: readonly SymbolNode[],
  rules: LanguageRules,
  code: Code,
): readonly LocalScope[] {
  const scopes: LocalScope[] = [];
  const exceptedFunctions = new Set<number>();
  for (const occurrence of occurrences) {
    if (occurrence.receiver !== undefined) continue;
    const enclosingFunction = functionAround(occurrence.line, inFile);
    if (rules.hasExpressionScopes)
      scopes.push(...(enclosingFunction ? lambdaAround(occurrence, code) : scopesInExpression(occurrence, code)));
    if (!enclosingFunction) continue;
    if (outerDeclaration.test(occurrence.before)) exceptedFunctions.add(enclosingFunction.fact.index);
    else if (isDeclaration(occurrence, rules)) scopes.push(scopeOf(occurrence, enclosingFunction, rules, code));
  }
  return scopes.filter(({ index }) => !exceptedFunctions.has(index));
}

/** Scopes of a lambda or comprehension in Python, outside functions. Its first iterable belongs to the outer scope. */
function scopesInExpression(occurrence: Occurrence, { text }: Pick<Code, 'text'>): readonly LocalScope[] {
  const { before, offset } = occurrence;
  if (!loopTarget.test(before)) return lambdaAround(occurrence, { text });
  let open = enclosingBracket(text, offset)?.at;
  // The targets may have brackets of their own.
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
  const isParameter = lambdaParameter.test(before) && /^\s*(?:[,:]|=(?!=))/.test(after);
  return isParameter ? [expressionScope(offset, offset, endOfPart(text, offset))] : [];
}

function expressionScope(at: number, from: number, to: number): LocalScope {
  return { index: -1, at, from, to, start: from, end: to };
}

const lambdaParameter = /\blambda\s+(?:[^:()[\]{}]*,\s*)?\*{0,2}$/;

/** End of the part of an expression around an offset: a comma after its colon, the enclosing bracket, or the end of the line. */
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

/** The words of a comprehension between its brackets, without inner brackets. */
function wordsBetween(text: string, from: number, to: number): readonly { readonly word: string; readonly at: number }[] {
  const words: { word: string; at: number }[] = [];
  let level = 0;
  for (const { 0: word, index } of text.slice(from, to).matchAll(/[([{]|[)\]}]|\b(?:for|in|if)\b/g)) {
    if (/[([{]/.test(word)) level++;
    else if (/[)\]}]/.test(word)) level--;
    else if (level === 0) words.push({ word, at: from + index });
  }
  return words;
}

/** Position of an offset: inside a scope, in a function but outside its scopes, or elsewhere. Ignores the function `ignoredFunction`. */
export function scopePositionOf(
  scopes: readonly LocalScope[],
  offset: number,
  ignoredFunction?: number,
): 'inside' | 'beside' | 'elsewhere' {
  const enclosingScopes = scopes.filter(({ index, start, end }) => index !== ignoredFunction && start <= offset && offset < end);
  if (enclosingScopes.length === 0) return 'elsewhere';
  return enclosingScopes.some(({ at, from, to }) => at === offset || (from <= offset && offset < to)) ? 'inside' : 'beside';
}

function scopeOf(occurrence: Occurrence, { fact }: SymbolNode, rules: LanguageRules, { text, lineStarts }: Code): LocalScope {
  const start = lineStarts[fact.range.start.line] ?? 0;
  const end = lineStarts[fact.range.end.line + 1] ?? text.length;
  const wholeFunction = { index: fact.index, at: occurrence.offset, from: start, to: end, start, end };
  if (!rules.scopesAreBlocks || /\bvar\s+(?:[{[(][^=;]*|\w+\s*,\s*)*$/.test(occurrence.before)) return wholeFunction;
  const block = blockAround(text, occurrence.offset, start);
  if (block === undefined) return wholeFunction;
  return {
    ...wholeFunction,
    from: rules.namesBeginAfterDeclaration ? statementEnd(text, occurrence.offset) : block,
    to: bracketAfter(text, block) ?? end,
  };
}

/** The open brace around `offset`, not before `floor`, where the function begins. */
function blockAround(code: string, offset: number, floor: number): number | undefined {
  for (let at = offset - 1, level = 0; at > floor; at--) {
    const char = code.charAt(at);
    if (char === '}') level++;
    else if (char === '{' && level-- === 0) return at;
  }
  return undefined;
}

/** End of the statement, or of its part, that declares a name at `offset`. */
function statementEnd(code: string, offset: number): number {
  for (let at = offset, level = 0; at < code.length; at++) {
    const char = code.charAt(at);
    if (level === 0 && /[;{\n]/.test(char)) return at;
    if (/[([{]/.test(char)) level++;
    else if (/[)\]}]/.test(char)) level--;
  }
  return code.length;
}

/** Whether the occurrence declares a variable: by assignment, or by a declaration where assignments do not make locals. */
function isDeclaration(occurrence: Occurrence, rules: LanguageRules): boolean {
  const { before, after } = occurrence;
  if (rules.assigningMakesLocals) return isAssigned(occurrence) || (loopTarget.test(before) && !importStart.test(before));
  if (declarationBefore.test(before) || rules.declarationSign?.test(after)) return true;
  return rules.namesMembersBare && isTyped(before, rules) && /^\s*[=;,):]/.test(after);
}

/** Whether a Python or Ruby statement assigns the name: an argument on a line of its own looks the same. */
export function isAssigned({ before, after, code, offset }: Occurrence): boolean {
  if (!assignment.test(after) || !/^\s*(?:[\w*]+\s*,\s*)*$/.test(before)) return false;
  const lineStart = code.lastIndexOf('\n', offset) + 1;
  if (!/[([{,]\s*$/.test(code.slice(Math.max(0, lineStart - 400), lineStart))) return true;
  return enclosingBracket(code, lineStart) === undefined;
}

/** The function around a line; none in a class body inside a function, since its declarations belong to the class. */
function functionAround(line: number, inFile: readonly SymbolNode[]): SymbolNode | undefined {
  const isFunction = ({ fact: { kind } }: SymbolNode): boolean => kind === 'function' || kind === 'method' || kind === 'test';
  const enclosing = SymbolLines.of(inFile)
    .symbolsOn(line)
    .find((node) => isFunction(node) || (isClassLike(node.fact) && node.fact.range.start.line < line));
  return enclosing && isFunction(enclosing) ? enclosing : undefined;
}
