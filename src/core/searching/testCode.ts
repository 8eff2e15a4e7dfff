// Tests that stand in files of code, as in Rust, and the helpers beside them: by its path such a file is code.
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';
import type { FileRole } from '../workspace/document.ts';

/** What a place in a file of `role` is for: that of the file, unless its symbol is part of tests. */
export function roleWithin(symbol: SymbolNode | null, role: FileRole, graph: CodeGraph): FileRole {
  return role === 'code' && symbol && isTestCode(symbol, graph) ? 'test' : role;
}

/** A test, what stands in one, or what stands in a module that is only built for tests or holds some. */
function isTestCode(symbol: SymbolNode, graph: CodeGraph): boolean {
  if (symbol.fact.kind === 'test') return true;
  const inFile = graph.inFile(symbol.root, symbol.path);
  // Symbol 0 is the file itself, which is code although there are tests in it.
  for (let at: SymbolNode | undefined = symbol; at && at.fact.index > 0; at = inFile[at.fact.parent]) {
    const { fact } = at;
    if (fact.kind === 'test' || fact.decorators.some((text) => onlyForTests.test(text))) return true;
    if (fact.kind === 'module' && inFile.some((other) => other.fact.parent === fact.index && other.fact.kind === 'test')) return true;
  }
  return false;
}

const onlyForTests = /\bcfg\((?:all\()?\s*test\b/;
