// Workspace rules for tests that do not care about them.
import type { WorkspaceRules } from '../../src/core/codebase/api.ts';

/** Nothing excluded by settings; ignore files on; 1 MB. */
export const plainRules: WorkspaceRules = {
  filesExclude: [],
  searchExclude: [],
  clewExclude: [],
  maxFileSize: 1 << 20,
  useIgnoreFiles: true,
};
