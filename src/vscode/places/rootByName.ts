// Finds the root that a record names: records name roots for people.
import type { Root } from '../../core/ports.ts';

/** The root with this name in records; without a name it is the only one. */
export function rootByName(roots: readonly Root[], name: string): Root | undefined {
  return name === '' ? roots[0] : roots.find((root) => root.name === name);
}
