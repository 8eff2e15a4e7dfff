// Recognizes tests inside code files, as in Rust, and their helpers: by its path such a file is code.
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { FileRole } from '../workspace/document.ts';

/** Role of a place in a file of `role`: that of the file, unless its symbol belongs to tests. */
export function roleWithin(symbol: SymbolNode | null, role: FileRole, graph: CodeGraph): FileRole {
  return role === 'code' && symbol && isTestCode(symbol, graph) ? 'test' : role;
}

/** Whether a symbol is a test, is inside one, or is in a module that is built only for tests or holds some. */
function isTestCode(symbol: SymbolNode, graph: CodeGraph): boolean {
  if (symbol.fact.kind === 'test') return true;
  const inFile = graph.inFile(symbol.root, symbol.path);
  // Symbol 0 is the file itself, which is code even if it contains tests.
  for (let at: SymbolNode | undefined = symbol; at && at.fact.index > 0; at = inFile[at.fact.parent]) {
    const { fact } = at;
    if (fact.kind === 'test' || fact.decorators.some((text) => onlyForTests.test(text))) return true;
    if (fact.kind === 'module' && inFile.some((each) => each.fact.parent === fact.index && each.fact.kind === 'test')) return true;
  }
  return false;
}

const onlyForTests = /\bcfg\((?:all\()?\s*test\b/;
