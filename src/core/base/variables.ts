// Names of environment variables that set what a setting of the editor sets.

/** The environment variable of the setting `clew.<name>`: `CLEW_GRAPH_CALLER_HOPS` of `graph.callerHops`. */
export function variableOf(name: string): string {
  return `CLEW_${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase()}`;
}
