// Finds the names of a project: that of its folder, and those in its top-level manifests and its README.
import { baseName } from '../../base/baseName.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { everywhere, type ResolvedScope } from '../../searching/scope.ts';
import { introducedNames } from './introduction.ts';
import { manifestsOf } from './projectEntries.ts';
import { depthOf, projectFiles } from './projectFiles.ts';
import { readmeOf } from './readme.ts';

/** Names of the roots, from folders, top-level manifests and READMEs, without the owner before a slash (`@owner/name`). */
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
    const readme = await readmeOf(project, '', sources);
    for (const name of introducedNames(readme?.lines ?? [])) names.add(baseName(name));
  }
  return [...names];
}
