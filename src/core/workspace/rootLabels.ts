// How roots and files are named for people: the root only where there are several.
import type { FileRef, Root } from '../ports.ts';

/** Name of a root by its key, as it is shown: empty when there is only one. */
export type RootLabel = (root: string) => string;

/** The name of the root with `key`; empty when there is only one, or none with it. */
export function rootLabel(key: string, roots: readonly Root[]): string {
  return roots.length > 1 ? (roots.find((each) => each.key === key)?.name ?? '') : '';
}

/** A file as people see it: with the name of its root where there are several. */
export function fileName({ root, path }: FileRef, label: RootLabel): string {
  return label(root) ? `${label(root)}/${path}` : path;
}
