// How a language finds what an import names.

/**
 * How the specifier of an import leads to a file or folder; each has its search in `graph/modules`.
 * - `node`: relative paths, `node_modules`, path mappings
 * - `packages`: dotted packages below the roots of a project
 * - `classPath`: types by package and name
 * - `goModules`: folders below the path that the manifest gives
 * - `crates`: paths of modules that are files
 * - `includes`: paths of files
 * - `loadPath`: paths of files, which may leave out their ending
 * - `outside`: nothing of the workspace
 */
export type ModuleResolution = 'node' | 'packages' | 'classPath' | 'goModules' | 'crates' | 'includes' | 'loadPath' | 'outside';

/** Rules of imports. */
export interface ModuleRules {
  readonly moduleResolution: ModuleResolution;
  /** The ending of a file that its specifier may leave out. */
  readonly leftOutEnding: string;
  /** What may stand in an import after the module, besides names that the module defines: modules in it, types, or definitions of any file. */
  readonly importsName: 'submodules' | 'types' | 'definitions' | undefined;
  /** A specifier that is no path never means the importing file: it is a package of the same name. */
  readonly bareSpecifiersLeaveFile: boolean;
  /** `import a.b` binds `a`. */
  readonly importsBindTop: boolean;
  /** A star that is passed on brings no names into the file itself. */
  readonly starsOnlyPassOn: boolean;
  /** Types of the same package are there without an import, in whatever folder. */
  readonly packagesShareTypes: boolean;
  /** Id of the language of the manifest that names the modules of a project. */
  readonly manifest: string | undefined;
}

/** What holds where a language says nothing else. */
export const plainModules: ModuleRules = {
  moduleResolution: 'outside',
  leftOutEnding: '',
  importsName: undefined,
  bareSpecifiersLeaveFile: false,
  importsBindTop: false,
  starsOnlyPassOn: false,
  packagesShareTypes: false,
  manifest: undefined,
};
