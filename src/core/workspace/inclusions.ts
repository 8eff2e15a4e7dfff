// Inclusions by the setting `clew.include`: they win over every rule except those for secrets and for version control's own data.
import { parentFolder } from '../base/parentFolder.ts';
import { globs } from './ignore/globs.ts';

/** The patterns of one root, from `WorkspaceRules.include`. */
export class Inclusions {
  readonly #literal: ReadonlySet<string>;
  readonly #matches: (path: string) => string | undefined;
  /** Literal folders of a pattern before its first wildcard. */
  readonly #starts: readonly string[];

  constructor(patterns: readonly string[] = []) {
    const plain = patterns.map((pattern) => pattern.replace(/^(?:\.?\/)+|\/+$/g, '')).filter((pattern) => pattern !== '');
    // A name may contain pattern signs (`[id].tsx`): written literally, it stands for itself.
    this.#literal = new Set(plain);
    this.#matches = globs(plain);
    this.#starts = plain.map((pattern) => (/^[^*?[{]*(?=\/|$)/.exec(pattern)?.[0] ?? '').replace(/\/$/, ''));
  }

  /** Whether a file or folder is included, by its own path or by a parent folder. */
  has(path: string): boolean {
    if (this.#literal.size === 0) return false;
    for (let at = path; at !== ''; at = parentFolder(at)) {
      if (this.#literal.has(at) || this.#matches(at) !== undefined) return true;
    }
    return false;
  }

  /**
   * Whether a file below `folder` could be included. Only patterns with a leading path can (`out/api/*.ts`, not `**` + `/*.ts`): otherwise
   * one such pattern would cause a walk over all excluded folders.
   */
  reachesBelow(folder: string): boolean {
    return this.#starts.some(
      (start) => start !== '' && (start.startsWith(`${folder}/`) || start === folder || folder.startsWith(`${start}/`)),
    );
  }
}
