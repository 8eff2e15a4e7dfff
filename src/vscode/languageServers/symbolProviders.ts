// Symbols of a document as a tree, and symbols of the workspace by name, from the index, for languages that nothing else serves.
import * as vscode from 'vscode';
import type { SymbolMatch } from '../../core/codebase/api.ts';
import type { OutlineEntry } from '../../core/searching/relations/namedDefinitions.ts';
import { rootByName } from '../places/rootByName.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { editorKinds, editorRanges, uriOfFile } from './editorPlaces.ts';
import { groupOfDocument, groupOfFile } from './languageGroups.ts';
import type { ProviderSources } from './providerSources.ts';

/** Most symbols for one text that is typed; the editor asks again for a longer one. */
const maxSymbols = 200;

/** The definitions of a document as they stand in its unsaved text. */
export function documentSymbolProvider(sources: ProviderSources): vscode.DocumentSymbolProvider {
  return {
    provideDocumentSymbols: (document, token) =>
      sources.answer(token, async () => {
        const entries = await outlineOfDocument(document, sources, token);
        const [first] = entries;
        const group = groupOfDocument(document.languageId);
        if (!first || !group) return undefined;
        const place = { uri: document.uri, position: editorRanges(first).nameRange.start };
        return (await sources.isAlone(group, place)) ? entries.map(documentSymbol) : undefined;
      }),
  };
}

/** The outline of a document, none outside the workspace folders. */
export async function outlineOfDocument(
  document: vscode.TextDocument,
  { clew }: Pick<ProviderSources, 'clew'>,
  token?: vscode.CancellationToken,
): Promise<readonly OutlineEntry[]> {
  const file = fileRefOf(document.uri, clew.index.roots);
  if (!file) return [];
  await clew.index.readUnsaved(document);
  return clew.client.graph.outline(file, token);
}

function documentSymbol(entry: OutlineEntry): vscode.DocumentSymbol {
  const { range, nameRange } = editorRanges(entry);
  const symbol = new vscode.DocumentSymbol(entry.name, '', editorKinds[entry.kind], range, nameRange);
  symbol.children = entry.children.map(documentSymbol);
  return symbol;
}

/** Symbols by name, of languages that nothing else serves. */
export function workspaceSymbolProvider(sources: ProviderSources): vscode.WorkspaceSymbolProvider {
  return {
    provideWorkspaceSymbols: (typedText, token) =>
      sources.answer(token, async () => {
        if (typedText.trim() === '') return undefined;
        const { symbols } = await sources.clew.client.symbols(typedText, maxSymbols, token);
        const found: vscode.SymbolInformation[] = [];
        for (const match of symbols) {
          const symbol = workspaceSymbol(match, sources);
          const group = groupOfFile(match.file);
          const { uri, range } = symbol?.location ?? {};
          if (!symbol || !group || !uri || !range) continue;
          if (await sources.isAlone(group, { uri, position: range.start })) found.push(symbol);
        }
        return found;
      }),
  };
}

/** A match with the place of its name. Its line and column count from one. */
function workspaceSymbol({ name, qualifiedName, kind, root, file, line, column }: SymbolMatch, { clew }: ProviderSources) {
  const key = rootByName(clew.index.roots, root)?.key;
  const uri = key === undefined ? undefined : uriOfFile({ root: key, path: file }, clew.index.roots);
  if (!uri) return undefined;
  const owner = qualifiedName === name ? '' : qualifiedName.slice(0, -name.length - 1);
  const range = new vscode.Range(line - 1, column - 1, line - 1, column - 1 + name.length);
  return new vscode.SymbolInformation(name, editorKinds[kind], owner, new vscode.Location(uri, range));
}
