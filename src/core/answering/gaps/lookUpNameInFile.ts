// Looks up a name that occurs in a file without being a definition: destructured, imported, a key.
import type { PathFile } from '../../workspace/pathIndex.ts';
import { countPhrase, type GapSources, type GapResult } from './gapResult.ts';
import { linesNaming, windowsOf } from './namingLines.ts';

/** Maximum line numbers in the note. Set by judgement. */
const maxNumbers = 12;

/**
 * The first lines of the file with the name as a word, and their neighbours; undefined when there are none. A partial find: it is no
 * definition.
 */
export async function lookUpNameInFile(name: string, file: PathFile, gapSources: GapSources): Promise<GapResult | undefined> {
  const lastPart = name.slice(name.lastIndexOf('.') + 1);
  const namingLines = await linesNaming(lastPart, file, gapSources);
  if (namingLines.length === 0) return undefined;
  const lines = (await gapSources.sources.lines(file.root, file.path)) ?? [];
  const places = windowsOf(file, lastPart, namingLines, lines.length - 1);
  const verb = namingLines.length === 1 ? 'names' : 'name';
  const note = `\`${lastPart}\` is no definition of its own; ${countPhrase(namingLines.length, 'line')} of ${file.path} ${verb} it: ${lineNumbersText(namingLines)}`;
  return { how: 'symbol-in-file', outcome: 'partial', places, symbols: [], candidates: [], note };
}

/** One-based line numbers, the first of many. */
export function lineNumbersText(lines: readonly number[]): string {
  const moreCount = lines.length - maxNumbers;
  const lineNumbers = lines.slice(0, maxNumbers).map((line) => line + 1);
  return `${lines.length === 1 ? 'line' : 'lines'} ${lineNumbers.join(', ')}${moreCount > 0 ? ` and ${moreCount} more` : ''}`;
}
