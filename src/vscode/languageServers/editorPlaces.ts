// Definitions of the index as the editor's places and symbols. Both count lines and columns from zero.
import * as vscode from 'vscode';
import type { Range } from '../../core/base/positions.ts';
import type { FileRef, Root } from '../../core/ports.ts';
import type { RangedDefinition } from '../../core/searching/relations/namedDefinitions.ts';
import type { SymbolKind } from '../../core/symbols/facts.ts';
import { uriOf } from '../workspace/roots.ts';

/** Kinds of the editor for those of Clew; it has none for routes and tests. */
export const editorKinds: Readonly<Record<SymbolKind, vscode.SymbolKind>> = {
  function: vscode.SymbolKind.Function,
  method: vscode.SymbolKind.Method,
  class: vscode.SymbolKind.Class,
  interface: vscode.SymbolKind.Interface,
  enum: vscode.SymbolKind.Enum,
  type: vscode.SymbolKind.Struct,
  constant: vscode.SymbolKind.Constant,
  module: vscode.SymbolKind.File,
  route: vscode.SymbolKind.Event,
  test: vscode.SymbolKind.Function,
};

export function editorRange({ start, end }: Range): vscode.Range {
  return new vscode.Range(start.line, start.column, end.line, end.column);
}

/** The range of a definition, and that of its name in it: the editor accepts no name outside. */
export function editorRanges({ range, nameRange }: RangedDefinition): { readonly range: vscode.Range; readonly nameRange: vscode.Range } {
  const [whole, name] = [editorRange(range), editorRange(nameRange)];
  return { range: whole, nameRange: whole.contains(name) ? name : new vscode.Range(whole.start, whole.start) };
}

/** The URI of a file of the workspace, by the key of its root. */
export function uriOfFile({ root, path }: FileRef, roots: readonly Root[]): vscode.Uri | undefined {
  const openRoot = roots.find(({ key }) => key === root);
  return openRoot && uriOf(openRoot, path);
}
