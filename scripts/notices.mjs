// The notices of third parties: which packages are in the bundles, by the bundler's own list, and under which licences they ship.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('esbuild').Metafile} Metafile */

/** Names of licence files, which have to ship. */
const legal = /^(?:licen[cs]e|copying|notice|copyright|unlicense)(?:[-.].*)?$/i;

/** Licence texts of packages that ship none, copied from their repositories, by the name of the package. */
const ours = fileURLToPath(new URL('licences/', import.meta.url));

/** Files of our own that are made from data of others, with the folder that holds its licence. */
const madeFrom = new Map([['src/core/secrets/publicFormats.ts', 'tools/secrets/gitleaks']]);

/** Folder of the package that a file lies in, from the root of the repository; the innermost where packages bring packages. Data of others has one, too.
 * @param {string} file
 * @returns {string | undefined}
 */
function packageOf(file) {
  return madeFrom.get(file.replaceAll('\\', '/')) ?? /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];
}

/** Packages with code in the bundles, and those from which files are copied.
 * @param {readonly Metafile[]} metafiles
 * @param {readonly string[]} copied
 * @returns {string[]} folders, from the root of the repository
 */
export function shippedPackages(metafiles, copied) {
  const bundled = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  return [...new Set([...bundled, ...copied].flatMap((file) => packageOf(file) ?? []))].sort();
}

/** Names, versions and licences of packages, with the licence texts.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {string}
 * @throws when a package brings no text of its licence: it cannot be shipped as it is
 */
export function notices(root, folders) {
  const missing = folders.filter((folder) => textsOf(join(root, folder)).length === 0);
  if (missing.length > 0) throw new Error(`No text of a licence comes with ${missing.join(', ')}`);
  const head = 'Clew contains parts of the following packages, each under the licence that is printed below it.\n';
  return [head, ...folders.map((folder) => notice(join(root, folder)))].join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder */
function notice(folder) {
  const { name, version, license } = manifestOf(folder);
  return [`${name} ${version} (${license})\n`, ...textsOf(folder)].join('\n');
}

/** @param {string} folder */
function textsOf(folder) {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && legal.test(entry.name));
  const own = join(ours, `${manifestOf(folder).name}.txt`);
  const files = names.length > 0 ? names.map(({ name }) => join(folder, name)) : [own].filter((file) => existsSync(file));
  return files.map((file) => `${readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim()}\n`);
}

/** @param {string} folder
 * @returns {{ readonly name: string, readonly version: string, readonly license: string }}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
