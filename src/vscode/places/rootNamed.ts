// Which root a record means: records name roots for people.
import type { Root } from '../../core/ports.ts';

/** The root that records call `name`; without a name it is the only one. */
export function rootNamed(roots: readonly Root[], name: string): Root | undefined {
  return name === '' ? roots[0] : roots.find((root) => root.name === name);
}
