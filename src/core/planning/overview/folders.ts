// Describes the folders of a project in one line each: from a README or a comment, otherwise by the definitions in their files.
import { parentFolder } from '../../base/parentFolder.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { isLicence } from '../../base/licence.ts';
import { baseName } from '../../base/baseName.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { FolderDescription } from './architecture.ts';
import { introductionOf } from './introduction.ts';
import { isCodeFile, type ProjectFiles } from './projectFiles.ts';

/** One folder. */
export interface FolderLine {
  readonly root: string;
  /** Empty for the top folder. */
  readonly path: string;
  readonly files: number;
  /** Its description, and the file that has it. */
  readonly introduction: FolderDescription | undefined;
  /** Definitions of its files, most important first. */
  readonly defines: readonly SymbolNode[];
}

/** The folders that are shown, and those that are not. */
export interface Folders {
  readonly lines: readonly FolderLine[];
  readonly others: readonly string[];
}

const maxFolders = 10;
const maxNames = 4;
/** Factor for a type, which tells more about a folder than a function. Set by judgement. */
const typeWorth = 2;
/** Factor for a definition that the README names. Set by judgement. */
const readmeWorth = 2;
/** A folder with more than this share of the files is replaced by its subfolders. */
const largeShare = 0.4;
/** Files whose head comment describes their folder. */
const describingFile = /^(?:__init__\.py|package-info\.java|doc\.go|mod\.rs|lib\.rs|main\.rs|index\.[cm]?[jt]sx?)$/;

interface CodeFolder {
  readonly path: string;
  /** Files at any depth below it. */
  readonly files: readonly PathFile[];
}

/** What documents say of the folders. */
interface FolderHints {
  readonly readmeWords: ReadonlySet<string>;
  /** Descriptions by path. */
  readonly described: ReadonlyMap<string, FolderDescription> | undefined;
  /** Steps of the main path, whose types come first. */
  readonly pathSteps: readonly SymbolNode[];
}

/** The folders with code, in the order of paths. */
export async function codeFolders(
  { root, files }: ProjectFiles,
  sources: Sources,
  { readmeWords, described, pathSteps }: FolderHints,
): Promise<Folders> {
  const { graph } = sources;
  const code = files.filter((file) => isOwnCode(file, graph));
  const allFolders = openLargeFolders(code);
  const largestFolders = allFolders.toSorted((a, b) => b.files.length - a.files.length).slice(0, maxFolders);
  const folderLines: FolderLine[] = [];
  const pathIds = new Set(pathSteps.flatMap((step) => typesAround(step, graph)));
  for (const folder of allFolders.filter((each) => largestFolders.includes(each))) {
    const sentence = described?.get(folder.path) ?? (await folderIntroduction(folder, files, root, graph, sources));
    const defines = definitionsIn(folder, graph, readmeWords, pathIds);
    if (sentence || defines.length)
      folderLines.push({ root, path: folder.path, files: folder.files.length, introduction: sentence, defines });
  }
  const shownPaths = new Set(folderLines.map(({ path }) => path));
  return { lines: folderLines, others: allFolders.map(({ path }) => path).filter((path) => path !== '' && !shownPaths.has(path)) };
}

/**
 * Whether a file is code, even in a folder named like one of documents: it may generate them. Such a file exports functions and uses the
 * code of the project; examples and tools of a site stand alone, and there may be hundreds.
 */
function isOwnCode(file: PathFile, graph: CodeGraph): boolean {
  if (file.role === 'code') return isCodeFile(file, graph);
  if (file.role !== 'documentation') return false;
  const symbols = graph.inFile(file.root, file.path);
  const isCode = (callee: string | null): boolean => callee !== null && graph.symbol(callee)?.role === 'code';
  return (
    symbols.some(({ fact }) => fact.kind === 'function' && fact.exported) &&
    symbols.some(({ id }) => graph.callees(id).some(({ callee }) => isCode(callee)))
  );
}

/** Folders below `''`; the largest are opened as long as their subfolders fit. */
function openLargeFolders(code: readonly PathFile[]): readonly CodeFolder[] {
  let folders = foldersBelow('', code);
  const openedPaths = new Set<string>();
  for (;;) {
    const largeFolder = folders
      .filter(({ path, files }) => !openedPaths.has(path) && files.length > Math.max(2, largeShare * code.length))
      .sort((a, b) => b.files.length - a.files.length)[0];
    if (!largeFolder) return folders.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const subfolders = foldersBelow(largeFolder.path, largeFolder.files);
    // From now on it stands only for the files directly in it.
    openedPaths.add(largeFolder.path);
    if (subfolders.length > 1 || subfolders[0]?.path !== largeFolder.path)
      folders = [...folders.filter((each) => each !== largeFolder), ...subfolders];
  }
}

/** The folders directly below `folder`, and the folder itself if files are directly in it. */
function foldersBelow(folder: string, files: readonly PathFile[]): readonly CodeFolder[] {
  const groups = new Map<string, PathFile[]>();
  const start = folder ? folder.length + 1 : 0;
  for (const file of files) {
    const end = file.path.indexOf('/', start);
    const path = end < 0 ? folder : file.path.slice(0, end);
    const group = groups.get(path);
    if (group) group.push(file);
    else groups.set(path, [file]);
  }
  return [...groups].map(([path, groupFiles]) => ({ path, files: groupFiles }));
}

/** First sentence of a README in the folder, or of the head comment in the file that describes it. */
async function folderIntroduction(
  { path, files }: CodeFolder,
  projectFiles: readonly PathFile[],
  root: string,
  graph: CodeGraph,
  { lines }: Sources,
): Promise<FolderLine['introduction']> {
  if (path === '') return undefined;
  const readme = projectFiles.find((file) => parentFolder(file.path) === path && /\/readme(?:\.\w+)?$/i.test(file.path));
  const readmeIntroduction = readme && introductionOf((await lines(root, readme.path)) ?? []);
  if (readme && readmeIntroduction) return { ...readmeIntroduction, in: readme.path };
  const ownFiles = files.filter((file) => parentFolder(file.path) === path);
  const describingFiles = ownFiles.filter((file) => describingFile.test(file.path.slice(path.length + 1)));
  for (const file of [
    ...describingFiles,
    ...(ownFiles.length === 1 ? ownFiles : []),
    ...ownFiles.filter(({ path: name }) => name.endsWith('.go')),
  ]) {
    const fact = graph.inFile(root, file.path).find((symbol) => symbol.fact.kind === 'module')?.fact;
    const doc =
      fact?.doc
        .split(/\n\s*\n/)[0]
        ?.replace(/\s+/g, ' ')
        .trim() ?? '';
    // A Go comment that does not begin with `package` describes its file only.
    const isOfFile = file.path.endsWith('.go') && !/^package\s/i.test(doc);
    if (fact?.docLines && doc && !isLicence(doc) && !isOfFile && /[\p{L}]{2,}\s+[\p{L}]{2,}/u.test(doc)) {
      return { text: /^.{20,}?[.!?](?=\s|$)/.exec(doc)?.[0] ?? doc.slice(0, 240), lines: fact.docLines, in: file.path };
    }
  }
  return undefined;
}

/** Top-level definitions, most central first: those that most files use; types and names in the README before the rest. */
function definitionsIn(
  { files }: CodeFolder,
  graph: CodeGraph,
  readmeWords: ReadonlySet<string>,
  pathIds: ReadonlySet<string>,
): readonly SymbolNode[] {
  const topSymbols = files.flatMap(({ root, path }) =>
    graph.inFile(root, path).filter(({ fact }) => isListed(fact) && !fact.name.startsWith('<') && !fact.name.startsWith('_')),
  );
  const isExported = ({ fact }: SymbolNode): boolean => fact.exported;
  const definitions = topSymbols.flatMap((symbol) => withoutNamespace(symbol, graph));
  const shownDefinitions = definitions.some(isExported) ? definitions.filter(isExported) : definitions;
  const ratedDefinitions = shownDefinitions.map((symbol) => ({
    symbol,
    isOnPath: pathIds.has(symbol.id),
    weight: userCount(symbol, graph) * (isClassLike(symbol.fact) ? typeWorth : 1) * (readmeWords.has(symbol.fact.name) ? readmeWorth : 1),
    importance: graph.importance(symbol.id),
  }));
  const sortedDefinitions = ratedDefinitions.toSorted(
    (a, b) =>
      Number(b.isOnPath) - Number(a.isOnPath) || b.weight - a.weight || b.importance - a.importance || (a.symbol.id < b.symbol.id ? -1 : 1),
  );
  // A definition in several parts, or in several conditional variants, counts once.
  return firstOfEach(sortedDefinitions, ({ symbol }) => symbol.fact.qualifiedName)
    .slice(0, maxNames)
    .map(({ symbol }) => symbol);
}

/** Identifiers of the types in which a symbol stands. */
function typesAround(symbol: SymbolNode, graph: CodeGraph): readonly string[] {
  const symbols = graph.inFile(symbol.root, symbol.path);
  const ids: string[] = [];
  for (let each: SymbolNode | undefined = symbol; each; each = symbols[each.fact.parent]) if (isClassLike(each.fact)) ids.push(each.id);
  return ids;
}

/**
 * Number of other code files that use a definition or its members. Importers count as users where the file has the name of the definition.
 */
function userCount(symbol: SymbolNode, graph: CodeGraph): number {
  const { root, path, fact } = symbol;
  const symbols = isClassLike(fact) ? graph.inFile(root, path).filter((each) => each.fact.parent === fact.index) : [];
  const users = new Set<string>();
  for (const { id } of [symbol, ...symbols]) {
    for (const { caller } of graph.incoming(id)) {
      const user = graph.symbol(caller);
      if (user?.role === 'code' && user.path !== path) users.add(user.path);
    }
  }
  const stem = baseName(path).replace(/\..*$/, '').replace(/[-_]/g, '');
  if (stem.toLowerCase() === fact.name.replaceAll('_', '').toLowerCase())
    for (const file of graph.importedBy(root, path)) if (graph.file(file.root, file.path)?.role === 'code') users.add(file.path);
  return users.size;
}

/**
 * The definitions inside a namespace that many files open, such as `module Shop` of Ruby; otherwise the symbol itself. Such a namespace
 * does not tell its files apart.
 */
function withoutNamespace(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { root, path, fact } = symbol;
  const innerTypes = graph.inFile(root, path).filter((each) => each.fact.parent === fact.index && isClassLike(each.fact));
  if (!isClassLike(fact) || innerTypes.length === 0) return [symbol];
  const isOpened = graph
    .byName(fact.name)
    .some((namesake) => namesake.path !== path && isClassLike(namesake.fact) && namesake.fact.qualifiedName === fact.qualifiedName);
  return isOpened ? innerTypes.flatMap((each) => withoutNamespace(each, graph)) : [symbol];
}

function isListed({ kind, qualifiedName, name }: SymbolNode['fact']): boolean {
  return ['class', 'interface', 'function', 'type', 'enum'].includes(kind) && qualifiedName === name;
}
