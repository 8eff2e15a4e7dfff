// Makes facts by hand, so that tests of chunks and search need no parser.
import type { FileFacts, SymbolFact, SymbolKind } from '../../../src/core/symbols/facts.ts';

/** A symbol from its name and lines; other fields are empty unless `more` has them. */
export function symbol(index: number, name: string, first: number, last: number, more: Partial<SymbolFact> = {}): SymbolFact {
  const range = { start: { line: first, column: 0 }, end: { line: last, column: 1 } };
  return {
    index,
    parent: index === 0 ? -1 : 0,
    name,
    qualifiedName: name,
    ordinal: 0,
    kind: (index === 0 ? 'module' : 'function') satisfies SymbolKind,
    range,
    nameRange: range,
    signature: index === 0 ? '' : `function ${name}()`,
    doc: '',
    decorators: [],
    exported: false,
    extends: [],
    implements: [],
    typeReferences: [],
    raises: [],
    mutates: [],
    reads: [],
    errorStrings: [],
    parameters: [],
    ...more,
  };
}

/** Facts of a file with these symbols besides the module. */
export function facts(lineCount: number, symbols: readonly SymbolFact[] = [], more: Partial<FileFacts> = {}): FileFacts {
  const empty = { calls: [], imports: [], exports: [], bindings: [], notes: [], sections: [], parseErrors: 0 };
  return { language: 'typescript', lineCount, symbols: [symbol(0, '<module>', 0, lineCount - 1), ...symbols], ...empty, ...more };
}
