// Finds where a project begins: starts named in its manifests, then conventional files of the language, then functions called `main`.
import { parentFolder } from '../../base/parentFolder.ts';
import { baseName } from '../../base/baseName.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { SkippedFile } from '../../workspace/document.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { flowSize } from '../entryPoints.ts';
import type { ProjectManifest, ManifestStart, ManifestTarget } from './projectManifest.ts';
import { conventionalStarts, manifestRows } from './manifestRows.ts';
import { depthOf, type ProjectFiles } from './projectFiles.ts';

/** A manifest, readable or not. */
export interface ManifestFile {
  readonly path: string;
  readonly lines: readonly string[];
  /** Undefined where it could not be read. */
  readonly manifest: ProjectManifest | undefined;
}

/** A place where the project begins. */
export interface ProjectEntry {
  readonly file: PathFile;
  /** Undefined where the whole file is the start. */
  readonly symbol: SymbolNode | undefined;
  /** The line of the manifest that names it; undefined for a conventional name. */
  readonly manifestLine: { readonly path: string; readonly line: number; readonly key: string } | undefined;
  /** Number of test files that use it, for an entry that nothing names. */
  readonly testFiles?: number;
}

/** A start that a manifest names and the index lacks. */
export interface LeftOutEntry {
  readonly root: string;
  readonly path: string;
  readonly manifestLine: { readonly path: string; readonly line: number; readonly key: string };
  readonly skippedFile: SkippedFile;
}

/** Maximum manifests to read: a repository of many packages has one each. */
const maxManifests = 40;
const maxDepth = 3;
const maxLength = 300_000;
const maxEntries = 6;
/** Folders of build output: the sources are elsewhere. */
const buildFolder = /^(?:dist|build|lib|out|cjs|esm|es|umd|target|bin|\.output|types)$/;
const extensions = ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.jsx'];
/** Folders of programs that help to build or run a project. */
const helperFolder =
  /(?:^|\/)(?:scripts?|tools?|hack|bench(?:marks?)?|examples?|_examples?|ci|\.github|seeds?|migrations?|docs?|website|internal\/(?:tools|cmd))\//i;

/** The manifests of a root, top level first. Only indexed files count. */
export async function manifestsOf({ root, files }: ProjectFiles, { lines }: Sources): Promise<readonly ManifestFile[]> {
  const rank = (path: string): number => manifestRows.findIndex(({ name }) => name.test(baseName(path)));
  const manifestFiles = files.filter(
    ({ path, role }) =>
      rank(path) >= 0 && depthOf(path) <= maxDepth && !helperFolder.test(path) && (role === 'configuration' || role === 'code'),
  );
  const sortedFiles = manifestFiles.toSorted((a, b) => depthOf(a.path) - depthOf(b.path) || rank(a.path) - rank(b.path));
  const readManifests: ManifestFile[] = [];
  for (const { path } of sortedFiles.slice(0, maxManifests)) {
    const text = await lines(root, path);
    if (text) readManifests.push({ path, lines: text, manifest: parseManifest(text.join('\n'), manifestRows[rank(path)]?.parse) });
  }
  return readManifests;
}

function parseManifest(text: string, parse: ((text: string) => ProjectManifest) | undefined): ProjectManifest | undefined {
  if (!parse || text.length > maxLength) return undefined;
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Starts that top-level manifests name and the index lacks. An ignore file may cover a file that is under version control. */
export function leftOutEntries({ root, at }: ProjectFiles, manifests: readonly ManifestFile[], sources: Sources): readonly LeftOutEntry[] {
  return manifests.flatMap(({ path, lines, manifest }) => {
    const folder = parentFolder(path);
    return (manifest?.starts ?? []).flatMap((start): LeftOutEntry[] => {
      const startPath = start.target.kind === 'path' ? start.target.path.replace(/^(?:\.\/)+/, '') : '';
      const fullPath = folder ? `${folder}/${startPath}` : startPath;
      const skippedFile = startPath && depthOf(path) === 0 && !at(fullPath) ? sources.skippedFile?.(root, fullPath) : undefined;
      // Build output is left out on purpose; its sources stand for it.
      if (!skippedFile || skippedFile.directory || isBuildOutput(startPath)) return [];
      return [{ root, path: fullPath, manifestLine: { path, line: lineOf(start, lines), key: start.key }, skippedFile }];
    });
  });
}

/** Whether a path is inside a build folder. `bin` holds sources as often, so it does not count. */
function isBuildOutput(path: string): boolean {
  const [first = ''] = path.split('/');
  return first !== 'bin' && path.includes('/') && buildFolder.test(first);
}

/** Keys of manifests that name programs, such as those that a shell runs. */
const programKey = /^(?:bin|\[\[bin\]\]|\[package\]|.*scripts|console_scripts|executables|mainClass|OutputType|Sdk)$/;

/** Whether a shell or a runtime starts something there; an import starts nothing. */
export function isProgram({ manifestLine, file, symbol }: ProjectEntry): boolean {
  return manifestLine
    ? programKey.test(manifestLine.key) && !/(?:^|\/)lib\.rs$/.test(file.path)
    : symbol !== undefined || !/^(?:src\/)?index\./.test(file.path);
}

/**
 * Starts of the project, surest first; manifests of inner packages count only where those above lead nowhere. A program outside the index
 * is not confused with a file of the same name elsewhere.
 */
export function projectEntries(
  project: ProjectFiles,
  manifests: readonly ManifestFile[],
  graph: CodeGraph,
  leftOut: readonly LeftOutEntry[] = [],
): readonly ProjectEntry[] {
  const entries = new Map<string, ProjectEntry>();
  addManifestEntries(entries, project, manifests, graph, leftOut);
  // Beside the programs that a manifest names, a folder holds scripts for the developers.
  const programFolders = new Set([...entries.values()].filter(isProgram).map(({ file }) => parentFolder(file.path)));
  for (const file of project.files) {
    const isBesideProgram = !entries.has(file.path) && programFolders.has(parentFolder(file.path));
    if (!isBesideProgram && isProjectCode(file) && conventionalStarts.some((pattern) => pattern.test(file.path)))
      addEntry(entries, { file, symbol: mainIn(file, graph), manifestLine: undefined });
  }
  moveHelpersLast(entries);
  // Beside the starts of a manifest, other programs are tools and measurements. If such a start is left out, `main` is the nearest to it.
  if (entries.size && leftOut.length === 0) return firstEntries([...entries.values()]);
  const namedEntries = [...entries.values()];
  for (const symbol of mainFunctions(graph)) {
    if (leftOut.length && entries.size > namedEntries.length) break;
    const file = symbol.root === project.root && !symbol.fact.declaration ? project.at(symbol.path) : undefined;
    if (file && isProjectCode(file) && symbol.fact.kind !== 'module' && !entries.has(file.path))
      addEntry(entries, { file, symbol, manifestLine: undefined });
  }
  const allEntries = [...entries.values()];
  return firstEntries(leftOut.length ? [...allEntries.slice(namedEntries.length), ...namedEntries] : allEntries);
}

/** The first entries, and all programs of a manifest: each is a way into the project of its own. */
function firstEntries(entries: readonly ProjectEntry[]): readonly ProjectEntry[] {
  return entries.filter((entry, at) => at < maxEntries || (entry.manifestLine && isProgram(entry)));
}

/** Entries by the path of their file; further functions of a file also have their name as a key. */
type EntriesByPath = Map<string, ProjectEntry>;

/**
 * A function is more precise than its file, so it replaces an entry without one. A manifest may name several functions of one file as
 * programs.
 */
function addEntry(entries: EntriesByPath, entry: ProjectEntry): void {
  const { file, symbol, manifestLine } = entry;
  const knownEntry = entries.get(file.path);
  if (!knownEntry || (!knownEntry.symbol && symbol)) entries.set(file.path, entry);
  else if (symbol && manifestLine && symbol !== knownEntry.symbol) entries.set(`${file.path}:${symbol.fact.qualifiedName}`, entry);
}

/** Adds the starts of the manifests, down to the first depth at which any leads to a file. */
function addManifestEntries(
  entries: EntriesByPath,
  project: ProjectFiles,
  manifests: readonly ManifestFile[],
  graph: CodeGraph,
  leftOut: readonly LeftOutEntry[],
): void {
  const leftOutKeys = new Set(leftOut.map(({ manifestLine }) => `${manifestLine.path}:${manifestLine.line}:${manifestLine.key}`));
  let depth = -1;
  for (const { path, lines, manifest } of manifests) {
    if (entries.size && depthOf(path) > depth) break;
    depth = depthOf(path);
    for (const start of manifest?.starts ?? []) {
      const line = lineOf(start, lines);
      if (leftOutKeys.has(`${path}:${line}:${start.key}`)) continue;
      const place = resolveTarget(start.target, parentFolder(path), project, graph);
      if (place) addEntry(entries, { ...place, manifestLine: { path, line, key: start.key } });
    }
  }
}

/** Whether a file is code of the project itself, in no folder of helpers. */
export function isProjectCode({ role, path }: PathFile): boolean {
  return role === 'code' && !helperFolder.test(path);
}

/** An example in a manifest shows the project, but is not its start. */
function moveHelpersLast(entries: EntriesByPath): void {
  if (entries.size < 2) return;
  for (const [key, entry] of [...entries]) {
    if (!helperFolder.test(entry.file.path)) continue;
    entries.delete(key);
    entries.set(key, entry);
  }
}

/** Functions called `main`, those that lead to most code first. */
function mainFunctions(graph: CodeGraph): readonly SymbolNode[] {
  return [...graph.byName('main'), ...graph.byName('Main')].toSorted((a, b) => flowSize(b.id, graph) - flowSize(a.id, graph));
}

/** The line of a manifest that names the start; the first line where no line has the exact text. */
function lineOf({ lineText: text, key }: ManifestStart, lines: readonly string[]): number {
  const lastKey = key.slice(key.lastIndexOf('.') + 1);
  const lineNumbers = lines.flatMap((line, at) => (line.includes(text) ? [at] : []));
  return lineNumbers.find((at) => lines[at]?.includes(lastKey)) ?? lineNumbers[0] ?? 0;
}

type EntryPlace = Pick<ProjectEntry, 'file' | 'symbol'>;

function resolveTarget(target: ManifestTarget, folder: string, project: ProjectFiles, graph: CodeGraph): EntryPlace | undefined {
  const inFolder = (path: string): string => (folder ? `${folder}/${path}` : path);
  switch (target.kind) {
    case 'path': {
      const file = sourceFileOf(target.path.replace(/^(?:\.\/)+/, ''), inFolder, project);
      return file && { file, symbol: mainIn(file, graph) };
    }
    case 'module': {
      const path = target.module.replaceAll('.', '/');
      const file = ['', 'src/', 'lib/', 'python/']
        .flatMap((before) => [`${before}${path}.py`, `${before}${path}/__init__.py`, `${before}${path.toLowerCase()}/__init__.py`])
        .map((each) => project.at(inFolder(each)))
        .find(Boolean);
      if (!file) return undefined;
      const symbol = symbolIn(file, target.name, graph);
      return { file: (symbol && project.at(symbol.path)) ?? file, symbol };
    }
    case 'class': {
      const name = target.name
        .slice(target.name.lastIndexOf('.') + 1)
        .replace(/[^\w]/g, '')
        .toLowerCase();
      const file = project.files.find(
        ({ path, role }) =>
          role === 'code' && path.startsWith(folder) && new RegExp(`(?:^|/)${name}\\.(?:java|kt|scala|groovy)$`, 'i').test(path),
      );
      return file && { file, symbol: mainIn(file, graph) ?? graph.inFile(file.root, file.path).find(({ fact }) => fact.kind === 'class') };
    }
    case 'folder':
      return centralClassIn(inFolder(target.path.replace(/^\.\/|\/$/g, '')), project, graph);
  }
}

/** The file that a path in a manifest means, or the source from which it is built. */
function sourceFileOf(path: string, inFolder: (path: string) => string, { at, files }: ProjectFiles): PathFile | undefined {
  const stem = path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const variants = (base: string): readonly string[] => [
    base,
    ...extensions.map((ending) => base + ending),
    ...extensions.map((ending) => `${base}/index${ending}`),
  ];
  const directFile = [path, ...variants(stem)].map((each) => at(inFolder(each))).find((file) => file && file.role !== 'generated');
  if (directFile) return directFile;
  const parts = stem.split('/');
  for (;;) {
    const sourcePath = parts.join('/');
    const source = [`src/${sourcePath}`, `source/${sourcePath}`, sourcePath]
      .flatMap(variants)
      .map((each) => at(inFolder(each)))
      .find(Boolean);
    if (source) return source;
    // A package may be published from its build folder, with paths relative to that. A folder without indexed files holds build output too.
    const [first = ''] = parts;
    if (parts.length === 1 || !(buildFolder.test(first) || !files.some((file) => file.path.startsWith(`${inFolder(first)}/`)))) break;
    parts.shift();
  }
  return undefined;
}

/** The function of that name in the file, or in an import of the file that leads further. */
function symbolIn(file: PathFile, name: string | undefined, graph: CodeGraph): SymbolNode | undefined {
  if (name === undefined) return undefined;
  const lastPart = name.split('.').at(-1);
  const symbolsOf = ({ root, path }: Pick<PathFile, 'root' | 'path'>): readonly SymbolNode[] =>
    graph.inFile(root, path).filter(({ fact }) => fact.qualifiedName === name || fact.qualifiedName === lastPart);
  const symbols = [file, ...graph.imports(file.root, file.path)].flatMap(symbolsOf);
  return symbols.toSorted((a, b) => flowSize(b.id, graph) - flowSize(a.id, graph))[0];
}

/** The function called `main` in a file, in any case. */
function mainIn(file: PathFile, graph: CodeGraph): SymbolNode | undefined {
  return graph.inFile(file.root, file.path).find(({ fact }) => /^main$/i.test(fact.name) && fact.kind !== 'module');
}

/** The class directly in a folder whose methods lead to most code. */
function centralClassIn(folder: string, { files }: ProjectFiles, graph: CodeGraph): EntryPlace | undefined {
  let best: (EntryPlace & { readonly reach: number }) | undefined;
  for (const file of files) {
    if (parentFolder(file.path) !== folder || file.role !== 'code') continue;
    for (const symbol of graph.inFile(file.root, file.path)) {
      if (symbol.fact.kind !== 'class') continue;
      const methods = graph.inFile(file.root, file.path).filter(({ fact }) => fact.parent === symbol.fact.index);
      const reach = methods.reduce((sum, { id }) => sum + flowSize(id, graph), 0);
      if (!best || reach > best.reach) best = { file, symbol, reach };
    }
  }
  return best;
}
