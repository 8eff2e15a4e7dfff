// Reads single files of packages that are installed in the workspace: declarations and sources, never what the user's own settings leave out.
import type { CodebaseOptions } from './api.ts';
import type { Texts } from './answering/evidence.ts';
import { globs } from './workspace/ignore/globs.ts';

const declares = /(?:^|\/)(?:node_modules|site-packages)\/.*(?:\.d\.[cm]?ts|\.pyi?|\/package\.json)$/;

/** A reader of such files; everything else is not there for it. Secrets in them are replaced like those of any evidence. */
export function installedFiles(
  texts: Texts,
  { rules, rootRules }: CodebaseOptions,
): (root: string, path: string) => Promise<string | undefined> {
  return async (root, path) => {
    const leftOut = globs((rootRules?.[root] ?? rules).clewExclude)(path) !== undefined;
    return declares.test(path) && !leftOut ? texts.read(root, path) : undefined;
  };
}
