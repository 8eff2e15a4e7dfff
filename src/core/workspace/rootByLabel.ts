// Finds the root for a label: records use names for people, other parts use keys.
import type { Root } from '../ports.ts';

/** The root with the key or the name `label`; otherwise the first, since a single root has no label. */
export function rootByLabel(label: string, roots: readonly Root[]): Root | undefined {
  return roots.find(({ key, name }) => key === label || name === label) ?? roots[0];
}
