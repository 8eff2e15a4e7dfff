// Rules for imports: how a language finds the module that a specifier means.

/**
 * Ways from a specifier to a file or folder; `graph/modules` has a search for each.
 * - `node`: relative paths, `node_modules`, path mappings
 * - `packages`: dotted packages below the roots of a project
 * - `classPath`: types by package and name
 * - `goModules`: folders below the module path of the manifest
 * - `crates`: paths of modules, which are files
 * - `includes`: paths of files
 * - `loadPath`: paths of files, with or without their ending
 * - `outside`: nothing of the workspace
 */
export type ModuleResolution = 'node' | 'packages' | 'classPath' | 'goModules' | 'crates' | 'includes' | 'loadPath' | 'outside';

/** Rules by which imports are resolved. */
export interface ModuleRules {
  readonly moduleResolution: ModuleResolution;
  /** The file ending that a specifier may omit. */
  readonly optionalEnding: string;
  /** Names that may follow the module in an import, besides its own definitions: modules in it, types, or definitions of any file. */
  readonly importsName: 'submodules' | 'types' | 'definitions' | undefined;
  /** A bare specifier never means the importing file: it is a package of the same name. */
  readonly bareSpecifiersLeaveFile: boolean;
  /** `import a.b` binds `a`. */
  readonly importsBindTop: boolean;
  /** A re-exported star brings no names into the file itself. */
  readonly starsOnlyPassOn: boolean;
  /** Types of the same package are visible without an import, in any folder. */
  readonly packagesShareTypes: boolean;
  /** Id of the manifest's language, whose files name the modules of a project. */
  readonly manifest: string | undefined;
}

/** Values for languages that do not set the field. */
export const plainModules: ModuleRules = {
  moduleResolution: 'outside',
  optionalEnding: '',
  importsName: undefined,
  bareSpecifiersLeaveFile: false,
  importsBindTop: false,
  starsOnlyPassOn: false,
  packagesShareTypes: false,
  manifest: undefined,
};
