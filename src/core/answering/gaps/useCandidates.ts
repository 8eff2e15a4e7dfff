// Finds a name that exists without a definition, by lines of code that hold it: a field, a variant of an enum, an option, a local.
import * as l10n from '@vscode/l10n';
import { termsOfText } from '../../text/tokenizer.ts';
import { chunkCandidate, type Candidate } from '../../searching/candidate.ts';
import { codeFirstFactors } from '../../searching/roleFactors.ts';
import { readMentions } from '../../reading/readMentions.ts';
import type { GapSources } from './gapResult.ts';
import { callLinesAmong, linesNaming } from './namingLines.ts';

/** Maximum chunks whose lines are read. */
const maxChunks = 30;
/** Maximum places that are shown. */
const maxPlaces = 6;
/** A compound word, an underscore or a digit: a word in this form is a name. */
const compoundName = /^[\p{L}_$][\p{L}\p{N}_$]*(?:[\p{Ll}\p{N}]\p{Lu}|[\p{L}\p{N}]_+[\p{L}\p{N}])[\p{L}\p{N}_$]*$/u;

/**
 * Code with `name` in its lines, most frequent first. Only for compound names, because a plain word occurs everywhere.
 * @param onlyCalls only code that calls it
 */
export async function useCandidates(name: string, gapSources: GapSources, onlyCalls = false): Promise<readonly Candidate[]> {
  if (!compoundName.test(name)) return [];
  const { sources, scope } = gapSources;
  const { terms } = readMentions(name);
  const nameTerms = [...new Set(termsOfText(name))];
  const query = { text: name, terms, exact: [name], scope: scope.search, limit: maxChunks, roles: codeFirstFactors } as const;
  const countedPlaces: { readonly place: Candidate; readonly times: number }[] = [];
  for (const { chunk, matchedTerms } of await sources.fullText.search(query)) {
    const isCode = chunk.role === 'code' || chunk.role === 'configuration';
    if (!isCode || !nameTerms.every((word) => matchedTerms.includes(word)) || !scope.contains(chunk.root, chunk.path, chunk.lines.first))
      continue;
    const namingLines = await linesNaming(name, chunk, gapSources, chunk.lines);
    const lines = onlyCalls ? await callLinesAmong(namingLines, name, chunk, gapSources) : namingLines;
    const [firstLine] = lines;
    const why = onlyCalls ? l10n.t('calls {0}', name) : l10n.t('uses {0}', name);
    if (firstLine !== undefined)
      countedPlaces.push({ place: { ...chunkCandidate(chunk, 1, why, sources.graph), at: firstLine }, times: lines.length });
  }
  return countedPlaces
    .toSorted((a, b) => b.times - a.times)
    .slice(0, maxPlaces)
    .map(({ place }) => place);
}
