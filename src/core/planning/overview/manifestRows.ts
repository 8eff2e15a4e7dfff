// Table of manifests that name the start of a project, and of conventional file names for it.
import type { ProjectManifest } from './projectManifest.ts';
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

/** File name and reader of a manifest. */
interface ManifestRow {
  readonly name: RegExp;
  readonly parse: (text: string) => ProjectManifest;
}

/** In reading order; a description comes from the first that has one. */
export const manifestRows: readonly ManifestRow[] = [
  { name: /^package\.json$/, parse: readPackageJson },
  { name: /^pyproject\.toml$/, parse: readPyproject },
  { name: /^setup\.cfg$/, parse: readSetupCfg },
  { name: /^setup\.py$/, parse: readSetupPy },
  { name: /^Cargo\.toml$/, parse: readCargo },
  { name: /^go\.mod$/, parse: readGoMod },
  { name: /^composer\.json$/, parse: readComposer },
  { name: /^pom\.xml$/, parse: readPom },
  { name: /^build\.gradle(?:\.kts)?$/, parse: readGradle },
  { name: /\.gemspec$/, parse: readGemspec },
  { name: /\.(?:cs|fs|vb)proj$/, parse: readProjectFile },
];

/** Conventional start files of languages and frameworks, where no manifest names one. */
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
