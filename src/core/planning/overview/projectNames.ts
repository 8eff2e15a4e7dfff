// Finds the names of a project: that of its folder, and those in its top-level manifests.
import { baseName } from '../../base/baseName.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { everywhere, type ResolvedScope } from '../../searching/scope.ts';
import { manifestsOf } from './projectEntries.ts';
import { depthOf, projectFiles } from './projectFiles.ts';

/** Names of the roots, from their folders and top-level manifests, without the owner before a slash (`@owner/name`). */
export async function projectNames(sources: Sources, roots: readonly { readonly name: string }[]): Promise<readonly string[]> {
  const names = new Set(roots.map(({ name }) => name));
  // Each question needs the names, so deeper files are not sorted.
  const topScope: ResolvedScope = { ...everywhere, contains: (_, path) => depthOf(path) === 0 };
  for (const project of projectFiles(sources, topScope)) {
    for (const { path, manifest } of await manifestsOf(project, sources)) {
      // Project files of .NET and gems have the name of the project.
      const name = manifest?.name ?? /^(.+)\.(?:(?:cs|fs|vb)proj|gemspec)$/.exec(path)?.[1];
      if (name) names.add(baseName(name));
    }
  }
  return [...names];
}
