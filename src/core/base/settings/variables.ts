// Environment variables for settings of the editor: their names and how their text is read.

/** The environment variable of the setting `clew.<name>`: `CLEW_GRAPH_CALLER_HOPS` of `graph.callerHops`. */
export function variableOf(name: string): string {
  return `CLEW_${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase()}`;
}

/** Reads `true`, `1`, `false` or `0`, in any case; undefined for any other text. */
export function switchValue(text: string): boolean | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

/** The number in `text`, or NaN. A blank is no number, though JavaScript reads it as 0. */
export function numberIn(text: string): number {
  return text.trim() === '' ? NaN : Number(text);
}
