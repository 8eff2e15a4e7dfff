// Resolves the names in a path: constants of the same file or of others, functions that make a path, parameters of the function around.
import { lineAt } from '../../base/lineStarts.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import { pathExpression, type PathPart } from './pathExpression.ts';

/** A part whose name is resolved. A parameter has the value that callers pass. */
export type ResolvedPart =
  Exclude<PathPart, { readonly is: 'name' }> | { readonly is: 'parameter'; readonly of: SymbolNode; readonly name: string };

const value: ResolvedPart = { is: 'value' };
/** Maximum names that lead from one to the next. Set by judgement: a base address is a constant made of one or two others. */
const maxDepth = 4;
const ownReceiver = /^(?:this|self|@|\$this)(?:\.|->|::)|^[@$](?=\w)/;

/** Resolves the names of `parts`, which stand in `file`. */
export async function resolvedPath(
  parts: readonly PathPart[],
  file: CodeFile,
  files: CodeFiles,
  depth = 0,
): Promise<readonly ResolvedPart[]> {
  const resolvedParts: ResolvedPart[] = [];
  for (const part of parts) {
    if (part.is === 'name') resolvedParts.push(...(await resolvedName(part, file, files, depth)));
    else resolvedParts.push(part);
  }
  return resolvedParts;
}

async function resolvedName(
  part: Extract<PathPart, { readonly is: 'name' }>,
  file: CodeFile,
  files: CodeFiles,
  depth: number,
): Promise<readonly ResolvedPart[]> {
  if (depth > maxDepth) return [value];
  const { name, at } = part;
  const scope = functionAround(files.symbolAt(file, at), files);
  if (!part.isCalled) {
    const owner = parameterOwner(name, scope, files);
    if (owner) return [{ is: 'parameter', of: owner, name: plainName(name) }];
    const assigned = assignedIn(file, name, at, scope, files);
    if (assigned) return resolvedPath(pathExpression(file, ...assigned), file, files, depth + 1);
  }
  return (await definedElsewhere(part, file, files, depth)) ?? [value];
}

/** The function around a symbol: constants inside of it belong to it. */
function functionAround(symbol: SymbolNode | undefined, { graph }: CodeFiles): SymbolNode | undefined {
  let each = symbol;
  while (each?.fact.kind === 'constant' && each.fact.parameters.length === 0) each = ownerOf(each, graph);
  return each;
}

function parameterOwner(name: string, scope: SymbolNode | undefined, { graph }: CodeFiles): SymbolNode | undefined {
  for (let each = scope; each; each = ownerOf(each, graph))
    if (each.fact.parameters.some((parameter) => plainName(parameter.name) === plainName(name) && !/[.>:]/.test(name))) return each;
  return undefined;
}

function plainName(name: string): string {
  return name.replace(/^[$&]/, '');
}

/** The expression that is assigned to a name in its file: the nearest before `at` in the same function, else the first outside of others. */
function assignedIn(
  file: CodeFile,
  name: string,
  at: number,
  scope: SymbolNode | undefined,
  files: CodeFiles,
): readonly [number, number] | undefined {
  const isOwn = ownReceiver.test(name);
  const plain = name.replace(ownReceiver, '').replace(/^[$@]/, '');
  if (!/^[\p{L}\p{N}_$]+$/u.test(plain)) return undefined;
  const starts = assignmentStarts(file.code, plain, 0, file.code.length).filter((start) => start > at || start + plain.length < at);
  const inScope = starts.filter(
    (start) => start < at && files.symbolAt(file, start) && isWithin(files.symbolAt(file, start), scope, files),
  );
  const outside = starts.filter((start) => isOwn || isShared(files.symbolAt(file, start), scope, files));
  const start = inScope.at(-1) ?? outside[0];
  return start === undefined ? undefined : [start, expressionEnd(file.code, start)];
}

function isWithin(symbol: SymbolNode | undefined, scope: SymbolNode | undefined, { graph }: CodeFiles): boolean {
  if (!scope || scope.fact.kind === 'module') return false;
  for (let each = symbol; each; each = ownerOf(each, graph)) if (each.id === scope.id) return true;
  return false;
}

/** Whether an assignment stands outside of functions, or in a function around the place. */
function isShared(symbol: SymbolNode | undefined, scope: SymbolNode | undefined, files: CodeFiles): boolean {
  const holder = functionAround(symbol, files);
  if (!holder || !/^(?:function|method|route|test)$/.test(holder.fact.kind)) return true;
  return isWithin(scope, holder, files);
}

/** Offsets after the sign of each assignment to `name`; keys of objects count where `isKey`. */
function assignmentStarts(code: string, name: string, from: number, to: number, isKey = false): readonly number[] {
  const sign = isKey ? '(?:\\s*:(?!:)|(?:\\s*:[^=;\\n{]{1,80})?\\s*:?=(?![=>]))' : '(?:\\s*:[^=;\\n{}]{1,80})?\\s*:?=(?![=>])';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_$])${name.replace(/\$/g, '\\$')}[!?]?${sign}\\s*`, 'gu');
  pattern.lastIndex = from;
  const starts: number[] = [];
  for (let match = pattern.exec(code); match && match.index < to; match = pattern.exec(code)) starts.push(match.index + match[0].length);
  return starts;
}

/** The end of the expression that begins at `start`: a semicolon, a comma, or the end of a line that does not continue. */
function expressionEnd(code: string, start: number): number {
  let level = 0;
  const limit = Math.min(code.length, start + 600);
  for (let at = start; at < limit; at++) {
    const char = code.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char) && level-- === 0) return at;
    else if (level === 0 && (char === ';' || char === ',')) return at;
    else if (level === 0 && char === '\n' && !/[+|?.:=(]\s*$/.test(code.slice(start, at)) && !/^\s*[+|?.]/.test(code.slice(at, at + 40)))
      return at;
  }
  return limit;
}

/** What another definition gives: a constant, a key of an object, or a function that returns a path. */
async function definedElsewhere(
  { name, at, isCalled }: Extract<PathPart, { readonly is: 'name' }>,
  file: CodeFile,
  files: CodeFiles,
  depth: number,
): Promise<readonly ResolvedPart[] | undefined> {
  const line = lineAt(file.lineStarts, at);
  const [, receiver, last = name] = /^(.*?)(?:\.|::|->)?([^.:>]+)$/.exec(name) ?? [];
  const place = { root: file.root, path: file.path, line, name: last, ...(receiver ? { receiver } : {}) };
  const definitions = files.graph.definitionsAt(place);
  const definition = definitions === 'outside' ? undefined : definitions[0];
  if (!definition) return undefined;
  const { symbol } = definition;
  const target = await files.read(symbol.root, symbol.path);
  if (!target) return undefined;
  const { start, end } = symbol.fact.range;
  const from = (target.lineStarts[start.line] ?? 0) + start.column;
  const to = (target.lineStarts[end.line] ?? 0) + end.column;
  if (target === file && from <= at && at < to && symbol.fact.kind !== 'module' && symbol.fact.kind !== 'class') return undefined;
  const expression = isCalled ? returnedIn(target.code, from, to) : assignmentStarts(target.code, last, from, to + 1, true)[0];
  if (expression === undefined) return undefined;
  const parts = pathExpression(target, expression, expressionEnd(target.code, expression));
  const resolvedParts = await resolvedPath(parts, target, files, depth + 1);
  // Parameters of a function that makes a path are values here.
  return resolvedParts.map((part) => (part.is === 'parameter' ? value : part));
}

/** The offset of the only expression that a function returns. */
function returnedIn(code: string, from: number, to: number): number | undefined {
  const matches = [...code.slice(from, to).matchAll(/\breturn\s+|=>\s*(?=[("'`])/g)];
  return matches.length === 1 && matches[0] ? from + matches[0].index + matches[0][0].length : undefined;
}
