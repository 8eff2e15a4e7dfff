// Requests of clients with resolved names, and the requests of functions that are given their path or method by their callers.
import { lineAt } from '../../base/lineStarts.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { callOf, type CallAround } from '../../uses/places/callsAround.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import { keyRange } from './objectKeys.ts';
import { pathExpression } from './pathExpression.ts';
import { resolvedPath, type ResolvedPart } from './resolvedPath.ts';
import { methodExpression, type ClientCall, type MethodExpression } from './writtenRequest.ts';

/** A request with the function that sends it. Zero-based line. */
export interface HttpRequest {
  readonly symbol: SymbolNode;
  readonly line: number;
  /** Upper case; undefined when unknown. */
  readonly method: string | undefined;
  /** The parameter that has the method, or whose key has it; without `name` it is any that is an object. */
  readonly methodFrom?: { readonly of?: SymbolNode; readonly name?: string; readonly key?: string; readonly otherwise?: string };
  readonly path: readonly ResolvedPart[];
}

/** Maximum calls of one function that are read for the path that they pass. Set by judgement. */
const maxCallers = 400;

/** The request of a call; undefined where no definition contains it. `base`: that of an imported client. */
export async function resolvedRequest(
  { at, method, path, base }: ClientCall,
  file: CodeFile,
  files: CodeFiles,
  importedBase?: readonly ResolvedPart[],
): Promise<HttpRequest | undefined> {
  const symbol = files.symbolAt(file, at);
  if (!symbol) return undefined;
  const ownPath = await resolvedPath(path, file, files);
  const basePath = importedBase ?? (base ? await resolvedPath(base, file, files) : [{ is: 'value' } as const]);
  return {
    symbol,
    line: lineAt(file.lineStarts, at),
    path: joined(basePath, ownPath),
    ...(await resolvedMethod(method, file, files)),
  };
}

/** Joins a base address and a path as clients do: with one slash. An address of its own needs no base. */
function joined(base: readonly ResolvedPart[], path: readonly ResolvedPart[]): readonly ResolvedPart[] {
  const [first] = path;
  if (base.length === 0 || (first?.is === 'text' && /^\w+:\/\//.test(first.text))) return path;
  const last = base.at(-1);
  const needsSlash = !(last?.is === 'text' && last.text.endsWith('/')) && !(first?.is === 'text' && first.text.startsWith('/'));
  return [...base, ...(needsSlash && first?.is !== 'value' ? [{ is: 'text', text: '/' } as const] : []), ...path];
}

async function resolvedMethod(
  { known, parts, key, otherwise }: MethodExpression,
  file: CodeFile,
  files: CodeFiles,
): Promise<Pick<HttpRequest, 'method' | 'methodFrom'>> {
  if (known === undefined && parts.length === 0 && key !== undefined)
    return { method: undefined, methodFrom: { key, ...(otherwise === undefined ? {} : { otherwise }) } };
  if (known !== undefined || parts.length === 0) return { method: known };
  const [part] = await resolvedPath(parts, file, files);
  if (part?.is === 'parameter') {
    const methodFrom = {
      of: part.of,
      name: part.name,
      ...(key === undefined ? {} : { key }),
      ...(otherwise === undefined ? {} : { otherwise }),
    };
    return { method: undefined, methodFrom };
  }
  return { method: part?.is === 'text' ? /^(?:get|post|put|patch|delete|head|options)$/i.exec(part.text)?.[0].toUpperCase() : undefined };
}

/** The function whose callers give the path or the method of a request. */
export function givenBy({ path, methodFrom }: HttpRequest): SymbolNode | undefined {
  const parameter = path.find((part) => part.is === 'parameter');
  return parameter?.is === 'parameter' ? parameter.of : methodFrom?.of;
}

/** The requests of the callers of the function that is given the path or the method of `request`. */
export async function requestsOfCallers(request: HttpRequest, files: CodeFiles): Promise<readonly HttpRequest[]> {
  const wrapper = givenBy(request);
  if (!wrapper) return [];
  const requests: HttpRequest[] = [];
  const edges = files.graph.incoming(wrapper.id, ['calls']).filter(({ evidence }) => evidence !== 'contract');
  const visited = new Set<string>();
  for (const { caller, line, confidence } of edges.slice(0, maxCallers)) {
    const symbol = files.graph.symbol(caller);
    const key = `${caller} ${line}`;
    if (!symbol || visited.has(key) || confidence < minCallConfidence) continue;
    visited.add(key);
    const file = await files.read(symbol.root, symbol.path);
    for (const call of file ? callsOn(line, wrapper, file) : []) {
      const ownRequest = file && (await substituted(request, wrapper, call, { symbol, line, file, files }));
      if (ownRequest) requests.push(ownRequest);
    }
  }
  return requests;
}

/** Calls below it lead to another function more often than not. */
const minCallConfidence = 0.5;

/** Calls of `wrapper` on a line, by its name or the name that an import gives it. */
function callsOn(line: number, { fact }: SymbolNode, { code, lineStarts }: CodeFile): readonly CallAround[] {
  const start = lineStarts[line] ?? 0;
  const end = lineStarts[line + 1] ?? code.length;
  const calls: CallAround[] = [];
  for (const match of code.slice(start, end).matchAll(/[\p{L}_$][\p{L}\p{N}_$]*(?=\s*(?:<[^()]{0,200}>)?\()/gu)) {
    const call = callOf(code, start + match.index + match[0].length);
    if (call && (match[0] === fact.name || fact.name === 'default')) calls.push(call);
  }
  return calls;
}

interface CallerPlace {
  readonly symbol: SymbolNode;
  readonly line: number;
  readonly file: CodeFile;
  readonly files: CodeFiles;
}

/** The request with the arguments of a call in place of the parameters. */
async function substituted(
  request: HttpRequest,
  wrapper: SymbolNode,
  call: CallAround,
  { symbol, line, file, files }: CallerPlace,
): Promise<HttpRequest | undefined> {
  const path: ResolvedPart[] = [];
  for (const part of request.path) {
    if (part.is !== 'parameter' || part.of.id !== wrapper.id) {
      path.push(part);
      continue;
    }
    const range = argumentOf(part.name, wrapper, call);
    if (!range) return undefined;
    path.push(...(await resolvedPath(pathExpression(file, range.start, range.end), file, files)));
  }
  const { methodFrom } = request;
  if (!methodFrom || (methodFrom.of && methodFrom.of.id !== wrapper.id)) return { ...request, symbol, line, path };
  const objects = call.arguments.filter(({ start }) => file.code.charAt(start) === '{');
  const range = methodFrom.name === undefined ? objects.at(-1) : argumentOf(methodFrom.name, wrapper, call);
  const isObject = range && /^\s*\{/.test(file.code.slice(range.start, range.end));
  const keyPart = isObject ? keyRange(file.code, range.start, range.end, methodFrom.key ?? 'method') : undefined;
  const methodRange = methodFrom.key === undefined ? range : keyPart;
  if (!methodRange) return { symbol, line, path, method: range && !isObject ? undefined : methodFrom.otherwise };
  const expression = methodExpression(file, methodRange.start, methodRange.end);
  return { symbol, line, path, ...(await resolvedMethod(expression, file, files)) };
}

/** The argument of a call for a parameter of the called function. */
function argumentOf(name: string, { fact }: SymbolNode, call: CallAround): { readonly start: number; readonly end: number } | undefined {
  const keyword = call.arguments.find((each) => each.keyword === name);
  if (keyword) return keyword;
  const names = fact.parameters.map((parameter) => parameter.name.replace(/^[$&]/, ''));
  const withoutSelf = /^(?:self|cls)$/.test(names[0] ?? '') ? names.slice(1) : names;
  return call.arguments.filter((each) => each.keyword === undefined)[withoutSelf.indexOf(name)];
}
