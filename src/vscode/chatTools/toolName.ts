// Maps tool names between core and the editor, whose single list for all extensions needs a prefix by owner.

const prefix = 'clew_';

/** The editor's name for the tool that core calls `name`. */
export function editorToolName(name: string): string {
  return `${prefix}${name}`;
}

/** Core's name for a tool of the editor's list; undefined for tools of others. */
export function coreToolName(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}
