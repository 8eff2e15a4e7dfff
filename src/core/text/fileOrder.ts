// The order of some files among all texts: the last criterion between results that are equally good.
import type { FileTexts, TextFile } from './fileTexts.ts';

/** Position of each of `files` in {@link FileTexts.files}. Empty for a single file, which needs no order. */
export function fileOrder(files: ReadonlySet<TextFile>, texts: FileTexts): ReadonlyMap<TextFile, number> {
  const order = new Map<TextFile, number>();
  // A table of all files would cost more than the search itself where few match.
  if (files.size > 1) for (const [i, file] of texts.files().entries()) if (files.has(file)) order.set(file, i);
  return order;
}
