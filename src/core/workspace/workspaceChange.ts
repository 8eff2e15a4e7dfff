// A change of the workspace as watchers report it.

/** A change in the workspace. A folder's path stands for everything below it. */
export interface WorkspaceChange {
  readonly root: string;
  readonly path: string;
  readonly type: 'created' | 'changed' | 'deleted';
}
