// The manifests that say where a project begins, and the file names that say it by convention: rows of data.
import type { ProjectManifest } from './manifest.ts';
import {
  readCargo,
  readComposer,
  readGemspec,
  readGoMod,
  readGradle,
  readPackageJson,
  readPom,
  readProjectFile,
  readPyproject,
  readSetupCfg,
  readSetupPy,
} from './manifestReaders.ts';

/** How a manifest is recognised by its name, and read. */
interface ManifestRow {
  readonly name: RegExp;
  readonly read: (text: string) => ProjectManifest;
}

/** In the order in which they are read; a description comes from the first that has one. */
export const manifestRows: readonly ManifestRow[] = [
  { name: /^package\.json$/, read: readPackageJson },
  { name: /^pyproject\.toml$/, read: readPyproject },
  { name: /^setup\.cfg$/, read: readSetupCfg },
  { name: /^setup\.py$/, read: readSetupPy },
  { name: /^Cargo\.toml$/, read: readCargo },
  { name: /^go\.mod$/, read: readGoMod },
  { name: /^composer\.json$/, read: readComposer },
  { name: /^pom\.xml$/, read: readPom },
  { name: /^build\.gradle(?:\.kts)?$/, read: readGradle },
  { name: /\.gemspec$/, read: readGemspec },
  { name: /\.(?:cs|fs|vb)proj$/, read: readProjectFile },
];

/** Paths by which languages and frameworks begin where no manifest says so. */
export const conventionalStarts: readonly RegExp[] = [
  /(?:^|\/)cmd\/[^/]+\/main\.go$/,
  /^main\.go$/,
  /^(?:src\/)?main\.(?:c|cc|cpp|cxx)$/,
  /(?:^|\/)src\/bin\/[^/]+(?:\/main)?\.rs$/,
  /(?:^|\/)Program\.cs$/,
  /Application\.(?:java|kt)$/,
  /(?:^|\/)__main__\.py$/,
  /^(?:manage|app|main|wsgi)\.py$/,
  /^(?:exe|bin)\/[^/.]+$/,
  /^config\.ru$/,
  /^(?:public\/)?index\.php$/,
  /^(?:src\/)?(?:main|index|app|server)\.[cm]?[jt]sx?$/,
];
