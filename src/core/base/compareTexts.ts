// Order of texts by code units. Unlike `localeCompare`, it is the same on every machine, and results must not depend on the machine.

/** Compares for `sort`: negative where `a` comes first. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
