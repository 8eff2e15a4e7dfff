// What the manifest of a project says of it: a description, a name, and where its programs or its library begin.

/** How a manifest names where something begins. */
export type ManifestTarget =
  /** A file, relative to the folder of the manifest. */
  | { readonly kind: 'path'; readonly path: string }
  /** A module of Python, and the name of a function in it. */
  | { readonly kind: 'module'; readonly module: string; readonly name: string | undefined }
  /** A class by its full name, as Java and PHP write it. */
  | { readonly kind: 'class'; readonly name: string }
  /** A folder whose central file is meant. */
  | { readonly kind: 'folder'; readonly path: string };

/** Where something begins, as a manifest says it. */
export interface ManifestStart {
  /** The key that says so, as it is written: `bin`, `project.scripts`. */
  readonly key: string;
  readonly target: ManifestTarget;
  /** Text of the line that says it. */
  readonly path: string;
}

/** What one manifest says. */
export interface ProjectManifest {
  readonly name?: string;
  readonly description?: string;
  readonly starts: readonly ManifestStart[];
}
