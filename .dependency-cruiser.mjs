// Lint of the whole graph of imports, types included: no file and no folder waits for another that waits for it. `eslint.config.mjs` has the
// order of the folders, which can be told from one file alone.

export default {
  forbidden: [
    {
      name: 'no-ring-of-files',
      comment: 'Two files that import each other, by value or by type, can only be read together: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-ring-of-folders',
      comment:
        'Folders inside a room are layers too, so none waits for another that waits for it. Tests of a folder may use fixtures of another.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'face-is-for-the-outside',
      comment: 'codebase/api.ts is the face of core for engine, command line and tests. In core only what implements it knows it.',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '^src/core/codebase/codebase\\.ts$' },
      to: { path: '^src/core/codebase/api\\.ts$' },
    },
    {
      name: 'core-is-rooms',
      comment: 'A file beside the folders of core stands in no order: put it into the room in which its data is made.',
      severity: 'error',
      from: { path: '^src/core/[^/]+\\.ts$', pathNot: '/(ports|globals\\.d)\\.ts$' },
      to: {},
    },
  ],
  options: {
    includeOnly: '^(src|test)/',
    exclude: '^test/fixtures/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'src/tsconfig.json' },
  },
};
