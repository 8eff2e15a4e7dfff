// A small project with its graph, its files and its manifests, for tests of the overview.
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';
import type { ManifestFile } from '../../../../src/core/planning/overview/projectEntries.ts';
import type { ProjectFiles } from '../../../../src/core/planning/overview/projectFiles.ts';
import { manifestRows } from '../../../../src/core/planning/overview/manifestRows.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import { roleOf } from '../../../../src/core/workspace/roles.ts';
import type { PathFile } from '../../../../src/core/workspace/pathIndex.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';

/** What the functions of an overview take. */
export interface OverviewProject {
  readonly project: ProjectFiles;
  readonly manifests: readonly ManifestFile[];
  readonly graph: CodeGraph;
}

/** Parses the files of a project; those that a reader of manifests accepts become its manifests. */
export async function overviewProject(texts: Readonly<Record<string, string>>): Promise<OverviewProject> {
  const parsers = await testParsers();
  const manifests: ManifestFile[] = [];
  const files: PathFile[] = [];
  const graphFiles = [];
  for (const [path, text] of Object.entries(texts)) {
    const row = manifestRows.find(({ name }) => name.test(path.slice(path.lastIndexOf('/') + 1)));
    if (row) manifests.push({ path, lines: text.split('\n'), manifest: row.parse(text) });
    const role = row ? 'configuration' : roleOf(path);
    files.push({ root: 'r', path, role });
    if (!row) graphFiles.push({ ...(await graphFile(path, text, languageOf(path) ?? '', parsers)), role });
  }
  const byPath = new Map(files.map((file) => [file.path, file]));
  return { project: { root: 'r', files, at: (path) => byPath.get(path) }, manifests, graph: graphOf(graphFiles) };
}
