// Which files have shared names: all but those that only show them.
import type { TextFile } from '../../text/fileTexts.ts';

/** Prose shows such names as examples: it neither sets nor uses them. */
export function isSource({ role }: Pick<TextFile, 'role'>): boolean {
  return role !== 'documentation';
}
