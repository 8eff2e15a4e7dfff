// Looks up a name that occurs in a file without being a definition: destructured, imported, a key.
import type { PathFile } from '../../workspace/pathIndex.ts';
import { countPhrase, type GapSources, type GapResult } from './gapResult.ts';
import { linesNaming, windowsOf } from './namingLines.ts';

/** Maximum line numbers in the note. Set by judgement. */
const mostNumbers = 12;

/**
 * The first lines of the file with the name as a word, and their neighbours; undefined when there are none. A partial find: it is no
 * definition.
 */
export async function writtenGap(name: string, file: PathFile, within: GapSources): Promise<GapResult | undefined> {
  const own = name.slice(name.lastIndexOf('.') + 1);
  const naming = await linesNaming(own, file, within);
  if (naming.length === 0) return undefined;
  const lines = (await within.sources.lines(file.root, file.path)) ?? [];
  const places = windowsOf(file, own, naming, lines.length - 1);
  const verb = naming.length === 1 ? 'names' : 'name';
  const note = `\`${own}\` is no definition of its own; ${countPhrase(naming.length, 'line')} of ${file.path} ${verb} it: ${lineNumbersText(naming)}`;
  return { how: 'symbol-in-file', outcome: 'partial', places, symbols: [], candidates: [], note };
}

/** One-based line numbers, the first of many. */
export function lineNumbersText(lines: readonly number[]): string {
  const more = lines.length - mostNumbers;
  const named = lines.slice(0, mostNumbers).map((line) => line + 1);
  return `${lines.length === 1 ? 'line' : 'lines'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
