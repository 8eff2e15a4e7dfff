// Reads the object that is registered for a service: which functions it has, whether it is written in place, named, or made by a function.
import { plainName, memberFunction, spellingsOf, typesNamed } from './memberFunctions.ts';
import { isFunction } from '../graph/edges/functionKinds.ts';
import { lineAt } from '../base/lineStarts.ts';
import { membersOf } from '../graph/files/enclosingSymbols.ts';
import type { NamedDefinition, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { CodeFile, CodeFiles } from './codeFile.ts';
import { keyRange, type CodeRange } from './http/objectKeys.ts';
import { bracketAfter, expressionAfter } from '../uses/places/brackets.ts';

/** Variables between a registration and the object. Set by judgement. */
const maxVariables = 3;
/** Characters at the end of a call in which its last argument stands. Set by judgement. */
const lastArgumentLength = 200;

/** The functions of an object by the names of procedures. */
export class MemberObject {
  readonly #file: CodeFile;
  readonly #files: CodeFiles;
  /** What has the functions as members. */
  readonly owners: readonly SymbolNode[];
  /** An object that is written in place. */
  readonly #literal: CodeRange | undefined;

  constructor(range: CodeRange, file: CodeFile, files: CodeFiles) {
    this.#file = file;
    this.#files = files;
    const { literal, owners } = objectAt(range, file, files, maxVariables);
    this.#literal = literal;
    this.owners = owners;
  }

  /** Whether nothing is known of the object. */
  get isUnknown(): boolean {
    return this.owners.length === 0 && !this.#literal;
  }

  /** The functions for a procedure; several where the object is ambiguous. */
  functionsFor(method: string): readonly SymbolNode[] {
    const { graph } = this.#files;
    const literal = this.#literal && functionOfLiteral(this.#literal, method, this.#file, this.#files);
    return literal ? [literal] : this.owners.flatMap((owner) => memberFunction(owner, method, graph) ?? []);
  }
}

interface ObjectSource {
  readonly literal?: CodeRange;
  readonly owners: readonly SymbolNode[];
}

function objectAt({ start, end }: CodeRange, file: CodeFile, files: CodeFiles, depth: number): ObjectSource {
  const { graph } = files;
  const code = file.code.slice(start, end).trim();
  if (code.startsWith('{')) return { literal: { start, end }, owners: [] };
  const makingCall = /^[&*]?\s*(?:new\b\s*\(?\s*)?((?:\w+\s*(?:\.|::)\s*)*)(\w+)\s*(?:[<[][^<>()[\]]*[>\]])?\s*(?:[({)]|::)/.exec(code);
  if (makingCall) {
    const name = makingCall[2] ?? '';
    const near = { path: file.path, language: languageOf(file, files) };
    const types = typesNamed(name, near, graph);
    if (types.length) return { owners: types };
    const receiver = (makingCall[1] ?? '').replace(/\s*(?:\.|::)\s*$/, '');
    const makers = definitionsOf(name, receiver, start, file, files).filter(({ symbol }) => isFunction(symbol));
    const results = makers.flatMap(({ symbol }) => /(\w+)\W*$/.exec(symbol.fact.returnType?.split(',')[0] ?? '')?.[1] ?? []);
    return { owners: [...new Set(results)].flatMap((type) => typesNamed(type, near, graph)) };
  }
  const [, receiver = '', name] = /^[&*]?(?:([\w$.]+)\.)?([\w$]+)$/.exec(code) ?? [];
  if (name === undefined || depth === 0) return { owners: [] };
  const value = receiver === '' ? valueOf(name, start, file) : undefined;
  const source = value && objectAt(value, file, files, depth - 1);
  if (source && (source.literal ?? source.owners.length)) return source;
  const owners = definitionsOf(name, receiver, start, file, files).map(({ symbol }) => symbol);
  return { owners: owners.filter(({ fact }) => fact.kind === 'constant' || fact.kind === 'class') };
}

function languageOf({ root, path }: CodeFile, { graph }: CodeFiles): string {
  return graph.file(root, path)?.facts.language ?? '';
}

/** The last value that a name is given before `at`, or the first one after it. */
function valueOf(name: string, at: number, { code }: CodeFile): CodeRange | undefined {
  const assigned = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*(?::[^=;\\n]{0,120})?:?=(?![=>])\\s*`, 'g');
  const matches = [...code.matchAll(assigned)];
  const match = matches.findLast(({ index }) => index < at) ?? matches[0];
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const isLiteral = code.charAt(start) === '{';
  const end = isLiteral ? (bracketAfter(code, start) ?? start) + 1 : start + expressionAfter(code.slice(start, start + 500), 0).length;
  return { start, end };
}

function definitionsOf(name: string, receiver: string, at: number, file: CodeFile, files: CodeFiles): readonly NamedDefinition[] {
  const place = { root: file.root, path: file.path, line: lineAt(file.lineStarts, at), name, ...(receiver ? { receiver } : {}) };
  const definitions = files.graph.definitionsAt(place);
  return definitions === 'outside' ? [] : definitions;
}

/** The function under a key: written in place, or named. */
function functionOfLiteral({ start, end }: CodeRange, method: string, file: CodeFile, files: CodeFiles): SymbolNode | undefined {
  const { graph } = files;
  const plain = plainName(method);
  const innerFunctions = graph.inFile(file.root, file.path).filter(({ fact }) => {
    if (plainName(fact.name) !== plain || (fact.kind !== 'function' && fact.kind !== 'method')) return false;
    const at = (file.lineStarts[fact.nameRange.start.line] ?? 0) + fact.nameRange.start.column;
    return at >= start && at < end;
  });
  if (innerFunctions[0]) return innerFunctions[0];
  for (const key of spellingsOf(method)) {
    const value = keyRange(file.code, start, end, key);
    const symbol = value && functionOfValue(value, file, files);
    if (symbol) return symbol;
  }
  return undefined;
}

/** The function that a value is: named, wrapped by calls, or under a key of GraphQL in an object. */
export function functionOfValue({ start, end }: CodeRange, file: CodeFile, files: CodeFiles): SymbolNode | undefined {
  const code = file.code.slice(start, end).trimEnd();
  const innerFunctions = functionsIn({ start, end }, file, files);
  if (code.startsWith('{')) {
    const key = ['resolve', 'subscribe'].map((name) => keyRange(file.code, start, end, name)).find((range) => range);
    return (
      innerFunctions.find(({ fact }) => fact.name === 'resolve' || fact.name === 'subscribe') ?? (key && functionOfValue(key, file, files))
    );
  }
  const [, receiver = '', name] = /^(?:([\w$.]+)\.)?([\w$]+)(?:\.bind\([^()]*\))?$/.exec(code) ?? [];
  if (name !== undefined) return namedFunction(name, receiver, start, file, files);
  const resolver = innerFunctions.find(({ fact }) => fact.name === 'resolve');
  if (resolver ?? innerFunctions[0]) return resolver ?? innerFunctions.at(-1);
  // `guard(isOwner, listOrders)`: the last argument runs in the end.
  const [, lastReceiver = '', last] = /[(,]\s*(?:([\w$.]+)\.)?([\w$]+)\s*,?\s*\)+$/.exec(code.slice(-lastArgumentLength)) ?? [];
  return last === undefined ? undefined : namedFunction(last, lastReceiver, start, file, files);
}

/** The outermost functions that begin in a range. */
export function functionsIn({ start, end }: CodeRange, file: CodeFile, { graph }: CodeFiles): readonly SymbolNode[] {
  const innerFunctions = graph.inFile(file.root, file.path).filter((symbol) => {
    const at = (file.lineStarts[symbol.fact.range.start.line] ?? 0) + symbol.fact.range.start.column;
    return isFunction(symbol) && at >= start && at < end;
  });
  const indexes = new Set(innerFunctions.map(({ fact }) => fact.index));
  return innerFunctions.filter(({ fact }) => !indexes.has(fact.parent));
}

function namedFunction(name: string, receiver: string, at: number, file: CodeFile, files: CodeFiles): SymbolNode | undefined {
  const symbols = definitionsOf(name, receiver, at, file, files).map(({ symbol }) => symbol);
  const wrappedFunctions = symbols.flatMap((symbol) => (symbol.fact.kind === 'constant' ? membersOf(symbol, files.graph) : []));
  return symbols.find(isFunction) ?? wrappedFunctions.find(isFunction);
}
