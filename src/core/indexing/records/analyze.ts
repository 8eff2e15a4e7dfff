// Turns a text into its stored record: facts, chunks, terms. It masks secrets first, so that no later step sees them.
import { maskForIndex } from '../../secrets/scrub.ts';
import { extractFacts } from '../../symbols/extractFacts.ts';
import { extractEverything, type ExtractionSwitches } from '../../symbols/extractionSwitches.ts';
import type { Parsers } from '../../syntax/parser.ts';
import { textFilter } from '../../text/textFilter.ts';
import { isMarkedGenerated } from '../../workspace/decodeFile.ts';
import { cutChunks } from '../chunks/chunks.ts';
import type { FileRecord } from '../fileRecord.ts';

/**
 * The record of a text without its secrets. The mask moves nothing, so lines and columns are those of the text. Bad source gives a partial
 * record; rejects only when the parser itself fails.
 */
export async function analyze(
  text: string,
  language: string,
  parsers: Parsers,
  switches: ExtractionSwitches = extractEverything,
): Promise<FileRecord> {
  const maskedText = maskForIndex(text);
  const facts = await extractFacts(maskedText, language, parsers, switches);
  const flags = { generated: isMarkedGenerated(text), hasSecrets: maskedText !== text };
  return { facts, ...cutChunks(facts, maskedText), ...flags, filter: textFilter(maskedText) };
}
