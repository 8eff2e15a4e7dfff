// Lists the packages installed inside a root: npm, Python, Composer, Go, Ruby and Cargo. It reads only names and folders, no package files.
import { baseName } from '../base/baseName.ts';
import { FileError, type DirectoryEntry, type Files, type Root } from '../ports.ts';

/** A package with its name in manifests and code, and its folder or file in a root. */
export interface InstalledPackage {
  readonly root: string;
  readonly name: string;
  readonly path: string;
  readonly version?: string;
}

/** Most packages of one root: no manifest brings more. */
const maxPackages = 5000;
const environments = ['.venv', 'venv', 'env'];
/** Entries among packages that are no packages. */
const notPackages = /^(?:\.|_)|^(?:bin|composer|modules\.txt|__pycache__)$|\.(?:dist-info|egg-info|pth|data)$/;

/**
 * The packages installed in `folders` of `root`, by name. Links of package managers are followed only to installed packages; a link to a
 * folder of the workspace is no installed package.
 */
export async function installedPackages(files: Files, root: Root, folders: readonly string[]): Promise<readonly InstalledPackage[]> {
  const packagesByPath = new Map<string, InstalledPackage>();
  const add = (each: InstalledPackage): void => {
    if (packagesByPath.size < maxPackages && !packagesByPath.has(each.path)) packagesByPath.set(each.path, each);
  };
  const listing = new PackageListing(files, root, add);
  for (const folder of folders) {
    const within = (path: string): string => (folder === '' ? path : `${folder}/${path}`);
    await listing.listNpm(within('node_modules'));
    for (const environment of environments) await listing.listPython(within(environment));
    await listing.listVendor(within('vendor'));
  }
  return [...packagesByPath.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

class PackageListing {
  readonly #files: Files;
  readonly #root: Root;
  readonly #add: (installedPackage: InstalledPackage) => void;

  constructor(files: Files, root: Root, add: (installedPackage: InstalledPackage) => void) {
    this.#files = files;
    this.#root = root;
    this.#add = add;
  }

  async listNpm(folder: string): Promise<void> {
    for (const { name, type } of await this.#entries(folder)) {
      if (name.startsWith('@') && type === 'directory') await this.#addScope(`${folder}/${name}`, name);
      else if (name === '.pnpm') await this.#addPnpm(`${folder}/${name}`);
      else await this.#addPackage(name, `${folder}/${name}`, type);
    }
  }

  async #addScope(folder: string, scope: string): Promise<void> {
    for (const { name, type } of await this.#entries(folder)) await this.#addPackage(`${scope}/${name}`, `${folder}/${name}`, type);
  }

  /** `.pnpm/@scope+name@1.2.3_peer/node_modules/@scope/name`: includes packages that no manifest of the workspace names. */
  async #addPnpm(folder: string): Promise<void> {
    for (const { name: entry } of await this.#entries(folder)) {
      const [, escapedName = '', version = ''] = /^(@?[^@]+)@(\d[\w.-]*?)(?:[_(].*)?$/.exec(entry) ?? [];
      const name = escapedName.replace('+', '/');
      if (name) this.#add({ root: this.#root.key, name, path: `${folder}/${entry}/node_modules/${name}`, version });
    }
  }

  async listPython(environment: string): Promise<void> {
    const libs = (await this.#entries(`${environment}/lib`)).filter(({ name }) => name.startsWith('python'));
    for (const folder of [...libs.map(({ name }) => `${environment}/lib/${name}/site-packages`), `${environment}/Lib/site-packages`]) {
      const entries = await this.#entries(folder);
      const versions = new Map(entries.flatMap(({ name }) => distributionVersion(name)));
      for (const { name, type } of entries) {
        if (type === 'file' && !name.endsWith('.py')) continue;
        const bare = name.replace(/\.py$/, '');
        await this.#addPackage(bare, `${folder}/${name}`, type, versions.get(plainName(bare)));
      }
    }
  }

  /** Composer has `vendor/owner/name`, Go `vendor/host/owner/name`, Cargo `vendor/name`, Bundler `vendor/bundle/ruby/3.3.0/gems/name-1.2.3`. */
  async listVendor(folder: string): Promise<void> {
    for (const { name, type } of await this.#entries(folder)) {
      if (type !== 'directory' || notPackages.test(name)) continue;
      const path = `${folder}/${name}`;
      const inside = await this.#entries(path);
      if (name === 'bundle') await this.#addGems(path);
      else if (name.includes('.'))
        for (const owner of inside) await this.#addPackagesOfOwner(`${name}/${owner.name}`, `${path}/${owner.name}`);
      else if (inside.some((each) => each.type === 'file')) await this.#addPackage(name, path, type);
      else for (const each of inside) await this.#addPackage(`${name}/${each.name}`, `${path}/${each.name}`, each.type);
    }
  }

  async #addPackagesOfOwner(owner: string, folder: string): Promise<void> {
    const inside = await this.#entries(folder);
    if (inside.some(({ type }) => type === 'file')) return this.#addPackage(owner, folder, 'directory');
    for (const { name, type } of inside) await this.#addPackage(`${owner}/${name}`, `${folder}/${name}`, type);
  }

  async #addGems(folder: string): Promise<void> {
    for (const engine of await this.#entries(folder)) {
      for (const version of await this.#entries(`${folder}/${engine.name}`)) {
        const gems = `${folder}/${engine.name}/${version.name}/gems`;
        for (const { name, type } of await this.#entries(gems)) {
          const [, gem = name, number] = /^(.+?)-(\d[\w.]*)$/.exec(name) ?? [];
          await this.#addPackage(gem, `${gems}/${name}`, type, number);
        }
      }
    }
  }

  async #addPackage(name: string, path: string, type: DirectoryEntry['type'], version?: string): Promise<void> {
    if (type === 'other' || type === 'outside' || notPackages.test(baseName(name))) return;
    if (type === 'file' && !path.endsWith('.py')) return;
    const real = type === 'link' ? await this.#resolveLink(path) : path;
    if (real !== undefined) this.#add({ root: this.#root.key, name, path: real, ...(version ? { version } : {}) });
  }

  async #resolveLink(path: string): Promise<string | undefined> {
    try {
      const real = await this.#files.realPath?.(this.#root, path);
      return real !== undefined && /(?:^|\/)(?:node_modules|site-packages|vendor)\//.test(real) ? real : undefined;
    } catch (error) {
      if (error instanceof FileError) return undefined;
      throw error;
    }
  }

  async #entries(folder: string): Promise<readonly DirectoryEntry[]> {
    return folderEntries(this.#files, this.#root, folder);
  }
}

/** Entries of a folder; empty when it is missing or unreadable. */
export async function folderEntries(files: Files, root: Root, folder: string): Promise<readonly DirectoryEntry[]> {
  try {
    return [...(await files.readDirectory(root, folder))].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

function distributionVersion(name: string): [string, string][] {
  const [, bare, version] = /^(.+?)-(\d[^-]*)(?:-[^/]*)?\.(?:dist-info|egg-info)$/.exec(name) ?? [];
  return bare && version ? [[plainName(bare), version]] : [];
}

/** Normal form of a name: Python's registry treats `-`, `_` and `.` as equal. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}
