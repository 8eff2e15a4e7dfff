// Keeps texts to files that count and to installed packages: an attachment, an earlier turn or an imported chat may name any path.
import { neverCancelled } from '../base/cancellation.ts';
import type { Files, Root } from '../ports.ts';
import { installedFileReader } from '../searching/packages/installedFiles.ts';
import type { CurrentTexts } from '../text/currentTexts.ts';
import { rootRulesOf } from '../workspace/rootRules.ts';
import { Scanner } from '../workspace/scan.ts';
import type { RuleSettings } from '../workspace/workspaceRules.ts';

/** What decides which files count. */
export interface CountedTextDependencies {
  readonly files: Files;
  readonly roots: readonly Root[];
  readonly options: RuleSettings;
  /** Whether the index holds the file, so that no rule has to be asked. */
  isIndexed(root: string, path: string): boolean;
}

/**
 * `texts` without those of files that a rule leaves out: ignored, likely to hold secrets, behind a link, or outside the root. A file that
 * counts and is not indexed yet is read, as is a file of an installed package where {@link installedFileReader} would read it.
 */
export function countedTexts(texts: CurrentTexts, dependencies: CountedTextDependencies): CurrentTexts {
  return {
    read: async (root, path) => {
      if (dependencies.isIndexed(root, path) || (await isCounted(root, path, dependencies))) return texts.read(root, path);
      const installedFile = await installedFileReader(texts, dependencies, new Map())(root, path);
      return installedFile?.path === path ? installedFile.text : undefined;
    },
  };
}

/** Whether a walk over the workspace would take the file in. */
async function isCounted(key: string, path: string, { files, roots, options }: CountedTextDependencies): Promise<boolean> {
  const root = roots.find((each) => each.key === key);
  if (!root || path === '') return false;
  for await (const item of new Scanner(files, root, rootRulesOf(root, roots, options)).scan(neverCancelled, path))
    // The path of a folder gives the files in it, none of which is asked for.
    return item.kind === 'file' && item.path === path;
  return false;
}
