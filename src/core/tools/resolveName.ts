// Resolves a name to definitions for a tool, with messages for no match or several matches.
import { writtenName } from '../base/writtenName.ts';
import { GapLookUp } from '../answering/gaps/gapLookUp.ts';
import type { GapResult } from '../answering/gaps/gapResult.ts';
import { nameForModel } from '../answering/relations/relation.ts';
import { withoutConstructors } from '../graph/values/constructors.ts';
import { fileStem } from '../graph/files/fileEntry.ts';
import type { SymbolNode } from '../graph/edges/types.ts';
import { preferOwnCode } from '../planning/subjects.ts';
import { implementationsOf } from '../searching/definitions/overloads.ts';
import type { PathFile } from '../workspace/pathIndex.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import { shortText, ToolRefusal, type Desk } from './desk.ts';
import { insidePath } from './insidePath.ts';
import { filesNear, mostNear, nextCalls, spelledNearly } from './nearest.ts';

/** Finds definitions by a typed text, as completion in the editor does. */
export type NamesLike = (typed: string, limit: number) => readonly SymbolNode[];

/** Limit of listed meanings of one name. */
const mostNames = 6;

/** Look-up as for gaps of answers, within the scope of the call. */
export function lookUpOf({ sources, scope, context: { parts, settings } }: Desk): GapLookUp {
  const { skipped, installed } = parts;
  return new GapLookUp({ sources, scope, settings, skipped, ...(installed ? { installed } : {}) });
}

/**
 * Files that match `path` inside the scope.
 * @throws ToolRefusal for a path that is outside the workspace, not indexed, or outside the scope
 */
export async function filesMeant(path: string, desk: Desk): Promise<readonly PathFile[]> {
  const inside = insidePath(path, desk.context.parts.roots);
  if (!inside) throw new ToolRefusal(`"${shortText(path)}" leads out of the workspace, and nothing there is read`, 'Use a path inside it');
  const files = desk.view.files(inside.path).filter(({ root }) => inside.root === undefined || root === inside.root);
  if (files.length) return files;
  const folder = desk.view.folder(inside.path);
  if (folder) return folder.files;
  // The reason for a missing file is worded as for gaps: ignored and by which rule, outside the scope, or missing.
  const { note, outcome } = await lookUpOf(desk).find({
    text: inside.path,
    normalized: inside.path,
    file: inside.path,
    wanted: 'definition',
  });
  const wrong = outcome === 'not-found' ? `No file of the index is called \`${shortText(inside.path)}\`` : note;
  throw new ToolRefusal(wrong, nextForFile(inside.path, desk));
}

/**
 * Definitions of `name` inside the scope; `path` narrows them to a file or folder.
 * @throws ToolRefusal when there are none, with what is known of the name and names near it
 */
export async function symbolsMeant(
  name: string,
  path: string | undefined,
  desk: Desk,
  namesLike: NamesLike,
): Promise<readonly SymbolNode[]> {
  const own = writtenName(name);
  const files = path === undefined ? undefined : await filesMeant(path, desk);
  const isThere = (each: SymbolNode): boolean => !files || files.some(({ root, path: its }) => each.root === root && each.path === its);
  const symbols = desk.view.named(own).filter(isThere);
  const meant = preferOwnCode(implementationsOf(withoutConstructors(symbols), desk.context.parts.sources.graph));
  if (meant.length) return meant;
  throw await unknownName(own, path, desk, namesLike);
}

async function unknownName(name: string, path: string | undefined, desk: Desk, namesLike: NamesLike): Promise<ToolRefusal> {
  const request = {
    text: name,
    normalized: name,
    symbol: name,
    wanted: 'definition',
    ...(path === undefined ? {} : { file: path }),
  } as const;
  const { note, outcome } = await lookUpOf(desk).find(request);
  const isElsewhere = path !== undefined && desk.view.named(name).length > 0;
  const wrong = isElsewhere || (outcome === 'found' && path !== undefined) ? `\`${name}\` is not defined in ${path}` : note;
  return new ToolRefusal(shortText(wrong), nextForName(name, desk, namesLike));
}

/** Suggests files with a similar name, else the search. */
function nextForFile(path: string, desk: Desk): string {
  const near = filesNear(path, desk).map((file) => desk.placeOf(file));
  const [first] = near;
  return nextCalls(near, [
    ...(first === undefined ? [] : [`the same call with path ${JSON.stringify(first)}`]),
    `search_text {"text":${JSON.stringify(shortText(fileStem(path)))}}`,
  ]);
}

/** Suggests the next call for an unknown name: the same call with the nearest name, else the text search. */
export function nextForName(name: string, desk: Desk, namesLike: NamesLike): string {
  const near = nearNames(name, desk, namesLike);
  const [first] = near;
  return nextCalls(
    near.map((symbol) => withPlace(symbol, desk)),
    [
      ...(first === undefined ? [] : [`the same call with name ${JSON.stringify(nameForModel(first))} and path "${desk.placeOf(first)}"`]),
      `search_text {"text":${JSON.stringify(shortText(name))}}`,
    ],
  );
}

/** Names near `name` inside the scope: the same name in other files, then similar spelling, then longer names with this prefix. */
function nearNames(name: string, desk: Desk, namesLike: NamesLike): readonly SymbolNode[] {
  const like = desk.view.inside(namesLike(name, 4 * mostNear)).filter(({ fact }) => fact.kind !== 'module');
  return firstOfEach([...preferOwnCode(desk.view.named(name)), ...spelledNearly(name, desk), ...like], ({ id }) => id).slice(0, mostNear);
}

/** Notes that a name has several meanings, and how to select one; empty for one meaning. */
export function ambiguity(name: string, symbols: readonly SymbolNode[], desk: Desk): readonly string[] {
  if (symbols.length < 2) return [];
  const shown = symbols.slice(0, mostNames).map((symbol) => withPlace(symbol, desk));
  const more = symbols.length > mostNames ? ` and ${symbols.length - mostNames} more` : '';
  return [
    `Ambiguous: \`${shortText(name)}\` names ${symbols.length} definitions: ${shown.join('; ')}${more}. Give Class.member or path to choose one.`,
  ];
}

/** Whether a look-up found something, for the head of a result. */
export function isFound({ outcome }: GapResult): boolean {
  return outcome === 'found' || outcome === 'partial' || outcome === 'ambiguous';
}

/** A definition as name and place. */
export function withPlace(symbol: SymbolNode, desk: Desk): string {
  return `${nameForModel(symbol)} (${desk.placeOf(symbol, symbol.fact.nameRange.start.line)})`;
}
