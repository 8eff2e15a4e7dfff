// Files and folders that tools generate, excluded by name: data of version control, caches, installed packages, lock files, source maps.

/** Data of version control. A `!` line cannot include these folders; it can include those of the older systems in {@link folders}. */
const versionControlFolders: readonly string[] = ['.git', '.hg', '.svn', '.jj'];

/** Folders that tools create. `dist`, `build`, `target`, `vendor` and the like are not here: projects also keep sources there. */
const folders = new Set([
  ...versionControlFolders,
  ...['.bzr', '.sl', 'CVS'],
  ...['node_modules', 'bower_components', 'jspm_packages', '.yarn', '.pnpm-store'],
  ...['__pycache__', '__pypackages__', 'site-packages', '.tox', '.nox', '.eggs', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['.ipynb_checkpoints', '.gradle', '.terraform', '.next', '.nuxt', '.svelte-kit', '.angular', '.turbo', '.parcel-cache', '.nyc_output'],
  ...['.vs', '.idea', '.dart_tool', '.bundle', '.cache', '.vscode-test'],
]);

/** Endings of folders that package managers create. */
const folderEndings = ['.egg-info', '.dist-info', '.xcodeproj', '.xcassets'];

/** Files that mark their folder as created by a tool: a Python environment, or a cache (https://bford.info/cachedir/). */
export const markerFiles: readonly string[] = ['pyvenv.cfg', 'CACHEDIR.TAG'];

/** Lock files: long, generated, and full of every word. */
const lockFiles = new Set([
  ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb', 'deno.lock'],
  ...['poetry.lock', 'uv.lock', 'pdm.lock', 'pixi.lock', 'conda-lock.yml', 'Pipfile.lock', 'Cargo.lock', 'Gemfile.lock', 'composer.lock'],
  ...['go.sum', 'go.work.sum', 'mix.lock', 'flake.lock', 'packages.lock.json', 'Podfile.lock', 'Package.resolved', 'pubspec.lock'],
  ...['gradle.lockfile', 'Cartfile.resolved', '.terraform.lock.hcl', 'Chart.lock', '.pnp.cjs', '.pnp.loader.mjs'],
  ...['.DS_Store', 'Thumbs.db', 'desktop.ini'],
]);

const sourceMap = /\.([cm]?[jt]s|css)\.map$/;

/** The built-in rule that excludes this name, as a detail for people, or undefined. Names are case-sensitive, as in git. */
export function toolFileRule(name: string, directory: boolean): string | undefined {
  if (!directory) return lockFiles.has(name) ? name : sourceMap.exec(name)?.[0].replace('.', '*.');
  if (folders.has(name)) return `${name}/`;
  const ending = folderEndings.find((end) => name.endsWith(end));
  return ending && `*${ending}/`;
}

/** Whether a folder belongs to a version control system and no `!` line can include it. */
export function isVersionControl(name: string): boolean {
  return versionControlFolders.includes(name);
}
