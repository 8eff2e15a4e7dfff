// Members that stand outside of the lines of their type: methods of Go, `impl` blocks of Rust, extension functions of Kotlin.
import { directoryOf, isClassLike } from '../graph/names/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';

/** `symbols`, and of types among them what belongs to them and stands elsewhere. Goes through all definitions, so it is for one call, not for each. */
export function withMembersOutside(symbols: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const types = symbols.filter(({ language, fact }) => isClassLike(fact) && writesMembersOutside.has(language));
  if (types.length === 0) return symbols;
  const known = new Set(symbols.map(({ id }) => id));
  const members: SymbolNode[] = [];
  for (const symbol of graph.symbols())
    if (!known.has(symbol.id) && types.some((type) => isMember(symbol, type, graph) && !isWithin(symbol, type))) members.push(symbol);
  return [...symbols, ...members];
}

/** Languages in which code outside of a type adds to it. Parts of a class of C# and reopened classes of Ruby are definitions of its name already. */
const writesMembersOutside: ReadonlySet<string> = new Set(['go', 'rust', 'kotlin']);

function isMember(symbol: SymbolNode, type: SymbolNode, graph: CodeGraph): boolean {
  if (symbol.language !== type.language || symbol.root !== type.root) return false;
  if (type.language === 'kotlin') return isExtension(symbol, type);
  return symbol.fact.qualifiedName.startsWith(`${type.fact.qualifiedName}.`) && isNearest(symbol, type, graph);
}

/** Of several types of one name the one in the file of the member, else the one in its folder. A package of Go is a folder. */
function isNearest({ path }: SymbolNode, type: SymbolNode, graph: CodeGraph): boolean {
  if (path === type.path) return true;
  const { qualifiedName } = type.fact;
  const others = graph.byName(qualifiedName).filter((each) => each.id !== type.id && isClassLike(each.fact) && each.root === type.root);
  if (others.some((each) => each.path === path)) return false;
  const isBeside = directoryOf(path) === directoryOf(type.path);
  return isBeside || (type.language !== 'go' && others.length === 0);
}

/** `fun Type.name()`, `fun <T> Type<T>?.name()`. */
function isExtension({ fact }: SymbolNode, type: SymbolNode): boolean {
  const [, receiver] = extension.exec(fact.signature) ?? [];
  return receiver !== undefined && (receiver === type.fact.name || receiver === type.fact.qualifiedName);
}

const extension = /\bfun\s+(?:<[^(]*?>\s*)?([\p{L}_][\p{L}\p{N}_.]*?)(?:<[^(]*>)?\??\.[\p{L}_`][^.(]*\(/u;

function isWithin({ path, fact: { range } }: SymbolNode, type: SymbolNode): boolean {
  const around = type.fact.range;
  return path === type.path && range.start.line >= around.start.line && range.end.line <= around.end.line;
}
