// `npm run package`: packs a production build into the .vsix. Fails when vsce warns or when the package is too large.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, vsixPath } from './paths.mjs';
import { run } from './processes.mjs';

/** Size limit of the .vsix; the trained table of the built-in embedder takes 4.5 MB of it. */
const LIMIT_MB = 12;

function pack() {
  const vsce = join(root, 'node_modules/@vscode/vsce/vsce');
  // No public repository exists yet, so vsce must not ask for one.
  const flags = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '--out', vsixPath()];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vsce, 'package', ...flags], { cwd: root, encoding: 'utf8' });
  const output = `${stdout}${stderr}`.trim();
  if (status !== 0) throw new Error(output);
  const warnings = output.split('\n').filter((line) => /\bwarn/i.test(line));
  if (warnings.length > 0) throw new Error(`vsce warns:\n${output}`);
}

try {
  await run(process.execPath, ['esbuild.mjs', '--production'], { cwd: root });
  pack();
  const megabytes = statSync(vsixPath()).size / 1e6;
  console.log(`${vsixPath()}: ${megabytes.toFixed(2)} MB of at most ${LIMIT_MB}`);
  if (megabytes > LIMIT_MB) throw new Error(`The .vsix is over ${LIMIT_MB} MB.`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
