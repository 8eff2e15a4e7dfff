// Formats paths for models, which write them back in citations.
import { visibleText } from './visibleText.ts';

/** A path as models see and write it; with several roots, the name of the root comes first. */
export function pathOf(root: string, path: string, label: (root: string) => string): string {
  const name = label(root);
  return visibleText((name ? `${name}/${path}` : path).replace(/\s/g, ' '));
}
