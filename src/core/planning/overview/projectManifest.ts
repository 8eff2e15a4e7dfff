// Types for the facts in the manifest of a project: a description, a name, and the starts of its programs or its library.

/** Form in which a manifest names a start. */
export type ManifestTarget =
  /** A file, relative to the folder of the manifest. */
  | { readonly kind: 'path'; readonly path: string }
  /** A Python module, and the name of a function in it. */
  | { readonly kind: 'module'; readonly module: string; readonly name: string | undefined }
  /** A class by its full name, as in Java and PHP. */
  | { readonly kind: 'class'; readonly name: string }
  /** A folder whose central file is the start. */
  | { readonly kind: 'folder'; readonly path: string };

/** A start as the manifest states it. */
export interface ManifestStart {
  /** Its key as written: `bin`, `project.scripts`. */
  readonly key: string;
  readonly target: ManifestTarget;
  /** Text by which the line of the manifest that names it is found. */
  readonly lineText: string;
}

/** Facts of one manifest. */
export interface ProjectManifest {
  readonly name?: string;
  readonly description?: string;
  readonly starts: readonly ManifestStart[];
}
