// Reads from pyproject.toml and setup.cfg in which folders the modules of a Python project lie.
import { parentFolder } from '../../base/parentFolder.ts';
import { fileKey } from '../../base/fileKey.ts';
import { type Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { joinPath } from './joinPath.ts';

/** Module locations of a project. */
export interface PythonProject {
  /** Folders from which dotted names are resolved. */
  readonly roots: readonly string[];
  /** Folders of packages that have another name than their folder, keyed by package name. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Settings with lists of folders, by key path. */
const rootLists = new Set([
  'tool setuptools packages find where',
  'tool pdm build package-dir',
  'tool uv build-backend module-root',
  'tool maturin python-source',
  'tool pytest ini_options pythonpath',
  'tool pyright extraPaths',
]);

/** Settings of the projects around a folder. */
export class PythonProjects {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
  }

  /** Merged settings of the projects around a folder, the nearest first. */
  settingsAround(root: string, folder: string): PythonProject {
    return this.#tracker.remember('project', fileKey(root, folder), () => {
      this.#tracker.note(`c:${fileKey(root, folder)}`);
      const folderProjects = this.#definitions.configurations.inFolder(root, folder).map(readProject);
      const projects = folder === '' ? folderProjects : [...folderProjects, this.settingsAround(root, parentFolder(folder))];
      return {
        roots: [...new Set(projects.flatMap(({ roots }) => roots))],
        packages: new Map(projects.toReversed().flatMap(({ packages }) => [...packages])),
      };
    });
  }
}

function readProject({ directory, file }: FileEntry): PythonProject {
  const roots = new Set<string>();
  const packages = new Map<string, string>();
  for (const { path, value } of file.facts.settings ?? []) {
    const last = path.at(-1) ?? '';
    const list = path.join(' ').replace(/ \d+$/, '');
    const folder = joinPath(directory, value);
    if (folder === undefined) continue;
    if (rootLists.has(list)) roots.add(folder);
    else if (list.startsWith('tool poetry packages') && last === 'from') roots.add(folder);
    else if (list.startsWith('tool hatch') && path.at(-2) === 'packages') roots.add(parentFolder(folder));
    else if (list.startsWith('tool hatch') && path.at(-2) === 'sources') roots.add(folder);
    else if (path[2] === 'package-dir') {
      if (last === '') roots.add(folder);
      else packages.set(last, folder);
    }
  }
  return { roots: [...roots], packages };
}
