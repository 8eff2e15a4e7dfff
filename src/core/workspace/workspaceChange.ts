// A change of the workspace as watchers report it.

/** What changed in the workspace. Paths of folders stand for everything below them. */
export interface WorkspaceChange {
  readonly root: string;
  readonly path: string;
  readonly type: 'created' | 'changed' | 'deleted';
}
