// Settings that decide which files of a workspace count, as the host passes them on.

/** Which files count. Globs are VS Code's. */
export interface WorkspaceRules {
  /** Patterns of `files.exclude`, `search.exclude` and `clew.exclude` that are switched on. */
  readonly filesExclude: readonly string[];
  readonly searchExclude: readonly string[];
  readonly clewExclude: readonly string[];
  /** Bytes; larger files are left out and counted. */
  readonly maxFileSize: number;
  readonly useIgnoreFiles: boolean;
  /** Files and folders (paths or globs) that are in the index whatever leaves them out, but for secrets and version control's own data. */
  readonly include?: readonly string[];
  /** Encodings (labels of the Encoding Standard) of files without a byte order mark, the first glob that matches; UTF-8 where none does. */
  readonly encodings?: readonly { readonly glob: string; readonly label: string }[];
}

/** The rules of a workspace, and those of roots that have settings of their own. */
export interface RuleSettings {
  readonly rules: WorkspaceRules;
  /** By key of the root. */
  readonly rootRules?: Readonly<Record<string, WorkspaceRules>> | undefined;
}
