// Asks the language servers of the editor by its built-in commands. What comes back is another extension's word: it is checked and bounded here.
import * as v from 'valibot';
import * as vscode from 'vscode';
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import type { LanguageServers, Root, ServerPlace, ServerQuestion, ServerReply, ServerRequest } from '../../core/ports.ts';
import type { OwnRequests } from './ownRequests.ts';
import { fileRefOf, uriOf } from '../workspace/roots.ts';

/** Most places of one reply; a definition with more uses than that is not checked one by one. Set by judgement. */
const maxPlaces = 2000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const uriSchema = v.custom<vscode.Uri>((value) => value instanceof vscode.Uri);
const positionSchema = v.object({ line: count, character: count });
const rangeSchema = v.object({ start: positionSchema });
const locationSchema = v.object({ uri: uriSchema, range: rangeSchema });
const linkSchema = v.object({ targetUri: uriSchema, targetSelectionRange: v.optional(rangeSchema), targetRange: rangeSchema });
const itemSchema = v.object({ name: v.string(), uri: uriSchema, selectionRange: rangeSchema });
const outgoingSchema = v.object({ to: itemSchema, fromRanges: v.array(rangeSchema) });

/** A place in any document of the editor. */
interface DocumentPlace extends Omit<ServerPlace, 'root' | 'path'> {
  readonly uri: vscode.Uri;
}

/** What one kind of question asks the editor, and how its result is read. */
type Ask = (uri: vscode.Uri, position: vscode.Position) => Promise<readonly unknown[] | undefined>;

const asks: Readonly<Record<ServerQuestion, { readonly ask: Ask; readonly read: (result: unknown) => DocumentPlace | undefined }>> = {
  definition: { ask: (uri, position) => run('vscode.executeDefinitionProvider', uri, position), read: readLocation },
  references: { ask: (uri, position) => run('vscode.executeReferenceProvider', uri, position), read: readLocation },
  implementations: { ask: (uri, position) => run('vscode.executeImplementationProvider', uri, position), read: readLocation },
  'outgoing-calls': {
    ask: (uri, position) => askItems('vscode.prepareCallHierarchy', 'vscode.provideOutgoingCalls', uri, position),
    read: readOutgoingCall,
  },
  subtypes: { ask: (uri, position) => askItems('vscode.prepareTypeHierarchy', 'vscode.provideSubtypes', uri, position), read: readItem },
};

/**
 * @param roots of the open workspace, @param isEnabled whether the person lets Clew ask language servers
 * @param ownRequests notes what is asked, so that providers of Clew do not reply
 */
export function editorServers(roots: () => readonly Root[], isEnabled: () => boolean, ownRequests: OwnRequests): LanguageServers {
  return {
    async ask(request, token) {
      return isEnabled() ? askEditor(request, roots(), ownRequests, token) : undefined;
    },
  };
}

async function askEditor(
  { question, root: key, path, line, column }: ServerRequest,
  roots: readonly Root[],
  ownRequests: OwnRequests,
  token: CancellationToken,
): Promise<ServerReply | undefined> {
  const root = roots.find((each) => each.key === key);
  const uri = root && uriOf(root, path);
  if (!uri) return undefined;
  // The server of the language starts when a document of it is open, and only then knows the text.
  await vscode.workspace.openTextDocument(uri);
  throwIfCancelled(token);
  const { ask, read } = asks[question];
  const position = new vscode.Position(line, column);
  const results = await ownRequests.during({ uri, position }, () => ask(uri, position));
  if (!results) return undefined;
  const places = results.slice(0, maxPlaces).flatMap((result) => read(result) ?? []);
  return { places: places.map((place) => toServerPlace(place, roots)), isCut: results.length > maxPlaces };
}

function toServerPlace({ uri, ...place }: DocumentPlace, roots: readonly Root[]): ServerPlace {
  return { ...place, ...(fileRefOf(uri, roots) ?? { root: '', path: '' }) };
}

/** Calls a command of the editor. Undefined for an empty list: the editor gives one where no provider is registered, too. */
async function run(command: string, ...args: readonly unknown[]): Promise<readonly unknown[] | undefined> {
  const result: unknown = await vscode.commands.executeCommand(command, ...args);
  return Array.isArray(result) && result.length ? result : undefined;
}

/** What `provide` says of the items that `prepare` finds at a place: several for overloads. */
async function askItems(
  prepare: string,
  provide: string,
  uri: vscode.Uri,
  position: vscode.Position,
): Promise<readonly unknown[] | undefined> {
  const items = await run(prepare, uri, position);
  if (!items) return undefined;
  const results = await Promise.all(items.map((item) => run(provide, item)));
  return results.flatMap((result) => result ?? []);
}

/** Locations and links are the two forms of a place in the editor's interface. */
function readLocation(result: unknown): DocumentPlace | undefined {
  const location = v.safeParse(locationSchema, result);
  if (location.success) return placeAt(location.output.uri, location.output.range);
  const link = v.safeParse(linkSchema, result);
  return link.success ? placeAt(link.output.targetUri, link.output.targetSelectionRange ?? link.output.targetRange) : undefined;
}

function readItem(result: unknown): DocumentPlace | undefined {
  const item = v.safeParse(itemSchema, result);
  return item.success ? { ...placeAt(item.output.uri, item.output.selectionRange), name: item.output.name } : undefined;
}

function readOutgoingCall(result: unknown): DocumentPlace | undefined {
  const call = v.safeParse(outgoingSchema, result);
  if (!call.success) return undefined;
  const { to, fromRanges } = call.output;
  const calls = fromRanges.slice(0, maxPlaces).map(({ start: { line, character } }) => ({ line, column: character }));
  return { ...placeAt(to.uri, to.selectionRange), name: to.name, calls };
}

function placeAt(uri: vscode.Uri, { start: { line, character } }: v.InferOutput<typeof rangeSchema>): DocumentPlace {
  return { uri, line, column: character };
}
