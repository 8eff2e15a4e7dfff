// Describes the folders of a project in one line each: from a README or a comment, otherwise by the definitions in their files.
import { parentFolder } from '../../base/parentFolder.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { isLicence } from '../../base/licence.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { introductionOf, type ReadmeSentence } from './introduction.ts';
import { holdsCode, type ProjectFiles } from './projectFiles.ts';

/** One folder. */
export interface FolderLine {
  readonly root: string;
  /** Empty for the top folder. */
  readonly path: string;
  readonly files: number;
  /** Its description, and the file that has it. */
  readonly introduction: (ReadmeSentence & { readonly in: string }) | undefined;
  /** Definitions of its files, most important first. */
  readonly defines: readonly SymbolNode[];
}

/** The folders that are shown, and those that are not. */
export interface Folders {
  readonly lines: readonly FolderLine[];
  readonly others: readonly string[];
}

const mostFolders = 10;
const mostNames = 4;
/** A type tells more about a folder than a function, and names in a README more than others. Set by judgement. */
const [typeWorth, introducedWorth] = [2, 2];
/** A folder with more than this share of the files is replaced by its subfolders. */
const largeShare = 0.4;
/** Files whose head comment describes their folder. */
const speakers = /^(?:__init__\.py|package-info\.java|doc\.go|mod\.rs|lib\.rs|main\.rs|index\.[cm]?[jt]sx?)$/;

interface CodeFolder {
  readonly path: string;
  /** Files at any depth below it. */
  readonly files: readonly PathFile[];
}

/** The folders with code, in the order of paths. */
export async function codeFolders(
  { root, files }: ProjectFiles,
  graph: CodeGraph,
  sources: Sources,
  introduced: ReadonlySet<string>,
): Promise<Folders> {
  const code = files.filter((file) => isOwnCode(file, graph));
  const all = opened(code);
  const largest = all.toSorted((a, b) => b.files.length - a.files.length).slice(0, mostFolders);
  const folderLines: FolderLine[] = [];
  for (const folder of all.filter((each) => largest.includes(each))) {
    const said = await saidOf(folder, files, root, graph, sources);
    const defines = definedIn(folder, graph, introduced);
    if (said || defines.length) folderLines.push({ root, path: folder.path, files: folder.files.length, introduction: said, defines });
  }
  const told = new Set(folderLines.map(({ path }) => path));
  return { lines: folderLines, others: all.map(({ path }) => path).filter((path) => path !== '' && !told.has(path)) };
}

/** Whether a file is code, even in a folder named like one of documents: it may generate them. */
function isOwnCode(file: PathFile, graph: CodeGraph): boolean {
  if (file.role === 'code') return holdsCode(file, graph);
  return file.role === 'documentation' && graph.inFile(file.root, file.path).some(({ fact }) => fact.kind === 'function' && fact.exported);
}

/** Folders below `''`; the largest are opened as long as their subfolders fit. */
function opened(code: readonly PathFile[]): readonly CodeFolder[] {
  let folders = below('', code);
  const closed = new Set<string>();
  for (;;) {
    const large = folders
      .filter(({ path, files }) => !closed.has(path) && files.length > Math.max(2, largeShare * code.length))
      .sort((a, b) => b.files.length - a.files.length)[0];
    if (!large) return folders.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const inside = below(large.path, large.files);
    // From now on, the files directly in it represent it.
    closed.add(large.path);
    if (inside.length > 1 || inside[0]?.path !== large.path) folders = [...folders.filter((each) => each !== large), ...inside];
  }
}

/** The folders directly below `folder`, and itself if it has files of its own. */
function below(folder: string, files: readonly PathFile[]): readonly CodeFolder[] {
  const groups = new Map<string, PathFile[]>();
  const start = folder ? folder.length + 1 : 0;
  for (const file of files) {
    const end = file.path.indexOf('/', start);
    const path = end < 0 ? folder : file.path.slice(0, end);
    const group = groups.get(path);
    if (group) group.push(file);
    else groups.set(path, [file]);
  }
  return [...groups].map(([path, some]) => ({ path, files: some }));
}

/** First sentence of a README in the folder, or of the head comment in the file that describes it. */
async function saidOf(
  { path, files }: CodeFolder,
  all: readonly PathFile[],
  root: string,
  graph: CodeGraph,
  { lines }: Sources,
): Promise<FolderLine['introduction']> {
  if (path === '') return undefined;
  const readme = all.find((file) => parentFolder(file.path) === path && /\/readme(?:\.\w+)?$/i.test(file.path));
  const readmeIntroduction = readme && introductionOf((await lines(root, readme.path)) ?? []);
  if (readme && readmeIntroduction) return { ...readmeIntroduction, in: readme.path };
  const own = files.filter((file) => parentFolder(file.path) === path);
  const speaking = own.filter((file) => speakers.test(file.path.slice(path.length + 1)));
  for (const file of [...speaking, ...(own.length === 1 ? own : []), ...own.filter(({ path: name }) => name.endsWith('.go'))]) {
    const fact = graph.inFile(root, file.path).find((symbol) => symbol.fact.kind === 'module')?.fact;
    const doc =
      fact?.doc
        .split(/\n\s*\n/)[0]
        ?.replace(/\s+/g, ' ')
        .trim() ?? '';
    const isOfFile = file.path.endsWith('.go') && !/^package\s/i.test(doc);
    if (fact?.docLines && doc && !isLicence(doc) && !isOfFile && /[\p{L}]{2,}\s+[\p{L}]{2,}/u.test(doc)) {
      return { text: /^.{20,}?[.!?](?=\s|$)/.exec(doc)?.[0] ?? doc.slice(0, 240), lines: fact.docLines, in: file.path };
    }
  }
  return undefined;
}

/** Top-level definitions, most central first: those that most files use; types and names in the README before the rest. */
function definedIn({ files }: CodeFolder, graph: CodeGraph, introduced: ReadonlySet<string>): readonly SymbolNode[] {
  const outer = files.flatMap(({ root, path }) =>
    graph.inFile(root, path).filter(({ fact }) => isTold(fact) && !fact.name.startsWith('<') && !fact.name.startsWith('_')),
  );
  const isShown = ({ fact }: SymbolNode): boolean => fact.exported;
  const own = outer.flatMap((symbol) => inNamespace(symbol, graph));
  const some = own.some(isShown) ? own.filter(isShown) : own;
  const rated = some.map((symbol) => ({
    symbol,
    weight: usersOf(symbol, graph) * (isClassLike(symbol.fact) ? typeWorth : 1) * (introduced.has(symbol.fact.name) ? introducedWorth : 1),
    importance: graph.importance(symbol.id),
  }));
  const sorted = rated.toSorted((a, b) => b.weight - a.weight || b.importance - a.importance || (a.symbol.id < b.symbol.id ? -1 : 1));
  // A definition in several parts, or in several conditional variants, counts once.
  return firstOfEach(sorted, ({ symbol }) => symbol.fact.qualifiedName)
    .slice(0, mostNames)
    .map(({ symbol }) => symbol);
}

/** Number of other files of code that use a definition or its members; at least those that import its file, if that has its name. */
function usersOf(symbol: SymbolNode, graph: CodeGraph): number {
  const { root, path, fact } = symbol;
  const symbols = isClassLike(fact) ? graph.inFile(root, path).filter((each) => each.fact.parent === fact.index) : [];
  const users = new Set<string>();
  for (const { id } of [symbol, ...symbols]) {
    for (const { caller } of graph.incoming(id)) {
      const user = graph.symbol(caller);
      if (user?.role === 'code' && user.path !== path) users.add(user.path);
    }
  }
  const stem = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\..*$/, '')
    .replace(/[-_]/g, '');
  if (stem.toLowerCase() === fact.name.replaceAll('_', '').toLowerCase())
    for (const file of graph.importedBy(root, path)) if (graph.file(file.root, file.path)?.role === 'code') users.add(file.path);
  return users.size;
}

/**
 * The definitions of a file inside a namespace that many files open (`module Shop` of Ruby, a `namespace`): the namespace does not tell
 * these files apart.
 */
function inNamespace(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { root, path, fact } = symbol;
  const inside = graph.inFile(root, path).filter((each) => each.fact.parent === fact.index && isClassLike(each.fact));
  if (!isClassLike(fact) || inside.length === 0) return [symbol];
  const isOpened = graph
    .byName(fact.name)
    .some((other) => other.path !== path && isClassLike(other.fact) && other.fact.qualifiedName === fact.qualifiedName);
  return isOpened ? inside.flatMap((each) => inNamespace(each, graph)) : [symbol];
}

function isTold({ kind, qualifiedName, name }: SymbolNode['fact']): boolean {
  return ['class', 'interface', 'function', 'type', 'enum'].includes(kind) && qualifiedName === name;
}
