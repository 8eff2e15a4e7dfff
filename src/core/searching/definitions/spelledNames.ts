// Finds types and files that a question spells as ordinary words: `MultiPartParser` for "the multipart parser", `form_parsers.py` for "the
// form parsers".
import { isClassLike } from '../../graph/files/fileEntry.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { inScope } from '../scope.ts';

/** Maximum number of words in one name. */
export const maxNameWords = 4;
/** Shorter names are treated as ordinary words. */
const minNameLength = 4;

/**
 * The types that the longest run of words spells, else the files. A single word counts only when the question is about it. Cost: one
 * pass over all definitions.
 */
export function spelledNames({ intent, scope }: Inquiry, { graph }: Pick<Sources, 'graph'>): readonly SymbolNode[] {
  const runs = runsOf(intent);
  if (runs.size === 0) return [];
  const types = new Map<string, SymbolNode[]>();
  const files = new Map<string, SymbolNode[]>();
  const add = (to: Map<string, SymbolNode[]>, name: string, symbol: SymbolNode): void => {
    const key = squash(name);
    if (!runs.has(key)) return;
    const sameKey = to.get(key);
    if (sameKey) sameKey.push(symbol);
    else to.set(key, [symbol]);
  };
  for (const symbol of graph.symbols()) {
    if (symbol.role !== 'code' || !inScope(symbol, scope)) continue;
    if (isClassLike(symbol.fact)) add(types, symbol.fact.name, symbol);
    else if (symbol.fact.kind === 'module') add(files, stemOf(symbol.path), symbol);
  }
  const longestRun = (matches: ReadonlyMap<string, readonly SymbolNode[]>): readonly SymbolNode[] =>
    [...matches].sort(([a], [b]) => (runs.get(b) ?? 0) - (runs.get(a) ?? 0) || b.length - a.length)[0]?.[1] ?? [];
  return types.size ? longestRun(types) : longestRun(files);
}

/** Runs of neighbouring words without spaces, with their number of words. A plural also counts as its singular. */
function runsOf({ titleWords, content }: Intent): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  const contentWords = new Set(content);
  for (let from = 0; from < titleWords.length; from++) {
    for (let count = 1; count <= maxNameWords && from + count <= titleWords.length; count++) {
      const words = titleWords.slice(from, from + count);
      const text = squash(words.join(''));
      if (
        text.length < minNameLength ||
        !words.some((word) => contentWords.has(word)) ||
        (count === 1 && !contentWords.has(words[0] ?? ''))
      )
        continue;
      for (const each of text.endsWith('s') ? [text, text.slice(0, -1)] : [text]) runs.set(each, Math.max(count, runs.get(each) ?? 0));
    }
  }
  return runs;
}

/** Letters and digits of a name or phrase, in lower case. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Name of a file without its extension; for an index file the name of its folder. */
function stemOf(path: string): string {
  const parts = path.split('/');
  const stem = (parts.at(-1) ?? '').replace(/\..*$/, '');
  return /^(?:index|__init__|mod|main)$/.test(stem) ? (parts.at(-2) ?? stem) : stem;
}
