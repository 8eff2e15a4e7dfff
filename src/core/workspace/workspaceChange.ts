// Type of a workspace change, as watchers report it.

/** A change in the workspace. A folder's path stands for everything below it. */
export interface WorkspaceChange {
  readonly root: string;
  readonly path: string;
  readonly type: 'created' | 'changed' | 'deleted';
}
