// Which root a label means: records name roots for people, other parts by their key.
import type { Root } from '../ports.ts';

/** The root with the key or the name `label`; the first where none has it, since the only root of a workspace goes without a name. */
export function rootMeant(label: string, roots: readonly Root[]): Root | undefined {
  return roots.find(({ key, name }) => key === label || name === label) ?? roots[0];
}
