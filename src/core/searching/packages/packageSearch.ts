// Searches installed packages for a message that the workspace does not emit; packages that the failure or a manifest names come first.
import type { CancellationToken } from '../../base/cancellation.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { ReadInstalledFile } from './installedFiles.ts';
import { messageInPackages, type PackageSearchResult, type PackageMessage } from '../../messages/matching/packageMessages.ts';
import type { Clock, Files, Root } from '../../ports.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { folderEntries, installedPackages, plainName, type InstalledPackage } from '../../workspace/installedPackages.ts';

/** Hints besides the message: words that may be names of packages, and the types of the errors. */
export interface FailureHints {
  readonly packageNames: readonly string[];
  readonly exceptions: readonly string[];
}

/** Searches installed packages for a message; undefined when none are installed. Rejects with `CancelledError`. */
export type FindInPackages = (message: string, hints: FailureHints, token: CancellationToken) => Promise<PackageSearchResult | undefined>;

interface PackageSearchDependencies {
  readonly files: Files;
  readonly roots: readonly Root[];
  readonly clock: Clock;
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly read: ReadInstalledFile;
}

/** Files in which projects list their dependencies. */
const manifestPath =
  /(?:^|\/)(?:package\.json|requirements[^/]{0,40}\.txt|pyproject\.toml|Pipfile|setup\.(?:cfg|py)|composer\.json|go\.mod|Gemfile|Cargo\.toml)$/;
/** Limit of manifests whose packages are searched, outermost first: a monorepo installs most packages at its root. */
const maxManifests = 40;

/** Search over the packages installed next to the manifests of the index and in the roots. */
export function packageSearch({ files, roots, clock, graph, texts, read }: PackageSearchDependencies): FindInPackages {
  return async (message, hints, token) => {
    const manifests = texts
      .files()
      .filter(({ path }) => manifestPath.test(path))
      .toSorted((a, b) => depth(a) - depth(b))
      .slice(0, maxManifests);
    const packages: InstalledPackage[] = [];
    for (const root of roots) {
      const folders = manifests.flatMap((file) => (file.root === root.key ? parentFolder(file.path) : []));
      packages.push(...(await installedPackages(files, root, [...new Set(['', ...folders])])));
    }
    if (packages.length === 0) return undefined;
    const directNames = await namesIn(manifests, texts, token);
    const isHinted = hintFilter(hints, graph);
    const order = ({ name }: InstalledPackage): number => (isHinted(name) ? 0 : directNames.has(plainName(name)) ? 1 : 2);
    const list = async (key: string, folder: string): ReturnType<typeof folderEntries> => {
      const root = roots.find((each) => each.key === key);
      return root ? folderEntries(files, root, folder) : [];
    };
    const sortedPackages = packages.toSorted((a, b) => order(a) - order(b));
    const packageFind = await messageInPackages(message, sortedPackages, { clock, list, read }, token);
    return packageFind.best ? { ...packageFind, best: await withVersion(packageFind.best, read) } : packageFind;
  };
}

/** Adds the version from the manifest of the package, when its folder does not tell it. */
async function withVersion(best: PackageMessage, read: ReadInstalledFile): Promise<PackageMessage> {
  const { root, path, version } = best.package;
  const text = version === undefined ? (await read(root, `${path}/package.json`))?.text : undefined;
  const ownVersion = /"version"\s*:\s*"([\w.+-]{1,60})"/.exec(text ?? '')?.[1];
  return ownVersion === undefined ? best : { ...best, package: { ...best.package, version: ownVersion } };
}

function depth({ path }: TextFile): number {
  return path.split('/').length;
}

/** All words of the manifests that may be names of packages; only installed ones are used. */
async function namesIn(manifests: readonly TextFile[], texts: FileTexts, token: CancellationToken): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const take = (_: TextFile, text: string | undefined): void => {
    for (const [name] of (text ?? '').matchAll(/@?[\w][\w./-]{0,200}/g)) names.add(plainName(name));
  };
  await texts.load(manifests, take, token);
  return names;
}

/** Filter for packages that the failure names, or from which code here uses the type of its error. */
function hintFilter({ packageNames, exceptions }: FailureHints, graph: CodeGraph): (name: string) => boolean {
  const words = new Set(packageNames.map(plainName));
  const external = exceptions.flatMap((type) => graph.externalNames(type.slice(type.lastIndexOf('.') + 1)));
  const usedPackages = new Set(external.map((dottedName) => plainName(/^(?:@[^/]+\/)?[^/.]+/.exec(dottedName)?.[0] ?? dottedName)));
  return (name) => {
    const plain = plainName(name);
    return words.has(plain) || usedPackages.has(plain);
  };
}
