// Command with which another program starts Clew's tools for the folders of this window.

/** A program that speaks MCP over its standard streams. */
export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Inputs of a command. */
export interface ServerCommandOptions {
  /** Whether `node` is on the PATH; otherwise the editor's own program runs the script. */
  readonly hasNode: boolean;
  /** The editor's own program, which can run as Node. */
  readonly editor: string;
  /** The script to run. */
  readonly script: string;
  /** Folders of the workspace, on disk. */
  readonly folders: readonly string[];
  /** Folder of the editor's index, so that nothing is parsed twice. */
  readonly store: string;
  /** Whether the person trusts the folders in the editor; the server then reads their history, too. */
  readonly trusted: boolean;
}

/** Returns the command, which uses the index that the editor has made. */
export function serverCommand({ hasNode, editor, script, folders, store, trusted }: ServerCommandOptions): ServerCommand {
  return {
    command: hasNode ? 'node' : editor,
    args: [script, 'mcp', ...folders.flatMap((folder) => ['--workspace', folder]), '--store', store, ...(trusted ? ['--trust'] : [])],
    env: hasNode ? {} : { ELECTRON_RUN_AS_NODE: '1' },
  };
}
