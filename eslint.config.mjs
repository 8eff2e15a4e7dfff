// Lint: the layers of the folders, what each runtime may know, and the rules that the compiler cannot check.
// `.dependency-cruiser.mjs` has what takes the whole graph of imports to tell: rings of files and of folders.
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import tseslint from 'typescript-eslint';

/** The rooms of core as layers, the lowest first: a room may import only itself and lower ones. `ARCHITECTURE.md` says what each does. */
const rooms = [
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
  'languageServers',
  'services',
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

/** The layers inside a large room, the lowest first: each folder may import only itself and lower ones of its room. */
const innerLayers = {
  messages: [
    'fronts', // what programs put before and after a message
    'runtime', // texts that only runtimes write
    'templates', // texts in templates of pages
    'resources', // texts in files of translations
    'questions', // messages inside of a question
    'matching', // comparison of a message with literals
  ],
  symbols: [
    'types', // types as they are written
    'definitions', // symbols, their heads, names and imports
    'values', // calls, bindings and flows inside of symbols
    'errors', // what raises and catches errors, and the literals of messages
    'routes', // declarations of routes, by framework
  ],
  graph: [
    'edges', // shapes of the graph, and what is computed over all of it
    'files', // a file with its look-ups, tables over all files, what depends on what
    'values', // what expressions and types can be, and the interfaces between parts of name resolution (resolution.ts)
    'modules', // from the specifier of an import to a file
    'golang', // rules of Go alone
    'flow', // how values move through a file, and from file to file
    'names', // scopes, exports, and names that files share
    'typing', // classes, annotations, conditions, and what places expect
    'calls', // expressions and calls; resolver.ts wires these and the folders before
    'declared', // written types of TypeScript
    'linking', // edges of a file, what a name refers to, and which files a change affects
    'queries', // questions that other rooms ask the graph
  ],
  uses: [
    'places', // what stands around a name in a line
    'target', // the definition that is asked about: where it can be named, and the types that share its members
    'events', // senders and handlers of events
    'search', // all places of its names, with the verdict on each
    'answer', // the uses for people and tools, with the verdict "nobody"
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
    'chunks', // cutting of a file into what search finds
    'records', // the stored record of a file
    'snapshot', // saved copies of the whole
    'vectors', // vectors of chunks
  ],
  searching: [
    'packages', // installed packages
    'typed', // names while somebody types them
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
    'failures', // what belongs to a failure: its places, their state, its tests
    'conceptual', // definitions, values, settings, members
    'decisions', // answers to when, whether, which of two
    'reach', // whether callers lead to a line with what they pass
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
    'understanding', // from the question to an inquiry
    'run', // the state of one answer
    'gaps', // look-up of what a reply misses
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

const above = (layers, folder) => layers.slice(layers.indexOf(folder) + 1);
const downOnly = (folder) => `${folder} is a lower layer than these folders, so it may not import them (eslint.config.mjs has the layers).`;

/** What a room may not import: runtimes, and rooms above it. */
const outOfReach = (room) => [...core, folders(above(rooms, room), downOnly(room))];

/** One block a room. The room `ports` is a single file, `ports.ts`. */
const roomBlocks = rooms.slice(0, -1).map((room) => restrict([`src/core/${room}/**/*.ts`, `src/core/${room}.ts`], ...outOfReach(room)));

/** One block a folder inside a room. It repeats what holds for the room, since of two blocks for a file the last counts. */
const innerBlocks = Object.entries(innerLayers).flatMap(([room, layers]) =>
  layers.slice(0, -1).map((folder) =>
    restrict([`src/core/${room}/${folder}/**/*.ts`], ...outOfReach(room), {
      regex: `^(?:\\.\\./)+(${above(layers, folder).join('|')})/`,
      message: downOnly(`${room}/${folder}`),
    }),
  ),
);

const runtimeBlocks = Object.entries(runtimes).map(([name, [allowed, message]]) => {
  const foreign = Object.keys(runtimes).filter((other) => other !== name && !allowed.includes(other));
  return restrict(
    [`src/${name}/**/*.ts`],
    folders(foreign, message),
    ...(name === 'vscode' ? [] : [editor('Only src/vscode imports vscode.')]),
    ...(name === 'webview' || name === 'protocol' ? [builtins(message)] : []),
  );
});

/** A file begins with a comment that says what it is for, so that nobody has to guess. */
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
  message: 'Only core/reading parses the text of a question: ask its Intent.',
};
const notByName = 'Ask for a rule of the language (core/languages) or a field of its entry (core/syntax/languages.ts), not for its name.';
/** A new language needs no new code: what is true of it is a field of its rules or its entry. Names of two letters are languages of people. */
const languageNames = [
  ['left', 'right'],
  ['right', 'left'],
].flatMap(([side, other]) => {
  const text = `[${other}.type='Literal'][${other}.value=/^(?!(?:en|de|zh)$)/]`;
  const language = 'name|property.name|callee.name'
    .split('|')
    .map((part) => `[${side}.${part}=/^(?:family|familyOf|language|languageId|languageOf|rules|rulesOf)$/]`);
  const ownName = 'object.name|object.property.name|object.callee.name'
    .split('|')
    .map((part) => `[${side}.property.name=/^(?:id|name)$/][${side}.${part}=/^(?:language|languages|rules|rulesOf|grammar)$/]`);
  return [...language, ...ownName].map((subject) => ({
    selector: `BinaryExpression[operator=/^[!=]==$/]${subject}${text}`,
    message: notByName,
  }));
});
const languageCases = {
  selector: 'SwitchStatement[discriminant.name=/^(?:family|language|languageId)$/]',
  message: notByName,
};

/** A folder with more files than a person takes in at a glance holds several things, and needs several names. */
const maxFiles = 25;
const fewFilesInFolder = {
  meta: {
    type: 'suggestion',
    messages: { full: 'A folder has at most {{maxFiles}} files, and {{folder}} has {{count}}: split it by what its files do.' },
  },
  create: (context) => ({
    Program(node) {
      const folder = dirname(context.filename);
      const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
      // Reported once for a folder, at the first of its files.
      if (files.length > maxFiles && files.sort()[0] === basename(context.filename))
        context.report({ node, messageId: 'full', data: { maxFiles, folder, count: files.length }, loc: { line: 1, column: 0 } });
    },
  }),
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'test/fixtures/**', '.cache*/**'] },
  ...tseslint.configs.strict,
  {
    plugins: { clew: { rules: { 'says-what-it-is-for': saysWhatItIsFor, 'few-files-in-folder': fewFilesInFolder } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'clew/says-what-it-is-for': 'error',
      'clew/few-files-in-folder': 'error',
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
  ...roomBlocks,
  ...innerBlocks,
  ...runtimeBlocks,
  { files: ['src/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...languageNames, languageCases] } },
  {
    files: ['src/**/*.ts'],
    // These send, search, count or keep the text of a question as it is; all other files ask the Intent.
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
  { files: ['*.mjs', 'scripts/{countReporter,trustReporter}.mjs'], rules: { 'no-restricted-exports': 'off' } },
);
