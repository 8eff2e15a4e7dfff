// `npm test`: runs every layer of tests in order, or those that are named: core, eval, ports, engine, trust, vscode, e2e. The last line has the counts of all.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { node24 } from './node24.mjs';
import { results, root, vsixPath } from './paths.mjs';
import { endTree, run, start } from './processes.mjs';

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} what Description for the headline.
 * @property {'build' | 'package' | undefined} needs What must be built first.
 * @property {number} minutes Time limit; a layer that takes longer is ended and counts as failed.
 * @property {(layer: Layer) => Promise<Counts>} run
 * @property {string[]} [held] Output of a layer that runs beside others, held back until it has ended.
 */

/** @typedef {{ passed: number, failed: number, note?: string, failedFiles?: readonly string[] }} Counts */

/** node:test leaves one processor free by default, which is half of a machine with two. */
const atOnce = [`--test-concurrency=${Math.max(2, availableParallelism())}`];

/** @type {readonly Layer[]} */
const layers = [
  {
    name: 'core',
    what: 'core, without an editor',
    needs: undefined,
    minutes: 5,
    run: coreTests,
  },
  {
    name: 'eval',
    what: 'search over installed packages, with its figures',
    needs: undefined,
    minutes: 2,
    run: (layer) => nodeTests(layer, ['eval'], 'spec'),
  },
  {
    name: 'ports',
    what: 'ports on Node, models over HTTP, panel state and tooling',
    needs: undefined,
    minutes: 5,
    run: (layer) => nodeTests(layer, ['node', 'models', 'host', 'webview', 'tooling'], 'dot', atOnce),
  },
  {
    name: 'engine',
    what: 'the engine process over its RPC, and the command line',
    needs: 'build',
    minutes: 8,
    run: (layer) => nodeTests(layer, ['engine', 'cli'], 'dot', atOnce),
  },
  {
    name: 'trust',
    what: 'attacks on paths, secrets, models and the store',
    needs: 'build',
    minutes: 6,
    run: (layer) => nodeTests(layer, ['trust'], join(root, 'scripts/trustReporter.mjs'), atOnce),
  },
  { name: 'vscode', what: 'in the extension host of a real VS Code', needs: 'build', minutes: 12, run: extensionHostTests, held: [] },
  {
    name: 'e2e',
    what: 'the built .vsix in a real VS Code, driven in a browser',
    needs: 'package',
    minutes: 12,
    run: endToEndTests,
  },
];

/** Runs test files with node:test. A file that crashes counts as a failure, and so does a test that was cancelled.
 * @param {Layer} layer
 * @param {readonly string[]} folders
 * @param {string} reporter
 * @param {readonly string[]} flags
 * @returns {Promise<Counts>}
 */
async function nodeTests(layer, folders, reporter, flags = []) {
  return runFiles(
    layer,
    folders.map((folder) => `test/${folder}/**/*.test.ts`),
    reporter,
    flags,
  );
}

/** Runs the tests of core in two processes. One process for each file would load the grammars each time, which takes longer than most tests.
 * @param {Layer} layer
 * @returns {Promise<Counts>}
 */
async function coreTests(layer) {
  const halves = [['test/core/*.test.ts', 'test/core/[a-f]*/**/*.test.ts'], ['test/core/[g-z]*/**/*.test.ts']];
  const [one, other] = await Promise.all(halves.map((files) => runFiles(layer, files, 'dot', ['--test-isolation=none'])));
  if (!one || !other) throw new Error('Two halves were run');
  const note = [one.note, other.note].filter((each) => each !== undefined).join('; ');
  return { passed: one.passed + other.passed, failed: one.failed + other.failed, ...(note ? { note } : {}) };
}

/** Runs the end-to-end tests, and files with a failure once more: a real editor in a real browser may be late on a busy machine. A file that
 * passes only the second time is named as flaky.
 * @param {Layer} layer
 * @returns {Promise<Counts>}
 */
async function endToEndTests(layer) {
  // Tests of the panel's page alone leave a processor idle, so two run at once; a whole editor needs both.
  const pages = await runFiles(layer, ['test/e2e/page/*.test.ts'], 'spec', ['--test-concurrency=2']);
  const windows = await runFiles(layer, ['test/e2e/window/*.test.ts'], 'spec', ['--test-concurrency=1']);
  const first = joined(pages, windows);
  const files = (first.failedFiles ?? []).map((file) => relative(root, file));
  if (files.length === 0) return first;
  console.log(`\n== ${layer.name}: once more ${files.join(', ')}`);
  const second = await runFiles(layer, files, 'spec', ['--test-concurrency=1']);
  if (second.failed > 0 || second.passed === 0) return { ...second, passed: first.passed };
  return { passed: first.passed + first.failed, failed: 0, note: `${first.failed} flaky in ${files.join(', ')}: passed when run again` };
}

/** @param {Counts} a @param {Counts} b @returns {Counts} */
function joined(a, b) {
  const note = [a.note, b.note].filter(Boolean).join('; ');
  const failedFiles = [...(a.failedFiles ?? []), ...(b.failedFiles ?? [])];
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, failedFiles, ...(note ? { note } : {}) };
}

/** @param {Layer} layer
 * @param {readonly string[]} files Paths or patterns from the project's folder.
 * @param {string} reporter
 * @param {readonly string[]} flags
 * @returns {Promise<Counts>}
 */
async function runFiles(layer, files, reporter, flags) {
  const scratch = mkdtempSync(join(tmpdir(), 'clew-test-'));
  const countFile = join(scratch, 'counts.json');
  const temporary = temporaryFolderIn(scratch);
  const args = [
    ...['--test', `--test-reporter=${reporter}`, '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${join(root, 'scripts/countReporter.mjs')}`, `--test-reporter-destination=${countFile}`],
    ...flags,
    ...files,
  ];
  try {
    const ended = await end(layer, node24(), args, { CLEW_VSIX: vsixPath(), ...temporary.env });
    return withLeftovers({ ...readCounts(countFile), ...(ended.problem ? { note: ended.problem } : {}) }, temporary.folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A separate temporary folder for a run, which shows what tests leave behind. Not on macOS, where paths of sockets in it would be too long.
 * @param {string} scratch
 * @returns {{ folder: string, env: Record<string, string> }}
 */
function temporaryFolderIn(scratch) {
  const folder = join(scratch, 't');
  mkdirSync(folder);
  return { folder, env: process.platform === 'darwin' ? {} : { TMPDIR: folder, TEMP: folder, TMP: folder } };
}

/**
 * Counts files and folders named `clew-…` that tests left behind as a failure. What editors and browsers leave is ignored.
 * @param {Counts} counts
 * @param {string} folder
 * @returns {Counts}
 */
function withLeftovers(counts, folder) {
  const left = readdirSync(folder).filter((name) => name.startsWith('clew-'));
  if (left.length === 0) return counts;
  const note = [counts.note, `left behind in the temporary folder: ${left.join(', ')}`].filter(Boolean).join('; ');
  return { ...counts, failed: counts.failed + 1, note };
}

/** Reads the counts of a run. A file in which no test ran counts as a failure: its tests may be defined where node:test does not run them.
 * @param {string} file
 * @returns {Counts}
 */
function readCounts(file) {
  const counts = JSON.parse(readFileSync(file, 'utf8') || '{ "passed": 0, "failed": 0, "cancelled": 0, "skipped": 0 }');
  /** @type {string[]} */
  const empty = (counts.emptyFiles ?? []).map((/** @type {string} */ path) => relative(root, path));
  const notes = [
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
    ...(empty.length > 0 ? [`no test ran in ${empty.join(', ')}`] : []),
  ];
  return {
    passed: counts.passed - empty.length,
    failed: counts.failed + counts.cancelled + empty.length,
    failedFiles: counts.failedFiles ?? [],
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  };
}

/** @param {Layer} layer @returns {Promise<Counts>} */
async function extensionHostTests(layer) {
  const scratch = mkdtempSync(join(tmpdir(), 'clew-test-'));
  const temporary = temporaryFolderIn(scratch);
  try {
    const { output, problem } = await end(layer, node24(), ['scripts/test-vscode.mjs'], temporary.env);
    return withLeftovers({ ...mochaCounts(output), ...(problem ? { note: problem } : {}) }, temporary.folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {string} output @returns {Counts} */
function mochaCounts(output) {
  /** @param {RegExp} pattern */
  const number = (pattern) => Number(pattern.exec(output)?.[1] ?? 0);
  return { passed: number(/^(?:\[suite\])?\s*(\d+) passing\b/m), failed: number(/^(?:\[suite\])?\s*(\d+) failing\b/m) };
}

/** Runs a command to its end or its time limit and shows its output; `problem` says how it ended badly.
 * @param {Layer} layer
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ output: string, problem: string | undefined }>}
 */
function end(layer, command, args, env) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    let output = '';
    let late = false;
    child.stdout?.on('data', (data) => {
      print(layer, data);
      output += data;
    });
    const timer = setTimeout(() => {
      late = true;
      endTree(child, 'SIGKILL');
    }, layer.minutes * 60_000);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const how = late ? `ended after ${layer.minutes} minutes` : code === 0 ? undefined : `ended with ${signal ?? code}`;
      resolve({ output: output.replace(/\u001b\[[0-9;]*m/g, ''), problem: how });
    });
  });
}

/** @param {Layer} layer @param {string | Buffer} text */
function print(layer, text) {
  if (layer.held) layer.held.push(String(text));
  else process.stdout.write(text);
}

/** Runs a layer. One that ran no test, or ended badly without a failed test, counts as one failure.
 * @param {Layer} layer
 * @returns {Promise<Counts>}
 */
async function runLayer(layer) {
  print(layer, `\n== ${layer.name}: ${layer.what}\n`);
  const before = Date.now();
  /** @type {Counts} */
  let counts;
  try {
    counts = await layer.run(layer);
  } catch (error) {
    counts = { passed: 0, failed: 1, note: /** @type {Error} */ (error).message };
  }
  const badEnd = counts.failed === 0 && (counts.passed === 0 || counts.note?.includes('ended'));
  const failed = counts.failed + (badEnd ? 1 : 0);
  const note = counts.note ?? (badEnd ? 'no test ran' : undefined);
  const seconds = ((Date.now() - before) / 1000).toFixed(1);
  print(layer, `== ${layer.name}: ${counts.passed} passed, ${failed} failed in ${seconds} s${note ? ` (${note})` : ''}\n`);
  process.stdout.write(layer.held?.join('') ?? '');
  return { passed: counts.passed, failed };
}

/**
 * Runs layers in order. The layer in the extension host mostly waits for the editor, so it runs beside those before the end-to-end tests, which
 * need both processors.
 * @param {readonly Layer[]} chosen
 * @returns {Promise<Counts>}
 */
async function runLayers(chosen) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0 };
  const beside = chosen.filter(({ held }) => held).map((layer) => runLayer(layer));
  for (const layer of chosen.filter(({ held }) => !held)) {
    if (layer.needs === 'package') await Promise.all(beside);
    counts = joined(counts, await runLayer(layer));
  }
  return (await Promise.all(beside)).reduce(joined, counts);
}

/** Builds what the chosen layers need, once. Packing leaves out commands of the development, which tests of the command line run.
 * @param {readonly Layer[]} chosen
 */
async function prepare(chosen) {
  for (const [need, script] of /** @type {const} */ ([
    ['package', 'scripts/package.mjs'],
    ['build', 'esbuild.mjs'],
  ]))
    if (chosen.some(({ needs }) => needs === need)) await run(node24(), [script], { cwd: root });
}

async function main() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    console.error(`No such layer: ${unknown.join(', ')}. There are ${layers.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const chosen = names.length === 0 ? layers : layers.filter(({ name }) => names.includes(name));
  mkdirSync(results, { recursive: true });
  let built = true;
  try {
    await prepare(chosen);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    built = false;
  }
  const able = chosen.filter(({ needs }) => built || !needs);
  for (const layer of chosen) if (!able.includes(layer)) console.log(`\n== ${layer.name}: cannot run, since the build failed`);
  const { passed, failed } = await runLayers(able);
  const unable = built ? 0 : 1 + chosen.length - able.length;
  console.log(`\n${passed} passed, ${failed + unable} failed`);
  return failed + unable > 0 ? 1 : 0;
}

process.exit(await main());
