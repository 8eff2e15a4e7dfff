// Lint: the order of the folders (data flows one way), what each runtime may know, and the rules that the compiler cannot check.
import tseslint from 'typescript-eslint';

/** Folders of core in the order in which data flows; a folder may import only itself and earlier ones. */
const flow = [
  'base',
  'ports',
  'workspace',
  'syntax',
  'symbols',
  'graph',
  'findings',
  'embedding',
  'indexing',
  'retrieval',
  'context',
  'answering',
];

/** Shapes that later folders hand back to earlier ones carry no behaviour: `import type` of these files is allowed everywhere. */
const layers = flow.map((folder, i) => ({
  files: [`src/core/${folder}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...outside('Core knows no editor and no runtime: reach the outside through ports.ts.'),
          {
            regex: `/(${[...flow.slice(i + 1), 'codebase'].join('|')})(/|\\.ts$)`,
            message: `Data flows one way: ${folder} comes before these folders, so it may not import them (eslint.config.mjs has the order).`,
          },
        ],
      },
    ],
  },
}));

function outside(message) {
  return [
    { regex: '^(vscode|node:.*|fs|path|os|crypto|child_process|worker_threads)$', message },
    { regex: '/(engine|node|models|vscode|webview|cli)/', message },
  ];
}

const forbid = (files, regex, message) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] } });

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'test/fixtures/**', '.cache/**'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['src/core/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: outside('Core knows no editor and no runtime: reach the outside through ports.ts.') }],
    },
  },
  ...layers,
  forbid(['src/{engine,node,models,cli}/**/*.ts'], '^vscode$', 'Only src/vscode imports vscode.'),
  forbid(
    ['src/webview/**/*.ts'],
    '^(vscode$|node:)|/(engine|node|models|vscode|cli)/',
    'The panel runs in a browser: it knows only protocol.ts and types of core.',
  ),
  { files: ['*.mjs', 'scripts/**', 'test/**'], rules: { 'no-restricted-exports': 'off', 'max-lines-per-function': 'off' } },
);
