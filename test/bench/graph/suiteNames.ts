// How the public suites of call graphs name functions, from our symbols: modules with dots, `<lambda1>`, `anon@3`, `<init>`.
import { parentFolder } from '../../../src/core/base/parentFolder.ts';
import type { CodeGraph, SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';

/** A function from our ids to the names of `suite`. */
export function suiteNames(suite: string, graph: CodeGraph): (id: string) => string {
  const name = suite === 'js-callgraph' ? byLine : suite === 'cats-java' ? javaName : dottedName;
  return (id) => {
    const symbol = graph.symbol(id);
    return symbol ? name(symbol, graph) : id;
  };
}

function byLine({ path, fact }: SymbolNode): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (fact.kind === 'module') return `${file}:global`;
  const own = /=\s*(?:async\s+)?function\s*\*?\s*(\w+)/.exec(fact.signature)?.[1];
  if (own !== undefined) return `${file}:${own}`;
  const isAnonymous =
    fact.name === '<anonymous>' || isNameless(fact.signature) || /=\s*(?:async\s+)?function\s*\*?\s*\(/.test(fact.signature);
  return `${file}:${isAnonymous ? `anon@${fact.range.start.line + 1}` : fact.name}`;
}

function javaName({ path, fact }: SymbolNode): string {
  const folder = parentFolder(path).replaceAll('/', '.');
  const name = fact.qualifiedName.replace(/(^|\.)(\w+)\.\2$/, '$1$2.<init>');
  return folder ? `${folder}.${name}` : name;
}

function dottedName(symbol: SymbolNode, graph: CodeGraph): string {
  const module = symbol.path
    .replace(/\.\w+$/, '')
    .replace(/\/(?:__init__|index)$/, '')
    .replaceAll('/', '.');
  if (symbol.fact.kind === 'module') return module;
  const siblings = graph.inFile(symbol.root, symbol.path);
  const parts: string[] = [];
  for (let at: SymbolNode | undefined = symbol; at && at.fact.index > 0; at = siblings[at.fact.parent])
    parts.unshift(ownName(at, siblings));
  return [module, ...parts].join('.').replaceAll('.[', '[');
}

/** Nameless functions count from one within what is around them. */
function ownName(symbol: SymbolNode, siblings: readonly SymbolNode[]): string {
  if (!isNumbered(symbol)) return symbol.fact.name;
  const number = siblings.filter(
    (other) => other.fact.parent === symbol.fact.parent && isNumbered(other) && other.fact.index <= symbol.fact.index,
  );
  return `<${symbol.language === 'python' ? 'lambda' : 'arrow'}${number.length}>`;
}

function isNumbered({ fact }: SymbolNode): boolean {
  return fact.name === '<anonymous>' || ((fact.kind === 'function' || fact.kind === 'method') && isNameless(fact.signature));
}

/** Functions that got the name of the variable that they were assigned to. */
function isNameless(signature: string): boolean {
  return /=\s*(?:lambda\b|(?:async\s*)?(?:\(|\w+\s*(?:=>|$)))/.test(signature);
}
