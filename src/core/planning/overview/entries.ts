// Finds where a project begins: starts named in its manifests, then conventional files of the language, then functions called `main`.
import { parentFolder } from '../../base/parentFolder.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import type { SkippedFile } from '../../workspace/document.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { flowSize } from '../entryPoints.ts';
import type { ProjectManifest, ManifestStart, ManifestTarget } from './manifest.ts';
import { conventionalStarts, manifestRows } from './manifestRows.ts';
import { depthOf, type ProjectFiles } from './projectFiles.ts';

/** A manifest, readable or not. */
export interface ReadManifest {
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
  readonly by: { readonly path: string; readonly line: number; readonly key: string } | undefined;
}

/** A start that a manifest names and the index lacks. */
export interface LeftOutEntry {
  readonly root: string;
  readonly path: string;
  readonly by: { readonly path: string; readonly line: number; readonly key: string };
  readonly skipped: SkippedFile;
}

/** Maximum manifests to read: a repository of many packages has one each. */
const mostManifests = 40;
const deepest = 3;
const largest = 300_000;
const mostEntries = 6;
/** Folders of build output: the sources are elsewhere. */
const built = /^(?:dist|build|lib|out|cjs|esm|es|umd|target|bin|\.output|types)$/;
const endings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.jsx'];
/** Folders of programs that help to build or run a project. */
const helping =
  /(?:^|\/)(?:scripts?|tools?|hack|bench(?:marks?)?|examples?|_examples?|ci|\.github|seeds?|migrations?|docs?|website|internal\/(?:tools|cmd))\//i;

/** The manifests of a root, top level first. Skips files that are not indexed. */
export async function manifestsOf({ root, files }: ProjectFiles, { lines }: Sources): Promise<readonly ReadManifest[]> {
  const rank = (path: string): number => manifestRows.findIndex(({ name }) => name.test(path.slice(path.lastIndexOf('/') + 1)));
  const named = files.filter(
    ({ path, role }) => rank(path) >= 0 && depthOf(path) <= deepest && !helping.test(path) && (role === 'configuration' || role === 'code'),
  );
  const sorted = named.toSorted((a, b) => depthOf(a.path) - depthOf(b.path) || rank(a.path) - rank(b.path));
  const readManifests: ReadManifest[] = [];
  for (const { path } of sorted.slice(0, mostManifests)) {
    const text = await lines(root, path);
    if (text) readManifests.push({ path, lines: text, manifest: parsed(text.join('\n'), manifestRows[rank(path)]?.read) });
  }
  return readManifests;
}

function parsed(text: string, read: ((text: string) => ProjectManifest) | undefined): ProjectManifest | undefined {
  if (!read || text.length > largest) return undefined;
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/**
 * Starts that top-level manifests name and the index leaves out, for example because an ignore file covers a file under version control.
 */
export function leftOutEntries({ root, at }: ProjectFiles, manifests: readonly ReadManifest[], sources: Sources): readonly LeftOutEntry[] {
  return manifests.flatMap(({ path, lines, manifest }) => {
    const folder = parentFolder(path);
    return (manifest?.starts ?? []).flatMap((start): LeftOutEntry[] => {
      const named = start.target.kind === 'path' ? start.target.path.replace(/^(?:\.\/)+/, '') : '';
      const whole = folder ? `${folder}/${named}` : named;
      const skipped = named && depthOf(path) === 0 && !at(whole) ? sources.leftOut?.(root, whole) : undefined;
      // Build output is left out on purpose; its sources stand for it.
      if (!skipped || skipped.directory || isBuildOutput(named)) return [];
      return [{ root, path: whole, by: { path, line: lineOf(start, lines), key: start.key }, skipped }];
    });
  });
}

/** Whether a path is inside a build folder; a folder of programs holds sources as often. */
function isBuildOutput(path: string): boolean {
  const [first = ''] = path.split('/');
  return first !== 'bin' && path.includes('/') && built.test(first);
}

/** Keys of manifests that name programs, such as those that a shell runs. */
const programKey = /^(?:bin|\[\[bin\]\]|\[package\]|.*scripts|console_scripts|executables|mainClass|OutputType|Sdk)$/;

/** Whether a shell or a runtime starts something there; an import starts nothing. */
export function isProgram({ by, file, symbol }: ProjectEntry): boolean {
  return by
    ? programKey.test(by.key) && !/(?:^|\/)lib\.rs$/.test(file.path)
    : symbol !== undefined || !/^(?:src\/)?index\./.test(file.path);
}

/**
 * Starts of the project, surest first; manifests of inner packages count only where those above lead nowhere. A program outside the index
 * is not confused with a file of the same name elsewhere.
 */
export function projectEntries(
  project: ProjectFiles,
  manifests: readonly ReadManifest[],
  graph: CodeGraph,
  leftOut: readonly LeftOutEntry[] = [],
): readonly ProjectEntry[] {
  const without = new Set(leftOut.map(({ by }) => `${by.path}:${by.line}:${by.key}`));
  const matches = new Map<string, ProjectEntry>();
  const add = (entry: ProjectEntry): void => {
    const isKnown = matches.get(entry.file.path);
    // A function is more precise than its file.
    if (!isKnown || (!isKnown.symbol && entry.symbol)) matches.set(entry.file.path, entry);
  };
  let depth = -1;
  for (const { path, lines, manifest } of manifests) {
    if (matches.size && depthOf(path) > depth) break;
    depth = depthOf(path);
    for (const start of manifest?.starts ?? []) {
      if (without.has(`${path}:${lineOf(start, lines)}:${start.key}`)) continue;
      const place = resolve(start.target, parentFolder(path), project, graph);
      if (place) add({ ...place, by: { path, line: lineOf(start, lines), key: start.key } });
    }
  }
  const isOwn = ({ role, path }: PathFile): boolean => role === 'code' && !helping.test(path);
  for (const file of project.files) {
    if (isOwn(file) && conventionalStarts.some((pattern) => pattern.test(file.path)))
      add({ file, symbol: mainIn(file, graph), by: undefined });
  }
  // An example in a manifest shows the project, but is not its start.
  for (const [path, entry] of [...matches]) {
    if (matches.size < 2 || !helping.test(path)) continue;
    matches.delete(path);
    matches.set(path, entry);
  }
  // Beside the starts of a manifest, other programs are tools and measurements. If such a start is left out, `main` is the nearest to it.
  if (matches.size && leftOut.length === 0) return [...matches.values()].slice(0, mostEntries);
  const named = [...matches.values()];
  for (const symbol of mainFunctions(graph)) {
    if (leftOut.length && matches.size > named.length) break;
    const file = symbol.root === project.root && !symbol.fact.declaration ? project.at(symbol.path) : undefined;
    if (file && isOwn(file) && symbol.fact.kind !== 'module' && !matches.has(file.path)) add({ file, symbol, by: undefined });
  }
  const all = [...matches.values()];
  return (leftOut.length ? [...all.slice(named.length), ...named] : all).slice(0, mostEntries);
}

/** Functions called `main`, those that lead to most code first. */
function mainFunctions(graph: CodeGraph): readonly SymbolNode[] {
  const all = [...graph.byName('main'), ...graph.byName('Main')];
  return all.toSorted((a, b) => flowSize(b.id, graph) - flowSize(a.id, graph));
}

/** The line of a manifest that names the start; the first line where no line has the exact text. */
function lineOf({ path: said, key }: ManifestStart, lines: readonly string[]): number {
  const short = key.slice(key.lastIndexOf('.') + 1);
  const holding = lines.flatMap((line, at) => (line.includes(said) ? [at] : []));
  return holding.find((at) => lines[at]?.includes(short)) ?? holding[0] ?? 0;
}

type EntryPlace = Pick<ProjectEntry, 'file' | 'symbol'>;

function resolve(target: ManifestTarget, folder: string, project: ProjectFiles, graph: CodeGraph): EntryPlace | undefined {
  const below = (path: string): string => (folder ? `${folder}/${path}` : path);
  switch (target.kind) {
    case 'path': {
      const file = fileBehind(target.path.replace(/^(?:\.\/)+/, ''), below, project);
      return file && { file, symbol: mainIn(file, graph) };
    }
    case 'module': {
      const path = target.module.replaceAll('.', '/');
      const file = ['', 'src/', 'lib/', 'python/']
        .flatMap((before) => [`${before}${path}.py`, `${before}${path}/__init__.py`, `${before}${path.toLowerCase()}/__init__.py`])
        .map((each) => project.at(below(each)))
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
      return centralIn(below(target.path.replace(/^\.\/|\/$/g, '')), project, graph);
  }
}

/** The file that a path in a manifest means, or the source from which it is built. */
function fileBehind(path: string, below: (path: string) => string, { at }: ProjectFiles): PathFile | undefined {
  const stem = path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const variants = (base: string): readonly string[] => [
    base,
    ...endings.map((ending) => base + ending),
    ...endings.map((ending) => `${base}/index${ending}`),
  ];
  const direct = [path, ...variants(stem)].map((each) => at(below(each))).find((file) => file && file.role !== 'generated');
  if (direct) return direct;
  const parts = stem.split('/');
  for (;;) {
    const rest = parts.join('/');
    const source = [`src/${rest}`, `source/${rest}`, rest]
      .flatMap(variants)
      .map((each) => at(below(each)))
      .find(Boolean);
    if (source) return source;
    // A package may be published from its build folder, with paths relative to that.
    if (parts.length === 1 || !built.test(parts[0] ?? '')) break;
    parts.shift();
  }
  return undefined;
}

/** The function of that name in the file, or in an import of the file that leads further. */
function symbolIn(file: PathFile, name: string | undefined, graph: CodeGraph): SymbolNode | undefined {
  if (name === undefined) return undefined;
  const last = name.split('.').at(-1);
  const within = ({ root, path }: Pick<PathFile, 'root' | 'path'>): readonly SymbolNode[] =>
    graph.inFile(root, path).filter(({ fact }) => fact.qualifiedName === name || fact.qualifiedName === last);
  const symbols = [file, ...graph.imports(file.root, file.path)].flatMap(within);
  return symbols.toSorted((a, b) => flowSize(b.id, graph) - flowSize(a.id, graph))[0];
}

/** The function that runs first in a file. */
function mainIn(file: PathFile, graph: CodeGraph): SymbolNode | undefined {
  return graph.inFile(file.root, file.path).find(({ fact }) => /^main$/i.test(fact.name) && fact.kind !== 'module');
}

/** The class directly in a folder whose methods lead to most code. */
function centralIn(folder: string, { files }: ProjectFiles, graph: CodeGraph): EntryPlace | undefined {
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
