// Draws the dependencies between files of a scope as boxes and arrows: files while they are few, folders when there are many.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import { splitCalls, type ResolvedCall } from '../../graph/edges/splitCalls.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { Diagram, DiagramEdge, DiagramNode } from '../record/picture.ts';
import type { PlaceTable } from './pictureLines.ts';

/** Maximum boxes of the scope that people can take in at a glance. */
const maxBoxes = 20;
/** With fewer folders than these, files tell more. */
const minFolders = 4;
/** Maximum boxes outside the scope. */
const maxOutside = 6;
const maxEdges = 48;
const maxDepth = 12;

interface PictureFile {
  readonly root: string;
  readonly path: string;
  readonly inside: boolean;
}

/** A link between two files, or between the boxes of such files. */
interface FileLink {
  readonly from: string;
  readonly to: string;
  /** All possible calls. */
  calls: number;
  /** The certain calls among them. */
  sureCalls: number;
  imports: number;
  /** A line that proves the link. */
  at: { readonly file: PictureFile; readonly line: number } | undefined;
}

/** The dependency diagram of `scope`; undefined where nothing depends on anything. Tests and copies are no part of the structure. */
export function dependencyDiagram(scope: ResolvedScope, graph: CodeGraph, places: PlaceTable): Diagram | undefined {
  const files = filesOf(scope, graph);
  const links = linksOf(files, graph);
  const inside = [...files.values()].filter((file) => file.inside);
  const boxOf = chooseBoxes(inside, links);
  const boxLinks = mergeLinks(links, files, boxOf);
  const drawnBoxes = topBoxes(boxLinks, files, boxOf);
  const boxes = [...drawnBoxes.keys()];
  const edges = [...boxLinks.values()].filter(({ from, to }) => drawnBoxes.has(from) && drawnBoxes.has(to));
  if (edges.length === 0) return undefined;
  const fileLinks = edges.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, maxEdges);
  const circular = circularLinks(
    boxes,
    fileLinks.filter((link) => weightOf(link) > 0),
  );
  const allBoxes = new Set([...boxLinks.values()].flatMap(({ from, to }) => [from, to]));
  return {
    kind: 'dependencies',
    nodes: boxes.map((box) => nodeOf(box, drawnBoxes.get(box) ?? [], places)),
    edges: fileLinks.map((link) => edgeOf(link, boxes, circular, places)),
    omitted: allBoxes.size - boxes.length,
  };
}

function filesOf(scope: ResolvedScope, graph: CodeGraph): Map<string, PictureFile> {
  const files = new Map<string, PictureFile>();
  for (const { root, path, role } of graph.files()) {
    if (role === 'code') files.set(fileKey(root, path), { root, path, inside: scope.contains(root, path) });
  }
  return files;
}

/** Imports and calls between files, at least one of them inside. */
function linksOf(files: ReadonlyMap<string, PictureFile>, graph: CodeGraph): FileLink[] {
  const links = new Map<string, FileLink>();
  const linkBetween = (from: string, to: string): FileLink | undefined => {
    const [fromFile, toFile] = [files.get(from), files.get(to)];
    if (!fromFile || !toFile || from === to || !(fromFile.inside || toFile.inside)) return undefined;
    const key = `${from}\n${to}`;
    const fileLink = links.get(key) ?? { from, to, calls: 0, sureCalls: 0, imports: 0, at: undefined };
    links.set(key, fileLink);
    return fileLink;
  };
  for (const [key, { root, path }] of files) {
    for (const target of graph.imports(root, path)) {
      const fileLink = linkBetween(key, fileKeyOf(target));
      if (fileLink) fileLink.imports += 1;
    }
  }
  for (const caller of graph.symbols()) {
    if (!files.has(fileOf(caller))) continue;
    const { sure, possible } = splitCalls(caller, graph);
    for (const call of sure) addCall(call, true, linkBetween(fileOf(caller), fileOf(call.callee)), files);
    for (const call of possible) addCall(call, false, linkBetween(fileOf(caller), fileOf(call.callee)), files);
  }
  return [...links.values()];
}

/** Counts a call and keeps the line of the first, preferably of a certain one. */
function addCall({ edge }: ResolvedCall, isSure: boolean, fileLink: FileLink | undefined, files: ReadonlyMap<string, PictureFile>): void {
  if (!fileLink) return;
  const file = files.get(fileLink.from);
  if (file && (!fileLink.at || (isSure && fileLink.sureCalls === 0))) fileLink.at = { file, line: edge.line };
  fileLink.calls += 1;
  if (isSure) fileLink.sureCalls += 1;
}

function fileOf({ root, path }: SymbolNode): string {
  return fileKey(root, path);
}

/** Chooses the box of a file: folders as deep as their number allows; files where everything is in a few flat folders. */
function chooseBoxes(inside: readonly PictureFile[], links: readonly FileLink[]): (file: PictureFile) => string {
  const linkedKeys = new Set(links.flatMap(({ from, to }) => [from, to]));
  const linkedFiles = inside.filter(({ root, path }) => linkedKeys.has(fileKey(root, path)));
  const byFile = (file: PictureFile): string => (file.inside ? fileKeyOf(file) : folderAt(file, 1));
  if (linkedFiles.length <= maxBoxes) return byFile;
  const sharedDepth = sharedFolderCount(linkedFiles.map(({ path }) => path));
  for (let depth = maxDepth; depth > 0; depth--) {
    const byFolder = (file: PictureFile): string => folderAt(file, file.inside ? sharedDepth + depth : 1);
    const boxes = new Set(linkedFiles.map(byFolder)).size;
    if (boxes <= maxBoxes) return boxes >= minFolders ? byFolder : byFile;
  }
  return byFile;
}

/** `root:folder/` of the first `depth` folders; a file above that depth is in its own folder. */
function folderAt({ root, path }: PictureFile, depth: number): string {
  const folders = path.split('/').slice(0, -1).slice(0, depth);
  return `${root}:${folders.join('/')}/`;
}

/** Number of folders that all paths share. */
function sharedFolderCount(paths: readonly string[]): number {
  const [first = '', ...otherFolders] = paths.map((path) => path.split('/').slice(0, -1).join('/'));
  let depth = first.split('/').length;
  const prefix = (): string => first.split('/').slice(0, depth).join('/');
  while (depth > 0 && !otherFolders.every((folder) => folder === prefix() || folder.startsWith(`${prefix()}/`))) depth -= 1;
  return depth === 1 && first === '' ? 0 : depth;
}

function mergeLinks(
  links: readonly FileLink[],
  files: ReadonlyMap<string, PictureFile>,
  boxOf: (file: PictureFile) => string,
): Map<string, FileLink> {
  const boxLinks = new Map<string, FileLink>();
  for (const link of links) {
    const [fromFile, toFile] = [files.get(link.from), files.get(link.to)];
    if (!fromFile || !toFile) continue;
    const [from, to] = [boxOf(fromFile), boxOf(toFile)];
    if (from === to) continue;
    const boxLink = boxLinks.get(`${from}\n${to}`) ?? { from, to, calls: 0, sureCalls: 0, imports: 0, at: undefined };
    if (link.at && (!boxLink.at || (link.sureCalls > 0 && boxLink.sureCalls === 0))) boxLink.at = link.at;
    boxLink.calls += link.calls;
    boxLink.sureCalls += link.sureCalls;
    boxLink.imports += link.imports;
    boxLinks.set(`${from}\n${to}`, boxLink);
  }
  return boxLinks;
}

/** Boxes to draw with their files, those with most links first; fewer outside the scope. */
function topBoxes(
  boxLinks: ReadonlyMap<string, FileLink>,
  files: ReadonlyMap<string, PictureFile>,
  boxOf: (file: PictureFile) => string,
): Map<string, readonly PictureFile[]> {
  const weightByBox = new Map<string, number>();
  for (const link of boxLinks.values())
    for (const box of [link.from, link.to]) weightByBox.set(box, (weightByBox.get(box) ?? 0) + weightOf(link));
  const members = new Map<string, PictureFile[]>();
  for (const file of files.values()) {
    const box = boxOf(file);
    if (weightByBox.has(box)) members.set(box, [...(members.get(box) ?? []), file]);
  }
  const rankedBoxes = [...members].toSorted(([a], [b]) => (weightByBox.get(b) ?? 0) - (weightByBox.get(a) ?? 0) || (a < b ? -1 : 1));
  const isInside = ([, boxFiles]: [string, PictureFile[]]): boolean => boxFiles.some(({ inside }) => inside);
  const chosenBoxes = [
    ...rankedBoxes.filter(isInside).slice(0, maxBoxes),
    ...rankedBoxes.filter((box) => !isInside(box)).slice(0, maxOutside),
  ];
  return new Map(chosenBoxes);
}

/** Merely possible links are drawn last, and form no cycle. */
function weightOf({ sureCalls, imports }: FileLink): number {
  return sureCalls + 2 * imports;
}

function nodeOf(box: string, files: readonly PictureFile[], places: PlaceTable): DiagramNode {
  const path = box.slice(box.indexOf(':') + 1);
  const [first] = files;
  const outside = files.some(({ inside }) => inside) ? {} : { outside: true };
  if (!path.endsWith('/'))
    return { label: lastName(path), title: path, kind: 'file', ...outside, ...(first ? { at: places.at(first, 0) } : {}) };
  const folder = path.slice(0, -1);
  return {
    label: lastName(folder) || '/',
    title: folder || '/',
    kind: 'folder',
    files: files.length,
    ...outside,
    ...(first && folder ? { at: places.folder(first.root, folder) } : {}),
  };
}

function lastName(path: string): string {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  // Names that every folder has need the name around them.
  return /^(?:index|mod|__init__|main|src|lib)\b/.test(name) && parts.length > 1 ? parts.slice(-2).join('/') : name;
}

function edgeOf(link: FileLink, boxes: readonly string[], circular: ReadonlySet<FileLink>, places: PlaceTable): DiagramEdge {
  const { from, to, calls, sureCalls, imports, at } = link;
  return {
    from: boxes.indexOf(from),
    to: boxes.indexOf(to),
    calls: sureCalls || calls,
    imports,
    weak: sureCalls === 0 && imports === 0,
    circular: circular.has(link),
    ...(at ? { at: places.at(at.file, at.line) } : {}),
  };
}

/** Links that are part of a cycle. */
function circularLinks(boxes: readonly string[], links: readonly FileLink[]): ReadonlySet<FileLink> {
  const linkedBoxes = new Map(boxes.map((box) => [box, links.filter(({ from }) => from === box).map(({ to }) => to)]));
  const reaches = (start: string, goal: string): boolean => {
    const visited = new Set([start]);
    for (const box of visited) {
      if (box === goal) return true;
      for (const to of linkedBoxes.get(box) ?? []) visited.add(to);
    }
    return false;
  };
  return new Set(links.filter(({ from, to }) => reaches(to, from)));
}
