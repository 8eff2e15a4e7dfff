// Build: bundles the extension, the engine, its parse worker, the command line and the panel, copies grammars and queries, and proves
// on the bundler's own list of imports that the engine holds no network module (the network lives in the extension host alone).
import * as esbuild from 'esbuild';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notices, shippedPackages } from './scripts/notices.mjs';
import { missingImports, networkImports, noNetworkGlobals, withoutNetwork } from './scripts/bundleChecks.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: production,
  sourcemap: production ? false : 'linked',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  logOverride: { 'empty-import-meta': 'error' },
};

const node = {
  ...shared,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Sources run unbundled in tests, as ES modules; bundled they are CommonJS.
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  alias: {
    // Its ES module entry asks for import.meta.url, which CommonJS lacks.
    'web-tree-sitter': join(root, 'node_modules/web-tree-sitter/web-tree-sitter.cjs'),
    // Its Node entry looks for a native accelerator, which the .vsix does not carry.
    msgpackr: join(root, 'node_modules/msgpackr/index.js'),
  },
};

/**
 * Modules that stay separate files. Parsing the library for model servers would slow every start. The tables of the tokenizer and of reading would be
 * in both engine and command line. The server for other agents must have no network, while the rest of the command line may have it.
 * The command line is loaded by a small entry that prepares the runtime first.
 */
const filesApart = new Map([
  ['openai', './openai.js'],
  ['./o200k.ts', './o200k.js'],
  ['./readingTables.ts', './readingTables.js'],
  ['../mcp/serve.ts', './mcp.js'],
  ['./main.ts', './commandLine.js'],
]);

const apart = {
  name: 'files-apart',
  setup(build) {
    build.onResolve({ filter: /^(?:openai|\.\/(?:o200k|readingTables|main)\.ts|\.\.\/mcp\/serve\.ts)$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: filesApart.get(path), external: true },
    );
  },
};

const engine = {
  ...node,
  plugins: [withoutNetwork, apart],
  external: ['./o200k.js', './readingTables.js'],
  define: { ...node.define, ...noNetworkGlobals },
};

const host = { ...node, plugins: [apart], external: ['vscode', './openai.js', './o200k.js'] };
const commandLine = {
  ...host,
  external: [...filesApart.values()],
  // What only the development of Clew needs does not ship.
  define: { ...host.define, 'process.env.CLEW_SHIPPED': production ? '"yes"' : '""' },
};

/** Parts of the panel that are loaded when first needed: layout of diagrams and colours of code are a third of it. */
const pageFilesApart = {
  name: 'page-files-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/(?:layout|highlight)\.ts$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: path.replace(/\.ts$/, '.js'), external: true } : undefined,
    );
  },
};

const page = {
  ...shared,
  plugins: [pageFilesApart],
  platform: 'browser',
  format: 'iife',
  target: ['chrome128'],
  loader: { '.ttf': 'file' },
  assetNames: 'webview/[name]',
  define: { 'process.env.NODE_ENV': production ? '"production"' : '"development"' },
};

const pagePart = { ...page, format: 'esm' };

/** The bundles: output below dist, entry and options. `offline` ones must not reach the network. */
const bundles = [
  { out: 'extension', entry: 'src/extension.ts', options: host },
  { out: 'openai', entry: 'openai', options: node },
  { out: 'o200k', entry: 'src/core/packing/o200k.ts', options: node, offline: true },
  { out: 'readingTables', entry: 'src/core/reading/kind/readingTables.ts', options: node, offline: true },
  { out: 'engine', entry: 'src/engine/main.ts', options: engine, offline: true },
  { out: 'parseWorker', entry: 'src/engine/parsing/parseWorker.ts', options: engine, offline: true },
  { out: 'mcp', entry: 'src/mcp/serve.ts', options: engine, offline: true },
  { out: 'cli', entry: 'src/cli/start.ts', options: commandLine },
  { out: 'commandLine', entry: 'src/cli/main.ts', options: commandLine },
  { out: 'webview/panel', entry: 'src/webview/panel.ts', options: page },
  { out: 'webview/layout', entry: 'src/webview/pictures/layout.ts', options: pagePart },
  { out: 'webview/highlight', entry: 'src/webview/markdown/highlight.ts', options: pagePart },
  { out: 'webview/indexTab', entry: 'src/webview/indexTab/indexTabPage.ts', options: page },
];

/** Files that are copied as they are: [from, to below dist]. */
const copies = [
  ['node_modules/web-tree-sitter/web-tree-sitter.wasm', 'grammars/web-tree-sitter.wasm'],
  ['node_modules/tree-sitter-python/tree-sitter-python.wasm', 'grammars/python.wasm'],
  ['node_modules/tree-sitter-javascript/tree-sitter-javascript.wasm', 'grammars/javascript.wasm'],
  ['node_modules/tree-sitter-typescript/tree-sitter-typescript.wasm', 'grammars/typescript.wasm'],
  ['node_modules/tree-sitter-typescript/tree-sitter-tsx.wasm', 'grammars/tsx.wasm'],
  ['node_modules/tree-sitter-java/tree-sitter-java.wasm', 'grammars/java.wasm'],
  ['node_modules/tree-sitter-go/tree-sitter-go.wasm', 'grammars/go.wasm'],
  ['node_modules/tree-sitter-rust/tree-sitter-rust.wasm', 'grammars/rust.wasm'],
  ['node_modules/tree-sitter-c/tree-sitter-c.wasm', 'grammars/c.wasm'],
  ['node_modules/tree-sitter-cpp/tree-sitter-cpp.wasm', 'grammars/cpp.wasm'],
  ['node_modules/tree-sitter-c-sharp/tree-sitter-c_sharp.wasm', 'grammars/c_sharp.wasm'],
  ['node_modules/tree-sitter-ruby/tree-sitter-ruby.wasm', 'grammars/ruby.wasm'],
  ['node_modules/tree-sitter-php/tree-sitter-php.wasm', 'grammars/php.wasm'],
  ['node_modules/@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm', 'grammars/kotlin.wasm'],
];

function copyAssets() {
  for (const [from, to] of copies) {
    mkdirSync(dirname(join(dist, to)), { recursive: true });
    copyFileSync(join(root, from), join(dist, to));
  }
  cpSync(join(root, 'src/core/syntax/queries'), join(dist, 'queries'), { recursive: true });
  // Trained by tools/embedder; without it Clew searches by text alone.
  if (existsSync(join(root, 'media/embedder'))) cpSync(join(root, 'media/embedder'), join(dist, 'embedder'), { recursive: true });
}

function check({ out, offline, options }, { metafile }) {
  const network = offline ? networkImports(metafile) : [];
  if (network.length > 0) throw new Error(`dist/${out}.js may not reach the network, but it holds ${network.join(', ')}`);
  const missing = options.platform === 'node' ? missingImports(metafile, options.external ?? []) : [];
  if (missing.length > 0) throw new Error(`dist/${out}.js needs modules that do not ship with it: ${missing.join(', ')}`);
  return metafile;
}

/** Licences require that their texts ship with the code. */
function writeNotices(metafiles) {
  const folders = shippedPackages(
    metafiles,
    copies.map(([from]) => from),
  );
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), notices(root, folders));
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

function printSizes() {
  let total = 0;
  for (const file of files(dist)) {
    const { size } = statSync(file);
    total += size;
    if (/\.(js|css)$/.test(file)) console.log(`${String(Math.ceil(size / 1024)).padStart(6)} KB  ${relative(root, file)}`);
  }
  console.log(`${String(Math.ceil(total / 1024)).padStart(6)} KB  dist${production ? '' : ' (with source maps)'}`);
}

/** esbuild options of one bundle. */
function buildOptions({ out, entry, options }) {
  return { ...options, entryPoints: { [out]: entry }, outdir: 'dist' };
}

async function main() {
  if (production) rmSync(dist, { recursive: true, force: true });
  copyAssets();
  const results = await Promise.allSettled(bundles.map(async (bundle) => check(bundle, await esbuild.build(buildOptions(bundle)))));
  printSizes();
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
  if (failures.length > 0) throw new Error(failures.join('\n'));
  writeNotices(results.map(({ value }) => value));
  if (!watch) return;
  for (const bundle of bundles) await (await esbuild.context({ ...buildOptions(bundle), logLevel: 'info' })).watch();
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
