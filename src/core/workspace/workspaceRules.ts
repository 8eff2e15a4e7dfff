// Settings that decide which files of a workspace count, in the form that the host sends.

/** Rules for files that count. Globs are VS Code's. */
export interface WorkspaceRules {
  /** Enabled patterns of `files.exclude`, `search.exclude` and `clew.exclude`. */
  readonly filesExclude: readonly string[];
  readonly searchExclude: readonly string[];
  readonly clewExclude: readonly string[];
  /** Bytes; larger files are left out and counted. */
  readonly maxFileSize: number;
  readonly useIgnoreFiles: boolean;
  /** Files and folders (paths or globs) that are always indexed, except secrets and version control's own data. */
  readonly include?: readonly string[];
  /** Encodings (labels of the Encoding Standard) of files without a byte order mark: the first matching glob counts, else UTF-8. */
  readonly encodings?: readonly { readonly glob: string; readonly label: string }[];
}

/** The rules of a workspace, and of roots with settings of their own. */
export interface RuleSettings {
  readonly rules: WorkspaceRules;
  /** By key of the root. */
  readonly rootRules?: Readonly<Record<string, WorkspaceRules>> | undefined;
}
