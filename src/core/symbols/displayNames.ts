// Converts index names to display names, without the placeholders of anonymous symbols.
import { baseName } from '../base/baseName.ts';

/** `save.<anonymous>.retry` becomes `save.retry`; a final anonymous function becomes the sign for functions: `save.ƒ`. */
export function displayNameOf(qualifiedName: string): string {
  return qualifiedName.replaceAll('<anonymous>.', '').replace(/<anonymous>$/, 'ƒ');
}

/** Name of a place of `file` in a list: its symbol or section, or the file name for code outside all definitions. */
export function nameInList(symbol: string | null, file: string): string {
  return symbol === null || symbol === '<module>' ? baseName(file) : displayNameOf(symbol);
}
