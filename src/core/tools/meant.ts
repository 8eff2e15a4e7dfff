// Which definitions a name means for a tool, and what is to be said where it means none or several.
import { writtenName } from '../base/writtenName.ts';
import { GapLookUp } from '../answering/gaps/gapLookUp.ts';
import type { LookedUp } from '../answering/gaps/lookedUp.ts';
import { named } from '../answering/relations/relation.ts';
import { withoutConstructors } from '../graph/constructors.ts';
import { stemOf } from '../graph/fileEntry.ts';
import type { SymbolNode } from '../graph/types.ts';
import { preferOwnCode } from '../planning/subjects.ts';
import { implementationsOf } from '../searching/definitions/overloads.ts';
import type { IndexedFile } from '../workspace/pathIndex.ts';
import { shortText, ToolRefusal, type Desk } from './desk.ts';
import { insidePath } from './insidePath.ts';

/** Finds definitions by what was typed, as the editor completes names. */
export type NamesLike = (typed: string, limit: number) => readonly SymbolNode[];

/** Names near one that is not there, or further meanings, that are told. */
const mostNames = 6;

/** The look-up that gaps of answers use, within the scope of the call. */
export function lookUpOf({ sources, scope, context: { parts, settings } }: Desk): GapLookUp {
  const { skipped, installed } = parts;
  return new GapLookUp({ sources, scope, settings, skipped, ...(installed ? { installed } : {}) });
}

/**
 * Files that `path` means, inside the scope.
 * @throws ToolRefusal for one that leads out of the workspace, is not indexed, or is outside the scope
 */
export async function filesMeant(path: string, desk: Desk): Promise<readonly IndexedFile[]> {
  const inside = insidePath(path, desk.context.parts.roots);
  if (!inside) throw new ToolRefusal(`"${shortText(path)}" leads out of the workspace, and nothing there is read`, 'Use a path inside it');
  const files = desk.view.files(inside.path).filter(({ root }) => inside.root === undefined || root === inside.root);
  if (files.length) return files;
  const folder = desk.view.folder(inside.path);
  if (folder) return folder.files;
  // Why a file is not there is told the way gaps are told: ignored and by which rule, outside the scope, or not there.
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
 * Definitions that `name` means inside the scope; `path` narrows them to a file or folder.
 * @throws ToolRefusal where there are none: with what is known of the name, and names near it
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
  const found = desk.view.named(own).filter(isThere);
  const meant = preferOwnCode(implementationsOf(withoutConstructors(found), desk.context.parts.sources.graph));
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
  const wrong = outcome === 'found' && path !== undefined ? `\`${name}\` is not defined in ${path}` : note;
  return new ToolRefusal(shortText(wrong), nextFor(name, nearNames(name, desk, namesLike)));
}

/** Files with the same name in another folder, or with another ending. */
function nextForFile(path: string, desk: Desk): string {
  const stem = stemOf(path).toLowerCase();
  const isNear = (file: IndexedFile): boolean => stemOf(file.path).toLowerCase() === stem;
  const near = [...desk.sources.files.all()].filter((file) => isNear(file) && desk.scope.contains(file.root, file.path));
  const names = near.slice(0, mostNames).map((file) => desk.placeOf(file));
  return names.length ? `Files near it: ${names.join(', ')}` : 'explore_code and search_text lead to files by what they hold';
}

/** What to do where a name is not there. */
export function nextFor(name: string, near: readonly string[]): string {
  const search = `search_text finds where the text "${shortText(name)}" stands`;
  return near.length ? `Names near it: ${near.join(', ')}; ${search}` : search;
}

/** Names near `name` inside the scope, with their places. */
export function nearNames(name: string, desk: Desk, namesLike: NamesLike): readonly string[] {
  const inside = desk.view.inside(namesLike(name, 4 * mostNames)).filter(({ fact }) => fact.kind !== 'module');
  return inside.slice(0, mostNames).map((symbol) => withPlace(symbol, desk));
}

/** Says that a name has several meanings, and how to ask for one; nothing where it has one. */
export function ambiguity(name: string, symbols: readonly SymbolNode[], desk: Desk): readonly string[] {
  if (symbols.length < 2) return [];
  const shown = symbols.slice(0, mostNames).map((symbol) => withPlace(symbol, desk));
  const more = symbols.length > mostNames ? ` and ${symbols.length - mostNames} more` : '';
  return [
    `Ambiguous: \`${shortText(name)}\` names ${symbols.length} definitions: ${shown.join('; ')}${more}. Give Class.member or path to choose one.`,
  ];
}

/** What a look-up came to, for the head of a result. */
export function isFound({ outcome }: LookedUp): boolean {
  return outcome === 'found' || outcome === 'partial' || outcome === 'ambiguous';
}

/** A definition by its name and place. */
export function withPlace(symbol: SymbolNode, desk: Desk): string {
  return `${named(symbol)} (${desk.placeOf(symbol, symbol.fact.nameRange.start.line)})`;
}
