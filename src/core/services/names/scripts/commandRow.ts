// Rows of the table of commands: how a command line says what code it starts, or which script.

/** What the name in a command can name. */
export const commandTargets = [
  /** A file, by its path. */
  'file',
  /** A module or package of Python, by its dotted name, perhaps with a definition after a colon. */
  'module',
  /** A folder with a main package of Go. */
  'folder',
  /** A command of Django, a module below `management/commands`. */
  'django',
  /** A script of a package.json. */
  'npm',
  /** A target of a makefile. */
  'make',
  /** A script of a composer.json. */
  'composer',
] as const;

/** What the name in a command names. */
export type CommandTarget = (typeof commandTargets)[number];

/** One way in which a command line starts code. */
export interface CommandRow {
  /** The tool that documents it. */
  readonly tool: string;
  readonly target: CommandTarget;
  /** Global pattern with the group `name`. Linear in the text. */
  readonly pattern: RegExp;
  /** Command lines with the names in them. They are the tests of the row. */
  readonly examples: readonly (readonly [command: string, ...names: string[]])[];
}
