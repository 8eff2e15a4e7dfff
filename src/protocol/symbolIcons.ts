// Codicons of the kinds of symbols, shared by the editor's lists and the panel. Free of vscode and DOM, since both sides import it.
import type { SymbolKind } from '../core/symbols/facts.ts';

export const symbolIcons: Readonly<Record<Exclude<SymbolKind, 'route'>, string>> = {
  function: 'symbol-function',
  method: 'symbol-method',
  class: 'symbol-class',
  interface: 'symbol-interface',
  enum: 'symbol-enum',
  type: 'symbol-structure',
  constant: 'symbol-constant',
  module: 'symbol-module',
  test: 'beaker',
};
