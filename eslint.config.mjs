// Lint: the order of the folders (data flows one way), what each runtime may know, and the rules that the compiler cannot check.
// `.dependency-cruiser.mjs` has what takes the whole graph of imports to tell: rings of files and of folders.
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import tseslint from 'typescript-eslint';

/** Folders of core in the order in which data flows; a folder may import only itself and earlier ones. */
const flow = [
  'base',
  'ports',
  'secrets',
  'workspace',
  'languages',
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
  'codebase',
];

/** Folders inside of folders of core, in the order in which data flows there; each may import only itself and earlier ones. */
const inner = {
  messages: [
    'fronts', // what programs put before and after a message
    'runtime', // texts that only runtimes write
    'templates', // texts in templates of pages
    'resources', // texts in files of translations
    'questions', // messages inside of a question
    'matching', // a message is compared with literals
  ],
  symbols: [
    'types', // types as they are written
    'definitions', // symbols, their heads, names and imports
    'values', // calls, bindings and flows inside of symbols
    'errors', // what raises, catches and says something
    'routes', // requests and tests, and who answers them
  ],
  graph: [
    'edges', // shapes of the graph, and what is computed over all of it
    'files', // a file with its look-ups, tables over all files, what depends on what
    'values', // what expressions and types can be, and what parts of name resolution ask of each other (resolution.ts)
    'modules', // from the specifier of an import to a file
    'golang', // rules of Go alone
    'flow', // how values move through a file, and from file to file
    'names', // scopes, exports, and names that files share
    'typing', // classes, annotations, conditions, and what places expect
    'calls', // expressions and calls; resolver.ts makes all parts so far
    'declared', // written types of TypeScript
    'linking', // edges of a file, what a name refers to, and what a change asks to be done again
    'queries', // the graph as others ask it
  ],
  uses: [
    'places', // what stands around a name in a line
    'events', // senders and handlers of events
    'answer', // all uses of a definition, with the verdict "nobody"
  ],
  reading: [
    'cues', // phrases that ask for something, a table each
    'mentions', // names, paths, requests and messages that the text names
    'kind', // the learned table of modes and forms
    'asks', // special questions: for a value, a list, a reason
  ],
  indexing: [
    'files', // which files the index has, and in which state
    'text', // full text
    'chunks', // a file is cut into what search finds
    'records', // what is stored of a file
    'snapshot', // saved copies of the whole
    'vectors', // vectors of chunks
  ],
  searching: [
    'packages', // installed packages
    'typed', // names as somebody types them
    'weights', // the numbers by which lists are fused
    'exact', // exact text
    'definitions', // from names to definitions
    'relations', // from definitions to what has to do with them
    'lists', // one file a list of candidates
  ],
  planning: [
    'structure', // figures of files and classes
    'overview', // what a project is, and where it starts
    'relations', // who calls, imports, extends
    'failures', // the place that says a message
    'concepts', // definitions, values, settings, members
    'decisions', // when, whether, which of two
    'flows', // ways from one thing to another
  ],
  answering: [
    'record', // events, and the record that is a fold of them
    'material', // what goes into an answer: relations, evidence, knowledge
    'page', // Markdown with citations
    'proof', // sentences against the lines that they cite
    'session', // earlier turns
    'model', // how a model is talked to: stream, small requests, prompts
    'input', // what an answer is given beside the question
    'understanding', // the question becomes an inquiry
    'run', // the state of one answer
    'gaps', // what a reply misses is looked up
    'preparation', // queries, the choice of a strategy, requests
    'outcome', // confidence and the parts of the record
    'pictures', // trees and diagrams
    'extractive', // answers from code alone
    'strategies', // ways to work an answer out, one file each
  ],
};

/** The folders outside core, each with those that it may import besides itself, and the reason. */
const runtimes = {
  node: [['core'], 'The ports on Node serve engine and command line alike: they know only core.'],
  protocol: [
    ['core', 'models'],
    'What host and panel tell each other has no runtime, since both sides import it: it knows core, and types of the gate.',
  ],
  models: [['core'], 'A model adapter is given its fetch and knows only core, so that host and command line can share it.'],
  engine: [['core', 'node'], 'The engine runs without an editor and without a network: it knows core and the ports on Node.'],
  mcp: [
    ['core', 'node', 'engine'],
    'The server for other agents has no network: it knows core, the ports on Node and how a codebase is opened.',
  ],
  cli: [['core', 'node', 'engine', 'models', 'mcp'], 'The command line runs without an editor.'],
  vscode: [
    ['core', 'node', 'engine', 'models', 'protocol'],
    'The host talks to the engine through engine/host/client.ts and to the panel through the messages of protocol.',
  ],
  webview: [['core', 'protocol'], 'The panel runs in a browser: it knows protocol and what core has for any runtime.'],
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

const later = (order, folder) => order.slice(order.indexOf(folder) + 1);
const oneWay = (folder) =>
  `Data flows one way: ${folder} comes before these folders, so it may not import them (eslint.config.mjs has the order).`;

/** What a folder of core may not import: runtimes, and folders of core that come later. */
const beyond = (folder) => [...core, folders(later(flow, folder), oneWay(folder))];

/** One block a folder of core: it may not import a later one. Beside the folders stands `ports.ts` alone. */
const layers = flow.slice(0, -1).map((folder) => restrict([`src/core/${folder}/**/*.ts`, `src/core/${folder}.ts`], ...beyond(folder)));

/** One block a folder in a folder. It repeats what holds for the folder around, since of two blocks for a file the last counts. */
const innerLayers = Object.entries(inner).flatMap(([folder, order]) =>
  order.slice(0, -1).map((each) =>
    restrict([`src/core/${folder}/${each}/**/*.ts`], ...beyond(folder), {
      regex: `^(?:\\.\\./)+(${later(order, each).join('|')})/`,
      message: oneWay(`${folder}/${each}`),
    }),
  ),
);

const hosts = Object.entries(runtimes).map(([name, [allowed, message]]) => {
  const foreign = Object.keys(runtimes).filter((other) => other !== name && !allowed.includes(other));
  return restrict(
    [`src/${name}/**/*.ts`],
    folders(foreign, message),
    ...(name === 'vscode' ? [] : [editor('Only src/vscode imports vscode.')]),
    ...(name === 'webview' || name === 'protocol' ? [builtins(message)] : []),
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

const question = {
  selector: "CallExpression[callee.property.name='verbatim']",
  message: 'A question is read in core/reading alone: ask its Intent.',
};
const notByName = 'Ask for a rule of the language (core/languages) or a field of its entry (core/syntax/languages.ts), not for its name.';
/** A new language needs no new code: what holds in it is a field of its rules or its entry. Languages of people have two letters. */
const languageNames = [
  ['left', 'right'],
  ['right', 'left'],
].flatMap(([side, other]) => {
  const text = `[${other}.type='Literal'][${other}.value=/^(?!(?:en|de|zh)$)/]`;
  const language = 'name|property.name|callee.name'
    .split('|')
    .map((part) => `[${side}.${part}=/^(?:family|familyOf|language|languageId|languageOf|rules|rulesOf)$/]`);
  const itsName = 'object.name|object.property.name|object.callee.name'
    .split('|')
    .map((part) => `[${side}.property.name=/^(?:id|name)$/][${side}.${part}=/^(?:language|languages|rules|rulesOf|grammar)$/]`);
  return [...language, ...itsName].map((subject) => ({
    selector: `BinaryExpression[operator=/^[!=]==$/]${subject}${text}`,
    message: notByName,
  }));
});
const languageCases = {
  selector: 'SwitchStatement[discriminant.name=/^(?:family|language|languageId)$/]',
  message: notByName,
};

/** A folder is a room: with more files than a person takes in at a glance it is several, and wants several names. */
const mostFiles = 25;
const roomOfAFew = {
  meta: {
    type: 'suggestion',
    messages: { full: 'A folder has at most {{most}} files, and {{folder}} has {{count}}: split it by what its files do.' },
  },
  create: (context) => ({
    Program(node) {
      const folder = dirname(context.filename);
      const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
      // Said once a folder, by the first of its files.
      if (files.length > mostFiles && files.sort()[0] === basename(context.filename))
        context.report({ node, messageId: 'full', data: { most: mostFiles, folder, count: files.length }, loc: { line: 1, column: 0 } });
    },
  }),
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'test/fixtures/**', '.cache*/**'] },
  ...tseslint.configs.strict,
  {
    plugins: { clew: { rules: { 'says-what-it-is-for': saysWhatItIsFor, 'room-of-a-few': roomOfAFew } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'clew/says-what-it-is-for': 'error',
      'clew/room-of-a-few': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'object-shorthand': ['error', 'properties'],
      'no-useless-rename': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 350, skipComments: false, skipBlankLines: false }],
      'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
    },
  },
  restrict(['src/core/*.ts', 'src/core/measuring/**/*.ts'], ...core),
  ...layers,
  ...innerLayers,
  ...hosts,
  { files: ['src/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...languageNames, languageCases] } },
  {
    files: ['src/**/*.ts'],
    // Who sends, searches, counts or keeps a question as it is; everybody else asks the Intent.
    ignores: [
      'src/core/searching/lists/contentList.ts',
      'src/core/answering/preparation/requests/{prepare,prepareFurther}.ts',
      'src/core/answering/outcome/recordOf.ts',
      'src/core/answering/preparation/queries/sentQuestion.ts',
      'src/core/answering/strategies/extractive.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', question, ...languageNames, languageCases],
    },
  },
  // Source code that a test is about stands in it line by line.
  { files: ['test/**/*.ts'], rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', 600] } },
  // Made by `node tools/reading/train.ts`: a line a feature.
  { files: ['src/core/reading/kind/learned/weights.ts', 'src/core/reading/kind/learned/formWeights.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(suite|test)$/][property.name=/^(only|skip|todo)$/]',
          message: 'A test that does not run proves nothing: fix it or delete it.',
        },
        {
          selector: 'ImportDeclaration[source.value="node:test"] ImportSpecifier[imported.name=/^(describe|it)$/]',
          message: 'Tests are written with suite and test, so that a reader meets one dialect.',
        },
      ],
    },
  },
  { files: ['*.mjs', 'scripts/countReporter.mjs'], rules: { 'no-restricted-exports': 'off' } },
);
