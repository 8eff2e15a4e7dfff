// How another program starts the tools of Clew for the folders of this window.

/** A program that speaks MCP over its standard streams. */
export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** What a command is made of. */
export interface ServerParts {
  /** `node` is on the PATH; otherwise the editor's own program runs it. */
  readonly hasNode: boolean;
  /** The editor's own program, which is Node when it is told so. */
  readonly editor: string;
  /** The script to run. */
  readonly script: string;
  /** Folders of the workspace, on disk. */
  readonly folders: readonly string[];
  /** Where the editor's index is stored, so that nothing is parsed twice. */
  readonly store: string;
}

/** The command; it finds the index that the editor has made. */
export function serverCommand({ hasNode, editor, script, folders, store }: ServerParts): ServerCommand {
  return {
    command: hasNode ? 'node' : editor,
    args: [script, 'mcp', ...folders.flatMap((folder) => ['--workspace', folder]), '--store', store],
    env: hasNode ? {} : { ELECTRON_RUN_AS_NODE: '1' },
  };
}
