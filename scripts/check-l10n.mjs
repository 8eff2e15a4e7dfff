// Checks that l10n/bundle.l10n.json has every sentence of the sources and none that is gone: translators start from it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clew-l10n-'));
try {
  const tool = join(root, 'node_modules/@vscode/l10n-dev/dist/cli.js');
  await run(process.execPath, [tool, 'export', '--outDir', folder, join(root, 'src')], { quiet: true });
  /** @param {string} where @returns {string[]} */
  const sentences = (where) => Object.keys(JSON.parse(readFileSync(join(where, 'bundle.l10n.json'), 'utf8')));
  const [expected, found] = [sentences(folder), sentences(join(root, 'l10n'))];
  const missing = expected.filter((each) => !found.includes(each));
  const stale = found.filter((each) => !expected.includes(each));
  for (const each of missing) console.error(`missing: ${each}`);
  for (const each of stale) console.error(`gone from the sources: ${each}`);
  if (missing.length + stale.length > 0) throw new Error('l10n/bundle.l10n.json is out of date: npm run l10n');
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
