// Adds members outside the lines of their type: Go methods, Rust `impl` blocks, Kotlin extension functions.
import { parentFolder } from '../base/parentFolder.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';

/** Adds the outside members of the types among `symbols`. Scans all definitions, so call it once and not per symbol. */
export function withMembersOutside(symbols: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const types = symbols.filter(({ language, fact }) => isClassLike(fact) && rulesOf(language).membersOutside !== undefined);
  if (types.length === 0) return symbols;
  const knownIds = new Set(symbols.map(({ id }) => id));
  const members: SymbolNode[] = [];
  for (const symbol of graph.symbols())
    if (!knownIds.has(symbol.id) && types.some((type) => isMember(symbol, type, graph) && !isInLinesOf(symbol, type))) members.push(symbol);
  return [...symbols, ...members];
}

function isMember(symbol: SymbolNode, type: SymbolNode, graph: CodeGraph): boolean {
  if (symbol.language !== type.language || symbol.root !== type.root) return false;
  if (rulesOf(type.language).membersOutside === 'extensions') return isExtension(symbol, type);
  return symbol.fact.qualifiedName.startsWith(`${type.fact.qualifiedName}.`) && isNearest(symbol, type, graph);
}

/** Whether `type` is the nearest of several types of one name: in the file of the member, else in its folder. A package may be a folder. */
function isNearest({ path }: SymbolNode, type: SymbolNode, graph: CodeGraph): boolean {
  if (path === type.path) return true;
  const { qualifiedName } = type.fact;
  const namesakes = graph.byName(qualifiedName).filter((each) => each.id !== type.id && isClassLike(each.fact) && each.root === type.root);
  if (namesakes.some((each) => each.path === path)) return false;
  const isInSameFolder = parentFolder(path) === parentFolder(type.path);
  return isInSameFolder || (!rulesOf(type.language).packagesAreFolders && namesakes.length === 0);
}

/** `fun Type.name()`, `fun <T> Type<T>?.name()`. */
function isExtension({ fact }: SymbolNode, type: SymbolNode): boolean {
  const [, receiver] = extension.exec(fact.signature) ?? [];
  return receiver !== undefined && (receiver === type.fact.name || receiver === type.fact.qualifiedName);
}

const extension = /\bfun\s+(?:<[^(]*?>\s*)?([\p{L}_][\p{L}\p{N}_.]*?)(?:<[^(]*>)?\??\.[\p{L}_`][^.(]*\(/u;

function isInLinesOf({ path, fact: { range } }: SymbolNode, type: SymbolNode): boolean {
  const around = type.fact.range;
  return path === type.path && range.start.line >= around.start.line && range.end.line <= around.end.line;
}
