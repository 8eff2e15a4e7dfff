// Checks that l10n/bundle.l10n.json has exactly the sentences of the sources, and that translations have the same placeholders and the same code. A
// sentence without a translation is only reported, because people then see the English one, and no author knows all languages.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

/** Maximum untranslated sentences that are listed; all are counted. */
const mostNamed = 5;

/**
 * @param {string} path
 * @returns {Record<string, string>}
 */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} text */
const placeholders = (text) => (text.match(/\{\d+\}/g) ?? []).sort().join();
/** @param {string} text */
const code = (text) => (text.match(/`[^`]+`/g) ?? []).sort().join();

/**
 * @param {string} name
 * @param {Record<string, string>} english
 * @param {Record<string, string>} translated
 * @returns {number} how many faults there are
 */
function checkTranslation(name, english, translated) {
  const stale = Object.keys(translated).filter((key) => !(key in english));
  const faulty = Object.entries(translated).filter(
    ([key, text]) => key in english && (placeholders(text) !== placeholders(english[key] ?? '') || code(text) !== code(english[key] ?? '')),
  );
  for (const key of stale) console.error(`${name}: gone from the sources: ${key}`);
  for (const [key, text] of faulty) console.error(`${name}: other placeholders or code than in English: ${key} → ${text}`);
  const missing = Object.keys(english).filter((key) => !(key in translated));
  if (missing.length)
    console.warn(`${name}: ${missing.length} sentences are not translated:\n  ${missing.slice(0, mostNamed).join('\n  ')}`);
  return stale.length + faulty.length;
}

const folder = mkdtempSync(join(tmpdir(), 'clew-l10n-'));
try {
  const tool = join(root, 'node_modules/@vscode/l10n-dev/dist/cli.js');
  await run(process.execPath, [tool, 'export', '--outDir', folder, join(root, 'src')], { quiet: true });
  const [expected, english] = [folder, join(root, 'l10n')].map((where) => read(join(where, 'bundle.l10n.json')));
  if (!expected || !english) throw new Error('The sentences could not be read');
  const missing = Object.keys(expected).filter((each) => !(each in english));
  const stale = Object.keys(english).filter((each) => !(each in expected));
  for (const each of missing) console.error(`missing: ${each}`);
  for (const each of stale) console.error(`gone from the sources: ${each}`);
  if (missing.length + stale.length > 0) throw new Error('l10n/bundle.l10n.json is out of date: npm run l10n');
  const manifest = read(join(root, 'package.nls.json'));
  let faults = 0;
  for (const name of readdirSync(join(root, 'l10n')).filter((each) => /^bundle\.l10n\..+\.json$/.test(each)))
    faults += checkTranslation(name, english, read(join(root, 'l10n', name)));
  for (const name of readdirSync(root).filter((each) => /^package\.nls\..+\.json$/.test(each)))
    faults += checkTranslation(name, manifest, read(join(root, name)));
  if (faults > 0) throw new Error(`${faults} faults in translations`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
