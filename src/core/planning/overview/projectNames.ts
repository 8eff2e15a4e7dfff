// What a project is called: as its folder is, and as the manifests at its top say.
import type { Sources } from '../../searching/inquiry.ts';
import { everywhere, type ResolvedScope } from '../../searching/scope.ts';
import { manifestsOf } from './entries.ts';
import { depthOf, projectFiles } from './projectFiles.ts';

/** Names of the roots, from their folders and from the manifests at their top. Without the owner where a manifest says one. */
export async function projectNames(sources: Sources, roots: readonly { readonly name: string }[]): Promise<readonly string[]> {
  const names = new Set(roots.map(({ name }) => name));
  // Each question asks for them: only what stands at the top is sorted.
  const atTop: ResolvedScope = { ...everywhere, contains: (_, path) => depthOf(path) === 0 };
  for (const top of projectFiles(sources, atTop)) {
    for (const { path, manifest } of await manifestsOf(top, sources)) {
      // Project files of .NET and of gems are called like what they are of.
      const name = manifest?.name ?? /^(.+)\.(?:(?:cs|fs|vb)proj|gemspec)$/.exec(path)?.[1];
      if (name) names.add(name.slice(name.lastIndexOf('/') + 1));
    }
  }
  return [...names];
}
