// References, implementations and the call hierarchy of the name at a place, from the index, for languages that nothing else serves.
import * as vscode from 'vscode';
import { baseName } from '../../core/base/baseName.ts';
import type { FileRef } from '../../core/ports.ts';
import type { CallDirection } from '../../core/searching/relations/callHierarchy.ts';
import type { RangedDefinition } from '../../core/searching/relations/namedDefinitions.ts';
import type { UseResult } from '../../core/uses/answer/usesAnswer.ts';
import { rootByName } from '../places/rootByName.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { editorKinds, editorRange, editorRanges, uriOfFile } from './editorPlaces.ts';
import type { ProviderSources } from './providerSources.ts';

/** Longest name that is asked about; a longer word is no name. */
const maxNameLength = 1000;

/** A name in a document, with its file in the workspace. */
interface DocumentName {
  readonly file: FileRef;
  readonly name: string;
  readonly start: vscode.Position;
}

/** References to the name at a place: the sure uses, and its definition when asked for. */
export function referenceProvider(sources: ProviderSources): vscode.ReferenceProvider {
  const { clew } = sources;
  return {
    provideReferences: (document, position, { includeDeclaration }, token) =>
      sources.reply(document, position, token, async () => {
        const at = nameAt(document, position, sources);
        if (!at) return undefined;
        const { file, name, start } = at;
        const place = { ...file, line: start.line + 1, column: start.character + 1 };
        const answers = await clew.client.graph.uses({ name, at: place, asksServers: false }, token);
        const uses = answers.flatMap(({ places }) => places).flatMap((use) => useLocation(use, name.length, sources) ?? []);
        if (!includeDeclaration) return uses;
        const named = await clew.client.graph.named({ ...file, line: start.line, name }, token);
        const definitions = named.filter(({ qualifiedName, nameRange }) =>
          answers.some((answer) => answer.name === qualifiedName && answer.line === nameRange.start.line + 1),
        );
        return [...locationsOf(definitions, sources), ...uses];
      }),
  };
}

/** What extends, implements or overrides the name at a place. */
export function implementationProvider(sources: ProviderSources): vscode.ImplementationProvider {
  return {
    provideImplementation: (document, position, token) =>
      sources.reply(document, position, token, async () => {
        const at = nameAt(document, position, sources);
        if (!at) return undefined;
        const place = { ...at.file, line: at.start.line, name: at.name };
        return locationsOf(await sources.clew.client.graph.derived(place, token), sources);
      }),
  };
}

/** A row of the call hierarchy, which knows its definition in the index. */
class DefinitionItem extends vscode.CallHierarchyItem {
  readonly id: string;

  constructor({ id, kind, name, qualifiedName, path }: RangedDefinition, uri: vscode.Uri, range: vscode.Range, nameRange: vscode.Range) {
    const isFile = kind === 'module';
    super(editorKinds[kind], isFile ? baseName(path) : name, isFile || qualifiedName === name ? '' : qualifiedName, uri, range, nameRange);
    this.id = id;
  }
}

/** Kinds that can be called; a call of a class runs its constructor. */
const calledKinds: ReadonlySet<string> = new Set(['function', 'method', 'class', 'route', 'test']);

/** Callers and callees of the definition that the name at a place means. */
export function callHierarchyProvider(sources: ProviderSources): vscode.CallHierarchyProvider {
  const callsOf = async (item: vscode.CallHierarchyItem, direction: CallDirection, token: vscode.CancellationToken) => {
    if (!(item instanceof DefinitionItem)) return undefined;
    const calls = await sources.answer(token, () => sources.clew.client.graph.calls(item.id, direction, token));
    return calls?.flatMap(({ definition, ranges }) => {
      const end = itemOf(definition, sources);
      return end ? [{ end, ranges: ranges.map(editorRange) }] : [];
    });
  };
  return {
    prepareCallHierarchy: (document, position, token) =>
      sources.reply(document, position, token, async () => {
        const at = nameAt(document, position, sources);
        if (!at) return undefined;
        const named = await sources.clew.client.graph.named({ ...at.file, line: at.start.line, name: at.name }, token);
        return named.filter(({ kind }) => calledKinds.has(kind)).flatMap((definition) => itemOf(definition, sources) ?? []);
      }),
    provideCallHierarchyIncomingCalls: async (item, token) =>
      (await callsOf(item, 'incoming', token))?.map(({ end, ranges }) => new vscode.CallHierarchyIncomingCall(end, ranges)),
    provideCallHierarchyOutgoingCalls: async (item, token) =>
      (await callsOf(item, 'outgoing', token))?.map(({ end, ranges }) => new vscode.CallHierarchyOutgoingCall(end, ranges)),
  };
}

function itemOf(definition: RangedDefinition, { clew }: ProviderSources): DefinitionItem | undefined {
  const uri = uriOfFile(definition, clew.index.roots);
  if (!uri) return undefined;
  const { range, nameRange } = editorRanges(definition);
  return new DefinitionItem(definition, uri, range, nameRange);
}

function nameAt(document: vscode.TextDocument, position: vscode.Position, { clew }: ProviderSources): DocumentName | undefined {
  const file = fileRefOf(document.uri, clew.index.roots);
  const word = document.getWordRangeAtPosition(position);
  const name = word && document.getText(word);
  return file && word && name && name.length <= maxNameLength ? { file, name, start: word.start } : undefined;
}

function locationsOf(definitions: readonly RangedDefinition[], { clew }: ProviderSources): vscode.Location[] {
  return definitions.flatMap((definition) => {
    const uri = uriOfFile(definition, clew.index.roots);
    return uri ? [new vscode.Location(uri, editorRange(definition.nameRange))] : [];
  });
}

/** The place of a use. Its line and column count from one. */
function useLocation({ root, path, line, column }: UseResult, length: number, { clew }: ProviderSources): vscode.Location | undefined {
  const key = rootByName(clew.index.roots, root)?.key;
  const uri = key === undefined ? undefined : uriOfFile({ root: key, path }, clew.index.roots);
  return uri && new vscode.Location(uri, new vscode.Range(line - 1, column - 1, line - 1, column - 1 + length));
}
