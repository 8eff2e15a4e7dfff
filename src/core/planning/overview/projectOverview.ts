// Builds the overview of a project: its introduction, its start, the chain of calls from there, its folders and its tests.
import { baseName } from '../../base/baseName.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { routesOf } from '../../graph/queries/routes.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import {
  isProgram,
  projectEntries,
  leftOutEntries,
  manifestsOf,
  type ProjectEntry,
  type LeftOutEntry,
  type ManifestFile,
} from './projectEntries.ts';
import { architectureOf, type ArchitectureSection } from './architecture.ts';
import { callsInText, callsInExamples } from './examples.ts';
import { codeFolders, type Folders } from './folders.ts';
import { introducedEntries } from './introducedCalls.ts';
import { introductionOf, type ReadmeSentence } from './introduction.ts';
import { mainChain, widestChain, type MainCall } from './mainChain.ts';
import { depthOf, isCodeFile, projectFiles, type ProjectFiles } from './projectFiles.ts';
import { readmeOf } from './readme.ts';
import { testedEntries, testedFunctions } from './testedEntries.ts';

/** A folder of tests with one of its files. */
export interface TestFolder {
  readonly path: string;
  readonly files: number;
  readonly first: string;
}

/** Overview of one root. */
export interface ProjectOverview {
  readonly root: string;
  readonly introduction: (ReadmeSentence & { readonly in: string }) | undefined;
  /** The section of a document that describes the folders. */
  readonly architecture: ArchitectureSection | undefined;
  readonly entries: readonly ProjectEntry[];
  /** Starts in manifests that the index leaves out. */
  readonly leftOut: readonly LeftOutEntry[];
  readonly chain: readonly MainCall[];
  readonly folders: Folders;
  readonly tests: readonly TestFolder[];
  /** Manifests that could not be read. */
  readonly unreadManifests: readonly string[];
}

/** Folders of benchmarks, which the index treats as tests. */
const benchmarkFolder = /(?:^|\/)(?:bench\w*|perf[\w-]*|fuzz\w*)\//i;
const maxTestFolders = 3;
/** Maximum folders above the README of a package. Set by judgement: `packages/group/name`. */
const maxReadmeDepth = 3;

/** The overview of each root that has files in the scope. */
export async function overviewsOfProject({ scope }: Inquiry, sources: Sources): Promise<readonly ProjectOverview[]> {
  const projectOverviews: ProjectOverview[] = [];
  for (const project of projectFiles(sources, scope)) projectOverviews.push(await overviewOf(project, sources));
  return projectOverviews;
}

async function overviewOf(project: ProjectFiles, sources: Sources): Promise<ProjectOverview> {
  const { graph } = sources;
  const manifests = await manifestsOf(project, sources);
  const topReadme = await readmeOf(project, '', sources);
  const innerPackage = topReadme || descriptionOf(manifests, '') ? undefined : packageWithMostCode(project, manifests);
  const readme = topReadme ?? (innerPackage === undefined ? undefined : await readmeOf(project, `${innerPackage}/`, sources));
  const readmeIntroduction = readme && introductionOf(readme.lines, namesOf(manifests));
  const description = descriptionOf(manifests, innerPackage ?? '');
  const examples = callsInExamples(readme?.lines ?? []);
  const leftOut = leftOutEntries(project, manifests, sources);
  const namedEntries = withReadmeEntries(
    projectEntries(project, manifests, graph, leftOut),
    readme ? introducedEntries(examples, readme.path, project, graph) : [],
  );
  const isUnnamed = namedEntries.length === 0 && routesOf(graph).length === 0;
  const entries = isUnnamed ? testedEntries(project, graph) : programsFirst(namedEntries, readmeIntroduction?.text ?? '');
  const architecture = await architectureOf(project, sources);
  const chain = isUnnamed
    ? widestChain(testedFunctions(project, graph), graph)
    : mainChain(entries, graph, [...examples, callsInText(readme?.lines ?? [])]);
  const pathSteps = chain.flatMap(({ caller, callee }) => [caller, callee]);
  const readmeWords = wordsOf(readme?.lines ?? []);
  return {
    root: project.root,
    architecture,
    // A description says what the project is; a README may begin with anything.
    introduction:
      readme && readmeIntroduction && (readmeIntroduction.defines || !description)
        ? { text: readmeIntroduction.text, lines: readmeIntroduction.lines, in: readme.path }
        : description,
    entries,
    chain,
    leftOut,
    folders: await codeFolders(project, sources, { readmeWords, described: architecture?.folders, pathSteps }),
    tests: testsIn(project, graph),
    unreadManifests: manifests.filter(({ manifest }) => !manifest).map(({ path }) => path),
  };
}

/** The words of a README, some of which may be names in code. */
function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []));
}

/** Names of the project in its top-level manifests: the README need not have them as a title. */
function namesOf(manifests: readonly ManifestFile[]): readonly string[] {
  return manifests.flatMap(({ path, manifest }) => (depthOf(path) === 0 && manifest?.name ? manifest.name : []));
}

/**
 * Of many packages, people start the programs, first the one with the name of the project: the word with which `introduction` begins.
 * Entries of the top-level manifests keep their order.
 */
function programsFirst(entries: readonly ProjectEntry[], introduction: string): readonly ProjectEntry[] {
  const name = /[\p{L}\p{N}_-]+/u.exec(introduction)?.[0].toLowerCase();
  const rankOf = (entry: ProjectEntry): number => {
    const path = entry.manifestLine?.path;
    if (path === undefined || depthOf(path) === 0) return 0;
    return !isProgram(entry) ? 3 : baseName(parentFolder(path)).toLowerCase() === name ? 1 : 2;
  };
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Puts README entries first unless the top level has a start: an inner manifest may name any bundled program. */
function withReadmeEntries(entries: readonly ProjectEntry[], readmeEntries: readonly ProjectEntry[]): readonly ProjectEntry[] {
  const isOfTop = ({ file, manifestLine }: ProjectEntry): boolean => depthOf(manifestLine?.path ?? file.path) === 0;
  if (readmeEntries.length === 0 || entries.some(isOfTop)) return entries;
  const readmePaths = new Set(readmeEntries.map(({ file }) => file.path));
  return [...readmeEntries, ...entries.filter(({ file }) => !readmePaths.has(file.path))];
}

/**
 * The folder of the inner package with most code files; a manifest or README marks a package. It represents a repository of many packages
 * that has no README and no description at its top.
 */
function packageWithMostCode({ files }: ProjectFiles, manifests: readonly ManifestFile[]): string | undefined {
  const readmes = files.filter(({ path }) => depthOf(path) <= maxReadmeDepth && /\/readme(?:\.\w+)?$/i.test(path));
  const packages = [...manifests.filter(({ manifest }) => manifest), ...readmes].map(({ path }) => parentFolder(path));
  const folders = [...new Set(packages)].filter((folder) => folder !== '');
  const sizeOf = (folder: string): number => files.filter(({ path, role }) => role === 'code' && path.startsWith(`${folder}/`)).length;
  const [largestFolder] = folders.map((folder) => ({ folder, size: sizeOf(folder) })).sort((a, b) => b.size - a.size);
  return largestFolder && largestFolder.size > 0 ? largestFolder.folder : undefined;
}

/** The description of the package in a manifest of `folder`; empty is the top. */
function descriptionOf(manifests: readonly ManifestFile[], folder: string): ProjectOverview['introduction'] {
  for (const { path, lines, manifest } of manifests) {
    const text = manifest?.description?.trim();
    if (!text || parentFolder(path) !== folder) continue;
    const at = Math.max(
      0,
      lines.findIndex((line) => line.includes(text.slice(0, 40))),
    );
    return { text, lines: { first: at, last: at }, in: path };
  }
  return undefined;
}

/** Folders with most tests. Test files beside code count under their top-level folder. */
function testsIn({ files }: ProjectFiles, graph: CodeGraph): readonly TestFolder[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const { path, role } = file;
    if (role !== 'test' || benchmarkFolder.test(path) || !isCodeFile(file, graph)) continue;
    const top = /^(?:.*?\/)?(?:tests?|__tests__|specs?)(?=\/)/.exec(path)?.[0] ?? path.slice(0, Math.max(0, path.indexOf('/')));
    const paths = folders.get(top);
    if (paths) paths.push(path);
    else folders.set(top, [path]);
  }
  return [...folders]
    .map(([path, paths]) => ({ path, files: paths.length, first: paths[0] ?? '' }))
    .sort((a, b) => b.files - a.files)
    .slice(0, maxTestFolders);
}
