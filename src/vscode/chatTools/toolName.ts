// How the editor names a tool of Clew: all extensions share one list, so that each name begins with its owner.

const prefix = 'clew_';

/** The name under which the editor lists the tool that core calls `name`. */
export function editorToolName(name: string): string {
  return `${prefix}${name}`;
}

/** The name in core of a tool that the editor lists; undefined when it is none of Clew. */
export function coreToolName(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}
