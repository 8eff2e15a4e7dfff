// Finds the package of a file: the nearest folder above it with a manifest.
import { fileKey } from '../../base/fileKey.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';

/** Names of the manifests of package managers: npm, Cargo, Go, Python, Composer, Bundler, Maven, Gradle, Mix. */
const manifestNames: ReadonlySet<string> = new Set([
  ...['package.json', 'Cargo.toml', 'go.mod', 'pyproject.toml', 'setup.py', 'composer.json', 'Gemfile', 'pom.xml'],
  ...['build.gradle', 'build.gradle.kts', 'mix.exs'],
]);
const projectFile = /\.(?:cs|fs|vb)proj$/;

/** A file by its root and path. */
interface FileAt {
  readonly root: string;
  readonly path: string;
}

/** The packages of a workspace. */
export class PackageFolders {
  readonly #folders = new Set<string>();

  constructor(graph: CodeGraph) {
    for (const { root, path } of graph.files()) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (manifestNames.has(name) || projectFile.test(name)) this.#folders.add(fileKey(root, folderOf(path)));
    }
  }

  /** Whether two files lie in the same package. Files without a manifest above them are in that of their root. */
  areOne(a: FileAt, b: FileAt): boolean {
    return this.#packageOf(a) === this.#packageOf(b);
  }

  /** Number of packages that the files lie in. */
  countOf(files: readonly FileAt[]): number {
    return new Set(files.map((file) => this.#packageOf(file))).size;
  }

  #packageOf({ root, path }: FileAt): string {
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      const key = fileKey(root, folder);
      if (this.#folders.has(key)) return key;
    }
    return fileKey(root, '');
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
