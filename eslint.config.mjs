// Lint: the order of the folders (data flows one way), what each runtime may know, and the rules that the compiler cannot check.
import tseslint from 'typescript-eslint';

/** Folders of core in the order in which data flows; a folder may import only itself and earlier ones. */
const flow = [
  'base',
  'ports',
  'secrets',
  'workspace',
  'syntax',
  'text',
  'messages',
  'symbols',
  'graph',
  'uses',
  'reading',
  'findings',
  'embedding',
  'indexing',
  'searching',
  'planning',
  'packing',
  'answering',
  'tools',
  'measuring',
];

/** The folders outside core, each with those that it may import besides itself, and the reason. */
const runtimes = {
  node: [['core'], 'The ports on Node serve engine and command line alike: they know only core.'],
  models: [['core'], 'A model adapter is given its fetch and knows only core, so that host and command line can share it.'],
  engine: [['core', 'node'], 'The engine runs without an editor and without a network: it knows core and the ports on Node.'],
  mcp: [
    ['core', 'node', 'engine'],
    'The server for other agents has no network: it knows core, the ports on Node and how a codebase is opened.',
  ],
  cli: [['core', 'node', 'engine', 'models', 'mcp'], 'The command line runs without an editor.'],
  vscode: [
    ['core', 'node', 'engine', 'models'],
    'The host talks to the engine through engine/client.ts and to the panel through protocol.ts.',
  ],
  webview: [['core'], 'The panel runs in a browser: it knows protocol.ts and types of core.'],
};

const restrict = (files, ...patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

const builtins = (message) => ({
  regex:
    '^(node:.*|assert|buffer|child_process|crypto|events|fs|os|path|perf_hooks|process|stream|timers|url|util|v8|worker_threads|zlib)(/.*)?$',
  message,
});
const editor = (message) => ({ regex: '^vscode$', message });
const folders = (names, message) => ({ regex: `^\\.\\./(.*/)?(${names.join('|')})/`, message });

const outsideCore = 'Core knows no editor and no runtime: reach the outside through ports.ts.';
const core = [editor(outsideCore), builtins(outsideCore), folders(Object.keys(runtimes), outsideCore)];

/** One block a folder of core: it may not import a later one. Files beside the folders hold shapes and the wiring of them all. */
const layers = flow
  .slice(0, -1)
  .map((folder, i) =>
    restrict(
      [`src/core/${folder}/**/*.ts`, `src/core/${folder}.ts`],
      ...core,
      folders(
        flow.slice(i + 1),
        `Data flows one way: ${folder} comes before these folders, so it may not import them (eslint.config.mjs has the order).`,
      ),
    ),
  );

const hosts = Object.entries(runtimes).map(([name, [allowed, message]]) => {
  const foreign = Object.keys(runtimes).filter((other) => other !== name && !allowed.includes(other));
  return restrict(
    [`src/${name}/**/*.ts`],
    folders(foreign, message),
    ...(name === 'vscode' ? [] : [editor('Only src/vscode imports vscode.')]),
    ...(name === 'webview' ? [builtins(message)] : []),
  );
});

/** A file opens by saying what it is for; whoever opens it should not have to guess. */
const saysWhatItIsFor = {
  meta: { type: 'suggestion', messages: { missing: 'The first line of a file is a comment that says what it does and why it is there.' } },
  create: (context) => ({
    Program(node) {
      const [first] = context.sourceCode.getAllComments();
      const line = first?.type === 'Shebang' ? 2 : 1;
      const comments = context.sourceCode.getAllComments().filter(({ type }) => type !== 'Shebang');
      if (comments[0]?.loc.start.line !== line) context.report({ node, messageId: 'missing', loc: { line: 1, column: 0 } });
    },
  }),
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'test/fixtures/**', '.cache*/**'] },
  ...tseslint.configs.strict,
  {
    plugins: { clew: { rules: { 'says-what-it-is-for': saysWhatItIsFor } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'clew/says-what-it-is-for': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 350, skipComments: false, skipBlankLines: false }],
      'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
    },
  },
  restrict(['src/core/*.ts', 'src/core/measuring/**/*.ts'], ...core),
  ...layers,
  ...hosts,
  {
    files: ['src/**/*.ts'],
    // Who sends, searches, counts or keeps a question as it is; everybody else asks the Intent.
    ignores: [
      'src/core/searching/lists/content.ts',
      'src/core/answering/requests/{prepare,prepareFurther}.ts',
      'src/core/answering/record/recordOf.ts',
      'src/core/answering/queries/questionSent.ts',
      'src/core/answering/strategies/extractive.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='verbatim']",
          message: 'A question is read in core/reading alone: ask its Intent.',
        },
      ],
    },
  },
  { files: ['test/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  // Made by `node tools/reading/train.ts`: a line a feature.
  { files: ['src/core/reading/kind/weights.ts', 'src/core/reading/kind/formWeights.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(it|describe|test)$/][property.name=/^(only|skip|todo)$/]',
          message: 'A test that does not run proves nothing: fix it or delete it.',
        },
      ],
    },
  },
  { files: ['*.mjs', 'scripts/countReporter.mjs'], rules: { 'no-restricted-exports': 'off' } },
);
