// Resolves the name or path in a tool call, with advice where nothing or several things match.
import { normalizeName } from '../base/normalizeName.ts';
import { scrub } from '../secrets/scrub.ts';
import { GapLookUp } from '../answering/gaps/gapLookUp.ts';
import type { GapResult } from '../answering/gaps/gapResult.ts';
import { readableName } from '../answering/material/relations/relationNote.ts';
import { withoutConstructors } from '../graph/values/constructors.ts';
import { fileStem } from '../graph/files/fileEntry.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import { preferOwnCode } from '../planning/subjects.ts';
import { implementationsOf } from '../searching/definitions/overloads.ts';
import type { PathFile } from '../workspace/pathIndex.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import { shortText, ToolRefusal, type CallContext } from './callContext.ts';
import { insidePath } from './insidePath.ts';
import { filesNear, maxSuggestions, nextCalls, namesNear } from './nearest.ts';

/** Finds definitions by a typed text, as completion in the editor does. */
export type NamesLike = (text: string, limit: number) => readonly SymbolNode[];

/** Maximum listed meanings of one name. */
const maxNames = 6;

/** The look-up that also fills gaps of answers, within the scope of the call. */
export function lookUpOf({ sources, scope, toolContext: { dependencies, settings } }: CallContext): GapLookUp {
  const { skippedFiles, installed } = dependencies;
  return new GapLookUp({ sources, scope, settings, skippedFiles, ...(installed ? { installed } : {}) });
}

/**
 * Files that match `path` inside the scope.
 * @throws ToolRefusal for a path that is outside the workspace, not indexed, or outside the scope
 */
export async function resolveFiles(path: string, callContext: CallContext): Promise<readonly PathFile[]> {
  const filePath = insidePath(path, callContext.toolContext.dependencies.roots);
  if (!filePath)
    throw new ToolRefusal(`"${shortText(path)}" leads out of the workspace, and nothing there is read`, 'Use a path inside it');
  const files = callContext.scopedView.filesAt(filePath.path).filter(({ root }) => filePath.root === undefined || root === filePath.root);
  if (files.length) return files;
  const folder = callContext.scopedView.folderAt(filePath.path);
  if (folder) return folder.files;
  // The look-up says why the file is missing: ignored, and by which rule, outside the scope, or not there.
  const { note, outcome } = await lookUpOf(callContext).find({
    text: filePath.path,
    normalized: filePath.path,
    file: filePath.path,
    target: 'definition',
  });
  const problem = outcome === 'not-found' ? `No file of the index is called \`${shortText(filePath.path)}\`` : note;
  throw new ToolRefusal(problem, nextForFile(filePath.path, callContext));
}

/**
 * `name` in the form of the index. Secrets are masked before: that form changes the signs of an escape (`&#45;`), behind which a later look
 * would have found them.
 */
export function codeNameOf(name: string): string {
  return normalizeName(scrub(name).text);
}

/**
 * Definitions of `name` inside the scope; `path` narrows them to a file or folder.
 * @throws ToolRefusal when there are none, with what is known of the name and names near it
 */
export async function resolveSymbols(
  name: string,
  path: string | undefined,
  callContext: CallContext,
  namesLike: NamesLike,
): Promise<readonly SymbolNode[]> {
  const codeName = codeNameOf(name);
  const files = path === undefined ? undefined : await resolveFiles(path, callContext);
  const isThere = (each: SymbolNode): boolean => !files || files.some((file) => each.root === file.root && each.path === file.path);
  const symbols = callContext.scopedView.symbolsNamed(codeName).filter(isThere);
  const definitions = preferOwnCode(implementationsOf(withoutConstructors(symbols), callContext.toolContext.dependencies.sources.graph));
  if (definitions.length) return definitions;
  throw await unknownName(codeName, path, callContext, namesLike);
}

async function unknownName(name: string, path: string | undefined, callContext: CallContext, namesLike: NamesLike): Promise<ToolRefusal> {
  const request = {
    text: name,
    normalized: name,
    symbol: name,
    target: 'definition',
    ...(path === undefined ? {} : { file: path }),
  } as const;
  const { note, outcome } = await lookUpOf(callContext).find(request);
  const isElsewhere = path !== undefined && callContext.scopedView.symbolsNamed(name).length > 0;
  const problem = isElsewhere || (outcome === 'found' && path !== undefined) ? `\`${name}\` is not defined in ${path}` : note;
  return new ToolRefusal(shortText(problem), nextForName(name, callContext, namesLike));
}

/** Advice for an unknown file: files with a similar name, and the search for its name. */
function nextForFile(path: string, callContext: CallContext): string {
  const nearPaths = filesNear(path, callContext).map((file) => callContext.placeOf(file));
  const [first] = nearPaths;
  return nextCalls(nearPaths, [
    ...(first === undefined ? [] : [`the same call with path ${JSON.stringify(first)}`]),
    `search_text {"text":${JSON.stringify(shortText(fileStem(path)))}}`,
  ]);
}

/** Advice for an unknown name: the same call with the nearest name, and the search for its text. */
export function nextForName(name: string, callContext: CallContext, namesLike: NamesLike): string {
  const nearSymbols = nearNames(name, callContext, namesLike);
  const [first] = nearSymbols;
  return nextCalls(
    nearSymbols.map((symbol) => withPlace(symbol, callContext)),
    [
      ...(first === undefined
        ? []
        : [`the same call with name ${JSON.stringify(readableName(first))} and path "${callContext.placeOf(first)}"`]),
      `search_text {"text":${JSON.stringify(shortText(name))}}`,
    ],
  );
}

/** Names near `name` inside the scope: the same name in other files, then similar spelling, then longer names with this prefix. */
function nearNames(name: string, callContext: CallContext, namesLike: NamesLike): readonly SymbolNode[] {
  const similarSymbols = callContext.scopedView.inScope(namesLike(name, 4 * maxSuggestions)).filter(({ fact }) => fact.kind !== 'module');
  return firstOfEach(
    [...preferOwnCode(callContext.scopedView.symbolsNamed(name)), ...namesNear(name, callContext), ...similarSymbols],
    ({ id }) => id,
  ).slice(0, maxSuggestions);
}

/** A note that lists the meanings of a name and says how to choose one; empty for a single meaning. */
export function ambiguityNotes(name: string, symbols: readonly SymbolNode[], callContext: CallContext): readonly string[] {
  if (symbols.length < 2) return [];
  const namesAndPlaces = symbols.slice(0, maxNames).map((symbol) => withPlace(symbol, callContext));
  const more = symbols.length > maxNames ? ` and ${symbols.length - maxNames} more` : '';
  return [
    `Ambiguous: \`${shortText(name)}\` names ${symbols.length} definitions: ${namesAndPlaces.join('; ')}${more}. Give Class.member or path to choose one.`,
  ];
}

/** Whether a look-up found anything, if only in part. */
export function isFound({ outcome }: GapResult): boolean {
  return outcome === 'found' || outcome === 'partial' || outcome === 'ambiguous';
}

/** A definition as name and place. */
export function withPlace(symbol: SymbolNode, callContext: CallContext): string {
  return `${readableName(symbol)} (${callContext.placeOf(symbol, symbol.fact.nameRange.start.line)})`;
}
