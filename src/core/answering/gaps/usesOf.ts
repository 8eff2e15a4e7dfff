// Finds a name that exists without a definition, by lines of code that hold it: a field, a variant of an enum, an option, a local.
import * as l10n from '@vscode/l10n';
import { terms as termsOf } from '../../text/terms.ts';
import { ofChunk, type Candidate } from '../../searching/candidate.ts';
import { codeFirst } from '../../searching/roleFactors.ts';
import { readMentions } from '../../reading/readMentions.ts';
import type { GapSources } from './gapResult.ts';
import { callsAmong, linesNaming } from './namingLines.ts';

/** Maximum chunks whose lines are read, and maximum places that are shown. */
const mostChunks = 30;
const mostPlaces = 6;
/** A compound word, an underscore or a digit: a word in this form is a name. */
const compound = /^[\p{L}_$][\p{L}\p{N}_$]*(?:[\p{Ll}\p{N}]\p{Lu}|[\p{L}\p{N}]_+[\p{L}\p{N}])[\p{L}\p{N}_$]*$/u;

/**
 * Code with `name` in its lines, most frequent first. Only for compound names, because a plain word occurs everywhere.
 * @param called only code that calls it
 */
export async function useCandidates(name: string, within: GapSources, called = false): Promise<readonly Candidate[]> {
  if (!compound.test(name)) return [];
  const { sources, scope } = within;
  const { terms } = readMentions(name);
  const words = [...new Set(termsOf(name))];
  const query = { text: name, terms, exact: [name], scope: scope.search, limit: mostChunks, roles: codeFirst } as const;
  const matches: { readonly place: Candidate; readonly times: number }[] = [];
  for (const { chunk, matched } of await sources.search.search(query)) {
    const isCode = chunk.role === 'code' || chunk.role === 'configuration';
    if (!isCode || !words.every((word) => matched.includes(word)) || !scope.contains(chunk.root, chunk.path, chunk.lines.first)) continue;
    const naming = await linesNaming(name, chunk, within, chunk.lines);
    const lines = called ? await callsAmong(naming, name, chunk, within) : naming;
    const [at] = lines;
    const why = called ? l10n.t('calls {0}', name) : l10n.t('uses {0}', name);
    if (at !== undefined) matches.push({ place: { ...ofChunk(chunk, 1, why, sources.graph), at }, times: lines.length });
  }
  return matches
    .toSorted((a, b) => b.times - a.times)
    .slice(0, mostPlaces)
    .map(({ place }) => place);
}
