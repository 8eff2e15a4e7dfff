// What a person has said to include anyway (`clew.include`): it wins over every rule but those for secrets and for version control's own data.
import { globs } from './ignore/globs.ts';

/** The patterns of one root, as {@link WorkspaceRules.include} has them. */
export class Inclusions {
  readonly #literal: ReadonlySet<string>;
  readonly #matches: (path: string) => string | undefined;
  /** Folders that a pattern names before its first wildcard. */
  readonly #starts: readonly string[];

  constructor(patterns: readonly string[] = []) {
    const plain = patterns.map((pattern) => pattern.replace(/^(?:\.?\/)+|\/+$/g, '')).filter((pattern) => pattern !== '');
    // A name may hold what means something in a pattern (`[id].tsx`): written as it is, it means itself.
    this.#literal = new Set(plain);
    this.#matches = globs(plain);
    this.#starts = plain.map((pattern) => (/^[^*?[{]*(?=\/|$)/.exec(pattern)?.[0] ?? '').replace(/\/$/, ''));
  }

  /** Is a file or folder included, by its own path or that of a folder above it? */
  has(path: string): boolean {
    if (this.#literal.size === 0) return false;
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      if (this.#literal.has(at) || this.#matches(at) !== undefined) return true;
    }
    return false;
  }

  /**
   * Could something below `folder` be included? Only patterns that begin with a path can (`out/api/*.ts`, not `**` + `/*.ts`): otherwise one such
   * pattern would make us walk all that is left out.
   */
  reachesBelow(folder: string): boolean {
    return this.#starts.some(
      (start) => start !== '' && (start.startsWith(`${folder}/`) || start === folder || folder.startsWith(`${start}/`)),
    );
  }
}
