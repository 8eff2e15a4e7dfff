// Names of roots and files for people: the root appears only where there are several.
import type { FileRef, Root } from '../ports.ts';

/** Name of a root by its key, for people: empty when there is only one. */
export type RootLabel = (root: string) => string;

/** The name of the root with `key`; empty when there is only one, or no such root. */
export function rootLabel(key: string, roots: readonly Root[]): string {
  return roots.length > 1 ? (roots.find((each) => each.key === key)?.name ?? '') : '';
}

/** Name of a file for people: with its root where there are several. */
export function fileName({ root, path }: FileRef, label: RootLabel): string {
  return label(root) ? `${label(root)}/${path}` : path;
}
